import { handleLive } from '../handleLive.ts'

export const setInHand = handleLive('setInHand', async ({ event, body, caller, service }) => {
  const { administratorId, name } = caller.staff.account
  service.presence.take(event.registrationEventId, { administratorId, name }, body.inHand)
  return { inHand: body.inHand }
})
