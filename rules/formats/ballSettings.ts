import type { Hole } from '../game.ts'
import type { Wanted } from './bestBalls.ts'
import { type SettingsOf, settingsSchema } from './settings.ts'

/** The settings of best ball formats: how many balls count, whose, and on which holes. */
export const ballSettings = settingsSchema({
  score: {
    type: 'string',
    enum: ['gross', 'net', 'mixed'],
    default: 'net',
    title: 'Scores',
    description: 'Gross, net, or some gross and some net balls of different players.',
  },
  by: {
    type: 'string',
    enum: ['round', 'hole', 'par', 'nine', 'gender'],
    default: 'round',
    title: 'Number of balls',
    description: 'The same on all holes, or set for each hole, par, nine or gender.',
  },
  count: balls(1, 'Balls'),
  countByHole: {
    type: 'array',
    items: { type: 'integer', minimum: 1, maximum: 10 },
    maxItems: 18,
    default: [],
    title: 'Balls by hole',
    description:
      'For hole 1, 2, 3 ...: 1, 2, 3 repeated is a waltz. A hole without a number of its own uses the one for all holes.',
  },
  par3: balls(3, 'Balls on par 3s'),
  par4: balls(2, 'Balls on par 4s'),
  par5: balls(1, 'Balls on par 5s'),
  frontNine: balls(1, 'Balls on the front nine'),
  backNine: balls(1, 'Balls on the back nine'),
  men: balls(1, 'Balls of men'),
  women: balls(1, 'Balls of women'),
  grossBalls: balls(1, 'Gross balls'),
  netBalls: balls(1, 'Net balls'),
  sameBall: {
    type: 'boolean',
    default: false,
    title: 'Same ball twice',
    description: 'Whether one ball may count both gross and net.',
  },
})

export type BallSettings = SettingsOf<typeof ballSettings>

/** The balls that must count on a hole under these settings. */
export function wantedOn(hole: Hole, settings: BallSettings): Wanted {
  if (settings.score === 'mixed') {
    return { kind: 'mixed', gross: settings.grossBalls, net: settings.netBalls, sameBall: settings.sameBall }
  }
  if (settings.by === 'gender') return { kind: 'byGender', men: settings.men, women: settings.women }
  return { kind: 'best', count: countOn(hole, settings) }
}

function countOn(hole: Hole, settings: BallSettings): number {
  switch (settings.by) {
    case 'hole':
      return settings.countByHole[hole.number - 1] ?? settings.count
    case 'par':
      if (hole.par <= 3) return settings.par3
      return hole.par === 4 ? settings.par4 : settings.par5
    case 'nine':
      return hole.number <= 9 ? settings.frontNine : settings.backNine
    default:
      return settings.count
  }
}

function balls(usual: number, title: string) {
  return {
    type: 'integer',
    minimum: 0,
    maximum: 10,
    default: usual,
    title,
    description: `${title} that count, at most as many as the team has players.`,
  } as const
}
