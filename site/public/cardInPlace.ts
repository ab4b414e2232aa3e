/** The card of a player where the list is: beside it on a wide screen, over it on others. Its address is that of its own page. */
import { main, panels, signButton } from './dom.ts'
import { words } from './words.ts'

const wide = matchMedia('(min-width: 72rem)')

/** The address of the card beside the list, and the part of the page that holds it. */
let shownBeside: string | undefined
let side: HTMLElement | undefined
/** Which card was asked for last: an answer to an earlier question, which comes late, is shown no more. */
let lastAsked = 0

/** Whether the window has room for the card beside the board. */
export function isBeside(): boolean {
  return wide.matches
}

/** Opens the card behind `address`. `isKept`: the history has it already, or need not. */
export async function openCard(address: string, isKept: boolean): Promise<void> {
  lastAsked += 1
  const own = lastAsked
  const card = await readCard(address)
  if (own !== lastAsked) return
  if (card) show(address, card, isKept)
  else location.assign(address)
}

/** Reads the open card again, if one is open; without a connection it stays as it is. */
export async function refreshCard(): Promise<void> {
  const openDialog = () => document.querySelector<HTMLDialogElement>('dialog[open]')
  const inDialog = openDialog()?.dataset.address
  // What was put in has no card beside it: the one that is known stays until the new one is read.
  if (isBeside()) placeSide()
  const address = inDialog ?? (isBeside() ? shownBeside : undefined)
  const before = lastAsked
  const card = address === undefined ? undefined : await readCard(address)
  const isClosedMeanwhile = inDialog !== undefined && !openDialog()
  if (card && address !== undefined && !isClosedMeanwhile && before === lastAsked) show(address, card, true)
}

function show(address: string, card: Element, isKept: boolean): void {
  if (isBeside() && !document.querySelector('dialog[open]')) showBeside(address, card)
  else showOver(address, card, isKept)
}

function showOver(address: string, card: Element, isKept: boolean): void {
  const dialog = document.querySelector('dialog') ?? newDialog()
  dialog.dataset.address = address
  dialog.setAttribute('aria-label', card.querySelector('h2')?.textContent ?? words.card)
  const isExplained = dialog.querySelector('details')?.open
  dialog.querySelector('div')?.replaceChildren(card)
  if (isExplained) card.querySelector('details')?.setAttribute('open', '')
  if (dialog.open) return
  dialog.showModal()
  if (!isKept) history.pushState({ card: address }, '', address)
}

/** On a wide screen a leaderboard opens with the card of its leader beside it. */
export async function showLeader(): Promise<void> {
  const link =
    isBeside() &&
    panels()
      .find(panel => !panel.hidden)
      ?.querySelector<HTMLAnchorElement>('th a[href*="/cards/"]')
  if (!link) return
  lastAsked += 1
  const own = lastAsked
  const card = await readCard(link.href)
  if (card && own === lastAsked) show(link.href, card, true)
}

/** Another leaderboard was chosen: the card beside it is that of its leader, unless it is of somebody on it. */
export function followBoard(): void {
  if (!isBeside() || shownBeside === undefined) return
  const known = pathOf(shownBeside)
  const links = panels()
    .filter(panel => !panel.hidden)
    .flatMap(panel => [...panel.querySelectorAll<HTMLAnchorElement>('th a[href*="/cards/"]')])
  if (!links.some(link => pathOf(link.href) === known)) void showLeader()
}

/** Marks the row whose card stands beside the list. */
export function markOpenRow(): void {
  for (const row of main.querySelectorAll('tr[data-id]')) {
    const link = row.querySelector<HTMLAnchorElement>('th a')
    if (shownBeside !== undefined && isBeside() && link && pathOf(link.href) === pathOf(shownBeside))
      row.setAttribute('aria-current', 'true')
    else row.removeAttribute('aria-current')
  }
}

addEventListener('popstate', event => {
  if (event.state?.card) openCard(event.state.card, true)
  else document.querySelector<HTMLDialogElement>('dialog[open]')?.close()
})
wide.addEventListener('change', () => {
  main.querySelector('.side')?.remove()
  if (isBeside()) showLeader()
})

async function readCard(address: string): Promise<Element | undefined> {
  const response = await fetch(address, { referrerPolicy: 'no-referrer' }).catch(() => undefined)
  if (!response?.ok) return undefined
  const page = new DOMParser().parseFromString(await response.text(), 'text/html')
  const card = page.querySelector('main article')
  const whole = document.createElement('p')
  const link = document.createElement('a')
  link.href = address
  link.className = 'button tight'
  link.textContent = words.fullCard
  whole.append(link)
  card?.append(whole)
  return card ?? undefined
}

function showBeside(address: string, card: Element): void {
  side ??= document.createElement('aside')
  side.className = 'side'
  side.setAttribute('aria-label', words.card)
  const isExplained = side.querySelector('details')?.open
  side.replaceChildren(card)
  if (isExplained) card.querySelector('details')?.setAttribute('open', '')
  shownBeside = address
  placeSide()
}

function placeSide(): void {
  const content = document.getElementById('content')
  if (!side || !content) return
  const place = content.querySelector('.insights')
  if (place && side.parentElement !== place) place.prepend(side)
  markOpenRow()
}

function pathOf(address: string): string {
  return new URL(address, location.href).pathname
}

function newDialog(): HTMLDialogElement {
  const dialog = document.createElement('dialog')
  const close = signButton('✕', 'close', words.close)
  close.addEventListener('click', () => dialog.close())
  dialog.append(close, document.createElement('div'))
  // A press that began inside, as when text is marked to its end and beyond, closes nothing.
  let beganBeside = false
  dialog.addEventListener('mousedown', event => (beganBeside = event.target === dialog))
  dialog.addEventListener('click', event => beganBeside && event.target === dialog && dialog.close())
  dialog.addEventListener('close', () => history.state?.card && history.back())
  document.body.append(dialog)
  return dialog
}
