import { type CellProps, inForce, Source } from './cells.tsx'

const nines = ['front', 'back'] as const

/** Which holes of the course are played: all of them, or one nine. */
export function NineCell({ part, isRound, words, onWant }: CellProps) {
  const value = nines.find(nine => nine === inForce(part, '/nine'))
  const own = part.own.nine
  const want = (to: (typeof nines)[number] | null) =>
    onWant({
      what: words.holes,
      eventId: part.eventId,
      shown: given => {
        const nine = nines.find(one => one === given)
        return nine ? words.nines[nine] : isRound ? words.asEvent : words.nines.all
      },
      body: { settings: { nine: { from: own ?? null, to } } },
    })
  return (
    <span class="cell">
      <select
        class="input select"
        aria-label={`${words.holes}, ${part.name}`}
        value={value ?? 'all'}
        onChange={event => {
          want(nines.find(nine => nine === event.currentTarget.value) ?? null)
          event.currentTarget.value = value ?? 'all'
        }}
      >
        {(['all', ...nines] as const).map(one => (
          <option key={one} value={one}>
            {words.nines[one]}
          </option>
        ))}
      </select>
      <Source isOwn={own !== undefined} isRound={isRound} words={words} onBack={() => want(null)} />
    </span>
  )
}
