/** The dialog and the band of shortened rounds, for screens: loaded with their words when one is drawn for the first time. */
import { type ComponentType, createElement } from 'preact'
import { lazy } from '../../ui/lazy.tsx'
import { language } from '../../ui/words.ts'
import type { EventPart } from '../frame/useEvent.ts'
import type { en } from './en.ts'

export type Words = typeof en
/** `holes`: how many the course has. */
export type ShortenProps = { readonly holes: number; readonly onClose: () => void }
export type BandProps = { readonly rounds: readonly EventPart[] }

/** Shortens the round that is open. */
export const ShortenDialog = withWords<ShortenProps>(() => import('./Shorten.tsx').then(one => one.Shorten))

/** Says which of these rounds were shortened. */
export const ShortenedBand = withWords<BandProps>(() => import('./Band.tsx').then(one => one.Band))

function withWords<P extends object>(
  load: () => Promise<ComponentType<P & { readonly words: Words }>>,
): ComponentType<P> {
  return lazy<P>(async () => {
    const [Part, words] = await Promise.all([
      load(),
      language().startsWith('pt') ? import('./pt.ts').then(one => one.pt) : import('./en.ts').then(one => one.en),
    ])
    return props => createElement(Part, { ...props, words })
  })
}
