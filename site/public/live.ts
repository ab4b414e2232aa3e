/** Keeps a page as it is on the server: follows its stream while it is looked at, and asks again and again where streams fail. */
import { placesOfRows, showChanges } from './changedRows.ts'

const pollSeconds = 5
/** The server is heard every 8 seconds; 10 without it and 4 without an answer are noticed within 15. */
const silentSeconds = 10
const patienceSeconds = 4
const quietSeconds = 15

const found = document.querySelector<HTMLElement>('.page[data-stream]')
if (found) keepCurrent(found)

function keepCurrent(main: HTMLElement): void {
  const root = document.documentElement
  let version = main.dataset.version ?? ''
  let source: EventSource | undefined
  let timer: ReturnType<typeof setInterval> | undefined
  let announced = 0
  let isWaiting = false
  let hasEnded = false
  let silence: ReturnType<typeof setTimeout> | undefined

  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) return follow()
    // A page that nobody looks at leaves its connection to others.
    source?.close()
    source = undefined
  })
  addEventListener('online', poll)
  addEventListener('offline', () => root.classList.add('offline'))
  if (typeof EventSource === 'undefined') pollFromNow()
  follow()

  function follow(): void {
    if (hasEnded || document.hidden || source || typeof EventSource === 'undefined') return
    const own = new EventSource((main.dataset.stream ?? '') + encodeURIComponent(version))
    source = own
    heard()
    own.addEventListener('beat', heard)
    own.addEventListener('open', () => {
      heard()
      clearInterval(timer)
      timer = undefined
      root.classList.remove('offline')
    })
    own.addEventListener('page', event => {
      heard()
      put(JSON.parse(event.data), event.lastEventId)
    })
    own.addEventListener('error', () => {
      root.classList.add('offline')
      pollFromNow()
      // The browser opens a stream again by itself, unless the server refused it.
      if (own.readyState === EventSource.CLOSED) source = undefined
    })
  }

  /** Between here and the server something may keep a stream open and pass nothing on, or the network is gone without a word. */
  function heard(): void {
    clearTimeout(silence)
    silence = setTimeout(() => source && void startAgain(), silentSeconds * 1000)
  }

  /** A stream that says nothing is closed; the answer to a question says whether anything is there. */
  function startAgain(): Promise<void> {
    source?.close()
    source = undefined
    pollFromNow()
    return poll()
  }

  function pollFromNow(): void {
    timer ??= setInterval(poll, pollSeconds * 1000)
  }

  async function poll(): Promise<void> {
    if (hasEnded || document.hidden || isWaiting) return
    isWaiting = true
    const ended = new AbortController()
    const patience = setTimeout(() => ended.abort(), patienceSeconds * 1000)
    try {
      const response = await fetch(location.pathname + location.search, {
        cache: 'no-cache',
        referrerPolicy: 'no-referrer',
        signal: ended.signal,
      })
      root.classList.toggle('offline', !response.ok)
      if (response.status === 404) return end()
      if (!response.ok) return
      const next = new DOMParser()
        .parseFromString(await response.text(), 'text/html')
        .querySelector<HTMLElement>('.page')
      if (next) put(next.innerHTML, next.dataset.version ?? '')
      follow()
    } catch {
      root.classList.add('offline')
    } finally {
      clearTimeout(patience)
      isWaiting = false
    }
  }

  /** A link that has ended stays ended: asking again would look like somebody trying out links. */
  function end(): void {
    source?.close()
    clearInterval(timer)
    clearTimeout(silence)
    hasEnded = true
    root.classList.remove('offline')
    const isCopy = main.dataset.copy !== undefined
    say(isCopy ? 'The rehearsal is over.' : 'This link has expired. Ask for the current one.')
    if (!isCopy) return
    const over = document.createElement('h1')
    over.textContent = 'The rehearsal is over'
    main.replaceChildren(over)
  }

  function put(text: string, next: string): void {
    root.classList.remove('offline')
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
  }

  function announce(): void {
    const now = Date.now()
    if (now - announced < quietSeconds * 1000) return
    announced = now
    say(`Updated ${new Date(now).toLocaleTimeString([], { hour12: false })}`)
  }

  function say(text: string): void {
    const region = document.querySelector('[role=status]')
    if (region) region.textContent = text
  }
}
