import { columns } from '../standings/board.ts'
import type { BoardInput, Entry } from './format.ts'
import { leaderboardType } from './leaderboardTypes.ts'
import { cardsIn, matchFormat } from './matchFormat.ts'
import type { Match } from './matchPoints.ts'
import { matchSettings } from './matchSettings.ts'

/** Field matches: every side plays every other side, with the full playing handicap (UG help pages). */
export const fieldMatches = matchFormat({
  id: 'fieldMatches',
  name: 'Field matches',
  description: 'Every side has a match against every other side of the field.',
  leaderboardType: leaderboardType.fieldMatches,
  columns: columns.matches,
  withoutScore:
    'A side without a score loses the hole once it has picked up or conceded; leaving gives the match away.',
  allowances: ['individualMatch', 'fourBallMatch'],
  rule: 'Rules of Golf 3.2, all against all',
  settings: matchSettings('full'),
  matches: everyPair,
})

/** All pairs of sides in all rounds in which both have a card. */
function everyPair({ entries, combining }: BoardInput): readonly Match[] {
  return entries.flatMap((own, at) => entries.slice(at + 1).flatMap(other => roundsOf(own, other, combining?.rounds)))
}

function roundsOf(own: Entry, other: Entry, chosen: readonly number[] | undefined): readonly Match[] {
  return own.rounds.flatMap((cards, round) =>
    (chosen?.includes(round) ?? true) && hasCard(cards) && hasCard(cardsIn(other, round))
      ? [{ a: { ids: [own.side.id], cards }, b: { ids: [other.side.id], cards: cardsIn(other, round) }, round }]
      : [],
  )
}

function hasCard(cards: Entry['rounds'][number]): boolean {
  return cards.some(card => card !== null)
}
