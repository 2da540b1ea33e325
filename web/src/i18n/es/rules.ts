// Names and frame of the pages to read; their long text comes with them (pages.ts).
export const rules = {
  titles: {
    "como-jugar": "Cómo se juega",
    reglas: "Las reglas",
    consejos: "Consejos para empezar",
    variantes: "Lo que aquí no se juega",
  },
  pages: "Para leer",
  back: "Volver",
  openTable: "ABRIR MESA",
  lost: {
    not_found: "Aquí no hay ninguna mesa",
    table_gone: "Esa mesa ya se recogió",
    offline: "No hay conexión",
    other: "No se puede entrar",
  },
  lostText: {
    not_found: "Puede que al enlace le falte una letra. Pide que te lo manden otra vez.",
    table_gone: "Las mesas que nadie toca se guardan un tiempo y después se recogen.",
    offline: "Revisa tu red. La mesa está guardada y no se mueve sin ti.",
    other: "Inténtalo de nuevo en un momento.",
  },
  retry: "INTENTAR DE NUEVO",
  goHome: "IR AL INICIO",
};
