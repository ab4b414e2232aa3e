import { type LogEntry, type LogPart, readPart, registersOf } from '../../../rules/recording/scoreLog.ts'
import type { Transaction } from '../../kernel/database/connect.ts'
import { isWhole, type Page } from '../../kernel/database/list.ts'
import type { VisibleEvent } from '../access/visibleEvent.ts'
import type { CardOwner, StoredEntry } from './card.ts'
import { entriesOfCard, logOf, outdoneAfter } from './recording.sql.ts'

export type HistoryPage = Pick<LogPart, 'changes'> & {
  readonly entries: readonly StoredEntry[]
  /** The ids of the entries that stand in their registers now. */
  readonly standing: ReadonlySet<string>
  /** Where the next page begins, if there is one: the last entry of this one, and what stood behind it. */
  readonly next: readonly number[] | undefined
}

/** Cursors stand in addresses; of a card that more scorers kept than anybody ever saw, a page reads the log up to it. */
const mostInCursor = 300

/**
 * A page of the log of a card. What an entry changed follows from those before it; the cursor names the entries that stood
 * there, so that a page reads these, its own and those that count now, however long the log is.
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
  // Those that count first: an entry that is outdone meanwhile is in both, and none is in neither.
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
  /** What stood behind `arrival`. */
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
