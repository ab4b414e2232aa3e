// Keeps an app on the device, so that it opens without a network. The server writes in front of this: `appName`, the list `files`
// (the page first, then scripts and styles, whose names change with their content) and `pages`, the addresses that the page opens at.
const [page] = files
const cacheName = `${appName} ${files.slice(1).join(' ')}`
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
      names.filter(one => one.startsWith(`${appName} `) && one !== cacheName).map(one => caches.delete(one)),
    )
    await self.clients.claim()
  }
  event.waitUntil(tidy())
})

self.addEventListener('fetch', event => {
  const { pathname, origin } = new URL(event.request.url)
  if (origin !== self.location.origin || event.request.method !== 'GET') return
  const isPage = pathname === page || pages.test(pathname)
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
