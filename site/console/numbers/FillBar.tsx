type FillBarProps = {
  readonly taken: number
  readonly places: number
  /** How many there were last year at this time. */
  readonly mark: number | undefined
}

/** How full it is, with last year's mark: a picture of what stands in words beside it. */
export function FillBar({ taken, places, mark }: FillBarProps) {
  const whole = Math.max(1, places, taken, mark ?? 0)
  const share = (count: number) => `${(100 * count) / whole}%`
  return (
    <div class="fill-bar" aria-hidden="true">
      <i style={{ width: share(taken) }} />
      {mark !== undefined && <b style={{ insetInlineStart: share(mark) }} />}
    </div>
  )
}
