// Arrows and the D-pad walk what can be pressed, by where things are on the screen.

export type Direction = "left" | "right" | "up" | "down";

const PRESSABLE =
  'a[href], button:not([disabled]), input:not([disabled]), select:not([disabled]), textarea:not([disabled]), [tabindex]:not([tabindex="-1"])';
/** The key for each direction. */
export const ARROWS = {
  left: "ArrowLeft",
  right: "ArrowRight",
  up: "ArrowUp",
  down: "ArrowDown",
} as const satisfies Record<Direction, string>;

const wayOf = (key: string): Direction | undefined =>
  (Object.keys(ARROWS) as Direction[]).find((way) => ARROWS[way] === key);

type Place = Readonly<{ x: number; y: number }>;

const centre = (element: Element): Place => {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
};

/** How far `to` is from `from` that way, sideways steps counting double; not that way at all: infinity. */
export const distance = (from: Place, to: Place, way: Direction): number => {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const across = way === "left" || way === "right";
  const ahead = across ? dx : dy;
  const along = way === "left" || way === "up" ? -ahead : ahead;
  const aside = Math.abs(across ? dy : dx);
  return along <= 1 || aside > along * 2.5 ? Number.POSITIVE_INFINITY : along + 2 * aside;
};

/** What can be pressed inside, in reading order. */
export const pressable = (root: ParentNode): HTMLElement[] =>
  [...root.querySelectorAll<HTMLElement>(PRESSABLE)].filter(
    (element) => !element.closest("[hidden], [inert]") && (element.checkVisibility?.() ?? true),
  );

const inOrder = (
  all: readonly HTMLElement[],
  from: Element,
  way: Direction,
): HTMLElement | undefined => {
  const step = way === "left" || way === "up" ? -1 : 1;
  const at = all.indexOf(from as HTMLElement);
  return all[(at + step + all.length) % all.length];
};

/** The nearest that way, or the next in reading order (round the end) where nothing is. */
export const neighbour = (
  root: ParentNode,
  from: Element,
  way: Direction,
): HTMLElement | undefined => {
  const all = pressable(root);
  const here = centre(from);
  const near = all
    .filter((element) => element !== from)
    .map((element) => ({ element, far: distance(here, centre(element), way) }))
    .filter(({ far }) => Number.isFinite(far))
    .sort((a, b) => a.far - b.far)[0];
  return near?.element ?? inOrder(all, from, way);
};

/** Moves the focus inside `root`; from outside, to its first. True when it moved. */
export const walk = (root: HTMLElement, way: Direction): boolean => {
  const from = document.activeElement;
  const inside = from !== null && from !== root && root.contains(from);
  const to = inside ? neighbour(root, from, way) : pressable(root)[0];
  to?.focus();
  return to !== undefined;
};

const ownsArrows = (target: EventTarget | null, way: Direction): boolean =>
  target instanceof HTMLInputElement
    ? ["text", "search", "url", "email", "number", "range"].includes(target.type)
      ? way === "left" || way === "right"
      : target.type === "radio"
    : target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;

/** Moves the focus inside `root` where an arrow says so. Fields and radio buttons keep the arrows they use. */
export const walkInside = (root: HTMLElement, event: KeyboardEvent): void => {
  const way = wayOf(event.key);
  if (!way || event.altKey || event.ctrlKey || event.metaKey) return;
  if (ownsArrows(event.target, way)) return;
  if (walk(root, way)) event.preventDefault();
};

/** For `onKeyDown` of whatever the arrows should walk. */
export const walkOnArrows = (event: KeyboardEvent): void => {
  const root = event.currentTarget;
  if (root instanceof HTMLElement) walkInside(root, event);
};
