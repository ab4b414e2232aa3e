import { useEffect } from 'preact/hooks'
import type { Reply } from '../../ui/call.ts'
import { type Answer, readAgain, useQuery } from '../../ui/data.ts'

export type Rehearsal = NonNullable<Reply<'getRehearsal'>['rehearsal']>

const askAgainMs = 3000

/** The rehearsal of the event, or that whose copy it is; asked again while its clock goes. */
export function useRehearsal(eventId: string): Answer<Reply<'getRehearsal'>> {
  const answer = useQuery('getRehearsal', { params: { eventId } })
  const isOn = answer.data?.rehearsal != null
  useEffect(() => {
    if (!isOn) return
    const timer = setInterval(() => void readAgain(['getRehearsal']), askAgainMs)
    return () => clearInterval(timer)
  }, [isOn])
  return answer
}
