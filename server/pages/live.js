// Keeps a page as it is on the server: follows its stream while it is looked at, and asks again and again where streams fail.
;(() => {
  const main = document.querySelector('main[data-stream]')
  if (!main) return
  const root = document.documentElement
  const pollSeconds = 5
  const slowPollSeconds = 60
  const quietSeconds = 15
  let version = main.dataset.version
  let source
  let timer
  let announced = 0
  let waiting = false
  let hasEnded = false

  function follow() {
    if (hasEnded || document.hidden || source || typeof EventSource === 'undefined') return
    const own = new EventSource(main.dataset.stream + encodeURIComponent(version))
    source = own
    own.addEventListener('open', () => {
      clearInterval(timer)
      timer = undefined
      root.classList.remove('offline')
    })
    own.addEventListener('page', event => put(JSON.parse(event.data), event.lastEventId))
    own.addEventListener('error', () => {
      root.classList.add('offline')
      pollFromNow()
      // The browser opens a stream again by itself, unless the server refused it.
      if (own.readyState === EventSource.CLOSED) source = undefined
    })
  }

  function pollFromNow() {
    timer ??= setInterval(poll, pollSeconds * 1000)
  }

  async function poll() {
    if (hasEnded || document.hidden || waiting) return
    waiting = true
    try {
      const response = await fetch(location.pathname + location.search, {
        cache: 'no-cache',
        referrerPolicy: 'no-referrer',
      })
      root.classList.toggle('offline', !response.ok)
      if (response.status === 404) return end()
      if (!response.ok) return
      const next = new DOMParser().parseFromString(await response.text(), 'text/html').querySelector('main')
      if (next) put(next.innerHTML, next.dataset.version)
      follow()
    } catch {
      root.classList.add('offline')
    } finally {
      waiting = false
    }
  }

  /** A link that has ended stays ended: who asks on would be taken for somebody who tries links. */
  function end() {
    source?.close()
    clearInterval(timer)
    clearInterval(slowTimer)
    hasEnded = true
    root.classList.remove('offline')
    const region = document.querySelector('[role=status]')
    if (region) region.textContent = 'This link has ended. Ask for the present one.'
  }

  function put(text, next) {
    root.classList.remove('offline')
    if (next === version) return
    version = next
    const focused = document.activeElement?.dataset?.key ?? document.activeElement?.getAttribute?.('href')
    const inMain = main.contains(document.activeElement)
    main.innerHTML = text
    document.dispatchEvent(new Event('page:put'))
    if (inMain && focused) {
      const name = CSS.escape(focused)
      main.querySelector(`[data-key="${name}"], [href="${name}"]`)?.focus({ preventScroll: true })
    }
    announce()
  }

  function announce() {
    const now = Date.now()
    if (now - announced < quietSeconds * 1000) return
    announced = now
    const region = document.querySelector('[role=status]')
    if (region) region.textContent = `Updated ${new Date(now).toLocaleTimeString([], { hour12: false })}`
  }

  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) return follow()
    // A page that nobody looks at leaves its connection to others.
    source?.close()
    source = undefined
  })
  addEventListener('online', poll)
  // Between here and the server something may keep a stream open and pass nothing on.
  const slowTimer = setInterval(poll, slowPollSeconds * 1000)
  if (typeof EventSource === 'undefined') pollFromNow()
  follow()
})()
