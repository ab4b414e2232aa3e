import { type DBSchema, openDB } from 'idb'
import { Refused, Unreachable } from '../../ui/call.ts'
import { outbox } from '../../ui/data.ts'
import type { Gesture } from '../../ui/outbox.ts'
import { isOfLink } from '../helper/helper.ts'

/** `entryId` tells it from every other tap, `seenAt` is when it was tapped, `eventId` in which round. */
export type KeptTap = { readonly entryId: string; readonly seenAt: string; readonly eventId: string }

export type TapQueue<T extends KeptTap, W> = {
  /** Keeps a tap, shows it, and sends it when it can. */
  readonly add: (tap: T, words: W) => Promise<void>
  /** Sends what an earlier page could not. */
  readonly sendKept: (words: W) => Promise<void>
}

/**
 * Taps of people on the course. Each is on the disk of the device before it shows, and stays there until the server has it: a page
 * that is closed without a network sends its taps when it is opened again. The server takes each once, by its id. `database`: its
 * name on the device. `gestureOf`: how a tap shows and how it is sent.
 */
export function tapQueue<T extends KeptTap, W>(
  database: string,
  gestureOf: (tap: T, words: W) => Omit<Gesture, 'isKept'>,
): TapQueue<T, W> {
  type Shape = DBSchema & { taps: { key: string; value: T } }
  const opened = openDB<Shape>(database, 1, {
    upgrade(made) {
      made.createObjectStore('taps', { keyPath: 'entryId' })
    },
    // A browser that keeps nothing still sends while the page is open.
  }).catch(() => undefined)
  /** Those that this page sends. */
  const sent = new Set<string>()

  function send(tap: T, words: W): void {
    sent.add(tap.entryId)
    const gesture = gestureOf(tap, words)
    outbox.add({ ...gesture, isKept: true, send: key => deliver(tap.entryId, () => gesture.send(key)) })
  }

  async function deliver(entryId: string, attempt: () => Promise<unknown>): Promise<void> {
    await attempt().catch(async error => {
      if (!(error instanceof Refused)) throw error
      // A server in trouble takes it later, and so does whoever logs in again.
      if (error.status === 401 || error.status === 429 || error.status >= 500) throw new Unreachable(error.message)
      await forget(entryId)
      throw error
    })
    await forget(entryId)
  }

  async function forget(entryId: string): Promise<void> {
    await (await opened)?.delete('taps', entryId)
  }

  return {
    async add(tap, words) {
      const change = (await opened)?.transaction('taps', 'readwrite', { durability: 'strict' })
      change?.store.put(tap)
      await change?.done.catch(() => undefined)
      send(tap, words)
    },
    async sendKept(words) {
      const kept = (await (await opened)?.getAll('taps')) ?? []
      // A device that was used for another event keeps its taps until a link of that event is opened.
      const mine = kept.filter(({ entryId, eventId }) => !sent.has(entryId) && isOfLink(eventId))
      const late = mine.sort((a, b) => a.seenAt.localeCompare(b.seenAt))
      for (const one of late) send(one, words)
    },
  }
}
