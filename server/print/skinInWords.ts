import type { Language } from '../../contract/words/languages.ts'
import { type NounWords, wordsIn } from '../../contract/words/wordsIn.ts'
import { isolated } from './names.ts'
import type { BoardFlight } from './sideName.ts'

type Award = NonNullable<BoardFlight['awards']>[number]
type SkinWords = NounWords['results']['skins']
type OfBoard = { readonly several: boolean; readonly final: boolean; readonly language?: Language }

/**
 * A hole of a skins game in a sentence: `Hole 7: Anna Lopes’s birdie wins 3 skins, 2 carried over`. `winner` is the name of the
 * side, empty when nobody won; with `several` rounds the round is named too. Until the board is `final`, skins that nobody has
 * won wait for a winner.
 */
export function skinInWords(award: Award, winner: string, { several, final, language = 'en' }: OfBoard): string {
  const words = wordsIn(language).results.skins
  const { round, hole, shares: skins } = award
  if (hole === null) {
    const what = final ? words.unwon({ skins }) : words.waiting({ skins })
    return several ? words.ofRound({ round, what }) : what
  }
  const what = outcome(award, winner, words)
  return several ? words.holeOfRound({ round, hole, what }) : words.hole({ hole, what })
}

function outcome({ shares: skins, score: made, carries }: Award, name: string, words: SkinWords): string {
  if (name === '') return carries ? words.noWinnerCarried : words.noWinner
  const winner = isolated(name)
  const carried = skins - 1
  if (!made) return carried > 0 ? words.winsCarried({ winner, skins, carried }) : words.wins({ winner, skins })
  const score = scoreInWords(made, words)
  return carried > 0
    ? words.winsWithCarried({ winner, score, skins, carried })
    : words.winsWith({ winner, score, skins })
}

/** `birdie`, `hole-in-one`, `net eagle`, `net 3½`, `9`. */
function scoreInWords({ strokes, par, deducted }: NonNullable<Award['score']>, words: SkinWords): string {
  if (strokes === 1) return words.ace
  const counted = strokes - deducted
  const names: Readonly<Record<string, string>> = words.scores
  const score = names[counted - par] ?? `${Math.floor(counted)}${counted % 1 === 0 ? '' : '½'}`
  return deducted === 0 ? score : words.net({ score })
}
