/** A match as the phone shows it: counted with what was tapped a moment ago, seen from one of its sides. */
import type { PhoneMatch, PhoneRound, PhoneSide } from '../../contract/site/scorecard.ts'
import { playMatch } from '../../rules/formats/match.ts'
import { matchHoles } from '../../rules/formats/matchHoles.ts'
import type { Card } from '../../rules/game.ts'
import { holeView } from './cards.ts'

export type Which = 'a' | 'b'

type Standing = Pick<PhoneMatch, 'upBy' | 'thru' | 'finished' | 'winner' | 'result' | 'holes'>

/** The side of a player in a match; undefined where somebody else plays it. */
export function sideOf({ a, b }: PhoneMatch, playerId: number): Which | undefined {
  if (a.playerIds.includes(playerId)) return 'a'
  return b.playerIds.includes(playerId) ? 'b' : undefined
}

/** The cards of a side as the scorer sees them, less the strokes of the match, with one score said otherwise; undefined while the phone lacks one. */
function cardsOf(round: PhoneRound, side: PhoneSide, scorer: number, said?: Said): readonly Card[] | undefined {
  const cards = side.balls.map(({ cardId, strokes }): Card | undefined => {
    const card = round.cards.find(one => one.cardId === cardId)
    if (!card) return undefined
    const scores = card.holes.map(({ number }, at) => {
      const isSaid = said?.cardId === cardId && said.hole === number
      const taken = isSaid ? said.strokes : holeView(card, number, scorer).strokes
      if (taken === null || taken === 0) return taken === 0 ? 'pickedUp' : null
      return taken - (strokes[at] ?? 0)
    })
    return { holes: card.holes, scores, playingHandicap: 0 }
  })
  return cards.every(card => card !== undefined) ? cards : undefined
}

/** A score that somebody might make. */
export type Said = { readonly cardId: string; readonly hole: number; readonly strokes: number }

/** How a match stands with the scores of this phone; as the server has counted it where its holes do not decide it, or cards are elsewhere. */
export function standingOf(round: PhoneRound, match: PhoneMatch, scorer: number, said?: Said): Standing {
  const [a, b] = [cardsOf(round, match.a, scorer, said), cardsOf(round, match.b, scorer, said)]
  if (match.byServer || !a || !b) return match
  const numbers = match.holes.map(({ hole }) => hole)
  const { winners } = matchHoles(a, b, { score: 'gross', strokes: 'full', count: match.count }, { numbers })
  return { ...playMatch(winners), holes: numbers.map((hole, at) => ({ hole, winner: winners[at] ?? null })) }
}

/** The strokes that the balls of a side receive together; negative where they are given. */
export function receivedBy({ balls }: PhoneSide): number {
  return balls.reduce((sum, { strokes }) => sum + strokes.reduce((all, one) => all + one, 0), 0)
}
