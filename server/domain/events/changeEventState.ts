import { said } from '../../../contract/words/say.ts'
import { timestampText } from '../../kernel/database/timestampText.ts'
import { requireOfLink } from '../access/requireOfLink.ts'
import { handle } from '../operation/handler.ts'
import { draftRounds, stateRows, writeState } from './eventState.sql.ts'
import { canFollow, type EventState, isClosed, isInPlay } from './eventState.ts'
import { eventStateRecord } from './eventStateRecord.ts'

/** Takes an event or a round to another state, with what that says about the others. */
export const changeEventState = handle('setEventState', async ({ event, body, caller, tx, now, record, refuse }) => {
  const { state, reason } = body
  const { communityId } = event
  const { own, parent } = await stateRows(tx, event, true)
  const isPause = isInPlay(own.state) && isInPlay(state)
  requireOfLink(refuse, caller, () => isPause)
  if (own.state === state) return eventStateRecord(event, own, parent)
  if (!canFollow(own.state, state)) {
    const [from, to] = [said(`fields.states.${own.state}`), said(`fields.states.${state}`)]
    refuse('STATE_TRANSITION', 'event', { from, to })
  }
  if (parent && (parent.state === 'draft' || isClosed(parent.state)))
    refuse('STATE_TRANSITION', 'round', { state: said(`fields.states.${parent.state}`) })
  if (isClosed(own.state) && reason === undefined)
    refuse('REASON_REQUIRED', 'state', { state: said(`fields.states.${own.state}`) })
  const at = timestampText(now)
  const set = async (eventId: number, before: string) => {
    await writeState(tx, communityId, eventId, state, at, isToldToAll(state) ? reason : undefined)
    const change = { subject: { eventIds: [eventId] }, before: { state: before }, after: { state, reason } }
    await record({ communityId, eventId, kind: 'event.stateSet', ...change })
  }
  const starts = state === 'in progress' && parent?.state === 'published'
  if (starts) await set(parent.eventId, parent.state)
  await set(own.eventId, own.state)
  // A recipe makes rounds that are drafts, and nobody publishes them one by one.
  if (state === 'published') for (const round of await draftRounds(tx, event)) await set(round, 'draft')
  const changed = { state, stateAt: at }
  return eventStateRecord(event, { ...own, ...changed }, starts ? { ...parent, ...changed } : parent)
})

/** Why an event is suspended or cancelled concerns everybody; why a result was reopened is the committee's business. */
function isToldToAll(state: EventState): boolean {
  return state === 'suspended' || state === 'cancelled'
}
