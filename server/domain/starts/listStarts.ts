import { type CheckInRow, checkInsOf } from '../checkIns/checkIns.sql.ts'
import { roundsOfBoard } from '../events/rounds.sql.ts'
import { handle } from '../operation/handler.ts'
import { localTime } from '../teeSheet/teeTime.ts'
import { namedStarts } from './starts.sql.ts'

export const listStarts = handle('listStarts', async ({ tx, event, refuse }) => {
  if (event.kind === 'M') refuse('ROUND_REQUIRED', 'teePairings')
  const [rows, told, [round]] = await Promise.all([
    checkInsOf(tx, event),
    namedStarts(tx, event),
    roundsOfBoard(tx, event),
  ])
  if (!round) throw new Error(`Round ${event.eventId} has no state.`)
  const starts = new Map(told.map(start => [start.teePairingId, start]))
  const places = rows.flatMap(row => placeOf(row) ?? []).sort(inOrder)
  return {
    timeZone: event.timeZone,
    state: round.state,
    groups: [...Map.groupBy(places, ({ teePairingId }) => teePairingId).values()].flatMap(members => {
      const [first] = members
      if (!first) return []
      const { teePairingId, teeTime, teeHole, teeGroup } = first
      const { startedAt, startedBy } = starts.get(teePairingId) ?? {}
      return {
        id: teePairingId,
        teeTime: localTime(Temporal.Instant.from(teeTime), event.timeZone),
        hole: teeHole,
        group: teeGroup,
        players: members.map(({ row }) => playerOf(row)),
        ...(startedAt !== undefined && { startedAt }),
        ...(startedBy != null && { startedBy }),
      }
    }),
  }
})

/** A player with a place on the tee sheet. */
type Place = {
  readonly teePairingId: number
  readonly teeTime: string
  readonly teeHole: number
  readonly teeGroup: string
  readonly row: CheckInRow
}

function placeOf(row: CheckInRow): Place | undefined {
  const { teePairingId, teeTime, teeHole, teeGroup } = row
  if (teePairingId === null || teeTime === null || teeHole === null || teeGroup === null) return undefined
  return { teePairingId, teeTime, teeHole, teeGroup, row }
}

/** Group by group as they start, in a group by seats; sorting keeps those without one in the order of names. */
function inOrder(a: Place, b: Place): number {
  return (
    Date.parse(a.teeTime) - Date.parse(b.teeTime) ||
    a.teeHole - b.teeHole ||
    a.teeGroup.charCodeAt(0) - b.teeGroup.charCodeAt(0) ||
    a.teePairingId - b.teePairingId ||
    (a.row.seat ?? Number.MAX_SAFE_INTEGER) - (b.row.seat ?? Number.MAX_SAFE_INTEGER)
  )
}

function playerOf({ playerId, firstName, lastName, suffix, handle: nickname, state }: CheckInRow) {
  return {
    playerId,
    firstName,
    lastName,
    ...(suffix !== null && { suffix }),
    ...(nickname !== null && { handle: nickname }),
    state,
  }
}
