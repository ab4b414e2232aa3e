import type { Card, Hole } from '../game.ts'
import { type Award, columns } from '../standings/board.ts'
import { chosenRounds } from '../standings/rounds.ts'
import { grossAt, isChosen } from './card.ts'
import { leaderboardType } from './leaderboardType.ts'
import { lowestPars, netStrokesOf, withParStrokes } from './parStrokes.ts'
import { poolFormat } from './poolFormat.ts'
import { grossOrNet, type SettingsOf, settingsSchema } from './settings.ts'
import { sharedPot } from './sharedPot.ts'
import { cardsOfRound, choiceIn } from './shortened.ts'

const holeScoreSettings = settingsSchema({
  score: grossOrNet('gross'),
  test: {
    type: 'string',
    enum: ['atMost', 'exactly', 'atLeast'],
    default: 'atMost',
    title: 'A hole counts when its score is',
    description: 'At most, exactly or at least the value.',
  },
  against: {
    type: 'string',
    enum: ['toPar', 'strokes'],
    default: 'toPar',
    title: 'Value in',
    description: 'Strokes to par (birdie is -1), or strokes (a deuce is 2).',
  },
  value: {
    type: 'integer',
    minimum: -5,
    maximum: 20,
    default: -1,
    title: 'Value',
    description: 'What the score of a hole is compared with.',
  },
})

/**
 * Hole score pot (deuces, birdies, eagles): every hole with such a score takes an equal share (UG help pages). Net strokes
 * (a net two) allow for the par of the tee, as in skins; scores to par do not. Rules of Handicapping 6.2b.
 */
export const holeScore = poolFormat({
  id: 'holeScore',
  name: 'Hole score pot',
  description: 'Deuces, birdies or any other score: each one made takes an equal share of the pot.',
  leaderboardType: leaderboardType.holeScore,
  columns: columns.pots,
  unit: 'shares',
  withoutScore: 'A hole without a score wins nothing.',
  allowances: ['individualStroke'],
  rule: 'Club custom: equal shares for every such score',
  settings: holeScoreSettings,
  pool: (input, settings) => {
    const awards = chosenRounds(input.entries, input.combining).flatMap(round => {
      const choice = choiceIn(input, round)
      const isByStrokes = settings.score === 'net' && settings.against === 'strokes'
      const lowest = isByStrokes ? lowestPars(cardsOfRound(input.entries, round)) : undefined
      return input.entries.flatMap(({ side, rounds }) =>
        (rounds[round] ?? []).flatMap(card =>
          card && card.status !== 'disqualified'
            ? card.holes.flatMap((hole, at) =>
                isChosen(hole, choice) && wins(withParStrokes(card, lowest), hole, at, settings)
                  ? [awardOf(round, hole, side.id)]
                  : [],
              )
            : [],
        ),
      )
    })
    return sharedPot(awards, input.potCents)
  },
})

function wins(card: Card, hole: Hole, at: number, settings: SettingsOf<typeof holeScoreSettings>): boolean {
  const gross = grossAt(card, at)
  if (gross === null) return false
  const strokes = settings.score === 'net' ? gross - (netStrokesOf(card)[at] ?? 0) : gross
  const compared = settings.against === 'toPar' ? strokes - hole.par : strokes
  if (settings.test === 'exactly') return compared === settings.value
  return settings.test === 'atMost' ? compared <= settings.value : compared >= settings.value
}

function awardOf(round: number, hole: Hole, sideId: number): Award {
  return { round, hole: hole.number, contest: `hole ${hole.number}`, winners: [sideId], shares: 1 }
}
