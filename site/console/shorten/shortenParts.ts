/** The dialog and the band of shortened rounds, for screens: loaded with their words when one is drawn for the first time. */
import { lazyWithWords } from '../../ui/lazy.tsx'
import type { EventPart } from '../frame/useEvent.ts'
import type { en } from './en.ts'

export type Words = typeof en
/** `holes`: how many the course has. */
export type ShortenProps = { readonly holes: number; readonly onClose: () => void }
export type BandProps = { readonly rounds: readonly EventPart[] }

const files = {
  en: () => import('./en.ts'),
  pt: () => import('./pt.ts'),
}

/** Shortens the round that is open. */
export const ShortenDialog = lazyWithWords<ShortenProps, Words>(
  () => import('./Shorten.tsx').then(one => one.Shorten),
  files,
)

/** Says which of these rounds were shortened. */
export const ShortenedBand = lazyWithWords<BandProps, Words>(() => import('./Band.tsx').then(one => one.Band), files)
