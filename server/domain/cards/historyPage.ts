import { type LogEntry, type LogPart, readPart, registersOf } from '../../../rules/recording/scoreLog.ts'
import type { Transaction } from '../../kernel/database/connect.ts'
import { isWhole, type Page } from '../../kernel/database/list.ts'
import type { VisibleEvent } from '../access/visibleEvent.ts'
import type { CardOwner, StoredEntry } from '../scores/card.ts'
import { entriesOfCard, logOf, outdoneAfter } from '../scores/recording.sql.ts'

export type HistoryPage = Pick<LogPart, 'changes'> & {
  readonly entries: readonly StoredEntry[]
  /** The ids of the entries that are in force in their registers now. */
  readonly standing: ReadonlySet<string>
  /** The cursor of the next page, if there is one: the last entry of this page, and the entries in force after it. */
  readonly next: readonly number[] | undefined
}

/** Cursors are part of addresses and must stay short. For a card with more scorers than that, a page reads the log from its beginning. */
const mostInCursor = 300

/**
 * A page of the log of a card. What an entry changed depends on the entries before it, so the cursor names those in force at
 * that point: a page reads them, its own and those in force now, however long the log is.
 */
export async function historyPage(
  tx: Transaction,
  event: VisibleEvent,
  side: CardOwner,
  page: Page,
): Promise<HistoryPage> {
  const { limit = 100_000, after = [] } = page
  const [arrival = 0, ...stood] = after.map(Number)
  if (isWhole(page) || (arrival > 0 && stood.length === 0)) {
    const log = await logOf(tx, event, [side], { whole: true })
    const before = readPart(log.filter(entry => entry.arrival <= arrival)).standing
    return cut(log, { arrival, limit, before, current: log })
  }
  // Entries that count are read first, so that one that is outdone meanwhile is in both, and none is in neither.
  const [current, outdone, before] = await Promise.all([
    logOf(tx, event, [side]),
    outdoneAfter(tx, event, side, { arrival, limit: limit + 1 }),
    entriesOfCard(tx, event, side, stood),
  ])
  const both = new Map([...current, ...outdone].map(entry => [entry.arrival, entry]))
  return cut([...both.values()], { arrival, limit, before, current })
}

type PageEnd = {
  readonly arrival: number
  readonly limit: number
  /** The entries in force after `arrival`. */
  readonly before: readonly LogEntry[]
  readonly current: readonly StoredEntry[]
}

function cut(log: readonly StoredEntry[], { arrival, limit, before, current }: PageEnd): HistoryPage {
  const rest = log.filter(entry => entry.arrival > arrival).toSorted((a, b) => a.arrival - b.arrival)
  const entries = rest.slice(0, limit)
  const { changes, standing } = readPart(entries, before)
  const last = entries.at(-1)?.arrival ?? arrival
  const stood = standing.length > mostInCursor ? [] : standing.map(entry => entry.arrival).sort((a, b) => a - b)
  return {
    entries,
    changes,
    standing: new Set([...registersOf(current).values()].flat().map(({ entryId }) => entryId)),
    next: entries.length < rest.length ? [last, ...stood] : undefined,
  }
}
