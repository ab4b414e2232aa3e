// Keeps one page with what it shows: the day behind a personal link. It is asked for with `?page=`, the address of the page.
const page = new URL(self.location).searchParams.get('page') ?? ''
const cacheName = `day ${page}`
const patienceMilliseconds = 3000
const isFile = /\.(js|css|woff2|svg)$/

self.addEventListener('install', event => event.waitUntil(newestPage(page).catch(() => undefined)))
self.addEventListener('activate', event => event.waitUntil(self.clients.claim()))

self.addEventListener('fetch', event => {
  const { pathname, origin } = new URL(event.request.url)
  if (origin !== self.location.origin || event.request.method !== 'GET') return
  if (event.request.mode === 'navigate') event.respondWith(newestPage(event.request))
  else if (isFile.test(pathname)) event.respondWith(keptFile(event.request))
})

// What the server says, be it a refusal; the kept page when it does not answer.
async function newestPage(request) {
  try {
    const answer = await fetch(request, { signal: AbortSignal.timeout(patienceMilliseconds) })
    if (answer.ok) await keep(answer.clone())
    // The link has ended: what it showed is nobody's to keep.
    if (answer.status === 404) await caches.delete(cacheName)
    if (answer.status < 500) return answer
  } catch {
    return keptPage()
  }
  return keptPage()
}

// The page says by `data-kept` that it is a copy, and from when.
async function keep(answer) {
  const text = await answer.text()
  const files = [...text.matchAll(/ (?:href|src)="(\/[^"]+)"/g)]
    .map(([, path]) => path)
    .filter(path => isFile.test(path))
  const cache = await caches.open(cacheName)
  const missing = []
  for (const path of new Set(files)) if (!(await cache.match(path))) missing.push(path)
  await cache.addAll(missing)
  const { headers } = answer
  await cache.put(page, new Response(text.replace('<html ', '<html data-kept '), { headers }))
}

async function keptPage() {
  const cache = await caches.open(cacheName)
  return (await cache.match(page)) ?? Response.error()
}

async function keptFile(request) {
  const cache = await caches.open(cacheName)
  return (await cache.match(request)) ?? fetch(request)
}
