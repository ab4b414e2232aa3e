/** Leaderboards and their flights as tabs, where without a script they stand below each other. */
import { main, panels } from './dom.ts'

const strips = '.choose .tabs, nav.flights .segments'
const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

function tabs(): HTMLAnchorElement[] {
  return [...main.querySelectorAll<HTMLElement>(strips)].flatMap(strip => [
    ...strip.querySelectorAll<HTMLAnchorElement>('a'),
  ])
}

/** Makes tabs of the links, after the page was opened or another version was put in. */
export function markTabs(): void {
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
}

/** Shows the panel of this id, else the current or the first one, and returns it. `all`: they stay in sight together. */
export function selectTab(id: string, all: boolean): HTMLElement | undefined {
  const every = panels()
  const asked = id === '' ? null : document.getElementById(id)?.closest('section')
  const selected = every.find(panel => panel === asked) ?? every.find(panel => 'current' in panel.dataset) ?? every[0]
  const hasTabs = tabs().length > 0
  for (const panel of every) panel.hidden = hasTabs && !all && panel !== selected
  for (const strip of main.querySelectorAll<HTMLElement>('nav.flights'))
    strip.hidden = all || strip.dataset.of !== selected?.dataset.of
  for (const tab of tabs()) {
    // A leaderboard is chosen with each of its flights.
    const of = tab.dataset.of
    const isSelected = of === undefined ? tab.hash.slice(1) === selected?.id : of === selected?.dataset.of
    tab.setAttribute('aria-selected', String(isSelected))
    tab.tabIndex = isSelected ? 0 : -1
  }
  return selected
}

/** The tab that a key on a tab leads to. */
export function tabByKey(event: KeyboardEvent): HTMLAnchorElement | undefined {
  const tab = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('[role=tab]')
  if (!tab) return undefined
  const all = [...(tab.closest('[role=tablist]')?.querySelectorAll<HTMLAnchorElement>('[role=tab]') ?? [])]
  if (event.key === 'Home') return all[0]
  if (event.key === 'End') return all.at(-1)
  const step = steps[event.key]
  return step === undefined ? undefined : all[(all.indexOf(tab) + step + all.length) % all.length]
}
