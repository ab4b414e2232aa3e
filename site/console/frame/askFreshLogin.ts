import { createElement, type JSX } from 'preact'
import { createStore } from '../../ui/store.ts'
import { wordsOf } from '../../ui/words.ts'

/** Draws the dialog while somebody is asked to log in again. */
export const freshLogin = createStore<(() => JSX.Element) | undefined>(undefined)

/** Asks over whatever is open; true when somebody has logged in again, false when nobody wanted to. */
export async function askFreshLogin(): Promise<boolean> {
  const [{ FreshLogin }, words] = await Promise.all([import('../freshLogin/FreshLogin.tsx'), wordsOf('freshLogin')])
  const answer = new Promise<boolean>(onEnd => freshLogin.set(() => createElement(FreshLogin, { words, onEnd })))
  return answer.finally(() => freshLogin.set(undefined))
}
