/**
 * What the lists of an event can do with a script: leaderboards and their flights to choose from, search, and for results
 * favourites and cards in place. Without it everything stands below each other.
 */
import { isBeside, markOpenRow, openCard, refreshCard, showLeader } from './cardInPlace.ts'
import { main, panels, rowsOf } from './dom.ts'
import { addStars, showFavourites, toggleFavourite } from './favourites.ts'

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }
const strips = '.choose .tabs, nav.flights .segments'

let wanted = idInAddress()
let searched = ''

document.addEventListener('page:put', () => {
  enhance()
  refreshCard()
})
addEventListener('hashchange', () => {
  wanted = idInAddress()
  select(wanted)
})
document.addEventListener('click', onClick)
document.addEventListener('keydown', onKey)
enhance()
showLeader()

function idInAddress(): string {
  return decodeURIComponent(location.hash.slice(1))
}

function tabs(): HTMLAnchorElement[] {
  return [...main.querySelectorAll<HTMLElement>(strips)].flatMap(strip => [
    ...strip.querySelectorAll<HTMLAnchorElement>('a'),
  ])
}

/** For a search that finds "Muller" for Müller. */
function plain(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
}

/** Everything again, after the page was opened or another version was put in. */
function enhance(): void {
  for (const strip of main.querySelectorAll(strips)) {
    strip.setAttribute('role', 'tablist')
    strip.setAttribute('aria-label', strip.closest('nav')?.getAttribute('aria-label') ?? '')
    for (const tab of strip.querySelectorAll<HTMLAnchorElement>('a')) {
      const id = tab.hash.slice(1)
      tab.parentElement?.setAttribute('role', 'presentation')
      tab.setAttribute('role', 'tab')
      tab.setAttribute('aria-controls', id)
      tab.id = `${tab.dataset.of ? 'board' : 'tab'}-of-${id}`
      const panel = document.getElementById(id)
      panel?.setAttribute('role', 'tabpanel')
      panel?.setAttribute('aria-labelledby', tab.id)
    }
  }
  main.classList.toggle('tabbed', tabs().length > 0)
  addSearch()
  addStars()
  select(wanted)
}

function select(id: string): void {
  const all = panels()
  const asked = id === '' ? null : document.getElementById(id)?.closest('section')
  const selected = all.find(panel => panel === asked) ?? all.find(panel => 'current' in panel.dataset) ?? all[0]
  const hasTabs = tabs().length > 0
  for (const panel of all) panel.hidden = hasTabs && searched === '' && panel !== selected
  for (const strip of main.querySelectorAll<HTMLElement>('nav.flights'))
    strip.hidden = searched !== '' || strip.dataset.of !== selected?.dataset.of
  for (const tab of tabs()) {
    // A leaderboard is chosen with each of its flights.
    const of = tab.dataset.of
    const isSelected = of === undefined ? tab.hash.slice(1) === selected?.id : of === selected?.dataset.of
    tab.setAttribute('aria-selected', String(isSelected))
    tab.tabIndex = isSelected ? 0 : -1
  }
  search()
  showFavourites(selected)
  markOpenRow()
}

function choose(tab: HTMLAnchorElement): void {
  wanted = tab.hash.slice(1)
  history.replaceState(history.state, '', tab.hash)
  select(wanted)
  tab.focus()
}

function addSearch(): void {
  if (main.querySelector('.search') || panels().length === 0) return
  const field = document.createElement('input')
  field.type = 'search'
  field.className = 'search'
  field.placeholder = 'Find a player'
  field.setAttribute('aria-label', 'Find a player')
  field.dataset.key = 'search'
  field.value = searched
  field.addEventListener('input', () => {
    searched = plain(field.value.trim())
    select(wanted)
  })
  const nobody = document.createElement('p')
  nobody.className = 'card nobody'
  nobody.setAttribute('aria-live', 'polite')
  nobody.textContent = 'No player found. Part of a name is enough.'
  nobody.hidden = true
  const choices = main.querySelector('.choose') ?? newChoices()
  choices.append(field, nobody)
}

function newChoices(): HTMLElement {
  const choices = document.createElement('div')
  choices.className = 'choose'
  const [first] = panels()
  const before = first?.previousElementSibling?.matches('nav.flights') ? first.previousElementSibling : first
  before?.before(choices)
  return choices
}

function search(): void {
  for (const panel of panels()) {
    const rows = rowsOf(panel)
    for (const row of rows) row.hidden = searched !== '' && !plain(row.textContent).includes(searched)
    if (searched !== '') panel.hidden = rows.every(row => row.hidden)
  }
  const nobody = main.querySelector<HTMLElement>('.nobody')
  if (nobody) nobody.hidden = searched === '' || panels().some(panel => !panel.hidden)
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
  const tab = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('[role=tab]')
  if (!tab) return
  const all = [...(tab.closest('[role=tablist]')?.querySelectorAll<HTMLAnchorElement>('[role=tab]') ?? [])]
  const step = steps[event.key]
  const next =
    event.key === 'Home'
      ? 0
      : event.key === 'End'
        ? all.length - 1
        : step === undefined
          ? undefined
          : all.indexOf(tab) + step
  const target = next === undefined ? undefined : all[(next + all.length) % all.length]
  if (!target) return
  event.preventDefault()
  choose(target)
}
