import { columns } from '../standings/board.ts'
import { countHoles, type HoleRule } from './card.ts'
import { cardFormat } from './cardFormat.ts'
import { leaderboardType } from './leaderboardType.ts'
import { grossOrNet, settingsSchema } from './settings.ts'

/** Par/Bogey: a match against par, hole by hole. Rules of Golf 21.3. */
export const parBogey = cardFormat({
  id: 'parBogey',
  name: 'Par / Bogey',
  description: 'Every hole is won (+1), halved or lost (-1) against par; the best balance wins.',
  leaderboardType: leaderboardType.parBogey,
  columns: columns.points,
  unit: 'points',
  ranks: 'high',
  withoutScore: 'A hole without a score is lost.',
  allowances: ['individualParBogey'],
  rule: 'Rules of Golf 21.3',
  settings: settingsSchema({ score: grossOrNet('net') }),
  running: settings => parBogeyRule(settings.score),
  card: settings => {
    const rule = parBogeyRule(settings.score)
    return card => countHoles(card, rule)
  },
})

/** Counts a hole against par, gross or net; without a score it is lost. */
export function parBogeyRule(score: 'gross' | 'net'): HoleRule {
  return {
    scored: (gross, hole, received) => parBogeyPoints(gross - (score === 'net' ? received : 0) - hole.par),
    unscored: () => -1,
    strokes: false,
  }
}

/** +1 under par, 0 for par, -1 over. Rules of Golf 21.3b. */
export function parBogeyPoints(toPar: number): number {
  if (toPar === 0) return 0
  return toPar < 0 ? 1 : -1
}
