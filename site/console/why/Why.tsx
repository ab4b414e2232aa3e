import { lazyWithWords } from '../../ui/lazy.tsx'
import type { Entrant } from '../frame/useRoster.ts'
import type { en } from './en.ts'

export type WhyProps = { readonly row: Entrant }

/** Why a player has these numbers and this place; loaded with its words when somebody asks. */
export const Why = lazyWithWords<WhyProps, typeof en>(() => import('./WhyOfPlayer.tsx').then(one => one.WhyOfPlayer), {
  en: () => import('./en.ts'),
  pt: () => import('./pt.ts'),
})
