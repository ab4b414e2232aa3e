/** The signs of the pages, drawn on a grid of 24 by lines that take the colour of the text around them. Words always stand beside them. */
import { Html } from '../../kernel/http/html.ts'

const shapes = {
  arrowLeft: '<path d="M19 12H5M11 6l-6 6 6 6"/>',
  arrowRight: '<path d="M5 12h14M13 6l6 6-6 6"/>',
  calendar: '<path d="M4 6h16v14H4zM4 10.5h16M8.5 3.5V8M15.5 3.5V8"/>',
  flag: '<path d="M7 21V4l10 3.5L7 11"/>',
  pen: '<path d="M5 19l1-4L16.5 4.5l3 3L9 18z"/>',
  printer: '<path d="M7 9V4h10v5M7 17H4V9h16v8h-3M7 14h10v6H7z"/>',
  screen: '<path d="M3 5h18v12H3zM9 21h6M12 17v4"/>',
  search: '<circle cx="11" cy="11" r="6.5"/><path d="M16 16l4.5 4.5"/>',
  // States: each differs in black and white.
  cancelled: '<circle cx="12" cy="12" r="8.5"/><path d="M6 18L18 6"/>',
  draft: '<circle cx="12" cy="12" r="8.5" stroke-dasharray="3.2 3.5"/>',
  live: '<circle cx="12" cy="12" r="8.5"/><circle cx="12" cy="12" r="4.5" fill="currentColor" stroke="none"/>',
  official: '<circle cx="12" cy="12" r="9"/><path d="M8 12.5l3 3 5.5-6.5"/>',
  published: '<circle cx="12" cy="12" r="8.5"/>',
  suspended: '<path d="M8.5 5v14M15.5 5v14" stroke-width="4"/>',
  unofficial: '<circle cx="12" cy="12" r="8.5"/><path d="M12 3.5a8.5 8.5 0 0 1 0 17z" fill="currentColor"/>',
} as const

export type IconName = keyof typeof shapes

/** An icon as SVG in the page, hidden from those who hear it. */
export function icon(name: IconName): Html {
  return new Html(`<svg class="i" viewBox="0 0 24 24" aria-hidden="true">${shapes[name]}</svg>`)
}
