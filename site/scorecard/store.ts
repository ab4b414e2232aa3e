/** What the phone keeps: its links, the last known rounds, and every tap until the server has acknowledged it. */
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { PhoneRound, Tap, TapResult } from '../../contract/site/scorecard.ts'
import { withTap } from './cards.ts'
import type { Link } from './link.ts'

/** A tap on its way. `rejected`: why the server does not take it; the person sees it until it is put away. */
export type StoredTap = Tap & {
  readonly linkId: string
  readonly roundId: string
  readonly scorer: number
  readonly rejected?: string
}

type Shape = DBSchema & {
  links: { key: string; value: Link & { readonly scorer?: number } }
  rounds: { key: [linkId: string, scorer: number]; value: PhoneRound }
  taps: { key: string; value: StoredTap }
  device: { key: 'device'; value: { readonly id: string; readonly sequence: number } }
}

/** A later year would not be written as a date. */
const latest = Date.UTC(9999, 0)

export type Store = IDBPDatabase<Shape>

/** Opens the store; a newer app adds stores and never takes one away. Fails where the browser keeps nothing. */
export async function openStore(): Promise<Store> {
  return openDB<Shape>('caddiemaster-scorecard', 1, {
    upgrade(database) {
      database.createObjectStore('links', { keyPath: 'id' })
      database.createObjectStore('rounds')
      database.createObjectStore('taps', { keyPath: 'entryId' })
      database.createObjectStore('device')
    },
    // Another tab with a newer app: let it go on; this one reads again when it is opened.
    blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
  })
}

export type Touched = Pick<StoredTap, 'linkId' | 'roundId' | 'scorer' | 'cardId' | 'hole' | 'value'>

/** A tap as it was touched. `seen`: the highest number of a device that was known then. */
export type NewTap = Touched & Pick<Tap, 'entryId' | 'tappedAt'> & { readonly seen: number }

/** A tap made now, with an id of its own. */
export function newTap(touched: Touched, seen: number): NewTap {
  const tappedAt = new Date(Math.min(Date.now(), latest)).toISOString()
  return { ...touched, entryId: crypto.randomUUID(), tappedAt, seen }
}

/** Keeps a tap with the next number of the device, above `seen`; it is on the disk when this returns. Keeping it again changes nothing. */
export async function storeTap(store: Store, { seen, ...tap }: NewTap): Promise<void> {
  const change = store.transaction(['taps', 'device'], 'readwrite', { durability: 'strict' })
  const [taps, devices] = [change.objectStore('taps'), change.objectStore('device')]
  const [known, kept] = await Promise.all([taps.getKey(tap.entryId), devices.get('device')])
  if (known === undefined) {
    const device = kept ?? { id: crypto.randomUUID(), sequence: 0 }
    const sequence = Math.max(device.sequence, seen) + 1
    devices.put({ ...device, sequence }, 'device')
    taps.put({ ...tap, device: device.id, deviceSequence: sequence })
  }
  await change.done
}

/** The taps of a link in the order in which they were made. */
export async function tapsOf(store: Store, linkId: string): Promise<readonly StoredTap[]> {
  const taps = await store.getAll('taps')
  return taps.filter(tap => tap.linkId === linkId).sort((a, b) => a.deviceSequence - b.deviceSequence)
}

/** Nobody has said yet who scores. */
const nobody = 0

/** The last known round of a link as this scorer has it; without one it asks who is scoring. */
export function knownRound(store: Store, linkId: string, scorer: number | undefined): Promise<PhoneRound | undefined> {
  return store.get('rounds', [linkId, scorer ?? nobody])
}

/** Keeps a round that was read. The link of everybody is handed on, also out of reach: it is kept for the whole group, and to ask again who scores. */
export async function keepRound(store: Store, linkId: string, round: PhoneRound): Promise<void> {
  const scorers = round.scorers.length > 0 ? [null, ...(round.scorer ? (round.players ?? []) : [])] : [round.scorer]
  const change = store.transaction('rounds', 'readwrite')
  for (const scorer of scorers) change.store.put({ ...round, scorer }, [linkId, scorer?.playerId ?? nobody])
  await change.done
}

/** Takes acknowledged taps over into the known round and marks the rejected ones. A round that has not begun takes them later. */
export async function settle(store: Store, sent: readonly StoredTap[], results: readonly TapResult[]): Promise<void> {
  const change = store.transaction(['taps', 'rounds'], 'readwrite', { durability: 'strict' })
  const [taps, rounds] = [change.objectStore('taps'), change.objectStore('rounds')]
  const answers = new Map(results.map(result => [result.entryId, result]))
  const keys = await rounds.getAllKeys()
  for (const tap of sent) {
    const answer = answers.get(tap.entryId)
    if (!answer || answer.code === 'ROUND_NOT_STARTED') continue
    if (answer.result === 'rejected') {
      taps.put({ ...tap, rejected: answer.code ?? 'REJECTED' })
      continue
    }
    for (const key of keys) {
      const round = key[0] === tap.linkId ? await rounds.get(key) : undefined
      if (round?.roundId === tap.roundId) rounds.put(withTap(round, tap), key)
    }
    taps.delete(tap.entryId)
  }
  await change.done
}

/** Forgets a link whose copy of an event was thrown away, with all that was scored in it; whether there was such a copy. */
export async function forgetCopy(store: Store, linkId: string): Promise<boolean> {
  const change = store.transaction(['links', 'rounds', 'taps'], 'readwrite')
  const [links, rounds, taps] = [change.objectStore('links'), change.objectStore('rounds'), change.objectStore('taps')]
  const [keys, kept] = await Promise.all([rounds.getAllKeys(), rounds.getAll()])
  const own = kept.flatMap((round, index) => {
    const key = keys[index]
    return key?.[0] === linkId ? [{ key, round }] : []
  })
  const wasCopy = own.some(({ round }) => round.isCopy)
  if (wasCopy) {
    const waiting = (await taps.getAll()).filter(tap => tap.linkId === linkId)
    for (const { key } of own) rounds.delete(key)
    for (const { entryId } of waiting) taps.delete(entryId)
    links.delete(linkId)
  }
  await change.done
  return wasCopy
}
