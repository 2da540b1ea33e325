import type { chat as source } from "../es/chat";

export const chat: typeof source = {
  title: "Conversa",
  open: "Abrir a conversa",
  close: "Fechar a conversa",
  placeholder: "Escreva à mesa",
  send: "Enviar",
  older: "Mensagens anteriores",
  unread: (count) => (count === 1 ? "1 não lida" : `${count} não lidas`),
  company: (here, watching) => {
    const seated = `${here} na mesa`;
    if (watching === 0) return seated;
    return watching === 1 ? `${seated}, 1 assiste` : `${seated}, ${watching} assistem`;
  },
  empty: "Ninguém disse nada ainda.",
  said: (who, text) => `${who} diz: ${text}`,
  sending: "enviando…",
  left: (count) => `Restam ${count} letras`,
  phrases: "Frases prontas",
  quick: ["Boa sorte!", "Que vaza!", "Bem jogado", "Só um minuto", "Já voltei", "Obrigado"],
};
