import { remainder } from '../exact.ts'
import { columns } from '../standings/board.ts'
import { withBall } from './bestBalls.ts'
import type { Entry } from './format.ts'
import { leaderboardType } from './leaderboardType.ts'
import { grossOrNet, settingsSchema } from './settings.ts'
import { type TeamHole, type TeamValue, teamFormat } from './teamFormat.ts'

/** Lone Ranger, also yellow or money ball: on each hole one player's score must count, in turn, with the best of the others. Custom. */
export const loneRanger = teamFormat({
  id: 'loneRanger',
  name: 'Lone Ranger',
  description: "On every hole one player's score must count, in turn through the team, with the best of the others.",
  leaderboardType: leaderboardType.bestBall,
  columns: columns.strokes,
  unit: 'strokes',
  ranks: 'low',
  withoutScore: 'A hole on which the designated player has no score leaves the team without a valid return.',
  allowances: ['best2of4Stroke'],
  rule: 'Club custom: the designated ball and the best others',
  settings: settingsSchema({
    score: grossOrNet('net'),
    others: {
      type: 'integer',
      minimum: 0,
      maximum: 5,
      default: 1,
      title: 'Other balls',
      description: 'How many of the other scores count beside the designated one.',
    },
    turns: {
      type: 'string',
      enum: ['byName', 'asSet'],
      default: 'byName',
      title: 'Turns',
      description: 'Whose score must count first, second ...: by name, or in the order that the team has set.',
    },
  }),
  team: settings => ({
    value: (hole, entry) => withDesignated(hole, turnsOf(entry, settings.turns), settings.score, settings.others),
    tooFew: null,
    strokes: true,
  }),
})

/** The places of the players in the entry, in the order of their turns; who is not in the order of the team comes last. */
function turnsOf({ side: { playerIds }, teamOrder = [] }: Entry, turns: 'byName' | 'asSet'): readonly number[] {
  const places = playerIds.map((_, place) => place)
  if (turns === 'byName') return places
  const set = teamOrder.map(id => playerIds.indexOf(id)).filter(place => place >= 0)
  return [...new Set([...set, ...places])]
}

/** Hole 1 is the first player's, hole 2 the second's, and so on in turn. */
function withDesignated(
  { hole, balls }: TeamHole,
  turns: readonly number[],
  score: 'gross' | 'net',
  others: number,
): TeamValue | null {
  const players = turns.length
  const turn = players > 0 ? turns[remainder(hole.number - 1, players)] : undefined
  const designated = balls.find(ball => ball.player === turn)
  const rest = balls
    .filter(ball => ball !== designated)
    .sort((a, b) => a[score] - b[score])
    .slice(0, others)
  const wanted = others < players ? others : players - 1
  if (!designated || rest.length < wanted) return null
  return [designated, ...rest].reduce<TeamValue<number>>((sum, ball) => withBall(sum, ball, score), {
    value: 0,
    par: 0,
  })
}
