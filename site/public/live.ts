/** Keeps a page as it is on the server: follows its stream while it is looked at, and asks again and again where streams fail. */
import { puttingPages, showEnd } from './puttingPages.ts'

const pollSeconds = 5
/** The server is heard every 8 seconds; 10 without it and 4 without an answer are noticed within 15. */
const silentSeconds = 10
const patienceSeconds = 4

const found = document.querySelector<HTMLElement>('.page[data-stream]')
if (found) keepCurrent(found)

function keepCurrent(main: HTMLElement): void {
  const { classList } = document.documentElement
  const page = puttingPages(main)
  const asking = askingAgain(page.put, {
    onAnswer: () => stream.follow(),
    onEnd() {
      stream.leave()
      classList.remove('offline')
      showEnd(main)
    },
  })
  const stream = following(() => (main.dataset.stream ?? '') + encodeURIComponent(page.version()), page.put, asking)
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) return stream.follow()
    // A page that nobody looks at leaves its connection to others.
    stream.leave()
  })
  addEventListener('online', asking.ask)
  addEventListener('offline', () => classList.add('offline'))
  if (typeof EventSource === 'undefined') asking.begin()
  stream.follow()
}

type Put = (text: string, version: string) => void
type Asking = ReturnType<typeof askingAgain>

/** The stream of the page. Between here and the server something may keep it open and pass nothing on, or the network is gone without a word. */
function following(address: () => string, put: Put, asking: Asking) {
  const { classList } = document.documentElement
  let source: EventSource | undefined
  let silence: ReturnType<typeof setTimeout> | undefined

  function leave(): void {
    source?.close()
    source = undefined
    clearTimeout(silence)
  }

  /** A stream that says nothing is closed; the answer to a question says whether anything is there. */
  function waitForSilence(): void {
    clearTimeout(silence)
    silence = setTimeout(() => {
      if (!source) return
      leave()
      asking.begin()
      void asking.ask()
    }, silentSeconds * 1000)
  }

  function failed(): void {
    classList.add('offline')
    asking.begin()
    // The browser opens a stream again by itself, unless the server refused it.
    if (source?.readyState === EventSource.CLOSED) source = undefined
  }

  function opened(): void {
    waitForSilence()
    asking.stop()
    classList.remove('offline')
  }

  return {
    leave,
    follow(): void {
      if (asking.hasEnded() || document.hidden || source || typeof EventSource === 'undefined') return
      const own = new EventSource(address())
      source = own
      waitForSilence()
      own.addEventListener('beat', waitForSilence)
      own.addEventListener('open', opened)
      own.addEventListener('page', event => {
        waitForSilence()
        put(JSON.parse(event.data), event.lastEventId)
      })
      own.addEventListener('error', failed)
    },
  }
}

function putPage(put: Put, text: string): void {
  const next = new DOMParser().parseFromString(text, 'text/html').querySelector<HTMLElement>('.page')
  if (next) put(next.innerHTML, next.dataset.version ?? '')
}

/** Asks for the page again and again, where streams fail. */
function askingAgain(put: Put, { onAnswer, onEnd }: { readonly onAnswer: () => void; readonly onEnd: () => void }) {
  const { classList } = document.documentElement
  let timer: ReturnType<typeof setInterval> | undefined
  let isWaiting = false
  let hasEnded = false

  async function ask(): Promise<void> {
    if (hasEnded || document.hidden || isWaiting) return
    isWaiting = true
    const ended = new AbortController()
    const patience = setTimeout(() => ended.abort(), patienceSeconds * 1000)
    const { signal } = ended
    try {
      const address = location.pathname + location.search
      const response = await fetch(address, { cache: 'no-cache', referrerPolicy: 'no-referrer', signal })
      classList.toggle('offline', !response.ok)
      if (response.status === 404) return end()
      if (!response.ok) return
      putPage(put, await response.text())
      onAnswer()
    } catch {
      classList.add('offline')
    } finally {
      clearTimeout(patience)
      isWaiting = false
    }
  }

  function stop(): void {
    clearInterval(timer)
    timer = undefined
  }

  /** A link that has ended stays ended: asking again would look like somebody trying out links. */
  function end(): void {
    stop()
    hasEnded = true
    onEnd()
  }

  return {
    ask,
    stop,
    begin(): void {
      timer ??= setInterval(ask, pollSeconds * 1000)
    },
    hasEnded: () => hasEnded,
  }
}
