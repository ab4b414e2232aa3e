/** Players that a reader marked: kept in the browser, shown above the leaderboard and the tee sheet. */
import { main, panels, signButton } from './dom.ts'
import { isLeftOut, putIn } from './laterRows.ts'
import { words } from './words.ts'

const storageKey = `favourites ${location.pathname.split('/')[2]}`

/** Puts a star behind every name on a leaderboard, in a cell of its own; rows that wait for the first paint get theirs when they are there. */
export function addStars(): void {
  const known = favourites()
  const blank = signButton('', 'star', '')
  blank.innerHTML =
    '<svg class="i" viewBox="0 0 24 24" aria-hidden="true"><path d="M12 3l2.8 5.9 6.4.8-4.7 4.5 1.2 6.4L12 17.5l-5.7 3.1 1.2-6.4L2.8 9.7l6.4-.8z"/></svg>'
  for (const row of boardRows()) {
    if (isLeftOut(row) || row.querySelector('.star')) continue
    const star = blank.cloneNode(true) as HTMLButtonElement
    const cell = document.createElement('td')
    cell.className = 'follow'
    cell.append(star)
    row.querySelector('th[scope=row]')?.after(cell)
    addHead(row.closest('table'))
    mark(star, row, known.includes(idOf(row)))
  }
}

/** The cell over the stars of a table. */
function addHead(table: HTMLTableElement | null): void {
  const heading = table?.tHead?.querySelector('.heading')
  if (!heading || heading.nextElementSibling?.classList.contains('follow')) return
  const cell = document.createElement('td')
  cell.className = 'follow'
  heading.after(cell)
}

/** Marks the player of the row, or takes the mark away. */
export function toggleFavourite(row: HTMLTableRowElement): void {
  const id = idOf(row)
  const known = favourites()
  const next = known.includes(id) ? known.filter(one => one !== id) : [...known, id]
  keep(next)
  for (const one of boardRows()) {
    const star = one.querySelector<HTMLButtonElement>('.star')
    if (star) mark(star, one, next.includes(idOf(one)))
  }
}

/** Follows the player whom the address names, such as `#player-12`: a personal page leads to the tee sheet so. */
export function followAddressed(): void {
  const [, id] = /^#player-(\d+)$/.exec(location.hash) ?? []
  if (id === undefined) return
  const known = favourites()
  if (!known.includes(id)) keep([...known, id])
  // Who stops following them and reads the page again has stopped.
  history.replaceState(history.state, '', location.pathname + location.search)
}

/** Puts the favourites on the leaderboard of the selected list, whatever their flight, as the first rows of its table. */
export function showFavourites(selected: HTMLElement | undefined): void {
  for (const group of main.querySelectorAll('.following, .everybody .group')) group.remove()
  const board = selected?.dataset.board
  const table = selected?.querySelector('table')
  const body = table?.tBodies[0]
  if (!board || !table || !body) return
  const known = favourites()
  const own = panels().filter(panel => panel.dataset.board === board)
  const rows = own.flatMap(boardRowsOf).filter(row => known.includes(idOf(row)))
  if (rows.length === 0) return
  const following = document.createElement('tbody')
  following.className = 'following'
  following.append(groupRow(words.following, table), ...rows.map(copyOf))
  body.className = 'everybody'
  body.prepend(groupRow(words.leaderboard, table))
  body.before(following)
}

function groupRow(title: string, table: HTMLTableElement): HTMLTableRowElement {
  const row = document.createElement('tr')
  row.className = 'group'
  const heading = document.createElement('th')
  heading.scope = 'rowgroup'
  heading.colSpan = table.tHead?.rows[0]?.cells.length ?? 1
  heading.textContent = title
  row.append(heading)
  return row
}

function keep(ids: readonly string[]): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(ids))
  } catch {
    // A browser that keeps nothing still shows the results.
  }
}

/** The ids of those who are followed. */
export function favourites(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]')
    return Array.isArray(kept) ? kept : []
  } catch {
    return []
  }
}

function boardRows(): HTMLTableRowElement[] {
  return [...main.querySelectorAll<HTMLElement>('section[data-board], section[data-sheet]')].flatMap(boardRowsOf)
}

function boardRowsOf(panel: HTMLElement): HTMLTableRowElement[] {
  return [...panel.querySelectorAll<HTMLTableRowElement>('tr[data-id]')]
}

/** Players and teams have numbers of their own. */
function idOf({ dataset: { id = '', team } }: HTMLTableRowElement): string {
  return team === undefined ? id : `team-${id}`
}

function mark(star: HTMLButtonElement, row: HTMLTableRowElement, isFavourite: boolean): void {
  const name = row.querySelector('th[scope=row]')?.lastChild?.textContent ?? ''
  star.setAttribute('aria-pressed', String(isFavourite))
  star.setAttribute('aria-label', words.follow({ name }))
  star.dataset.key = `star-${row.closest('section')?.id}-${idOf(row)}`
}

function copyOf(row: HTMLTableRowElement): HTMLTableRowElement {
  const copy = row.cloneNode(true) as HTMLTableRowElement
  copy.hidden = false
  putIn(copy)
  delete copy.dataset.rule
  const star = copy.querySelector<HTMLButtonElement>('.star')
  if (star) star.dataset.key += '-favourite'
  return copy
}
