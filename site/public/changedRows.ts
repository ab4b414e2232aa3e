/** Rows that changed are tinted for some seconds and move to their new place; with reduced motion nothing moves. */

const moveMs = 420
const most = 60

type Known = { readonly top: number; readonly text: string }
export type Places = ReadonlyMap<string, Known>

/** Where the rows are that can be seen, and what they say. */
export function placesOfRows(root: ParentNode): Places {
  return new Map(
    rowsOf(root).map(row => [nameOf(row), { top: row.getBoundingClientRect().top, text: row.textContent }]),
  )
}

/** Tints and moves the rows that are not as they were. */
export function showChanges(root: ParentNode, before: Places): void {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  const changed = rowsOf(root).filter(row => {
    const known = before.get(nameOf(row))
    return known !== undefined && known.text !== row.textContent
  })
  if (changed.length > most) return
  for (const row of changed) row.classList.add('changed')
  if (isStill) return
  const moves = rowsOf(root).flatMap(row => {
    const known = before.get(nameOf(row))
    const by = known ? known.top - row.getBoundingClientRect().top : 0
    return by === 0 || Math.abs(by) > innerHeight ? [] : [{ row, by }]
  })
  for (const { row, by } of moves)
    row.animate([{ transform: `translateY(${by}px)` }, { transform: 'none' }], {
      duration: moveMs,
      easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
    })
}

function rowsOf(root: ParentNode): HTMLTableRowElement[] {
  return [...root.querySelectorAll<HTMLTableRowElement>('tr[data-id]')].filter(row => row.offsetParent !== null)
}

/** The favourites' copy of a row is another one. */
function nameOf(row: HTMLTableRowElement): string {
  return `${row.closest('section')?.id} ${row.closest('tbody')?.className} ${row.dataset.id}`
}
