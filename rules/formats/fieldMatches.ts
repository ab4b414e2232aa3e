import { columns } from '../standings/board.ts'
import { chosenRounds } from '../standings/rounds.ts'
import type { BoardInput, Entry } from './format.ts'
import { leaderboardType } from './leaderboardType.ts'
import { cardsIn, matchFormat } from './matchFormat.ts'
import type { Match, MatchSide } from './matchPoints.ts'
import { matchSettings } from './matchSettings.ts'

/** Field matches: every side plays every other side, with the full playing handicap (UG help pages). */
export const fieldMatches = matchFormat({
  id: 'fieldMatches',
  name: 'Field matches',
  description: 'Every side has a match against every other side of the field.',
  leaderboardType: leaderboardType.fieldMatches,
  columns: columns.matches,
  withoutScore: 'A side without a score loses the hole once it has picked up or conceded; leaving concedes the match.',
  allowances: ['individualMatch', 'fourBallMatch'],
  rule: 'Rules of Golf 3.2, every side against every other',
  settings: matchSettings('full'),
  matches: everyPair,
})

/** Every pair of sides, in every round in which both have a card. */
function everyPair({ entries, combining }: BoardInput): readonly Match[] {
  return chosenRounds(entries, combining).flatMap(round => {
    const present = entries.filter(entry => cardsIn(entry, round).some(card => card !== null))
    return present.flatMap((own, at) =>
      present.slice(at + 1).map(other => ({ a: sideOf(own, round), b: sideOf(other, round), round })),
    )
  })
}

function sideOf(entry: Entry, round: number): MatchSide {
  return { ids: [entry.side.id], cards: cardsIn(entry, round) }
}
