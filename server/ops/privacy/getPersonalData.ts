import { handle } from '../../domain/operation/handler.ts'
import { profilesWithIds } from '../../domain/players/merge.sql.ts'
import { lookAtErasure } from '../personalData/erasePlayer.ts'
import { erasedName } from '../personalData/redactPerson.ts'

export const getPersonalData = handle('getPersonalData', async ({ tx, params: { playerId }, now, refuse }) => {
  const [profile] = await profilesWithIds(tx, [playerId])
  if (!profile) return refuse('NOT_FOUND', 'anyPlayer', { playerId })
  const { fields, taken, left, events, isErased } = await lookAtErasure(tx, profile, now)
  const { firstName, lastName } = erasedName(playerId)
  return {
    newName: `${firstName} ${lastName}`,
    isErased,
    fields,
    taken,
    left,
    links: events.length,
    running: events
      .filter(({ isRunning }) => isRunning)
      .map(({ publicId, name, endDate }) => ({ eventId: publicId, name, endDate })),
  }
})
