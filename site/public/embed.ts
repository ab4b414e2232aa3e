/**
 * In a frame of another site: chooses leaderboards by tabs, shows as many rows and the colour that its address asks for, says
 * how tall the page is, and opens cards beside that site. The address is read here: the page itself is the same for all sites.
 */
import { panels, rowsOf } from './dom.ts'
import { markTabs, selectTab, tabByKey } from './tabs.ts'

const settings = new URLSearchParams(location.search)
const top = Number(/^[1-9][0-9]{0,2}$/.exec(settings.get('top') ?? '')?.[0] ?? Number.POSITIVE_INFINITY)
const colour = /^#?([0-9a-f]{6})$/i.exec(settings.get('colour') ?? '')?.[1]?.toLowerCase()
let wanted = decodeURIComponent(location.hash.slice(1))

if (colour) wear(colour)
enhance()
new ResizeObserver(sayHeight).observe(document.body)
addEventListener('load', sayHeight)
document.addEventListener('page:put', enhance)
document.addEventListener('click', event => {
  const tab = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('[role=tab]')
  const card = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('th[scope=row] a')
  if (!tab && !card) return
  event.preventDefault()
  if (tab) choose(tab)
  else if (card) open(card.href, '_blank', 'noopener,noreferrer')
})
document.addEventListener('keydown', event => {
  const tab = tabByKey(event)
  if (!tab) return
  event.preventDefault()
  choose(tab)
})

function enhance(): void {
  markTabs()
  selectTab(wanted, false)
  for (const panel of panels())
    for (const table of panel.querySelectorAll('table'))
      for (const [index, row] of rowsOf(table).entries()) row.hidden = index >= top
}

function choose(tab: HTMLAnchorElement): void {
  wanted = tab.hash.slice(1)
  selectTab(wanted, false)
  tab.focus()
}

/** The ground of the heading, darkened by the server as far as its words need. */
function wear(ground: string): void {
  const style = document.createElement('link')
  style.rel = 'stylesheet'
  style.href = `/assets/club-${ground}.css`
  document.head.append(style)
  document.documentElement.classList.add('coloured')
}

function sayHeight(): void {
  const { height } = document.body.getBoundingClientRect()
  parent.postMessage({ caddiemaster: 'height', height: Math.ceil(height) }, '*')
}
