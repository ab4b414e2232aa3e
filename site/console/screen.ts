import { createElement, type JSX } from 'preact'
import { type ScreenName, type ScreenWords, wordsOf } from '../ui/words.ts'

type Component<W> = (props: { readonly words: W }) => JSX.Element
export type Loader = (language: string) => Promise<() => JSX.Element>

/** A screen with its words; its own component takes no other. */
export function screen<W, Name extends ScreenName>(
  load: () => Promise<Component<W>>,
  name: Name & (ScreenWords<Name> extends W ? unknown : never),
): Loader {
  return async language => {
    const [component, words] = await Promise.all([load(), wordsOf<Name>(name, language)])
    return () => createElement(component, { words: words as W })
  }
}
