/** The dialog and the band of shortened rounds, for screens: loaded with their words when one is drawn for the first time. */
import { lazyWithWords } from '../../ui/lazy.tsx'
import type { ScreenWords } from '../../ui/words.ts'
import type { EventPart } from '../frame/useEvent.ts'

export type Words = ScreenWords<'shorten'>
/** `holes`: how many the course has. */
export type ShortenProps = { readonly holes: number; readonly onClose: () => void }
export type BandProps = { readonly rounds: readonly EventPart[] }

/** Shortens the round that is open. */
export const ShortenDialog = lazyWithWords<ShortenProps, 'shorten'>(
  () => import('./Shorten.tsx').then(one => one.Shorten),
  'shorten',
)

/** Says which of these rounds were shortened. */
export const ShortenedBand = lazyWithWords<BandProps, 'shorten'>(
  () => import('./Band.tsx').then(one => one.Band),
  'shorten',
)
