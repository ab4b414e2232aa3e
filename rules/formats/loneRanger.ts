import { remainder } from '../exact.ts'
import { columns } from '../standings/board.ts'
import { withBall } from './bestBalls.ts'
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
  }),
  team: settings => ({
    value: (hole, entry) => withDesignated(hole, entry.side.playerIds.length, settings.score, settings.others),
    tooFew: null,
    strokes: true,
  }),
})

/** Hole 1 is the first player's, hole 2 the second's, and so on in turn. */
function withDesignated(
  { hole, balls }: TeamHole,
  players: number,
  score: 'gross' | 'net',
  others: number,
): TeamValue | null {
  const turn = players > 0 ? remainder(hole.number - 1, players) : 0
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
