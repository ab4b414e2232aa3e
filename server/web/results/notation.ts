import type { Language } from '../../../contract/words/languages.ts'
import { wordsIn } from '../../../contract/words/wordsIn.ts'

type Notation = { readonly mark: string; readonly words: string }

/** How the field marks a score: rings under par, boxes over it, two at most. `words` say the same. */
export function notation(toPar: number, net: boolean, language: Language): Notation {
  const { marks } = wordsIn(language).resultsPage
  if (toPar <= -2) return { mark: 'eagle', words: net ? marks.netEagle : marks.eagle }
  if (toPar === -1) return { mark: 'birdie', words: net ? marks.netBirdie : marks.birdie }
  if (toPar === 0) return { mark: '', words: net ? marks.netPar : marks.par }
  if (toPar === 1) return { mark: 'bogey', words: net ? marks.netBogey : marks.bogey }
  return { mark: 'double', words: net ? marks.netDouble : marks.double }
}
