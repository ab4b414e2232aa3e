import type { Reply } from '../../ui/call.ts'
import { useQuery } from '../../ui/data.ts'
import { useEvent } from '../frame/useEvent.ts'
import type { Words } from './TeeSheet.tsx'

type Field = Reply<'getFieldOfRound'>

/** Why each player who is out of the round is, in words. */
export function useField(words: Words): { readonly cut: Field['cut']; readonly out: ReadonlyMap<number, string> } {
  const { roundId, setup } = useEvent()
  const field = useQuery('getFieldOfRound', { params: { eventId: roundId } })
  const nameOf = (id: number) => setup.leaderboards.find(one => one.leaderboardId === id)?.name ?? ''
  const missedCut = (boards: string) => (boards === '' ? words.missedCut : words.missedCutOf({ boards }))
  const out = (field.data?.out ?? []).map(
    ({ playerId, why, leaderboardIds }) =>
      [playerId, why === 'missedCut' ? missedCut(leaderboardIds.map(nameOf).join(', ')) : words.left[why]] as const,
  )
  return { cut: field.data?.cut ?? 'none', out: new Map(out) }
}
