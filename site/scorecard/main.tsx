import { render } from 'preact'
import type { Language } from '../../contract/words/languages.ts'
import { keepAwake } from '../ui/keepAwake.ts'
import { App } from './App.tsx'
import { type Link, linkOfAddress } from './link.ts'
import { Notice } from './Notice.tsx'
import { openStore, type Store } from './store.ts'
import { keepLanguage, languageOfPhone, speak, words } from './words.ts'

const place = document.getElementById('app')
if (place) void start(place)

async function start(root: HTMLElement): Promise<void> {
  await speak(languageOfPhone())
  const store = await openStore().catch(() => undefined)
  if (!store) return render(<Notice>{words().keepsNothing}</Notice>, root)
  const link = await linkOfPage(store)
  keepAwake()
  const draw = () =>
    link
      ? render(<App store={store} link={link} onLanguage={choose} />, root)
      : render(<Notice>{words().unknownLink}</Notice>, root)
  const choose = async (language: Language) => {
    await speak(language)
    keepLanguage(language)
    draw()
  }
  draw()
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
