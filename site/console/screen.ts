import { createElement, type JSX } from 'preact'

type Component<W> = (props: { readonly words: W }) => JSX.Element
type Words<W> = { readonly en: () => Promise<W>; readonly pt: () => Promise<W> }
export type Loader = (language: string) => Promise<() => JSX.Element>

/** A screen with its words; its own component takes no other. */
export function screen<W extends object>(load: () => Promise<Component<W>>, words: Words<W>): Loader {
  return async language => {
    const [component, chosen] = await Promise.all([load(), language.startsWith('pt') ? words.pt() : words.en()])
    return () => createElement(component, { words: chosen })
  }
}
