import { netStrokesOf } from '../../rules/formats/parStrokes.ts'
import { withDefaults } from '../../rules/formats/settings.ts'
import type { LiveBoard } from './boardInput.ts'

/**
 * The score to par on each hole of a round (by index), by side, in the order of the card: net on net boards, `null` without
 * a score. Sides with several cards are left out.
 */
export function roundToPar(live: LiveBoard, round: number): ReadonlyMap<number, readonly (number | null)[]> {
  const settings: Readonly<Record<string, unknown>> = withDefaults(
    live.format.settings,
    live.leaderboard.settings.format ?? {},
  )
  const isNet = settings.score === 'net'
  return new Map(
    [...live.entries].flatMap(([sideId, entry]) => {
      const [card, ...others] = entry.rounds[round] ?? []
      if (!card || others.length > 0 || card.holes.length === 0) return []
      const received = isNet ? netStrokesOf(card) : []
      const toPar = card.holes.map(({ par }, at) => {
        const taken = card.scores[at]
        return typeof taken === 'number' ? taken - (received[at] ?? 0) - par : null
      })
      return [[sideId, toPar] as const]
    }),
  )
}
