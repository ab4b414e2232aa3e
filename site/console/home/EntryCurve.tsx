type EntryCurveProps = {
  /** By week from eight weeks before the start on, then those of now. */
  readonly entered: readonly number[]
  readonly before?: readonly number[]
  readonly now: { readonly count: number; readonly days: number }
  readonly places: number | undefined
}

const weeks = 8
const width = 160
const height = 44
const edge = 3

/** How an event fills, week by week until its start: beside last year, and below the line of its places. A picture of what stands in words beside it. */
export function EntryCurve({ entered, before = [], now, places }: EntryCurveProps) {
  const whole = Math.max(1, places ?? 0, now.count, ...entered, ...before)
  const x = (week: number) => edge + ((width - 2 * edge) * week) / weeks
  const y = (count: number) => height - edge - ((height - 2 * edge) * count) / whole
  const path = (points: readonly (readonly [week: number, count: number])[]) =>
    points.map(([week, count], at) => `${at === 0 ? 'M' : 'L'}${x(week)} ${y(count)}`).join('')
  const today = Math.max(0, weeks - now.days / 7)
  const passed = entered.map((count, week) => [week, count] as const)
  return (
    <svg class="entry-curve" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {places !== undefined && (
        <path
          class="places"
          d={path([
            [0, places],
            [weeks, places],
          ])}
        />
      )}
      {before.length > 0 && <path class="before" d={path(before.map((count, week) => [week, count] as const))} />}
      <path d={path([...passed, [today, now.count]])} />
      <circle cx={x(today)} cy={y(now.count)} r="2.5" />
    </svg>
  )
}
