/** The tee times of those whom a reader follows, or of the one who was searched for, above the tee sheet. */
import { main } from './dom.ts'
import { words } from './words.ts'

/** Puts them there and marks their groups, on the cards and on the holes. `ids`: of the players; `panel`: the round that is shown. */
export function showOwnTimes(panel: HTMLElement | undefined, ids: readonly string[]): void {
  for (const before of main.querySelectorAll('.own-time')) before.remove()
  for (const before of main.querySelectorAll('.mine')) before.classList.remove('mine')
  const template = main.querySelector<HTMLTemplateElement>('template[data-calendar]')
  if (!template || !panel) return
  const rows = [...panel.querySelectorAll<HTMLTableRowElement>('tr[data-id]')]
  const own = rows.filter(({ dataset }) => ids.includes(dataset.id ?? ''))
  for (const row of own) {
    const group = rows.filter(({ dataset }) => dataset.group === row.dataset.group)
    const blank = template.content.cloneNode(true) as DocumentFragment
    fill(blank, row, group)
    blank.querySelector('a')?.setAttribute('href', `${template.dataset.calendar}?player=${row.dataset.id}`)
    template.before(blank)
    row.classList.add('mine')
    for (const bar of panel.querySelectorAll(`i[data-group="${row.dataset.group}"]`)) bar.classList.add('mine')
  }
  for (const key of panel.querySelectorAll<HTMLElement>('[data-followed]')) key.hidden = !panel.querySelector('i.mine')
}

function fill(blank: DocumentFragment, row: HTMLTableRowElement, group: readonly HTMLTableRowElement[]): void {
  const card = row.closest('li')?.querySelector('caption') ?? row
  const partners = group.filter(one => one !== row).map(nameOf)
  put(blank, 'h2', nameOf(row))
  put(blank, '.at', card.querySelector('.time')?.textContent ?? '')
  put(blank, '.start b', (card.querySelector('.tee b') ?? card.querySelector('.tee'))?.textContent ?? '')
  put(blank, '.with', partners.length === 0 ? '' : words.with({ names: partners.join(' · ') }))
}

function put(blank: DocumentFragment, place: string, text: string): void {
  const found = blank.querySelector(place)
  if (found) found.textContent = text
}

function nameOf(row: HTMLTableRowElement): string {
  return row.querySelector('th bdi')?.textContent ?? ''
}
