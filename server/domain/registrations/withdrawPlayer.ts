import { timestampText } from '../../kernel/database/timestampText.ts'
import { requireOfLink } from '../access/requireOfLink.ts'
import { handle } from '../operation/handler.ts'
import { drawBall } from '../teams/drawBall.ts'
import { deleteRegistration } from './eventPlayers.sql.ts'
import { type HeldEvent, heldByStep } from './holdEvent.ts'
import { firstWaiting, offerPlaceTo } from './queue.sql.ts'
import { requireLeaving } from './requireLeaving.ts'
import { endOfOffer, offerTo } from './settleQueue.ts'

export const withdrawPlayer = handle('withdrawPlayer', async context => {
  const { event, params, body, caller, tx, record, refuse } = context
  const { playerId } = params
  const { status = 'withdrawn', reason, offerNext = false, blindDraw = false } = body
  requireOfLink(refuse, caller, purpose => purpose === 'official' || (status === 'noShow' && !offerNext && !blindDraw))
  const places = await requireLeaving(refuse, tx, event, caller.communities, playerId)
  await deleteRegistration(tx, event, playerId)
  await record({
    communityId: event.communityId,
    eventId: event.eventId,
    kind: 'registration.withdrawn',
    subject: { playerIds: [playerId] },
    before: { status: 'registered', ...places },
    after: { status, ...(reason !== undefined && { reason }) },
  })
  const drawn = blindDraw ? await drawnFor(context, places.teamIds) : undefined
  const next = await nextWaiting(await heldByStep(context), offerNext)
  return { playerId, ...places, ...(drawn && { drawn }), ...(next && { next }) }
})

/** A ball for each team that misses the player. */
async function drawnFor(draw: Parameters<typeof drawBall>[0], teamIds: readonly number[]) {
  const drawn = []
  for (const teamId of teamIds) {
    const player = await drawBall(draw, teamId)
    if (player) {
      const { suffix, ...named } = player
      drawn.push({ teamId, ...named, ...(suffix !== null && { suffix }) })
    }
  }
  return drawn
}

/** Who is first on the waiting list, and until when the place could be offered; with `offer` it is. */
async function nextWaiting(held: HeldEvent, offer: boolean) {
  const until = endOfOffer(held)
  const first = until && (await firstWaiting(held.tx, held.event))
  if (!until || !first) return undefined
  const { suffix, ...person } = first
  if (offer) {
    await offerPlaceTo(held.tx, held.event, person.playerId, until)
    await offerTo(held, until, [person.playerId])
  }
  return { ...person, ...(suffix !== null && { suffix }), until: timestampText(until), offered: offer }
}
