import type { LiveBoard } from './boardInput.ts'

/** A hole as it was played today. `average`: strokes to par, gross, over all `scores`. */
export type HoleToday = {
  readonly number: number
  readonly par: number
  readonly scores: number
  readonly average: number
}

/** A course as it was played today. `cards`: those with a score. */
export type CourseToday = { readonly name: string; readonly cards: number; readonly holes: readonly HoleToday[] }

const fewestScores = 3

/**
 * How hard each hole of the course has been in the rounds in play, from all cards of players on these boards, each card once.
 * Of several courses, the one with the most cards. Holes with fewer than three scores are left out; undefined when fewer than
 * three cards have a score.
 */
export function courseToday(boards: readonly (readonly [board: LiveBoard, round: number])[]): CourseToday | undefined {
  const courses = new Map<string, { keys: Set<string>; holes: Map<number, { par: number; toPar: number[] }> }>()
  for (const [{ cards, slots }, round] of boards) {
    for (const [key, { side, strokes }] of cards) {
      const [slot] = slots.get(key) ?? []
      if (!slot || slot.round !== round || side !== 'P') continue
      const name = slot.handicap.tee?.courseName ?? ''
      const course = courses.get(name) ?? { keys: new Set(), holes: new Map() }
      if (course.keys.has(key) || strokes.every(taken => !taken)) continue
      courses.set(name, course)
      course.keys.add(key)
      for (const { number, par } of slot.holes) {
        const taken = strokes[number - 1]
        const hole = course.holes.get(number) ?? { par, toPar: [] }
        if (taken) hole.toPar.push(taken - par)
        course.holes.set(number, hole)
      }
    }
  }
  const [most] = [...courses].sort(([, a], [, b]) => b.keys.size - a.keys.size)
  if (!most || most[1].keys.size < fewestScores) return undefined
  const [name, { keys, holes }] = most
  return {
    name,
    cards: keys.size,
    holes: [...holes]
      .filter(([, { toPar }]) => toPar.length >= fewestScores)
      .sort(([a], [b]) => a - b)
      .map(([number, { par, toPar }]) => ({
        number,
        par,
        scores: toPar.length,
        average: toPar.reduce((sum, one) => sum + one, 0) / toPar.length,
      })),
  }
}
