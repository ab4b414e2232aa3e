// Keeps a page as it is on the server: asks again every second while it is looked at, and puts in what changed.
const seconds = 1
const quietSeconds = 15

let shown
let waiting = false

async function refresh() {
  if (document.hidden || waiting) return
  waiting = true
  try {
    const response = await fetch(location.href, { cache: 'no-cache', referrerPolicy: 'no-referrer' })
    document.documentElement.classList.toggle('offline', !response.ok)
    if (!response.ok) return
    const text = await response.text()
    if (text === shown) return
    if (shown !== undefined) replace(text)
    shown = text
  } catch {
    document.documentElement.classList.add('offline')
  } finally {
    waiting = false
  }
}

function replace(text) {
  const next = new DOMParser().parseFromString(text, 'text/html').querySelector('main')
  const present = document.querySelector('main')
  if (!next || !present || next.innerHTML === present.innerHTML) return
  const focused = document.activeElement?.getAttribute?.('href')
  present.replaceWith(next)
  if (focused) next.querySelector(`[href="${CSS.escape(focused)}"]`)?.focus({ preventScroll: true })
  announce()
}

let announced = 0

function announce() {
  const now = Date.now()
  if (now - announced < quietSeconds * 1000) return
  announced = now
  const region = document.querySelector('[role=status]')
  if (region) region.textContent = `Updated ${new Date(now).toLocaleTimeString()}`
}

refresh()
setInterval(refresh, seconds * 1000)
document.addEventListener('visibilitychange', refresh)
