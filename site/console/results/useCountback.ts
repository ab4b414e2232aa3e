import { countbackMethods } from '../../../rules/standings/countback.ts'
import type { Reply } from '../../ui/call.ts'
import { useQuery } from '../../ui/data.ts'
import { usePreviews } from '../frame/Effects.tsx'

export type Tie = Reply<'checkResults'>['ties'][number]
type Side = Tie['sides'][number]

/** In which order a countback of the cards would put the sides of a tie; undefined until that is known, and where they stay level. */
export function useCountback({ eventId, leaderboardId, sides }: Tie): Tie['sides'] | undefined {
  const params = { eventId, leaderboardId }
  const detail = useQuery('getLeaderboard', { params })
  const ties = detail.data?.settings.ties
  const asked = detail.data
    ? [
        {
          params,
          query: { standings: true },
          body: {
            settings: { ties: { from: ties ?? null, to: { ...ties, steps: [...countbackMethods.cards] } } },
            reason: 'preview',
          },
        },
      ]
    : []
  const { previews } = usePreviews('updateLeaderboard', asked)
  const rows = previews?.[0]?.reply.standings?.flatMap(flight => flight.rows) ?? []
  const places = new Map(rows.map(({ sideId, position }) => [sideId, position]))
  const placeOf = ({ sideId }: Side) => places.get(sideId) ?? 0
  const isDecided = new Set(sides.map(placeOf)).size === sides.length && sides.every(side => placeOf(side) > 0)
  return isDecided ? [...sides].sort((a, b) => placeOf(a) - placeOf(b)) : undefined
}
