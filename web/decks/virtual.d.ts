declare module "virtual:deck/*" {
  import type { Printed } from "./decks.ts";

  const printed: Printed;
  export default printed;
}
