import type { LiveBoard } from './boardInput.ts'
import { roundToPar } from './roundToPar.ts'

const fewestScores = 3

/**
 * How the field of a board has played each hole of a round (by index): strokes to par on average, net or gross, by the number
 * of the hole. Holes with fewer than three scores are left out, and so are sides with several cards.
 */
export function fieldAverage(live: LiveBoard, round: number, isNet: boolean): ReadonlyMap<number, number> {
  const scores = new Map<number, number[]>()
  for (const [sideId, toPar] of roundToPar(live, round, isNet)) {
    const holes = live.entries.get(sideId)?.rounds[round]?.[0]?.holes ?? []
    for (const [at, { number }] of holes.entries()) {
      const own = toPar[at] ?? null
      if (own !== null) scores.set(number, [...(scores.get(number) ?? []), own])
    }
  }
  return new Map(
    [...scores]
      .filter(([, own]) => own.length >= fewestScores)
      .map(([number, own]) => [number, own.reduce((sum, one) => sum + one, 0) / own.length]),
  )
}
