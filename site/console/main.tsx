import { render } from 'preact'
import { call, setFreshLogin } from '../ui/call.ts'
import { letterKeys, startKeys } from '../ui/keys.ts'
import { readAfterWrites } from '../ui/readAfterWrites.ts'
import { loadAnew } from '../ui/router.tsx'
import { setLanguage, spoken, wordsOf } from '../ui/words.ts'
import { App } from './App.tsx'
import { askFreshLogin } from './frame/askFreshLogin.ts'
import { setFrameWords } from './frame/frameWords.ts'
import { session } from './session.ts'

const place = document.getElementById('app')
readAfterWrites()
if (place) void (document.getElementById('helper') ? startHelper(place) : start(place))

async function start(root: HTMLElement): Promise<void> {
  const { locale, letterKeys: withLetters } = session.account
  letterKeys.set(withLetters)
  await speak(locale)
  setFreshLogin(askFreshLogin)
  startKeys()
  watchVersion()
  render(<App />, root)
}

/** The page behind a staff link: one thing to do, and no frame around it. */
async function startHelper(root: HTMLElement): Promise<void> {
  const { drawHelper } = await import('./drawHelper.tsx')
  root.classList.add('alone')
  render(await drawHelper(speak), root)
}

async function speak(locale: string): Promise<void> {
  if (spoken(locale) === 'en') return
  const [shared, own] = await Promise.all([wordsOf('kit', locale), wordsOf('frame', locale)])
  setLanguage(locale, shared)
  setFrameWords(own)
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
