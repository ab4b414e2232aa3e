/** The field of a round that has not begun: who is registered, less who left before and who missed the cut. */
import type { GivenEventSettings } from '../../../contract/settings/givenEventSettings.ts'
import type { VisibleEvent } from '../../domain/access/visibleEvent.ts'
import type { Transaction } from '../../kernel/database/connect.ts'
import { loadBoard } from '../boardInput.ts'
import { countedBoard } from '../countedBoard.ts'
import type { BoardRow } from './facts.sql.ts'

export type LeftAs = 'withdrawn' | 'disqualified' | 'noReturn' | 'noShow'

/** Somebody who left in a round, by the status of the card. */
export type Leaver = { readonly eventId: number; readonly playerId: number; readonly as: LeftAs }

export type OutOfField = {
  readonly playerId: number
  readonly why: 'missedCut' | LeftAs
  /** The leaderboards on which the cut was missed. */
  readonly leaderboardIds: readonly number[]
}

/** `cut`: whether one has been made before the round, is still awaited, or there is none. */
export type FieldOfRound = { readonly cut: 'made' | 'awaited' | 'none'; readonly out: readonly OutOfField[] }

type Given = {
  /** The multi-round event. */
  readonly event: Pick<VisibleEvent, 'communityId' | 'registrationEventId'>
  /** The ids of its rounds in order. */
  readonly roundIds: readonly number[]
  /** The index of the round. */
  readonly place: number
  readonly boards: readonly BoardRow[]
  readonly leavers: readonly Leaver[]
  /** Who plays where several leaderboards make a cut. */
  readonly afterCut: NonNullable<GivenEventSettings['afterCut']>
}

/**
 * Who is out of a round. Of the leaderboards of the event those count that cut after an earlier round; who stands on none of
 * them plays. Who returned no card is out only once a cut was made: without one the next round may still count.
 */
export async function fieldOfRound(tx: Transaction, given: Given): Promise<FieldOfRound> {
  const { place, roundIds, afterCut } = given
  const before = new Set(roundIds.slice(0, place))
  const verdicts = afterCut === 'everybody' ? [] : await verdictsOf(tx, given)
  const cutMade = verdicts.some(({ missed }) => missed)
  const gone = given.leavers
    .filter(({ eventId, as }) => before.has(eventId) && (as !== 'noReturn' || cutMade))
    .map(({ playerId, as }) => ({ playerId, why: as, leaderboardIds: [] }))
  const left = new Set(gone.map(({ playerId }) => playerId))
  const missed = [...Map.groupBy(verdicts, ({ playerId }) => playerId)].flatMap(([playerId, own]): OutOfField[] => {
    const leaderboardIds = own.flatMap(one => (one.missed ? [one.leaderboardId] : []))
    const isOut = afterCut === 'madeAll' ? leaderboardIds.length > 0 : leaderboardIds.length === own.length
    return isOut && !left.has(playerId) ? [{ playerId, why: 'missedCut', leaderboardIds }] : []
  })
  return {
    cut: cutMade ? 'made' : verdicts.length > 0 ? 'awaited' : 'none',
    out: [...new Map(gone.map(one => [one.playerId, one])).values(), ...missed],
  }
}

type Verdict = { readonly playerId: number; readonly leaderboardId: number; readonly missed: boolean }

/** For each player on a leaderboard that has cut before the round, whether the cut was missed. */
async function verdictsOf(tx: Transaction, { event, place, boards }: Given): Promise<readonly Verdict[]> {
  const cutting = boards.filter(
    board =>
      board.eventId === event.registrationEventId &&
      (board.settings.cuts ?? []).some(({ afterRound }) => afterRound <= place),
  )
  const loaded = await Promise.all(cutting.map(board => loadBoard(tx, event.communityId, board.leaderboardId)))
  return loaded.flatMap(live =>
    (live?.flights ?? []).flatMap(flight => {
      if (!live) return []
      const statusOf = new Map(countedBoard(live, flight).board.rows.map(row => [row.sideId, row.status]))
      return flight.members.flatMap(({ sideId, players }) => {
        const status = statusOf.get(sideId)
        const missed = status === 'missedCut' || status === 'stoppedBySecondCut'
        return players
          .filter(({ drawn }) => !drawn)
          .map(({ summary: { playerId } }) => ({ playerId, leaderboardId: live.leaderboard.leaderboardId, missed }))
      })
    }),
  )
}
