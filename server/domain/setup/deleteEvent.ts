import { said } from '../../../contract/words/say.ts'
import { publicEventId } from '../access/visibleEvent.ts'
import { isRehearsed } from '../events/rehearsal.sql.ts'
import { handle } from '../operation/handler.ts'
import { holdPlayers } from '../players/holdPlayers.sql.ts'
import { deleteEvents, eventContents, hasEntries, playersByName } from './eventContents.sql.ts'
import { wholeEvent } from './wholeEvent.ts'

export const deleteEvent = handle('deleteEvent', async ({ event, tx, record, refuse }) => {
  const { communityId, eventId } = event
  // The players first, as everywhere: those by name go with the event.
  await holdPlayers(tx, await playersByName(tx, communityId, eventId), 'change')
  const { own, first, rounds } = await wholeEvent(tx, event)
  const { name, state } = own
  if (own.kind === 'R') refuse('IN_USE', 'round', { name, eventId: publicEventId('M', first.eventId) })
  const eventIds = [own, ...rounds].map(part => part.eventId)
  if (await hasEntries(tx, communityId, eventIds)) refuse('IN_USE', 'played', { name })
  if (state !== 'draft') refuse('IN_USE', 'notDraft', { name, state: said(`fields.states.${state}`) })
  if (await isRehearsed(tx, communityId, eventId)) refuse('IN_USE', 'rehearsed', { name })
  const before = await eventContents(tx, communityId, eventIds)
  await deleteEvents(tx, communityId, eventIds)
  await record({ communityId, eventId, kind: 'event.deleted', subject: { eventIds }, before })
  return { eventId: publicEventId(own.kind, eventId), name }
})
