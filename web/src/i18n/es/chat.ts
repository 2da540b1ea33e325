export const chat = {
  title: "Charla",
  open: "Abrir la charla",
  close: "Cerrar la charla",
  placeholder: "Escribe a la mesa",
  send: "Enviar",
  older: "Mensajes anteriores",
  unread: (count: number): string => (count === 1 ? "1 sin leer" : `${count} sin leer`),
  company: (here: number, watching: number): string => {
    const seated = `${here} en la mesa`;
    if (watching === 0) return seated;
    return watching === 1 ? `${seated}, 1 mira` : `${seated}, ${watching} miran`;
  },
  empty: "Nadie ha dicho nada todavía.",
  said: (who: string, text: string): string => `${who} dice: ${text}`,
  sending: "enviando…",
  left: (count: number): string => `Quedan ${count} letras`,
  phrases: "Frases hechas",
  quick: [
    "¡Suerte!",
    "¡Qué baza!",
    "Bien jugado",
    "Dame un minuto",
    "Ya estoy aquí",
    "Gracias",
  ] as readonly string[],
};
