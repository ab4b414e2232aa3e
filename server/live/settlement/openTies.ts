import type { Static } from 'typebox'
import type { checkResults } from '../../../contract/settlement/console.ts'
import type { CountedBoard } from '../countedBoards.ts'

type Tie = Static<typeof checkResults.reply>['ties'][number]
type Row = CountedBoard['flights'][number]['rows'][number]

/**
 * The places of a leaderboard that are shared and matter: the first, and those with a prize. Skins and contests pay what was won on
 * each, so nobody shares a place there; nothing is open before all rounds are over.
 */
export function openTies({ leaderboardId, eventId, name, unit, final, flights }: CountedBoard): readonly Tie[] {
  if (!final || (unit !== 'strokes' && unit !== 'points')) return []
  return flights.flatMap(({ flightId, name: flight, rows }) => {
    const level = Map.groupBy(
      rows.filter(row => row.tied && (row.position === 1 || (row.payoutCents ?? 0) > 0)),
      row => row.position,
    )
    return [...level.values()].flatMap(([first, ...others]) => {
      if (!first || first.position === null || first.value === null) return []
      const { position: place, label, value } = first
      return {
        ...{ leaderboardId, eventId, name, place, label, value, unit },
        ...(flightId !== undefined && { flightId }),
        ...(flight !== undefined && { flight }),
        sides: [first, ...others].map(sideOf),
      }
    })
  })
}

function sideOf({ sideId, name, payoutCents = 0 }: Row): Tie['sides'][number] {
  return { sideId, name, cents: payoutCents }
}
