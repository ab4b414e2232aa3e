import { useEffect, useRef, useState } from 'preact/hooks'
import { call, type InputOf, Refused, tryOut } from '../../ui/call.ts'
import { useDeed } from '../../ui/useDeed.tsx'
import { usePreviews } from '../frame/Effects.tsx'
import { useEvent } from '../frame/useEvent.ts'
import type { Entrant } from '../frame/useRoster.ts'
import type { RemoveProps } from './Remove.tsx'

/** What follows of more withdrawals than these is not looked at one by one. */
export const mostLooked = 5

/** Whether somebody is refused to leave because there is a score: only the server knows of other rounds. */
const hasScore = (error: unknown) => error instanceof Refused && error.code === 'SCORE_ENTERED'

/** Who can leave and whose card is marked instead, what would follow, and the deed. */
export function useRemoval({ rows, eventId, words, onClose }: RemoveProps) {
  const { roundId } = useEvent()
  const [choice, setChoice] = useState({ reason: '', offers: true, draws: false })
  const { scored, isLooking, addScored } = useScored(rows, eventId)
  const leaving = rows.filter(({ playerId }) => !scored.has(playerId))
  const ruled = rows.filter(({ playerId }) => scored.has(playerId))
  const blindDraw = choice.draws && { blindDraw: true as const }
  const inputs = leaving.map(({ playerId }) => ({ params: { eventId, playerId }, body: { ...blindDraw } }))
  const looked = inputs.slice(0, rows.length <= mostLooked ? undefined : 1)
  const { previews, refused } = usePreviews('withdrawPlayer', isLooking ? [] : looked)
  // While another choice is looked at, what is known stays.
  const known = useRef(previews)
  known.current = previews ?? known.current
  const next = known.current?.[0]?.reply.next
  const rulings = (why: string) =>
    ruled.map(({ playerId }) => ({
      params: { eventId: roundId, cardId: `P-${playerId}` },
      body: { status: 'WD' as const, reason: why === '' ? words.withdrew : why },
    }))
  const deed = useDeed(async () => {
    const reason = choice.reason.trim()
    const why = { status: 'withdrawn' as const, ...(reason !== '' && { reason }) }
    const body = { ...why, ...(next && choice.offers && { offerNext: true as const }), ...blindDraw }
    const found = await withdrawAll(eventId, leaving, body)
    for (const ruling of rulings(reason)) await call('setCardStatus', ruling)
    // Those who turned out to have a score are asked about: marking a card is something else than leaving.
    if (found.size > 0) addScored(found)
    else onClose(true)
  })
  return { choice, setChoice, leaving, ruled, isLooking, previews, refused, next, rulings: rulings(''), deed }
}

/** Withdraws them, and answers who could not leave because there is a score. */
async function withdrawAll(
  eventId: string,
  leaving: readonly Entrant[],
  body: NonNullable<InputOf<'withdrawPlayer'>['body']>,
): Promise<ReadonlySet<number>> {
  const found = new Set<number>()
  for (const { playerId } of leaving)
    await call('withdrawPlayer', { params: { eventId, playerId }, body }).catch(error => {
      if (!hasScore(error)) throw error
      found.add(playerId)
    })
  return found
}

/** Who of them has a score and cannot leave; of many it turns out when they do. */
function useScored(rows: readonly Entrant[], eventId: string) {
  const [scored, setScored] = useState<ReadonlySet<number>>(new Set())
  const [isLooking, setLooking] = useState(rows.length <= mostLooked)
  useEffect(() => {
    if (!isLooking) return
    const looking = rows.map(({ playerId }) =>
      tryOut('withdrawPlayer', { params: { eventId, playerId }, body: {} }).then(
        () => [],
        error => (hasScore(error) ? [playerId] : []),
      ),
    )
    void Promise.all(looking).then(found => {
      setScored(new Set(found.flat()))
      setLooking(false)
    })
  }, [])
  return { scored, isLooking, addScored: (found: ReadonlySet<number>) => setScored(new Set([...scored, ...found])) }
}
