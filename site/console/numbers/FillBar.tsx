type FillBarProps = {
  readonly taken: number
  /** Undefined where there is no limit: then the fullest of what is compared. */
  readonly places: number | undefined
  /** How many there were last year at this time. */
  readonly mark: number | undefined
}

/** How full it is, with last year's mark: a picture of what stands in words beside it. */
export function FillBar({ taken, places, mark }: FillBarProps) {
  const whole = Math.max(1, places ?? 0, places === undefined ? taken : 0, mark ?? 0)
  const share = (count: number) => `${Math.min(100, (100 * count) / whole)}%`
  return (
    <div class="fill-bar" aria-hidden="true">
      <i style={{ width: share(taken) }} />
      {mark !== undefined && <b style={{ insetInlineStart: share(mark) }} />}
    </div>
  )
}
