import type { LiveBoard } from './boardInput.ts'
import { roundToPar } from './roundToPar.ts'

/** A hole as the field of a board has played it in a round. */
export type HoleOfRound = {
  readonly number: number
  /** Of the card that has it first; tees may differ. */
  readonly par: number
  /** How many sides have scored two under par or better, one under, par, one over, and two over or worse. */
  readonly spread: readonly [number, number, number, number, number]
  /** Strokes to par, net on net boards; undefined without three scores. */
  readonly average: number | undefined
  /** 1 is the hardest; holes with the same average share it. */
  readonly rank: number | undefined
}

/** The holes of a round by their numbers, and the score to par of each side on them. */
export type HolesOfRound = {
  readonly holes: readonly HoleOfRound[]
  readonly sides: ReadonlyMap<number, ReadonlyMap<number, number>>
}

const fewestScores = 3

/** The holes of a round (by index) from the cards of its board. Sides with several cards are left out. */
export function holesOfRound(live: LiveBoard, round: number): HolesOfRound {
  const pars = new Map<number, number>()
  const sides = new Map<number, ReadonlyMap<number, number>>()
  for (const [sideId, toPar] of roundToPar(live, round)) {
    const card = live.entries.get(sideId)?.rounds[round]?.[0]?.holes ?? []
    for (const { number, par } of card) if (!pars.has(number)) pars.set(number, par)
    const own = card.flatMap(({ number }, at) => {
      const score = toPar[at] ?? null
      return score === null ? [] : [[number, score] as const]
    })
    if (own.length > 0) sides.set(sideId, new Map(own))
  }
  const counted = [...pars]
    .sort(([a], [b]) => a - b)
    .map(([number, par]) => {
      const scores = [...sides.values()].flatMap(own => own.get(number) ?? [])
      const sum = scores.reduce((total, one) => total + one, 0)
      return {
        number,
        par,
        spread: spreadOf(scores),
        average: scores.length < fewestScores ? undefined : sum / scores.length,
      }
    })
  const averages = counted.flatMap(({ average }) => average ?? [])
  const rankOf = (average: number) => averages.filter(one => one > average).length + 1
  return {
    holes: counted.map(hole => ({ ...hole, rank: hole.average === undefined ? undefined : rankOf(hole.average) })),
    sides,
  }
}

function spreadOf(scores: readonly number[]): HoleOfRound['spread'] {
  const count = (from: number, to: number) => scores.filter(one => one >= from && one <= to).length
  return [count(-Infinity, -2), count(-1, -1), count(0, 0), count(1, 1), count(2, Infinity)]
}
