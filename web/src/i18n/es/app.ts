// The installed page: a new version waits, there is no connection.
export const app = {
  news: "Hay una versión nueva",
  update: "ACTUALIZAR",
  offline: "Sin conexión. Lo que ves es lo último que se supo.",
};
