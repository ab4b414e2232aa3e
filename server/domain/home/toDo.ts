import type { Static } from 'typebox'
import type { Dashboard } from '../../../contract/home/console.ts'
import type { LineRow } from './dashboard.sql.ts'

type ToDo = Static<typeof Dashboard>['toDo'][number]

/** So many days before its start a draft is looked at. */
const soon = 14

/** What waits for a director, what concerns today first. */
export function toDo(lines: readonly LineRow[]): ToDo[] {
  const differing = lines.flatMap(({ name, round }): ToDo[] => {
    const count = round?.differing ?? 0
    if (!round || count === 0) return []
    const text =
      count === 1
        ? `1 card of ${name} differs from that of the marker.`
        : `${count} cards of ${name} differ from those of the markers.`
    return [{ kind: 'differingCards', text, eventId: round.eventId, count }]
  })
  const ballots = lines.flatMap(({ name, eventId, inBallot, ballotOver }): ToDo[] =>
    ballotOver && inBallot > 0
      ? [{ kind: 'ballotToDraw', text: `${name}: ${inBallot} wait for the ballot.`, eventId, count: inBallot }]
      : [],
  )
  const unofficial = lines.flatMap(({ name, eventId, time, state }): ToDo[] =>
    time === 'over' && state !== 'official' && state !== 'draft'
      ? [{ kind: 'notOfficial', text: `${name} is over and not official yet.`, eventId }]
      : [],
  )
  const drafts = lines.flatMap(({ name, eventId, time, state, days }): ToDo[] =>
    time === 'next' && state === 'draft' && days <= soon
      ? [
          {
            kind: 'draftSoon',
            text: `${name} begins in ${days} ${days === 1 ? 'day' : 'days'} and is a draft.`,
            eventId,
          },
        ]
      : [],
  )
  return [...differing, ...ballots, ...unofficial, ...drafts].slice(0, 100)
}
