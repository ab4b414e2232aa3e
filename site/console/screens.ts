/** Every screen of the console, loaded with its words when it is opened. */
import { type ComponentType, createElement, type JSX } from 'preact'
import type { ConsoleScreen } from '../../contract/site/consoleScreens.ts'

type Words<W> = { readonly en: () => Promise<W>; readonly pt: () => Promise<W> }
type Loader = (language: string) => Promise<() => JSX.Element>

/** A screen with its words; its own component takes no other. */
function screen<W extends object>(load: () => Promise<ComponentType<{ readonly words: W }>>, words: Words<W>): Loader {
  return async language => {
    const [component, chosen] = await Promise.all([load(), language.startsWith('pt') ? words.pt() : words.en()])
    return () => createElement(component, { words: chosen })
  }
}

export const screens: Partial<Record<ConsoleScreen, Loader>> = {
}
