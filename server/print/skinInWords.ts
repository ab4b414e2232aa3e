import { isolated } from './names.ts'
import type { BoardFlight } from './sideName.ts'

type Award = NonNullable<BoardFlight['awards']>[number]
type OfBoard = { readonly several: boolean; readonly final: boolean }

/**
 * A hole of a skins game in a sentence: `Hole 7: Anna Lopes’s birdie wins 3 skins, 2 carried over`. `winner` is the name of the
 * side, empty when nobody won; with `several` rounds the round is named too. Until the board is `final`, skins that nobody has
 * won wait for a winner.
 */
export function skinInWords({ round, hole, shares, score, carries }: Award, winner: string, board: OfBoard): string {
  const of = board.several ? `Round ${round}` : ''
  if (hole === null) {
    const what = `${skins(shares)} ${board.final ? 'that nobody won' : 'waiting for a winner'}`
    return of === '' ? what : `${of}: ${what}`
  }
  const where = of === '' ? `Hole ${hole}` : `${of}, hole ${hole}`
  if (winner === '') return `${where}: no winner${carries ? ', the skin is carried over' : ''}`
  const what = score ? `’s ${scoreInWords(score)} wins` : ' wins'
  const carried = shares > 1 ? `, ${shares - 1} carried over` : ''
  return `${where}: ${isolated(winner)}${what} ${shares === 1 ? 'the skin' : skins(shares)}${carried}`
}

function skins(count: number): string {
  return count === 1 ? '1 skin' : `${count} skins`
}

const words: Readonly<Record<string, string>> = {
  '-3': 'albatross',
  '-2': 'eagle',
  '-1': 'birdie',
  '0': 'par',
  '1': 'bogey',
  '2': 'double bogey',
  '3': 'triple bogey',
}

/** `birdie`, `hole-in-one`, `net eagle`, `net 3½`, `9`. */
function scoreInWords({ strokes, par, deducted }: NonNullable<Award['score']>): string {
  if (strokes === 1) return 'hole-in-one'
  const counted = strokes - deducted
  const word = words[counted - par] ?? `${Math.floor(counted)}${counted % 1 === 0 ? '' : '½'}`
  return deducted === 0 ? word : `net ${word}`
}
