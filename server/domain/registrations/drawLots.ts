import { createHash } from 'node:crypto'
import { queueMails } from '../../kernel/mail/mailQueue.sql.ts'
import type { Refuse } from '../../kernel/refuse.ts'
import type { HeldEvent } from './holdEvent.ts'
import { freePlaces, inBallot, setState, setWaiting } from './queue.sql.ts'
import { registerSignedUp } from './registerSignedUp.ts'

export type Drawn = {
  /** In the order of their lots. */
  readonly order: readonly number[]
  readonly registered: readonly number[]
  readonly rest: readonly number[]
}

/**
 * Draws lots once registration has closed. As many as there are places are registered; the others go on the waiting list in
 * the order of their lots, or are not drawn when there is no list. The seed is recorded, so that anybody can repeat the draw
 * and compare. Refuses with `NO_BALLOT`.
 */
export async function drawLots(refuse: Refuse<'NO_BALLOT'>, context: HeldEvent, seed: string): Promise<Drawn> {
  const { tx, event, settings, now, record } = context
  if (settings.mode !== 'ballot') refuse('NO_BALLOT', 'mode')
  if (Temporal.Instant.compare(now, settings.closes) < 0)
    refuse('NO_BALLOT', 'open', { closes: settings.closes.toString() })
  const order = lots(seed, await inBallot(tx, event))
  if (order.length === 0) refuse('NO_BALLOT', 'nobody')
  const places = Math.max(0, (await freePlaces(tx, event, settings.fieldLimit)) ?? order.length)
  const [registered, rest] = [order.slice(0, places), order.slice(places)]
  await record({ kind: 'registration.ballotDrawn', subject: { playerIds: order }, after: { seed, playerIds: order } })
  if (registered.length > 0) await registerSignedUp(context, registered)
  if (settings.waitingList) await setWaiting(tx, event, rest)
  else await setState(tx, event, rest, 'not drawn')
  await queueMails(tx, event, rest, settings.waitingList ? 'waiting' : 'not drawn')
  return { order, registered, rest }
}

/** The players in the order of their lots. A lot is the SHA-256 of `<seed>:<player id>` in hexadecimal digits. */
export function lots(seed: string, playerIds: readonly number[]): readonly number[] {
  const lot = (id: number) => createHash('sha256').update(`${seed}:${id}`).digest('hex')
  return playerIds
    .map(id => ({ id, lot: lot(id) }))
    .toSorted((one, other) => (one.lot < other.lot ? -1 : 1))
    .map(({ id }) => id)
}
