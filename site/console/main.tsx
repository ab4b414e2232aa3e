import { render } from 'preact'
import { call, setFreshLogin } from '../ui/call.ts'
import { letterKeys, startKeys } from '../ui/keys.ts'
import { loadAnew } from '../ui/router.tsx'
import { setLanguage } from '../ui/words.ts'
import { App } from './App.tsx'
import { askFreshLogin } from './frame/askFreshLogin.ts'
import { setFrameWords } from './frame/frameWords.ts'
import { session } from './session.ts'

const place = document.getElementById('app')
if (place) void start(place)

async function start(root: HTMLElement): Promise<void> {
  const { locale, letterKeys: withLetters } = session.account
  letterKeys.set(withLetters)
  if (locale.startsWith('pt')) {
    const [shared, own] = await Promise.all([import('../ui/pt.ts'), import('./frame/pt.ts')])
    setLanguage(locale, shared.pt)
    setFrameWords(own.pt)
  }
  setFreshLogin(askFreshLogin)
  startKeys()
  watchVersion()
  render(<App />, root)
}

/** A page that is looked at again may be of an older version; the next screen then comes from the new one. */
function watchVersion(): void {
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible') return
    call('getSession', {}).then(
      ({ version }) => version !== session.version && loadAnew(),
      () => undefined,
    )
  })
}
