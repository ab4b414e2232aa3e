import { createElement } from 'preact'
import { lazy } from '../../ui/lazy.tsx'
import { language } from '../../ui/words.ts'
import type { Entrant } from '../frame/useRoster.ts'

export type WhyProps = { readonly row: Entrant }

/** Why a player has these numbers and this place; loaded with its words when somebody asks. */
export const Why = lazy<WhyProps>(async () => {
  const [{ WhyOfPlayer }, words] = await Promise.all([
    import('./WhyOfPlayer.tsx'),
    language().startsWith('pt') ? import('./pt.ts').then(one => one.pt) : import('./en.ts').then(one => one.en),
  ])
  return props => createElement(WhyOfPlayer, { ...props, words })
})
