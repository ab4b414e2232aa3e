import { randomBytes } from 'node:crypto'
import { timestampText } from '../../kernel/database/timestampText.ts'
import { handle } from '../operation/handler.ts'
import { drawLots } from './drawLots.ts'
import { heldByStep } from './holdEvent.ts'

export const drawBallot = handle('drawBallot', async context => {
  const { event, body, now, refuse } = context
  if (event.kind === 'R') refuse('REGISTER_ON_MULTI_ROUND_EVENT', 'ballot', { eventId: event.registrationEventId })
  const seed = body.seed ?? randomSeed()
  const { order, registered, rest } = await drawLots(refuse, await heldByStep(context), seed)
  return { draw: { at: timestampText(now), seed, playerIds: [...order] }, registered: [...registered], rest: [...rest] }
})

/** A seed where nobody gave one. */
export function randomSeed(): string {
  return randomBytes(16).toString('hex')
}
