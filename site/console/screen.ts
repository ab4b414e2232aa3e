import { createElement, type JSX } from 'preact'

type Component<W> = (props: { readonly words: W }) => JSX.Element
/** The files with the words. */
type Words<W> = {
  readonly en: () => Promise<{ readonly en: W }>
  readonly pt: () => Promise<{ readonly pt: W }>
}
export type Loader = (language: string) => Promise<() => JSX.Element>

/** A screen with its words; its own component takes no other. */
export function screen<W extends object>(load: () => Promise<Component<W>>, words: Words<W>): Loader {
  return async language => {
    const asked = language.startsWith('pt') ? words.pt().then(file => file.pt) : words.en().then(file => file.en)
    const [component, chosen] = await Promise.all([load(), asked])
    return () => createElement(component, { words: chosen })
  }
}
