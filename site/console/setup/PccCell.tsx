import { type CellProps, inForce, Source } from './cells.tsx'

const calculations = [-1, 0, 1, 2, 3] as const

/** The playing conditions calculation of the day, which the association publishes after the round. */
export function PccCell({ part, isRound, words, onWant }: CellProps) {
  const value = Number(inForce(part, '/pcc') ?? 0)
  const own = part.own.pcc
  const want = (to: number | null) =>
    onWant({
      what: words.pcc,
      eventId: part.eventId,
      shown: given => (typeof given === 'number' ? signed(given) : isRound ? words.asEvent : signed(0)),
      body: { settings: { pcc: { from: own ?? null, to } } },
    })
  return (
    <span class="cell">
      <select
        class="input select"
        aria-label={`${words.pcc}, ${part.name}`}
        value={String(value)}
        onChange={event => {
          want(Number(event.currentTarget.value))
          event.currentTarget.value = String(value)
        }}
      >
        {calculations.map(one => (
          <option key={one} value={String(one)}>
            {signed(one)}
          </option>
        ))}
      </select>
      <Source isOwn={own !== undefined} isRound={isRound} words={words} onBack={() => want(null)} />
    </span>
  )
}

function signed(calculation: number): string {
  return calculation > 0 ? `+${calculation}` : calculation < 0 ? `−${-calculation}` : '0'
}
