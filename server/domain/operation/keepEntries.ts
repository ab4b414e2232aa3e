import type { Transaction } from '../../kernel/database/connect.ts'
import type { VisibleEvent } from '../access/visibleEvent.ts'
import { keptEntries, type LogOfTaps } from './keptEntries.sql.ts'

type Entry = { readonly entryId: string }

type Log<E> = {
  readonly table: LogOfTaps
  /** Adds those that are not there yet and belong to the round, and says which. */
  readonly insert: (
    tx: Transaction,
    event: VisibleEvent,
    entries: readonly E[],
    origin: { readonly actor: string; readonly now: Temporal.Instant },
  ) => Promise<ReadonlySet<string>>
}

type Own = {
  readonly tx: Transaction
  readonly event: VisibleEvent
  readonly caller: { readonly actor: string }
  readonly now: Temporal.Instant
}

/** Keeps the taps that a device sends of a round, each once however often it is sent: those that are new, and what became of each. */
export async function keepEntries<E extends Entry>(
  { tx, event, caller, now }: Own,
  { table, insert }: Log<E>,
  entries: readonly E[],
): Promise<{ readonly fresh: readonly E[]; readonly reply: { entries: Awaited<ReturnType<typeof keptEntries>> } }> {
  const given = eachOnce(entries)
  const added = await insert(tx, event, given, { actor: caller.actor, now })
  return {
    fresh: given.filter(({ entryId }) => added.has(entryId)),
    reply: { entries: await keptEntries(tx, table, event, entries) },
  }
}

/** Of those with the same id the first. A device writes its ids as it likes, the database in small letters. */
function eachOnce<E extends Entry>(entries: readonly E[]): readonly E[] {
  const byId = new Map<string, E>()
  for (const entry of entries) {
    const entryId = entry.entryId.toLowerCase()
    if (!byId.has(entryId)) byId.set(entryId, { ...entry, entryId })
  }
  return [...byId.values()]
}
