import { type CellProps, inForce, Source } from './cells.tsx'

const ways = ['tenth', 'exact'] as const
type Way = (typeof ways)[number]

/** How half of an index counts for nine holes. */
export function HalfIndexCell({ part, isRound, words, onWant }: CellProps) {
  const value: Way = inForce(part, '/halfIndex') === 'exact' ? 'exact' : 'tenth'
  const own = part.own.halfIndex
  const want = (to: Way | null) =>
    onWant({
      what: words.halfIndex,
      eventId: part.eventId,
      shown: given => words.halfIndexes[given === 'exact' ? 'exact' : 'tenth'],
      body: { settings: { halfIndex: { from: own ?? null, to } } },
    })
  return (
    <span class="cell">
      <select
        class="input select"
        aria-label={`${words.halfIndex}, ${part.name}`}
        value={value}
        onChange={event => {
          want(event.currentTarget.value === 'exact' ? 'exact' : 'tenth')
          event.currentTarget.value = value
        }}
      >
        {ways.map(way => (
          <option key={way} value={way}>
            {words.halfIndexes[way]}
          </option>
        ))}
      </select>
      <Source isOwn={own !== undefined} isRound={isRound} words={words} onBack={() => want(null)} />
    </span>
  )
}
