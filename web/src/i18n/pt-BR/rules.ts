import type { rules as source } from "../es/rules";

export const rules: typeof source = {
  titles: {
    "como-jugar": "Como se joga",
    reglas: "As regras",
    consejos: "Dicas para começar",
    variantes: "O que não se joga aqui",
  },
  pages: "Para ler",
  back: "Voltar",
  openTable: "ABRIR MESA",
  lost: {
    not_found: "Aqui não há nenhuma mesa",
    table_gone: "Essa mesa já foi recolhida",
    offline: "Não há conexão",
    other: "Não dá para entrar",
  },
  lostText: {
    not_found: "Pode faltar uma letra no link. Peça que mandem outra vez.",
    table_gone: "Mesas que ninguém toca são guardadas por um tempo e depois recolhidas.",
    offline: "Verifique sua rede. A mesa está guardada e não anda sem você.",
    other: "Tente de novo daqui a pouco.",
  },
  retry: "TENTAR DE NOVO",
  goHome: "IR AO INÍCIO",
};
