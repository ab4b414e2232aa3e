import { createElement, type JSX } from 'preact'
import { type WordFiles, wordsOf } from '../ui/words.ts'

type Component<W> = (props: { readonly words: W }) => JSX.Element
export type Loader = (language: string) => Promise<() => JSX.Element>

/** A screen with its words; its own component takes no other. */
export function screen<W extends object>(load: () => Promise<Component<W>>, files: WordFiles<W>): Loader {
  return async language => {
    const [component, words] = await Promise.all([load(), wordsOf(files, language)])
    return () => createElement(component, { words })
  }
}
