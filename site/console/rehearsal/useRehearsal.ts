import { useState } from 'preact/hooks'
import type { Reply } from '../../ui/call.ts'
import { type Answer, useQuery } from '../../ui/data.ts'

export type Rehearsal = NonNullable<Reply<'getRehearsal'>['rehearsal']>

const askAgainMs = 3000

/** The rehearsal of the event, or that whose copy it is; asked again while its clock goes. */
export function useRehearsal(eventId: string): Answer<Reply<'getRehearsal'>> {
  const [isOn, setOn] = useState(false)
  const answer = useQuery('getRehearsal', { params: { eventId } }, { everyMs: isOn ? askAgainMs : undefined })
  const isOnNow = answer.data?.rehearsal != null
  if (isOnNow !== isOn) setOn(isOnNow)
  return answer
}
