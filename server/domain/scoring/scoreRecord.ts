import { stablefordPoints } from '../../../rules/formats/stableford.ts'
import type { Hole } from '../../../rules/game.ts'
import { strokesReceived } from '../../../rules/handicap/strokes.ts'

/** The content of a card. `strokes` are by hole number less one: 0 for a ball picked up, null for a hole not played. */
export type CardOfSide = {
  readonly strokes: readonly (number | null)[]
  readonly status: 'OPEN' | 'SIGNED' | 'OFFICIAL' | 'NC' | 'WD' | 'DQ' | 'NS'
  /** ISO 8601 with milliseconds and an offset. */
  readonly updatedAt: string
}

export type ScoreStatus = 'NOT_STARTED' | 'IN_PROGRESS' | 'COMPLETE' | Exclude<CardOfSide['status'], 'OPEN'>

type HoleRecord = {
  readonly hole: number
  readonly par: number
  readonly hc: number
  readonly hcStrokes: number | null
  readonly gross: number | null
  readonly net: number | null
  readonly pickedUp: boolean
}

/**
 * A card as the interface shows it: holes played, gross, net and net Stableford points (Rules of Golf 21.1). `holes` are
 * those of the tee, and `playingHandicap` is for them; without one (null) there is neither net nor points. Gross and net
 * totals are null before the first hole, and when a ball was picked up on one of their holes.
 */
export function scoreRecord(card: CardOfSide | undefined, holes: readonly Hole[], playingHandicap: number | null) {
  const received = playingHandicap === null ? null : strokesReceived(playingHandicap, holes)
  const records = holes.map((hole, index) =>
    holeRecord(hole, received?.[index] ?? null, card?.strokes[hole.number - 1] ?? null),
  )
  const played = records.filter(({ gross, pickedUp }) => gross !== null || pickedUp)
  const front = played.filter(({ hole }) => hole <= 9)
  const back = played.filter(({ hole }) => hole > 9)
  const par = played.reduce((sum, hole) => sum + hole.par, 0)
  const gross = total(played, 'gross')
  const net = total(played, 'net')
  return {
    thru: played.length,
    gross,
    net,
    toParGross: gross === null ? null : gross - par,
    toParNet: net === null ? null : net - par,
    grossFront: total(front, 'gross'),
    grossBack: total(back, 'gross'),
    netFront: total(front, 'net'),
    netBack: total(back, 'net'),
    points: received === null || played.length === 0 ? null : played.reduce((sum, hole) => sum + pointsOf(hole), 0),
    status: statusOf(card, played.length, holes.length),
    updatedDt: card?.updatedAt,
    holes: records,
  }
}

function holeRecord({ number, par, strokeIndex }: Hole, hcStrokes: number | null, strokes: number | null): HoleRecord {
  const gross = strokes === 0 ? null : strokes
  const net = gross === null || hcStrokes === null ? null : gross - hcStrokes
  return { hole: number, par, hc: strokeIndex, hcStrokes, gross, net, pickedUp: strokes === 0 }
}

function total(played: readonly HoleRecord[], what: 'gross' | 'net'): number | null {
  if (played.length === 0) return null
  return played.reduce<number | null>(
    (sum, { [what]: value }) => (sum === null || value === null ? null : sum + value),
    0,
  )
}

function pointsOf({ net, par }: HoleRecord): number {
  return net === null ? 0 : stablefordPoints(net - par)
}

function statusOf(card: CardOfSide | undefined, thru: number, holes: number): ScoreStatus {
  if (card !== undefined && card.status !== 'OPEN') return card.status
  if (thru === 0) return 'NOT_STARTED'
  return thru < holes ? 'IN_PROGRESS' : 'COMPLETE'
}
