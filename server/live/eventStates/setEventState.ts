import { changeEventState } from '../../domain/events/changeEventState.ts'
import { stateRows } from '../../domain/events/eventState.sql.ts'
import { handleLive } from '../handleLive.ts'
import { deletePublishedBoards } from './publishedBoards.sql.ts'
import { publishResults } from './publishResults.ts'

export const setEventState = handleLive('setEventState', async context => {
  const { tx, event, body, now } = context
  const { own } = await stateRows(tx, event, true)
  const reply = await changeEventState(context)
  if (body.state === own.state) return reply
  if (body.state === 'official') await publishResults(tx, event, now)
  // Only who reopens goes on showing what was published: where play goes on, or went on since, nothing was yet.
  else if (own.state !== 'official' || body.state !== 'completed') await deletePublishedBoards(tx, event)
  return reply
})
