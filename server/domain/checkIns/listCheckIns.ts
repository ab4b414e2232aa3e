import { handle } from '../operation/handler.ts'
import { localTime } from '../teeSheet/teeTime.ts'
import { type CheckInRow, checkInsOf } from './checkIns.sql.ts'

export const listCheckIns = handle('listCheckIns', async ({ tx, event, refuse }) => {
  if (event.kind === 'M') refuse('ROUND_REQUIRED', 'checkIns')
  const rows = await checkInsOf(tx, event)
  return { players: rows.map(row => checkIn(row, event.timeZone)) }
})

function checkIn(row: CheckInRow, timeZone: string) {
  const { suffix, handle: nickname, teePairingId, teeTime, teeHole, teeGroup, seat: _, seenAt, ...rest } = row
  return {
    ...rest,
    ...(suffix !== null && { suffix }),
    ...(nickname !== null && { handle: nickname }),
    ...(teePairingId !== null && { teePairingId }),
    ...(teeTime !== null && { teeTime: localTime(Temporal.Instant.from(teeTime), timeZone) }),
    ...(teeHole !== null && { hole: teeHole }),
    ...(teeGroup !== null && { group: teeGroup }),
    ...(seenAt !== null && { seenAt }),
  }
}
