/** The card of a player over the list that it was opened from. Its address is that of its own page. */
import { signButton } from './dom.ts'

/** Opens the card behind `address`. `isBack`: the history has it already. */
export async function openCard(address: string, isBack: boolean): Promise<void> {
  const response = await fetch(address, { referrerPolicy: 'no-referrer' }).catch(() => undefined)
  if (!response?.ok) return location.assign(address)
  const page = new DOMParser().parseFromString(await response.text(), 'text/html')
  const card = page.querySelector('main article')
  if (!card) return location.assign(address)
  const dialog = document.querySelector('dialog') ?? newDialog()
  dialog.dataset.address = address
  dialog.setAttribute('aria-label', page.title)
  const isExplained = dialog.querySelector('details')?.open
  dialog.querySelector('div')?.replaceChildren(card)
  if (isExplained) card.querySelector('details')?.setAttribute('open', '')
  if (dialog.open) return
  dialog.showModal()
  if (!isBack) history.pushState({ card: address }, '', address)
}

/** Reads the open card again, if one is open. */
export function refreshCard(): void {
  const address = document.querySelector<HTMLDialogElement>('dialog[open]')?.dataset.address
  if (address !== undefined) openCard(address, true)
}

addEventListener('popstate', event => {
  if (event.state?.card) openCard(event.state.card, true)
  else document.querySelector<HTMLDialogElement>('dialog[open]')?.close()
})

function newDialog(): HTMLDialogElement {
  const dialog = document.createElement('dialog')
  const close = signButton('✕', 'close', 'Close')
  close.addEventListener('click', () => dialog.close())
  dialog.append(close, document.createElement('div'))
  dialog.addEventListener('click', event => event.target === dialog && dialog.close())
  dialog.addEventListener('close', () => history.state?.card && history.back())
  document.body.append(dialog)
  return dialog
}
