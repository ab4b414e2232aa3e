/** Entries for the tests of recording: the medal (S-110) of the named world in progress, Carla (3) marked by Ana (1). */

import type { operations } from '../contract/all.ts'
import type { Input } from '../contract/client.ts'
import type { World } from './world.ts'

type Entry = Input<(typeof operations)['recordScores']>['body'][number]

let count = 0

/** An id that no other entry has. */
export function newEntryId(): string {
  count += 1
  return `10000000-0000-4000-8000-${count.toString().padStart(12, '0')}`
}

/** Carla's hole 1 as Ana's phone sends it, with a sequence above all others; `said` overrides. */
export function entry(said: Partial<Entry> = {}): Entry {
  const side = said.teamId === undefined ? { playerId: 3 } : {}
  const value = said.pickedUp || said.cleared || said.lifted ? {} : { strokes: 5 }
  return {
    entryId: newEntryId(),
    ...side,
    hole: 1,
    ...value,
    scorer: 1,
    device: 'phone-1',
    deviceSequence: count + 100,
    tappedAt: '2026-06-10T10:00:00Z',
    ...said,
  }
}

export async function start(world: World, eventId = 110): Promise<void> {
  await world.rows(`update event set state = 'in progress' where event_id = ${eventId}`)
}

/** What becomes of each entry: `accepted`, `superseded`, `duplicate`, or the code of its rejection. */
export async function results(world: World, body: readonly Entry[], eventId = 'S-110'): Promise<readonly string[]> {
  const recorded = await world.call('recordScores', { params: { eventId }, body: [...body] })
  return recorded.map(({ result, code }) => code ?? result)
}

/** The card rows of a round, as they are in the database. */
export async function cardRows(world: World, eventId = 110): Promise<Record<string, unknown>[]> {
  const rows = await world.rows('select * from card where event_id = $1 order by side, side_id', [eventId])
  // What follows from the log: the id of the score does not.
  return rows.map(({ score_id: _, ...row }) => row)
}
