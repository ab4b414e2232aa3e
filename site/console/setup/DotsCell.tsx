import { useEvent } from '../frame/useEvent.ts'
import { type CellProps, inForce, Source } from './cells.tsx'

/** Whose strokes are marked on cards, phones and paper: those of the allowance of the event, or of a leaderboard with its own. */
export function DotsCell({ part, isRound, words, onWant }: CellProps) {
  const { setup } = useEvent()
  const boards = setup.leaderboards.filter(({ eventId }) => eventId === setup.eventId || eventId === part.eventId)
  const value = inForce(part, '/dotsOf')
  const own = part.own.dotsOf
  const nameOf = (id: unknown) => boards.find(({ leaderboardId }) => leaderboardId === id)?.name
  const want = (to: number | null) =>
    onWant({
      what: words.dotsOf,
      eventId: part.eventId,
      shown: given => nameOf(given) ?? (isRound ? words.asEvent : words.ofAllowance),
      body: { settings: { dotsOf: { from: own ?? null, to } } },
    })
  return (
    <span class="cell">
      <select
        class="input select"
        aria-label={`${words.dotsOf}, ${part.name}`}
        value={nameOf(value) === undefined ? '' : String(value)}
        onChange={event => {
          const to = event.currentTarget.value
          want(to === '' ? null : Number(to))
          event.currentTarget.value = nameOf(value) === undefined ? '' : String(value)
        }}
      >
        <option value="">{words.ofAllowance}</option>
        {boards.map(({ leaderboardId, name }) => (
          <option key={leaderboardId} value={String(leaderboardId)}>
            {name}
          </option>
        ))}
      </select>
      <Source isOwn={own !== undefined} isRound={isRound} words={words} onBack={() => want(null)} />
    </span>
  )
}
