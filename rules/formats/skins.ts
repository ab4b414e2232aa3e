import { fraction } from '../exact.ts'
import { splitByWeights, splitExactly } from '../payouts/splitExactly.ts'
import { type Award, columns } from '../standings/board.ts'
import { chosenRounds } from '../standings/rounds.ts'
import type { BoardInput } from './format.ts'
import { leaderboardType } from './leaderboardType.ts'
import { fieldOf, type Pool, playersOf, poolFormat } from './poolFormat.ts'
import { settingsSchema } from './settings.ts'
import { choiceIn } from './shortened.ts'
import { type SkinSettings, skinHoles } from './skinHoles.ts'

/** Skins: every hole is a prize for the outright lowest score on it. Custom of clubs. */
export const skins = poolFormat({
  id: 'skins',
  name: 'Skins',
  description: 'The outright lowest score of the field wins a hole; the pot is divided by the skins won.',
  leaderboardType: leaderboardType.skins,
  columns: columns.pots,
  unit: 'skins',
  withoutScore:
    'A player who has picked up or left cannot win the hole; one who never started is out of the pot; a hole that somebody has still to play is open.',
  allowances: ['individualStroke'],
  rule: 'Club custom: outright lowest score on the hole',
  settings: settingsSchema({
    score: {
      type: 'string',
      enum: ['gross', 'net', 'grossTrumpsNet'],
      default: 'gross',
      title: 'Scores',
      description: 'Gross, net, or net where a tie goes to the player who received no stroke on the hole.',
    },
    strokes: {
      type: 'string',
      enum: ['full', 'half', 'offLow'],
      default: 'full',
      title: 'Strokes',
      description: 'Full strokes, half strokes, or strokes off the lowest handicap.',
    },
    carryOver: {
      type: 'boolean',
      default: true,
      title: 'Ties carry over',
      description: 'A tied hole adds its skin to the next one; otherwise nobody wins it.',
    },
    validation: {
      type: 'boolean',
      default: false,
      title: 'Validation',
      description: 'A skin counts only when its winner makes par or better on the next hole.',
    },
    unfinished: {
      type: 'string',
      enum: ['open', 'passed'],
      default: 'open',
      title: 'Holes that somebody has not finished',
      description:
        'They stay open, or with `passed` are decided among those who have finished them: for a card that will never be finished.',
    },
    unclaimed: {
      type: 'string',
      enum: ['shared', 'refunded', 'kept'],
      default: 'shared',
      title: 'Skins that nobody won',
      description:
        'Their money is divided by the skins won (refunded when there are none), refunded, or kept for a play-off.',
    },
  }),
  pool: (input, settings) => {
    const awards = chosenRounds(input.entries, input.combining).flatMap(round => awardsOf(input, round, settings))
    return skinsPool(input, awards, settings.unclaimed)
  },
})

/** The skins of a round as awards; the last one, without winners, holds the skins that nobody won. */
function awardsOf(input: BoardInput, round: number, settings: SkinSettings): readonly Award[] {
  const players = playersOf(input, round)
  const found = skinHoles(
    players.map(({ card }) => card),
    settings,
    choiceIn(input, round),
  )
  const won = found.holes.map(({ hole, winner, skins: count, score, carries }) => ({
    round,
    hole,
    contest: `hole ${hole}`,
    winners: players.slice(winner ?? players.length, (winner ?? players.length) + 1).map(({ id }) => id),
    shares: winner === null ? 0 : count,
    ...(score && { score }),
    ...(carries && { carries }),
  }))
  if (found.unclaimed === 0) return won
  return [...won, { round, hole: null, contest: 'not won', winners: [], shares: found.unclaimed }]
}

function skinsPool(
  { entries, potCents, combining }: BoardInput,
  awards: readonly Award[],
  unclaimed: 'shared' | 'refunded' | 'kept',
): Pool {
  const field = fieldOf({ entries, ...(combining && { combining }) })
  const ids = entries.map(entry => entry.side.id)
  const won = new Map(ids.map(id => [id, 0]))
  for (const { winners, shares } of awards) for (const id of winners) won.set(id, (won.get(id) ?? 0) + shares)
  const collected = (id: number) => fraction(won.get(id) ?? 0)
  if (potCents === undefined) return { awards, collected }
  const open = awards.reduce((sum, award) => sum + (award.winners.length === 0 ? award.shares : 0), 0)
  const claimed = ids.map(id => won.get(id) ?? 0)
  const nobody = claimed.every(count => count === 0)
  const parts = splitByWeights(potCents, [...claimed, unclaimed === 'shared' && !nobody ? 0 : open])
  const rest = nobody && open === 0 ? potCents : (parts[ids.length] ?? 0)
  const shares = unclaimed === 'kept' ? [] : splitExactly(rest, field.length)
  const back = ids.map(id => shares[field.indexOf(id)] ?? 0)
  const cents = ids.map((id, at) => [id, (parts[at] ?? 0) + (back[at] ?? 0)] as const)
  return {
    awards,
    collected,
    wonCents: new Map(cents),
    unclaimedCents: unclaimed === 'kept' || field.length === 0 ? rest : 0,
  }
}
