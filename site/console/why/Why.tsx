import { lazyWithWords } from '../../ui/lazy.tsx'
import type { Entrant } from '../frame/useRoster.ts'

export type WhyProps = { readonly row: Entrant }

/** Why a player has these numbers and this place; loaded with its words when somebody asks. */
export const Why = lazyWithWords<WhyProps, 'why'>(() => import('./WhyOfPlayer.tsx').then(one => one.WhyOfPlayer), 'why')
