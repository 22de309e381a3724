// Icons on a 24 by 24 grid, in the colour of the text. The icons are decorative: adjacent text conveys their meaning.

const PATHS = {
  arrow: "M5 12h14M13 6l6 6-6 6",
  back: "M19 12H5M11 18l-6-6 6-6",
  bag: "M8 8V6a4 4 0 0 1 8 0v2M5 8h14v12H5z",
  bed: "M3 18v-6a3 3 0 0 1 3-3h12a3 3 0 0 1 3 3v6M3 15h18M6 9V6h12v3M3 18v2M21 18v2",
  calendar: "M4 6h16v14H4zM4 10h16M8 3v4M16 3v4",
  car: "M4 16v-4l2-5h12l2 5v4M3 16h18v3h-3v-1H6v1H3zM4 12h16M7 14h2M15 14h2",
  check: "M5 13l4 4L19 7",
  chevron: "M6 9l6 6 6-6",
  clock: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 7v5l3 3",
  close: "M6 6l12 12M18 6L6 18",
  contrast: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 3v18M12 7h6M12 11h9M12 15h8",
  cup: "M5 8h12v5a5 5 0 0 1-5 5h-2a5 5 0 0 1-5-5zM17 9h2a2 2 0 0 1 0 5h-2M8 3v2M12 3v2",
  door: "M6 21V3h12v18M4 21h16M14 12h1",
  dot: "M12 11a1 1 0 1 0 0 2 1 1 0 0 0 0-2z",
  draw: "M4 17l4-11 9-2 3 9-8 7z",
  filter: "M4 6h16M7 12h10M10 18h4",
  fit: "M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5",
  fuel: "M5 21V4h9v17M3 21h13M7 8h5M14 11h2a2 2 0 0 1 2 2v4a1.5 1.5 0 0 0 3 0V9l-3-3",
  gear: "M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM12 3v3M12 18v3M3 12h3M18 12h3M5.6 5.6l2.1 2.1M16.3 16.3l2.1 2.1M5.6 18.4l2.1-2.1M16.3 7.7l2.1-2.1",
  info: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 11v6M12 7.5v.5",
  link: "M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1",
  map: "M9 4L3 6v14l6-2 6 2 6-2V4l-6 2zM9 4v14M15 6v14",
  minus: "M5 12h14",
  moon: "M20 14A8 8 0 0 1 10 4a8 8 0 1 0 10 10z",
  open: "M14 4h6v6M20 4l-9 9M18 14v6H4V6h6",
  person: "M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM4 21a8 8 0 0 1 16 0",
  pin: "M12 21s7-6.5 7-11a7 7 0 0 0-14 0c0 4.5 7 11 7 11zM12 8a2 2 0 1 0 0 4 2 2 0 0 0 0-4z",
  plane: "M10 20l2-1 2 1v-1.5l-1-1V13l8 2v-2l-8-5V4.5a1 1 0 0 0-2 0V8l-8 5v2l8-2v4.5l-1 1z",
  plus: "M12 5v14M5 12h14",
  refund: "M4 4v5h5M4.5 9a8 8 0 1 1-.5 5M12 8v8M9.5 10.5h3.8a1.4 1.4 0 0 1 0 2.8H10",
  road: "M8 4L4 20M16 4l4 16M12 4v3M12 10v4M12 17v3",
  search: "M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM16 16l5 5",
  snow: "M12 3v18M4.2 7.5l15.6 9M19.8 7.5l-15.6 9M9.5 4.5L12 7l2.5-2.5M9.5 19.5L12 17l2.5 2.5",
  star: "M12 3.5l2.6 5.4 5.9.8-4.3 4.1 1 5.9-5.2-2.8-5.2 2.8 1-5.9L3.5 9.7l5.9-.8z",
  suitcase: "M9 7V4h6v3M4 7h16v13H4zM8 7v13M16 7v13",
  sun: "M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.5 1.5M17.5 17.5L19 19M5 19l1.5-1.5M17.5 6.5L19 5",
  swap: "M7 4L3 8l4 4M3 8h14M17 12l4 4-4 4M21 16H7",
  warn: "M12 4L2.5 20h19zM12 10v5M12 17.5v.5",
} as const;

export type IconName = keyof typeof PATHS;

/** A condition in a list, as an icon with its text for screen readers. */
export function IconTag({ icon, good = true, children }: { icon: IconName; good?: boolean; children: string }) {
  return (
    <li class={good ? "tag good" : "tag"} title={children}>
      <Icon name={icon} /> <span class="visually-hidden">{children}</span>
    </li>
  );
}

export function Icon({ name, filled }: { name: IconName; filled?: boolean }) {
  return (
    <svg class={filled ? "icon filled" : "icon"} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={PATHS[name]} />
    </svg>
  );
}
