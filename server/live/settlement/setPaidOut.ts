import { lockEvent } from '../../domain/access/lockEvent.sql.ts'
import { publicEventId } from '../../domain/access/visibleEvent.ts'
import { from } from '../../domain/operation/from.ts'
import { requireRegistered } from '../../domain/roster/requireRegistered.ts'
import { requireTeams } from '../../domain/teams/requireTeams.ts'
import { handleLive } from '../handleLive.ts'
import { type PrizeGiven, prizesGiven, writePrizeGiven } from './prizesGiven.sql.ts'
import { givenOf } from './settlementOf.ts'

const nothing: PrizeGiven = { cents: 0, method: 'cash', note: null }

export const setPaidOut = handleLive('setPaidOut', async ({ tx, event, params, body, caller, now, refuse, record }) => {
  const { payeeId } = params
  const { communityId, eventId, kind, registrationEventId } = event
  if (kind === 'R') refuse('MULTI_ROUND_EVENT_REQUIRED', 'prizes', { eventId: publicEventId('M', registrationEventId) })
  const id = Number(payeeId.slice(2))
  const payee = payeeId.startsWith('P') ? { playerId: id, teamId: null } : { playerId: null, teamId: id }
  // Two desks that pay the same prize at once are told of each other.
  await lockEvent(tx, event)
  const [row] = await prizesGiven(tx, event, payee)
  // Whoever was paid and has left the event can still give it back.
  if (!row && payee.playerId !== null)
    await requireRegistered(refuse, tx, event, caller.communities, [{ playerId: id }], 'NOT_FOUND')
  if (!row && payee.teamId !== null) await requireTeams(refuse, tx, event, [{ teamId: id }])
  const before: PrizeGiven = row ? { cents: row.cents, method: row.method, note: row.note } : nothing
  const subject = `prize_given/${eventId}/${payeeId}`
  const note = from(refuse, '/note', body.note, before.note, subject)
  const after: PrizeGiven = {
    cents: from(refuse, '/cents', body.cents, before.cents, subject) ?? before.cents,
    method: from(refuse, '/method', body.method, before.method, subject) ?? before.method,
    note: note === undefined ? before.note : note,
  }
  const isSame = before.cents === after.cents && before.method === after.method && before.note === after.note
  if (!isSame && before.cents + after.cents > 0) {
    await writePrizeGiven(tx, event, payee, after, { actor: caller.actor, now })
    await record({
      communityId,
      eventId,
      kind: 'prize.given',
      subject: payee.playerId === null ? { teamId: id } : { playerIds: [id] },
      before: audited(before),
      after: audited(after),
    })
  }
  const [kept] = await prizesGiven(tx, event, payee)
  return { payeeId, given: kept ? givenOf(kept) : null }
})

/** A note about a person is called so, because the log hides it and an erasure takes it. */
function audited({ note, ...others }: PrizeGiven) {
  return { ...others, personNote: note }
}
