import type { Static } from 'typebox'
import type { ToDo } from '../../../contract/home/console.ts'
import type { LineRow } from './dashboard.sql.ts'

type Need = Static<typeof ToDo>

/** So many days before its start a draft is looked at. */
const soon = 14

/** What waits for a director, what concerns today first. */
export function toDo(lines: readonly LineRow[]): Need[] {
  const differing = lines.flatMap(({ name, round }): Need[] =>
    round && round.differing > 0
      ? [{ kind: 'differingCards', eventId: round.eventId, name, count: round.differing }]
      : [],
  )
  const where = (kind: Need['kind'], countOf: (line: LineRow) => number | undefined) =>
    lines.flatMap((line): Need[] => {
      const count = countOf(line)
      return count === undefined ? [] : [{ kind, eventId: line.eventId, name: line.name, count }]
    })
  return [
    ...differing,
    ...where('ballotToDraw', ({ inBallot, ballotOver }) => (ballotOver && inBallot > 0 ? inBallot : undefined)),
    ...where('placesFree', ({ time, waiting, places, registered }) =>
      time === 'next' && waiting > 0 && places !== null && places > registered ? waiting : undefined,
    ),
    ...where('notOfficial', ({ time, state }) =>
      time === 'over' && state !== 'official' && state !== 'draft' ? 1 : undefined,
    ),
    ...where('draftSoon', ({ time, state, days }) =>
      time === 'next' && state === 'draft' && days <= soon ? days : undefined,
    ),
  ].slice(0, 100)
}
