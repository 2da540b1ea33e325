// The stroke icons: one line of 1.6 on a grid of 24, drawn for this page.
const circle = (cx: number, cy: number, r: number): string =>
  `M${cx - r} ${cy}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;

const ICONS = {
  back: "M20 12H5M11 5.5L4.5 12l6.5 6.5",
  bell: "M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 2h-15zM10 21h4",
  book: "M12 6C9 4 6 4 3.5 4.5v14C6 18 9 18 12 20c3-2 6-2 8.5-1.5v-14C18 4 15 4 12 6zM12 6v14",
  chair: "M7 3.5v9M17 3.5v9M7 5h10M7 8.5h10M5.5 12.5h13v3h-13zM7 15.5v5M17 15.5v5",
  chat: "M4 5.5h16v11H11l-4.5 3.5v-3.5H4z",
  check: "M4 12.5l5 5L20 6.5",
  clock: `${circle(12, 12, 8.5)}M12 7v5.3l3.4 2`,
  copy: "M9 9h11v11H9zM15 9V4H4v11h5",
  cross: "M6 6l12 12M18 6L6 18",
  deck: "M8 4.5h11.5V20H8zM5 7v13.5M11.5 12l2.2-3.2L16 12l-2.3 3.2z",
  device: "M3.5 5h11v9h-11zM6.5 18h5M9 14v4M17 9.5h4V20h-4z",
  down: "M5.5 9L12 15.5 18.5 9",
  eye: `M2.5 12Q7 5.5 12 5.5T21.5 12Q17 18.5 12 18.5T2.5 12z${circle(12, 12, 2.8)}`,
  flag: "M6 21V4M6 5h12l-3 4 3 4H6",
  full: "M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5",
  gone: "M4 10a12 12 0 0 1 9-3.4M7.5 14a7 7 0 0 1 3-1.8M20 10a12 12 0 0 0-3-2.1M12 18.5h.01M4 4l16 16",
  key: `${circle(8, 15.5, 4)}M11 12.5L19.5 4M16 7.5l3 3`,
  language: `${circle(12, 12, 8.5)}M3.5 12h17M12 3.5c-5 5-5 12 0 17M12 3.5c5 5 5 12 0 17`,
  last: "M9 4h10v13H9zM5 7.5V20h10",
  leave: "M13.5 4.5H5v15h8.5M10 12h10M16 7.5l4.5 4.5-4.5 4.5",
  less: "M5 12h14",
  menu: "M4 7h16M4 12h16M4 17h16",
  motion: "M3.5 8h7M5.5 12h5M3.5 16h7M13.5 6.5h6.5v11h-6.5z",
  mute: "M4 9.5v5h3.5L12 18V6L7.5 9.5zM16 9.5l5 5M21 9.5l-5 5",
  next: "M4 12h15M13 5.5l6.5 6.5-6.5 6.5",
  order: "M4 6h10v12H4zM17 9l2 -2.5 2 2.5M19 6.5v11M17 15l2 2.5 2-2.5",
  plus: "M12 5v14M5 12h14",
  robot: `M5 9h14v10H5zM12 9V5M9.5 13.2v1.6M14.5 13.2v1.6${circle(12, 4, 1.2)}`,
  scale: "M12 4v16M7 20h10M5 7h14M5 7l-3 7h6zM19 7l-3 7h6z",
  seal: `${circle(12, 9.5, 5.5)}M8.5 14L7 21l5-2.5L17 21l-1.5-7`,
  send: "M4 12L20 4l-5 16-3.5-7z",
  share: "M12 15V4M8 7.5L12 3.5l4 4M5 12v8h14v-8",
  sound: "M4 9.5v5h3.5L12 18V6L7.5 9.5zM15.5 9a4.2 4.2 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11",
  swap: "M4 8h14l-4-4M20 16H6l4 4",
  warning: "M12 4L21.5 20h-19zM12 10v4.5M12 17.3h.01",
} as const;

export type IconName = keyof typeof ICONS;
export const ICON_NAMES = Object.keys(ICONS) as IconName[];

/** Says nothing to a screen reader: what it means is written beside it, or on the button. */
export const Icon = ({ name, small = false }: { name: IconName; small?: boolean }) => (
  <svg class={small ? "ico ico--s" : "ico"} viewBox="0 0 24 24" aria-hidden="true">
    <path d={ICONS[name]} />
  </svg>
);
