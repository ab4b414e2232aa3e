/** Taps of the check-in desk, on their way from the device to the server. */
import { call, Refused, type Reply } from '../../ui/call.ts'
import { patch } from '../../ui/data.ts'
import type { ScreenWords } from '../../ui/words.ts'
import { type KeptTap, tapQueue } from '../taps/tapQueue.ts'

type Player = Reply<'listCheckIns'>['players'][number]
type Said = { readonly state: Player['state'] } | { readonly paid: boolean }

type Tap = KeptTap & {
  readonly playerId: number
  /** For the words about it. */
  readonly name: string
  readonly said: Said
}

const queue = tapQueue<Tap, ScreenWords<'checkIn'>>('caddiemaster-check-in', (one, words) => {
  const { eventId, playerId, said } = one
  const params = { eventId }
  return {
    scope: `checkIn ${eventId}`,
    words: words.tapped({ name: one.name }),
    thing: thingOf(playerId),
    patches: [
      patch('listCheckIns', { params }, ({ players }) => ({
        players: players.map(player => (player.playerId === playerId ? { ...player, ...said } : player)),
      })),
    ],
    send: () => deliver(one, words),
  }
})

/** Sends what an earlier page could not. */
export const { sendKept } = queue

/** The thing that the reason of a refused tap stands beside. */
export function thingOf(playerId: number): string {
  return `checkIn:${playerId}`
}

/** Whether a gesture that was taken back is of this desk. */
export function isOfDesk<G extends { readonly thing: string | undefined }>(one: G): one is G & { thing: string } {
  return one.thing?.startsWith('checkIn:') === true
}

/** Keeps what a desk says about a player, shows it, and sends it when it can. */
export function tap(
  eventId: string,
  playerId: number,
  name: string,
  said: Said,
  words: ScreenWords<'checkIn'>,
): Promise<void> {
  const seenAt = new Date().toISOString()
  return queue.add({ entryId: crypto.randomUUID(), eventId, playerId, name, seenAt, said }, words)
}

async function deliver(
  { entryId, eventId, playerId, seenAt, said }: Tap,
  words: ScreenWords<'checkIn'>,
): Promise<void> {
  const entries = [{ entryId, playerId, seenAt, ...said }]
  const { entries: answers } = await call('setCheckIns', { params: { eventId }, body: { entries } })
  if (answers[0]?.result === 'rejected') throw new Refused(409, { detail: words.gone })
}
