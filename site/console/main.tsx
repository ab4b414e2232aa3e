import { render } from 'preact'
import { startKeys } from '../ui/keys.ts'
import { setLanguage } from '../ui/words.ts'
import { App } from './App.tsx'
import { setFrameWords } from './frame/frameWords.ts'
import { session } from './session.ts'

const place = document.getElementById('app')
if (place) void start(place)

async function start(root: HTMLElement): Promise<void> {
  const { locale } = session.account
  if (locale.startsWith('pt')) {
    const [shared, own] = await Promise.all([import('../ui/pt.ts'), import('./frame/pt.ts')])
    setLanguage(locale, shared.pt)
    setFrameWords(own.pt)
  }
  startKeys()
  render(<App />, root)
}
