/**
 * Taps of the check-in desk. Each is on the disk of the device before it shows, and stays there until the server has it: a page
 * that is closed without a network sends its taps when it is opened again. The server takes each once, by its id.
 */
import { type DBSchema, openDB } from 'idb'
import { call, Refused, type Reply, Unreachable } from '../../ui/call.ts'
import { outbox, patch, readAgain } from '../../ui/data.ts'
import type { en } from './en.ts'

type Player = Reply<'listCheckIns'>['players'][number]
type Said = { readonly state: Player['state'] } | { readonly paid: boolean }

type Tap = {
  readonly entryId: string
  readonly eventId: string
  readonly playerId: number
  /** For the words about it. */
  readonly name: string
  readonly seenAt: string
  readonly said: Said
}

type Shape = DBSchema & { taps: { key: string; value: Tap } }

const opened = openDB<Shape>('caddiemaster-check-in', 1, {
  upgrade(database) {
    database.createObjectStore('taps', { keyPath: 'entryId' })
  },
  // A browser that keeps nothing still sends while the page is open.
}).catch(() => undefined)

/** Those that this page sends. */
const sent = new Set<string>()

/** The thing that the reason of a refused tap stands beside. */
export function thingOf(playerId: number): string {
  return `checkIn:${playerId}`
}

/** Whether a gesture that was taken back is of this desk. */
export function isOfDesk<G extends { readonly thing: string | undefined }>(one: G): one is G & { thing: string } {
  return one.thing?.startsWith('checkIn:') === true
}

/** Keeps what a desk says about a player, shows it, and sends it when it can. */
export async function tap(eventId: string, playerId: number, name: string, said: Said, words: typeof en) {
  const seenAt = new Date().toISOString()
  const one: Tap = { entryId: crypto.randomUUID(), eventId, playerId, name, seenAt, said }
  const store = await opened
  const change = store?.transaction('taps', 'readwrite', { durability: 'strict' })
  change?.store.put(one)
  await change?.done.catch(() => undefined)
  send(one, words)
}

/** Sends what an earlier page could not. */
export async function sendKept(words: typeof en): Promise<void> {
  const kept = (await (await opened)?.getAll('taps')) ?? []
  const late = kept.filter(({ entryId }) => !sent.has(entryId)).sort((a, b) => a.seenAt.localeCompare(b.seenAt))
  for (const one of late) send(one, words)
}

function send(one: Tap, words: typeof en): void {
  const { entryId, eventId, playerId, said } = one
  sent.add(entryId)
  const params = { eventId }
  outbox.add({
    scope: `checkIn ${eventId}`,
    words: words.tapped(one.name),
    thing: thingOf(playerId),
    isKept: true,
    patches: [
      patch('listCheckIns', { params }, ({ players }) => ({
        players: players.map(player => (player.playerId === playerId ? { ...player, ...said } : player)),
      })),
    ],
    send: () => deliver(one, words),
    settle: () => readAgain(['listCheckIns']),
  })
}

async function deliver({ entryId, eventId, playerId, seenAt, said }: Tap, words: typeof en): Promise<void> {
  const entries = [{ entryId, playerId, seenAt, ...said }]
  const { entries: answers } = await call('setCheckIns', { params: { eventId }, body: { entries } }).catch(
    async error => {
      if (!(error instanceof Refused)) throw error
      // A server in trouble takes it later, and so does whoever logs in again.
      if (error.status === 401 || error.status === 429 || error.status >= 500) throw new Unreachable(error.message)
      await forget(entryId)
      throw error
    },
  )
  await forget(entryId)
  if (answers[0]?.result === 'rejected') throw new Refused(409, { detail: words.gone })
}

async function forget(entryId: string): Promise<void> {
  await (await opened)?.delete('taps', entryId)
}
