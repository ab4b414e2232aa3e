// Keeps an app on the device, so that it opens without a network. The server writes in front of this: `appName`, the list `files`
// (the page first, then scripts and styles, whose names change with their content) and `pages`, the addresses that the page opens at.
const [page] = files
const cacheName = `${appName} ${files.slice(1).join(' ')}`
const patienceMilliseconds = 3000
const isFile = /\.(js|css|woff2)$/

// A newer worker waits until no page needs this one. One that took over at once (skipWaiting) would stop this one with a page on
// its way, and Chromium leaves that page open for ever. Nobody waits for it: pages come from the server when it answers.
self.addEventListener('install', event => event.waitUntil(keepFiles(files)))

// The version before stays: a page of it that is still open may load a part of itself only now.
self.addEventListener('activate', event => {
  const tidy = async () => {
    const names = (await caches.keys()).filter(one => one.startsWith(`${appName} `) && one !== cacheName)
    await Promise.all(names.slice(0, -1).map(one => caches.delete(one)))
    await self.clients.claim()
  }
  event.waitUntil(tidy())
})

self.addEventListener('fetch', event => {
  const { pathname, origin } = new URL(event.request.url)
  if (origin !== self.location.origin || event.request.method !== 'GET') return
  const isPage = pathname === page || pages.test(pathname)
  if (event.request.mode === 'navigate' && isPage) event.respondWith(newestPage(event.request))
  else if (isFile.test(pathname)) event.respondWith(kept(pathname, event.request))
})

// What the server says, be it a refusal; the kept page when it does not answer, or not with all that its page needs.
async function newestPage(request) {
  const patience = AbortSignal.timeout(patienceMilliseconds)
  try {
    const answer = await fetch(request, { signal: patience })
    if (answer.ok) await keepFiles(await newFiles(answer.clone()), patience)
    if (answer.status < 500) return answer
  } catch {
    return kept(page, request)
  }
  return kept(page, request)
}

// What a page of a newer version names: were one of these lost on the way, the page would stay blank.
async function newFiles(answer) {
  const named = [...(await answer.text()).matchAll(/"(\/[^"]+)"/g)].map(([, path]) => path)
  return named.filter(path => isFile.test(path) && !files.includes(path))
}

async function keepFiles(paths, signal) {
  if (paths.length === 0) return
  const cache = await caches.open(cacheName)
  await cache.addAll(paths.map(path => new Request(path, { cache: 'reload', signal })))
}

// Of two versions the own one: a page and the files that it names belong together.
async function kept(path, request) {
  const own = await caches.open(cacheName)
  return (await own.match(path)) ?? (await caches.match(path)) ?? fetch(request)
}
