/**
 * Slides on a wall, one after the other. For the browsers of old televisions: it is built to their JavaScript and uses what
 * they have. It asks for news again and again, so that whatever happens to network or server, the next answer puts it right.
 */
import { clockFormat } from '../../contract/words/timeOfDay.ts'

const askEveryMs = 2000
const askEndedEveryMs = 60_000
const reloadAfterMs = 6 * 3600 * 1000
const newsEveryMs = 6000

const began = Date.now()
const main = document.querySelector('.page') as HTMLElement
const script = scriptOf(document)
let version = main.getAttribute('data-version')
let at = 0
let isPaused = false
let shownAt = Date.now()

document.addEventListener('keydown', event => {
  if (event.key === 'ArrowRight') show(at + 1)
  if (event.key === 'ArrowLeft') show(at - 1)
  if (event.key === ' ') isPaused = !isPaused
})
addEventListener('offline', () => setOffline(true))
document.documentElement.className += ' slides'
arrange()
show(0)
tick()
setInterval(tick, 1000)
setTimeout(ask, askEveryMs)

function slides(): HTMLElement[] {
  return Array.prototype.slice.call(main.querySelectorAll('[data-slide]'))
}

function show(index: number): void {
  const all = slides()
  if (all.length === 0) return
  at = ((index % all.length) + all.length) % all.length
  all.forEach((slide, place) => {
    slide.hidden = place !== at
  })
  shownAt = Date.now()
}

/** What the address of this screen says; the page itself is the same for all screens, so that it is made once. */
function setting(name: string): string {
  const found = new RegExp(`[?&]${name}=([^&]*)`).exec(location.search)
  try {
    return decodeURIComponent((found?.[1] ?? '').replace(/\+/g, ' '))
  } catch {
    return ''
  }
}

function secondsOfSlide(): number {
  const seconds = Number(setting('seconds'))
  return seconds >= 3 && seconds <= 300 ? seconds : 15
}

/** Leaves the boards that the screen is for, and puts its message in front. */
function arrange(): void {
  const boards = setting('boards').match(/\d+/g)
  for (const slide of boards ? slides() : []) {
    const board = /^board-(\d+)-/.exec(slide.getAttribute('data-slide') ?? '')?.[1]
    if (board !== undefined && boards?.indexOf(board) === -1) slide.parentNode?.removeChild(slide)
  }
  const text = setting('message').slice(0, 300)
  const holder = document.getElementById('slides')
  if (!text || !holder) return
  const slide = document.createElement('section')
  slide.setAttribute('data-slide', 'message')
  const title = document.createElement('h2')
  title.textContent = holder.getAttribute('data-message')
  const message = document.createElement('p')
  message.className = 'message'
  message.textContent = text
  slide.appendChild(title)
  slide.appendChild(message)
  holder.insertBefore(slide, holder.firstChild)
}

function tick(): void {
  const clock = document.getElementById('clock')
  const zone = clock?.getAttribute('data-zone') ?? 'UTC'
  if (clock) {
    const of = clock.getAttribute('data-clock') === 'h12' ? 'h12' : 'h24'
    const format = clockFormat(of, clock.getAttribute('data-locale') ?? 'en-GB', {
      hour: '2-digit',
      minute: '2-digit',
      timeZone: zone,
    })
    clock.textContent = format.format(new Date())
  }
  showNews()
  if (isPaused || Date.now() - shownAt < secondsOfSlide() * 1000) return
  // A browser that runs for days gets a fresh page now and then, but never in place of a good one when the server is away.
  if (at + 1 >= slides().length && Date.now() - began > reloadAfterMs && !isOffline()) location.reload()
  else show(at + 1)
}

/** What happened last, one line after the other. */
function showNews(): void {
  const news: HTMLElement[] = Array.prototype.slice.call(main.querySelectorAll('.ticker li'))
  const now = Math.floor(Date.now() / newsEveryMs) % news.length
  news.forEach((line, place) => {
    line.hidden = place !== now
  })
}

function offlineSign(): HTMLElement | null {
  return main.querySelector('.offline')
}

function isOffline(): boolean {
  return offlineSign()?.hidden === false
}

function setOffline(is: boolean): void {
  const sign = offlineSign()
  if (sign) sign.hidden = !is
}

function ask(): void {
  const request = new XMLHttpRequest()
  request.open('GET', location.pathname + location.search)
  request.timeout = 10_000
  request.onload = () => {
    setOffline(request.status !== 200)
    if (request.status === 200) put(request.responseText)
    // A link that has ended is asked for now and then only, lest the screen be taken for somebody who tries links.
    setTimeout(ask, request.status === 404 ? askEndedEveryMs : askEveryMs)
  }
  const failed = () => {
    setOffline(true)
    setTimeout(ask, askEveryMs)
  }
  request.onerror = failed
  request.ontimeout = failed
  request.send()
}

function put(text: string): void {
  const next = new DOMParser().parseFromString(text, 'text/html')
  const nextMain = next.querySelector('.page')
  const nextVersion = nextMain?.getAttribute('data-version') ?? null
  if (!nextMain || nextVersion === version) return
  if (scriptOf(next) !== script) {
    location.reload()
    return
  }
  version = nextVersion
  const present = slides()[at]?.getAttribute('data-slide') ?? ''
  const since = shownAt
  main.innerHTML = nextMain.innerHTML
  arrange()
  const names = slides().map(slide => slide.getAttribute('data-slide'))
  const same = names.indexOf(present)
  show(Math.min(same === -1 ? at : same, names.length - 1))
  shownAt = since
  tick()
}

function scriptOf(page: Document): string {
  return page.querySelector('script[src]')?.getAttribute('src') ?? ''
}
