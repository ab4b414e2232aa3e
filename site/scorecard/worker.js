// Keeps the app on the phone, so that it opens without a network. The server writes the list `files` in front of this: the
// page first, then script and style, whose names change with their content.
const [page, script] = files
const cacheName = `scorecard ${script}`
const patienceMilliseconds = 3000

self.addEventListener('install', event => {
  const keep = async () => {
    const cache = await caches.open(cacheName)
    await cache.addAll(files.map(file => new Request(file, { cache: 'reload' })))
    await self.skipWaiting()
  }
  event.waitUntil(keep())
})

self.addEventListener('activate', event => {
  const tidy = async () => {
    const names = await caches.keys()
    await Promise.all(
      names.filter(name => name.startsWith('scorecard ') && name !== cacheName).map(name => caches.delete(name)),
    )
    await self.clients.claim()
  }
  event.waitUntil(tidy())
})

self.addEventListener('fetch', event => {
  const { pathname, origin } = new URL(event.request.url)
  if (origin !== self.location.origin || event.request.method !== 'GET') return
  const isPage = pathname === page || /^\/[ep]\/[MS]-\d+\/scoring\//.test(pathname)
  if (event.request.mode === 'navigate' && isPage) event.respondWith(newestPage(event.request))
  else if (files.includes(pathname)) event.respondWith(kept(pathname, event.request))
})

// What the server says, be it a refusal; the kept page when it does not answer.
async function newestPage(request) {
  try {
    const answer = await fetch(request, { signal: AbortSignal.timeout(patienceMilliseconds) })
    if (answer.status < 500) return answer
  } catch {
    return kept(page, request)
  }
  return kept(page, request)
}

async function kept(path, request) {
  return (await caches.match(path)) ?? fetch(request)
}
