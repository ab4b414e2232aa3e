import type { HoleRule } from './card.ts'

/** Points for each score to par. The first also goes to anything better, the last to anything worse. */
export type PointsByScore = {
  readonly albatross: number
  readonly eagle: number
  readonly birdie: number
  readonly par: number
  readonly bogey: number
  readonly doubleBogey: number
}

/** The points for a score this many strokes to par, negative when under. */
export function pointsFor(toPar: number, points: PointsByScore): number {
  if (toPar <= -3) return points.albatross
  if (toPar === -2) return points.eagle
  if (toPar === -1) return points.birdie
  if (toPar === 0) return points.par
  return toPar === 1 ? points.bogey : points.doubleBogey
}

/** Counts a hole in points from such a table, gross or net; without a score it is worth `unscored`. */
export function pointsRule(points: PointsByScore, score: 'gross' | 'net', unscored: number): HoleRule {
  return {
    scored: (gross, hole, received) => pointsFor(gross - (score === 'net' ? received : 0) - hole.par, points),
    unscored: () => unscored,
    strokes: false,
  }
}

/** The settings for such a table, with a format's default points. */
export function pointsSettings(usual: PointsByScore) {
  return {
    albatross: points(usual.albatross, 'Albatross or better'),
    eagle: points(usual.eagle, 'Eagle'),
    birdie: points(usual.birdie, 'Birdie'),
    par: points(usual.par, 'Par'),
    bogey: points(usual.bogey, 'Bogey'),
    doubleBogey: points(usual.doubleBogey, 'Double bogey or worse'),
  }
}

function points(usual: number, title: string) {
  return {
    type: 'integer',
    minimum: -100,
    maximum: 100,
    default: usual,
    title,
    description: `Points for ${title.toLowerCase()}.`,
  } as const
}
