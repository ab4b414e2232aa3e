import { clockFormat } from '../../contract/words/timeOfDay.ts'
import { placesOfRows, showChanges } from './changedRows.ts'
import { words } from './words.ts'

const quietSeconds = 15

/** What puts a newer version into the page: where somebody is stays, and what has changed is shown and said. */
export function puttingPages(main: HTMLElement) {
  let version = main.dataset.version ?? ''
  let announced = 0
  const clock = main.closest<HTMLElement>('.page')?.dataset.clock === 'h12' ? 'h12' : 'h24'
  const format = clockFormat(clock, document.documentElement.lang, { timeStyle: 'medium' })

  function announce(): void {
    const now = Date.now()
    if (now - announced < quietSeconds * 1000) return
    announced = now
    say(words.updated({ time: format.format(now) }))
  }

  return {
    version: () => version,
    put(text: string, next: string): void {
      document.documentElement.classList.remove('offline')
      if (next === version) return
      version = next
      const active = document.activeElement
      const key = active instanceof HTMLElement ? (active.dataset.key ?? active.getAttribute('href')) : undefined
      const hadFocus = main.contains(active)
      const before = placesOfRows(main)
      main.innerHTML = text
      document.dispatchEvent(new Event('page:put'))
      showChanges(main, before)
      if (hadFocus && key) {
        const name = CSS.escape(key)
        main.querySelector<HTMLElement>(`[data-key="${name}"], [href="${name}"]`)?.focus({ preventScroll: true })
      }
      announce()
    },
  }
}

/** A link that has ended, or the rehearsal behind it. */
export function showEnd(main: HTMLElement): void {
  const isCopy = main.dataset.copy !== undefined
  say(isCopy ? words.rehearsalIsOver : words.expired)
  if (!isCopy) return
  const over = document.createElement('h1')
  over.textContent = words.rehearsalOver
  main.replaceChildren(over)
}

function say(text: string): void {
  const region = document.querySelector('[role=status]')
  if (region) region.textContent = text
}
