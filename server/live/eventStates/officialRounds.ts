/** Rounds that are official while their multi-round event goes on: what is changed in the event must leave their results. */
import { needsOpenEvent, type Operation } from '../../../contract/operation.ts'
import { publicEventId, type VisibleEvent, visibleEvent } from '../../domain/access/visibleEvent.ts'
import { roundsOfBoard } from '../../domain/events/rounds.sql.ts'
import type { Transaction } from '../../kernel/database/connect.ts'
import { loadBoard } from '../boardInput.ts'
import { standingsRecord } from '../boardStandings.ts'
import { boardsOfEvent } from '../boardsOfEvent.sql.ts'
import { movedSides, type NamedStanding, standingsOf } from './movedSides.ts'

/** Where everybody stands on a leaderboard of a round that is official, in this transaction. */
export type OfficialStandings = readonly {
  readonly roundId: string
  readonly sides: ReadonlyMap<number, NamedStanding>
}[]

/**
 * What `op` has to leave as it is, by whichever address of the event it comes; undefined when no round is official. Steps stand
 * with the whole event: taking one back may change every round of it, also by the address of another round.
 */
export async function eventOfOfficialRounds(
  tx: Transaction,
  event: VisibleEvent,
  op: Operation,
): Promise<VisibleEvent | undefined> {
  if (!needsOpenEvent(op)) return undefined
  const whole =
    op.id === 'undo' && event.kind === 'R'
      ? await visibleEvent(tx, publicEventId('M', event.registrationEventId), [event.communityId])
      : event
  return whole?.hasOfficialRounds ? whole : undefined
}

/** Reads them. Whoever writes reads them before and after. */
export async function officialStandings(tx: Transaction, event: VisibleEvent): Promise<OfficialStandings> {
  const rounds = (await roundsOfBoard(tx, event)).filter(({ state }) => state === 'official')
  const found = await Promise.all(
    rounds.map(async ({ eventId }) => {
      const roundId = publicEventId('R', eventId)
      const round = await visibleEvent(tx, roundId, [event.communityId])
      const ids = round ? await boardsOfEvent(tx, round) : []
      const boards = await Promise.all(ids.map(({ leaderboardId }) => loadBoard(tx, event.communityId, leaderboardId)))
      return boards.map(board => ({ roundId, sides: standingsOf(board && standingsRecord(board)) }))
    }),
  )
  return found.flat()
}

/** The round in which somebody who stood on a leaderboard stands elsewhere now; who joins it last does not count. */
export function movedRound(before: OfficialStandings, after: OfficialStandings): string | undefined {
  return before.find(({ sides }, at) =>
    movedSides(sides, after[at]?.sides ?? new Map()).some(({ from }) => from !== null),
  )?.roundId
}
