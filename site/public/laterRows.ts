/**
 * What is below the fold of a long list waits for the first paint: styling 144 rows takes a slow phone half a second. Rows with
 * the longest text of a column stay, so that no column gets wider afterwards.
 */
import { panels, rowsOf, seenText } from './dom.ts'

const rowsAboveTheFold = 30

/** Leaves out the later rows until something has been painted, then puts them in and calls `then`. */
export function leaveOutLaterRows(then: () => void): void {
  // A reader who comes back to a place on the page, or to an address on it, needs the whole page.
  const [navigation] = performance.getEntriesByType('navigation')
  const isNew = navigation instanceof PerformanceNavigationTiming && navigation.type === 'navigate' && !location.hash
  if (!isNew || performance.getEntriesByType('paint').length > 0) return
  const later = panels().flatMap(panel => laterOf(rowsOf(panel)))
  if (later.length === 0) return
  for (const row of later) row.classList.add('later')
  requestAnimationFrame(() =>
    setTimeout(() => {
      later.forEach(putIn)
      then()
    }),
  )
}

/** Whether the row still waits. */
export function isLeftOut(row: HTMLTableRowElement): boolean {
  return row.classList.contains('later')
}

/** Shows a row that waits. */
export function putIn(row: HTMLTableRowElement): void {
  row.classList.remove('later')
}

function laterOf(rows: readonly HTMLTableRowElement[]): readonly HTMLTableRowElement[] {
  if (rows.length <= rowsAboveTheFold) return []
  const longest = new Map<number, { readonly row: HTMLTableRowElement; readonly length: number }>()
  for (const row of rows)
    for (const cell of row.cells) {
      const { length } = seenText(cell)
      if (length > (longest.get(cell.cellIndex)?.length ?? 0)) longest.set(cell.cellIndex, { row, length })
    }
  const wide = new Set([...longest.values()].map(({ row }) => row))
  return rows.slice(rowsAboveTheFold).filter(row => !wide.has(row))
}
