// Slides on a wall, one after the other. Written for the browsers of old televisions; asks for news again and again, so that
// whatever happens to network or server, the next answer puts it right.
;(() => {
  var askEveryMs = 2000
  var reloadAfterMs = 6 * 3600 * 1000
  var began = Date.now()
  var main = document.querySelector('main')
  var version = main.getAttribute('data-version')
  var script = scriptOf(document)
  var at = 0
  var paused = false
  var shownAt = Date.now()

  function slides() {
    return main.querySelectorAll('[data-slide]')
  }

  function show(index) {
    var all = slides()
    if (all.length === 0) return
    at = ((index % all.length) + all.length) % all.length
    for (let i = 0; i < all.length; i++) all[i].hidden = i !== at
    shownAt = Date.now()
  }

  function secondsOfSlide() {
    var holder = document.getElementById('slides')
    return (holder && Number(holder.getAttribute('data-seconds'))) || 15
  }

  function tick() {
    var clock = document.getElementById('clock')
    var zone = clock.getAttribute('data-zone')
    clock.textContent = new Date().toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit', timeZone: zone })
    if (paused || Date.now() - shownAt < secondsOfSlide() * 1000) return
    // A browser that runs for days gets a fresh page now and then, but never in place of a good one when the server is away.
    if (at + 1 >= slides().length && Date.now() - began > reloadAfterMs && !isOffline()) return location.reload()
    show(at + 1)
  }

  function isOffline() {
    return !main.querySelector('.offline').hidden
  }

  function setOffline(is) {
    main.querySelector('.offline').hidden = !is
  }

  function ask() {
    var request = new XMLHttpRequest()
    request.open('GET', location.pathname + location.search)
    request.timeout = 10000
    request.onload = () => {
      setOffline(request.status !== 200)
      if (request.status === 200) put(request.responseText)
      // A link that has ended is asked for now and then only, lest the screen be taken for somebody who tries links.
      setTimeout(ask, request.status === 404 ? 60000 : askEveryMs)
    }
    request.onerror = request.ontimeout = () => {
      setOffline(true)
      setTimeout(ask, askEveryMs)
    }
    request.send()
  }

  function put(text) {
    var next = new DOMParser().parseFromString(text, 'text/html')
    var nextMain = next.querySelector('main')
    if (!nextMain || nextMain.getAttribute('data-version') === version) return
    if (scriptOf(next) !== script) return location.reload()
    version = nextMain.getAttribute('data-version')
    var all = slides()
    var present = all[at] ? all[at].getAttribute('data-slide') : ''
    var since = shownAt
    main.innerHTML = nextMain.innerHTML
    var index = at
    var fresh = slides()
    for (let i = 0; i < fresh.length; i++) if (fresh[i].getAttribute('data-slide') === present) index = i
    show(Math.min(index, fresh.length - 1))
    shownAt = since
    tick()
  }

  function scriptOf(page) {
    var own = page.querySelector('script[src]')
    return own ? own.getAttribute('src') : ''
  }

  document.addEventListener('keydown', event => {
    if (event.key === 'ArrowRight') show(at + 1)
    if (event.key === 'ArrowLeft') show(at - 1)
    if (event.key === ' ') paused = !paused
  })
  document.documentElement.className += ' slides'
  show(0)
  tick()
  setInterval(tick, 1000)
  setTimeout(ask, askEveryMs)
})()
