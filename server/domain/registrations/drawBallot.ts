import { createHash } from 'node:crypto'
import { queueMails } from '../../kernel/mail/mailQueue.sql.ts'
import { FormProblem } from './formProblem.ts'
import type { HeldEvent } from './holdEvent.ts'
import { freePlaces, inBallot, setState, setWaiting } from './queue.sql.ts'
import { registerSignedUp } from './registerSignedUp.ts'

export type Drawn = { readonly registered: readonly number[]; readonly rest: readonly number[] }

/**
 * Draws lots once registration has closed. As many as there are places are registered; the others go on the waiting list in
 * the order of their lots, or are not drawn when there is no list. The seed is recorded, so that anybody can repeat the draw
 * and compare. Throws {@link FormProblem}.
 */
export async function drawBallot(context: HeldEvent, seed: string): Promise<Drawn> {
  const { tx, event, settings, now, record } = context
  if (settings.mode !== 'ballot') throw new FormProblem('The event has no ballot: its mode is first come.')
  if (Temporal.Instant.compare(now, settings.closes) < 0)
    throw new FormProblem(`Registration is open until ${settings.closes.toString()}. Draw the lots afterwards.`)
  const order = lots(seed, await inBallot(tx, event))
  if (order.length === 0) throw new FormProblem('Nobody is in the ballot, or it has already been drawn.')
  const places = Math.max(0, (await freePlaces(tx, event, settings.fieldLimit)) ?? order.length)
  const [registered, rest] = [order.slice(0, places), order.slice(places)]
  await record({ kind: 'registration.ballotDrawn', subject: { playerIds: order }, after: { seed, playerIds: order } })
  if (registered.length > 0) await registerSignedUp(context, registered)
  if (settings.waitingList) await setWaiting(tx, event, rest)
  else await setState(tx, event, rest, 'not drawn')
  await queueMails(tx, event, rest, settings.waitingList ? 'waiting' : 'not drawn')
  return { registered, rest }
}

/** The players in the order of their lots. A lot is the SHA-256 of `<seed>:<player id>` in hexadecimal digits. */
export function lots(seed: string, playerIds: readonly number[]): readonly number[] {
  const lot = (id: number) => createHash('sha256').update(`${seed}:${id}`).digest('hex')
  return playerIds
    .map(id => ({ id, lot: lot(id) }))
    .toSorted((one, other) => (one.lot < other.lot ? -1 : 1))
    .map(({ id }) => id)
}
