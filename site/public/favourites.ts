/** Players that a reader marked: kept in the browser, shown above the leaderboard. */
import { main, panels, signButton } from './dom.ts'

const storageKey = `favourites ${location.pathname.split('/')[2]}`

/** Puts a star in front of every name on a leaderboard. */
export function addStars(): void {
  const known = favourites()
  for (const row of boardRows()) {
    const star = signButton('☆', 'star', '')
    row.querySelector('th[scope=row]')?.prepend(star)
    mark(star, row, known.includes(idOf(row)))
  }
}

/** Marks the player of the row, or takes the mark away. */
export function toggleFavourite(row: HTMLTableRowElement): void {
  const id = idOf(row)
  const known = favourites()
  const next = known.includes(id) ? known.filter(one => one !== id) : [...known, id]
  try {
    localStorage.setItem(storageKey, JSON.stringify(next))
  } catch {
    // A browser that keeps nothing still shows the results.
  }
  for (const one of boardRows()) {
    const star = one.querySelector<HTMLButtonElement>('.star')
    if (star) mark(star, one, next.includes(idOf(one)))
  }
}

/** Puts the favourites on the leaderboard of the selected list, whatever their flight, above all lists. */
export function showFavourites(selected: HTMLElement | undefined): void {
  main.querySelector('.favourites')?.remove()
  const board = selected?.dataset.board
  if (!board) return
  const known = favourites()
  const own = panels().filter(panel => panel.dataset.board === board)
  const rows = own.flatMap(boardRowsOf).filter(row => known.includes(idOf(row)))
  const table = own[0]?.querySelector('table')?.cloneNode(true) as HTMLTableElement | undefined
  if (rows.length === 0 || !table) return
  const caption = table.querySelector('caption')
  if (caption) caption.textContent = 'Favourites'
  table.querySelector('tbody')?.replaceChildren(...rows.map(copyOf))
  const section = document.createElement('div')
  section.className = 'favourites'
  section.append(table)
  panels()[0]?.before(section)
}

function favourites(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]')
    return Array.isArray(kept) ? kept : []
  } catch {
    return []
  }
}

function boardRows(): HTMLTableRowElement[] {
  return [...main.querySelectorAll<HTMLElement>('section[data-board]')].flatMap(boardRowsOf)
}

function boardRowsOf(panel: HTMLElement): HTMLTableRowElement[] {
  return [...panel.querySelectorAll<HTMLTableRowElement>('tr[data-id]')]
}

function idOf(row: HTMLTableRowElement): string {
  return row.dataset.id ?? ''
}

function mark(star: HTMLButtonElement, row: HTMLTableRowElement, isFavourite: boolean): void {
  const name = row.querySelector('th[scope=row]')?.lastChild?.textContent ?? ''
  star.textContent = isFavourite ? '★' : '☆'
  star.setAttribute('aria-pressed', String(isFavourite))
  star.setAttribute('aria-label', `Favourite: ${name}`)
  star.dataset.key = `star-${row.closest('section')?.id}-${idOf(row)}`
}

function copyOf(row: HTMLTableRowElement): HTMLTableRowElement {
  const copy = row.cloneNode(true) as HTMLTableRowElement
  copy.hidden = false
  const star = copy.querySelector<HTMLButtonElement>('.star')
  if (star) star.dataset.key += '-favourite'
  return copy
}
