import { stablefordPoints } from '../../../rules/formats/stableford.ts'
import type { Hole } from '../../../rules/game.ts'
import { adjustedGross } from '../../../rules/handicap/adjustedGross.ts'
import { strokesReceived } from '../../../rules/handicap/strokes.ts'

/** The content of a card. `strokes` are by hole number less one: 0 for a ball picked up, null for a hole not played. */
export type CardOfSide = {
  readonly strokes: readonly (number | null)[]
  readonly status: 'OPEN' | 'SIGNED' | 'OFFICIAL' | 'NC' | 'WD' | 'DQ' | 'NS'
  /** ISO 8601 with milliseconds and an offset. */
  readonly updatedAt: string
}

export type ScoreStatus = 'NOT_STARTED' | 'IN_PROGRESS' | 'COMPLETE' | Exclude<CardOfSide['status'], 'OPEN'>

/** The handicaps of a card, for its holes; null where there is none. */
export type HandicapsOfCard = {
  readonly playing: number | null
  readonly course: number | null
  /** That by which the adjusted gross is counted; undefined for teams, which have none. */
  readonly record?: number | null
}

type HoleRecord = {
  readonly hole: number
  readonly par: number
  readonly hc: number
  readonly hcStrokes: number | undefined
  readonly gross: number | undefined
  readonly ags: number | undefined
  readonly netCourse: number | undefined
  readonly netPlaying: number | undefined
  readonly pickedUp: boolean
}

/**
 * A card as the interface shows it: holes played, gross, adjusted gross (Rules of Handicapping 3.1), net and net Stableford
 * points (Rules of Golf 21.1). `holes` are those of the tee. Without a playing handicap there is neither net nor points. Gross
 * and net totals are undefined before the first hole, and when a ball was picked up on one of their holes; the adjusted gross
 * is until the last one is played. JSON leaves out what is undefined.
 */
export function scoreRecord(card: CardOfSide | undefined, holes: readonly Hole[], handicaps: HandicapsOfCard) {
  const { playing, course } = handicaps
  const received = playing === null ? undefined : strokesReceived(playing, holes)
  const ofCourse = course === playing ? received : course === null ? undefined : strokesReceived(course, holes)
  const taken = holes.map(({ number }) => card?.strokes[number - 1] ?? null)
  const adjusted = adjustedOf(taken, holes, handicaps)
  const records = holes.map((hole, at): HoleRecord => {
    const strokes = taken[at] ?? null
    const gross = strokes === 0 || strokes === null ? undefined : strokes
    const less = (by: number | undefined) => (gross === undefined || by === undefined ? undefined : gross - by)
    return {
      hole: hole.number,
      par: hole.par,
      hc: hole.strokeIndex,
      hcStrokes: received?.[at],
      gross,
      ags: adjusted?.holes[at] ?? undefined,
      netCourse: less(ofCourse?.[at]),
      netPlaying: less(received?.[at]),
      pickedUp: strokes === 0,
    }
  })
  const played = records.filter(({ gross, pickedUp }) => gross !== undefined || pickedUp)
  const front = played.filter(({ hole }) => hole <= 9)
  const back = played.filter(({ hole }) => hole > 9)
  const par = played.reduce((sum, hole) => sum + hole.par, 0)
  const over = (strokes: number | undefined) => (strokes === undefined ? undefined : strokes - par)
  const gross = total(played, 'gross')
  const net = total(played, 'netPlaying')
  const ags = played.length === 0 ? undefined : (adjusted?.value ?? undefined)
  return {
    gross,
    grossVsPar: over(gross),
    ags,
    agsVsPar: over(ags),
    net,
    netVsPar: over(net),
    holeScores: records,
    thru: played.length,
    grossFront: total(front, 'gross'),
    grossBack: total(back, 'gross'),
    netFront: total(front, 'netPlaying'),
    netBack: total(back, 'netPlaying'),
    points: received && played.length > 0 ? played.reduce((sum, hole) => sum + pointsOf(hole), 0) : undefined,
    status: statusOf(card, played.length, holes.length),
    updatedDt: card?.updatedAt,
  }
}

function adjustedOf(taken: readonly (number | null)[], holes: readonly Hole[], { record }: HandicapsOfCard) {
  if (record === undefined || taken.every(strokes => strokes === null)) return undefined
  const scores = taken.map(strokes => (strokes === 0 ? 'pickedUp' : strokes))
  return adjustedGross(holes, scores, record)
}

function total(played: readonly HoleRecord[], what: 'gross' | 'netPlaying'): number | undefined {
  if (played.length === 0) return undefined
  return played.reduce<number | undefined>(
    (sum, { [what]: value }) => (sum === undefined || value === undefined ? undefined : sum + value),
    0,
  )
}

function pointsOf({ netPlaying, par }: HoleRecord): number {
  return netPlaying === undefined ? 0 : stablefordPoints(netPlaying - par)
}

function statusOf(card: CardOfSide | undefined, thru: number, holes: number): ScoreStatus {
  if (card !== undefined && card.status !== 'OPEN') return card.status
  if (thru === 0) return 'NOT_STARTED'
  return thru < holes ? 'IN_PROGRESS' : 'COMPLETE'
}
