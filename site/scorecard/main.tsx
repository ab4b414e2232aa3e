import { render } from 'preact'
import { keepAwake } from '../ui/keepAwake.ts'
import { App } from './App.tsx'
import { type Link, linkOfAddress } from './link.ts'
import { Notice } from './Notice.tsx'
import { openStore, type Store } from './store.ts'

const keepsNothing =
  'This browser keeps nothing, and a score that is not kept is lost without a network. Free some storage, leave the private window, or open the link in another browser.'

const place = document.getElementById('app')
if (place) void start(place)

async function start(root: HTMLElement): Promise<void> {
  const store = await openStore().catch(() => undefined)
  if (!store) return render(<Notice>{keepsNothing}</Notice>, root)
  const link = await linkOfPage(store)
  keepAwake()
  if (link) render(<App store={store} link={link} />, root)
  else render(<Notice>Open your scoring link once more: this phone does not know it yet.</Notice>, root)
  if ('serviceWorker' in navigator) await navigator.serviceWorker.register('/scorecard/worker.js', { scope: '/' })
  await navigator.storage?.persist?.()
}

/** The link in the address, which is kept and taken out of it; else the one that is kept under the name in the address. */
async function linkOfPage(store: Store): Promise<Link | undefined> {
  const given = linkOfAddress(location.pathname)
  if (!given) return store.get('links', location.hash.slice(1))
  const known = await store.get('links', given.id)
  await store.put('links', { ...known, ...given })
  history.replaceState(null, '', `/scorecard/#${given.id}`)
  return given
}
