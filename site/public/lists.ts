/**
 * What the lists of an event can do with a script: leaderboards and their flights to choose from, search, and for results
 * favourites and cards in place. Without it everything stands below each other.
 */
import { followBoard, isBeside, markOpenRow, openCard, refreshCard, showLeader } from './cardInPlace.ts'
import { main, panels, rowsOf, seenText } from './dom.ts'
import { addStars, favourites, followAddressed, showFavourites, toggleFavourite } from './favourites.ts'
import { leaveOutLaterRows } from './laterRows.ts'
import { showOwnTimes } from './showOwnTimes.ts'
import { markTabs, selectTab, tabByKey } from './tabs.ts'
import { words } from './words.ts'

followAddressed()
let wanted = idInAddress()
let searched = ''

document.addEventListener('page:put', () => {
  enhance()
  refreshCard()
})
addEventListener('hashchange', () => {
  wanted = idInAddress()
  select(wanted)
  followBoard()
})
document.addEventListener('click', onClick)
document.addEventListener('keydown', onKey)
leaveOutLaterRows(() => {
  addStars()
  select(wanted)
})
enhance()
showLeader()

function idInAddress(): string {
  return decodeURIComponent(location.hash.slice(1))
}

/** For a search that finds "Muller" for Müller. */
function plain(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
}

/** Everything again, after the page was opened or another version was put in. */
function enhance(): void {
  markTabs()
  addSearch()
  addStars()
  select(wanted)
}

function select(id: string): void {
  const selected = selectTab(id, searched !== '')
  search()
  showInsights(selected)
  // What is searched for stands in the lists themselves.
  showFavourites(searched === '' ? selected : undefined)
  const shown = selected?.hidden ? panels().find(panel => !panel.hidden) : selected
  showOwnTimes(shown, searched === '' ? favourites() : soughtAlone())
  markOpenRow()
}

/** The charts beside the board are those of the board that is chosen. */
function showInsights(selected: HTMLElement | undefined): void {
  for (const chart of main.querySelectorAll<HTMLElement>('[data-panel]'))
    chart.hidden = chart.dataset.panel !== selected?.id
}

function choose(tab: HTMLAnchorElement): void {
  wanted = tab.hash.slice(1)
  history.replaceState(history.state, '', tab.hash)
  select(wanted)
  followBoard()
  tab.focus()
}

function addSearch(): void {
  const field = main.querySelector<HTMLInputElement>('.search')
  if (!field || main.querySelector('.nobody')) return
  field.value = searched
  field.addEventListener('input', () => {
    searched = plain(field.value.trim())
    select(wanted)
  })
  const nobody = document.createElement('p')
  nobody.className = 'card nobody'
  nobody.setAttribute('aria-live', 'polite')
  nobody.textContent = words.nobody
  nobody.hidden = true
  field.after(nobody)
}

function search(): void {
  for (const panel of panels()) {
    const rows = rowsOf(panel)
    for (const row of rows)
      row.hidden = searched !== '' && !plain([...row.cells].map(seenText).join(' ')).includes(searched)
    if (searched !== '') panel.hidden = rows.every(row => row.hidden)
  }
  const nobody = main.querySelector<HTMLElement>('.nobody')
  if (nobody) nobody.hidden = searched === '' || panels().some(panel => !panel.hidden)
}

/** The id of the player who was searched for, where the search has found nobody else. */
function soughtAlone(): readonly string[] {
  const found = panels().flatMap(panel => rowsOf(panel).filter(row => !row.hidden))
  const ids = new Set(found.map(({ dataset }) => dataset.id ?? ''))
  return ids.size === 1 ? [...ids] : []
}

function onClick(event: MouseEvent): void {
  if (!(event.target instanceof Element)) return
  const row = event.target.closest('.star')?.closest('tr')
  if (row) {
    toggleFavourite(row)
    select(wanted)
    return
  }
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
  if (!isPlain) return
  const tab = event.target.closest<HTMLAnchorElement>('[role=tab]')
  const place = event.target.closest('dialog, .side')
  const link = event.target.closest<HTMLAnchorElement>(
    'tr[data-id] th a[href*="/cards/"], dialog .segments a, .side .segments a',
  )
  if (!tab && !link) return
  event.preventDefault()
  if (tab) choose(tab)
  else if (link) openCard(link.href, place === null && isBeside())
}

function onKey(event: KeyboardEvent): void {
  const tab = tabByKey(event)
  if (!tab) return
  event.preventDefault()
  choose(tab)
}
