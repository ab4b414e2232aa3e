import { playOrder } from '../../rules/formats/card.ts'
import type { LiveBoard } from './boardInput.ts'
import { roundToPar } from './roundToPar.ts'

/**
 * The score to par of sides after each hole that they have played in a round (by index), by side, in the order of play: net
 * on net boards, from level par. Empty where not strokes count, or the leaderboard leaves holes out; sides with several cards
 * are left out.
 */
export function runningToPar(live: LiveBoard, round: number): ReadonlyMap<number, readonly number[]> {
  if (live.format.unit !== 'strokes' || live.input.holes !== undefined) return new Map()
  return new Map(
    [...roundToPar(live, round)].map(([sideId, toPar]) => {
      const card = live.entries.get(sideId)?.rounds[round]?.[0]
      let running = 0
      const after = (card ? playOrder([card]) : []).flatMap(at => {
        const hole = toPar[at] ?? null
        if (hole === null) return []
        running += hole
        return [running]
      })
      return [sideId, after] as const
    }),
  )
}
