/** Signs of the scorecard, drawn in the colour of the words beside them. */
const paths = {
  before: <path d="m15 18-6-6 6-6" />,
  next: <path d="m9 18 6-6-6-6" />,
  clear: (
    <path d="M10 5a2 2 0 0 0-1.3.5l-6.4 5.8a1 1 0 0 0 0 1.4l6.4 5.8A2 2 0 0 0 10 19h10a2 2 0 0 0 2-2V7a2 2 0 0 0-2-2zm2 4 6 6m0-6-6 6" />
  ),
  undo: <path d="M9 14 4 9l5-5M4 9h10.5a5.5 5.5 0 0 1 0 11H11" />,
  saved: <path d="M12 2.5a9.5 9.5 0 1 0 0 19 9.5 9.5 0 0 0 0-19zM7.5 12.3l3.1 3.1 6-6.4" />,
  saving: (
    <>
      <circle cx="12" cy="12" r="9" />
      <path d="M12 3a9 9 0 0 1 0 18z" fill="currentColor" />
    </>
  ),
  held: (
    <path d="M9 2.5h6A2.5 2.5 0 0 1 17.5 5v14a2.5 2.5 0 0 1-2.5 2.5H9A2.5 2.5 0 0 1 6.5 19V5A2.5 2.5 0 0 1 9 2.5zM12 7v5m0 4.2v.1" />
  ),
  lost: <path d="M12 2.5a9.5 9.5 0 1 0 0 19 9.5 9.5 0 0 0 0-19zM8.5 8.5l7 7m0-7-7 7" />,
  missing: <circle cx="12" cy="12" r="9" stroke-dasharray="3.5 3.6" />,
} as const

export type IconName = keyof typeof paths

/** A sign of the scorecard; the words beside it say the same. */
export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg class="i" viewBox="0 0 24 24" aria-hidden="true">
      {paths[name]}
    </svg>
  )
}
