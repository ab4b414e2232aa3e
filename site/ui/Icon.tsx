/** Signs of the console, drawn in the colour of the words beside them. */
const paths = {
  activity: <path d="M22 12h-3l-3.5 8-7-16L5 12H2" />,
  add: <path d="M12 5v14M5 12h14" />,
  alert: (
    <>
      <circle cx="12" cy="12" r="9" />
      <path d="M12 7.5v5.5m0 3.4v.1" />
    </>
  ),
  back: <path d="M19 12H5M11 6l-6 6 6 6" />,
  board: <path d="M4 5h16v14H4zM4 10h16M9 10v9" />,
  calendar: <path d="M4 6h16v14H4zM4 10.5h16M8.5 3.5V8M15.5 3.5V8" />,
  cancelled: (
    <>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M6 18L18 6" />
    </>
  ),
  chart: <path d="M4 20h16M7 20v-6M12 20V5M17 20v-9" />,
  check: <path d="m5 12.5 4.5 4.5L19 7.5" />,
  chevrons: <path d="m7 15 5 5 5-5M7 9l5-5 5 5" />,
  clock: (
    <>
      <circle cx="12" cy="12" r="9" />
      <path d="M12 7v5l3.5 2" />
    </>
  ),
  close: <path d="M6 6l12 12M18 6L6 18" />,
  copy: <path d="M9 9h11v11H9zM5 15H4V4h11v1" />,
  down: <path d="m6 9 6 6 6-6" />,
  draft: <circle cx="12" cy="12" r="8.5" stroke-dasharray="3.2 3.5" />,
  flag: <path d="M7 21V4l10 3.5L7 11" />,
  fill: (
    <path d="M4 20 15 9m2.5-5 .8 2.2 2.2.8-2.2.8-.8 2.2-.8-2.2-2.2-.8 2.2-.8zM7 4v3M5.5 5.5h3M19 15v3m-1.5-1.5h3" />
  ),
  held: (
    <path d="M9 2.5h6A2.5 2.5 0 0 1 17.5 5v14a2.5 2.5 0 0 1-2.5 2.5H9A2.5 2.5 0 0 1 6.5 19V5A2.5 2.5 0 0 1 9 2.5zM12 7v5m0 4.200v.1" />
  ),
  home: <path d="M4 11l8-7 8 7v9h-5v-6H9v6H4z" />,
  inherited: <path d="M6 5v6a4 4 0 0 0 4 4h9m-4-4 4 4-4 4" />,
  keyboard: <path d="M3 6h18v12H3zM7 10h.01M11 10h.01M15 10h.01M7 14h10" />,
  layers: <path d="M12 4 3 8.5l9 4.5 9-4.5zM3 12.5l9 4.5 9-4.5M3 16.5l9 4.5 9-4.5" />,
  list: <path d="M13 6h8M13 12h8M13 18h8M3 6l1.5 1.5L7.5 4.5M3 12l1.5 1.5 3-3M3 18l1.5 1.5 3-3" />,
  live: (
    <>
      <circle cx="12" cy="12" r="8.5" />
      <circle cx="12" cy="12" r="4.5" fill="currentColor" stroke="none" />
    </>
  ),
  lock: <path d="M5 11h14v10H5zM8 11V7.5a4 4 0 0 1 8 0V11" />,
  menu: <path d="M4 6h16M4 12h16M4 18h16" />,
  more: <path d="M5 12h.01M12 12h.01M19 12h.01" stroke-width="3" />,
  official: (
    <>
      <circle cx="12" cy="12" r="9" />
      <path d="M8 12.5l3 3 5.5-6.5" />
    </>
  ),
  matches: <path d="M4 7h11l-3-3M15 7l-3 3M20 17H9l3 3M9 17l3-3" />,
  paste: <path d="M8 5H5v16h14V5h-3M9 3h6v4H9z" />,
  pen: <path d="M5 19l1-4L16.5 4.5l3 3L9 18z" />,
  pin: <path d="M9 4h6l-1 6 3 3H7l3-3zM12 13v7" />,
  player: (
    <>
      <circle cx="12" cy="8" r="4" />
      <path d="M4.5 20a7.5 7.5 0 0 1 15 0" />
    </>
  ),
  players: (
    <>
      <circle cx="9" cy="8" r="3.5" />
      <path d="M2.5 20a6.5 6.5 0 0 1 13 0M16 4.800a3.5 3.5 0 0 1 0 6.400M18 14.200a6.5 6.5 0 0 1 3.5 5.800" />
    </>
  ),
  printer: <path d="M7 9V4h10v5M7 17H4V9h16v8h-3M7 14h10v6H7z" />,
  published: <circle cx="12" cy="12" r="8.5" />,
  redo: <path d="m15 14 5-5-5-5M20 9H9.5a5.5 5.5 0 0 0 0 11H13" />,
  saved: (
    <>
      <circle cx="12" cy="12" r="9" />
      <path d="m8 12.300 2.800 2.800L16 9.5" />
    </>
  ),
  saving: (
    <>
      <circle cx="12" cy="12" r="9" />
      <path d="M12 3a9 9 0 0 1 0 18z" fill="currentColor" />
    </>
  ),
  search: (
    <>
      <circle cx="11" cy="11" r="6.5" />
      <path d="M16 16l4.5 4.5" />
    </>
  ),
  settings: <path d="M10 5H3M12 19H3M14 3v4M16 17v4M21 12h-9M21 19h-5M21 5h-7M8 10v4M8 12H3" />,
  suspended: <path d="M8.5 5v14M15.5 5v14" stroke-width="4" />,
  swap: <path d="m17 3 4 4-4 4M3 11V9a2 2 0 0 1 2-2h16M7 21l-4-4 4-4M21 13v2a2 2 0 0 1-2 2H3" />,
  teams: <path d="M4 5h7v14H4zM13 5h7v14h-7zM6 9h3M6 13h3M15 9h3M15 13h3" />,
  teeSheet: <path d="M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM13 13h7v7h-7z" />,
  trophy: <path d="M7 4h10v6a5 5 0 0 1-10 0zM7 6H4v2a3 3 0 0 0 3 3M17 6h3v2a3 3 0 0 1-3 3M12 15v5M8 20h8" />,
  undo: <path d="M9 14 4 9l5-5M4 9h10.5a5.5 5.5 0 0 1 0 11H11" />,
  unofficial: (
    <>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M12 3.5a8.5 8.5 0 0 1 0 17z" fill="currentColor" />
    </>
  ),
  warn: <path d="M12 3.5 2.5 20h19zM12 10v4.5m0 2.600v.1" />,
} as const

export type IconName = keyof typeof paths

/** A sign of the set; the words beside it say the same. */
export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg class="i" viewBox="0 0 24 24" aria-hidden="true">
      {paths[name]}
    </svg>
  )
}
