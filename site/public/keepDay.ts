/** Keeps the day behind a personal link on the device, so that it opens without a network. */

// The link of a mail and, where a cookie has taken its token, the address without it.
const [, ofEvent, ofPlayer] =
  /^\/(?:p\/)?(?:registration\/)?([MS]-\d+)\/(?:registration\/)?(\d+)/.exec(location.pathname) ?? []

if (ofEvent && ofPlayer && 'serviceWorker' in navigator) {
  const worker = `/registration/worker.js?page=${encodeURIComponent(location.pathname)}`
  const scopes = [`/registration/${ofEvent}/${ofPlayer}`, `/p/${ofEvent}/registration/${ofPlayer}/`]
  // A browser that keeps nothing shows the page all the same.
  Promise.all(scopes.map(scope => navigator.serviceWorker.register(worker, { scope }))).catch(() => undefined)
}
