// The strip that says what the buttons of a gamepad do.
export const pad = {
  title: "Qué hace cada botón del mando",
  move: "mover",
  press: "jugar",
  back: "volver",
  carry: "ordenar",
  menu: "menú",
  sound: "sonido",
};
