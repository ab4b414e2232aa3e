/** What the scripts of the pages find on them. */

/** The part of the page that is replaced when something changed. */
export const main: HTMLElement = document.querySelector<HTMLElement>('.page') ?? document.body

/** The lists of the page: leaderboards, flights, players. */
export function panels(): HTMLElement[] {
  return [...main.querySelectorAll<HTMLElement>('section[id]')]
}

/** The rows of a list without the headings of its groups. */
export function rowsOf(panel: ParentNode): HTMLTableRowElement[] {
  return [...panel.querySelectorAll<HTMLTableRowElement>('tbody tr:not(.group)')]
}

/** A button with one sign, and the word for those who hear the page. */
export function signButton(sign: string, className: string, label: string): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = className
  button.textContent = sign
  button.setAttribute('aria-label', label)
  return button
}

/** What is seen in a cell: a figure, where those who listen have words. */
export function seenText(cell: Element): string {
  return (cell.querySelector(':scope > span[aria-hidden]') ?? cell).textContent
}
