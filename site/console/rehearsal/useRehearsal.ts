import type { Reply } from '../../ui/call.ts'
import { type Answer, useQuery } from '../../ui/data.ts'

export type Rehearsal = NonNullable<Reply<'getRehearsal'>['rehearsal']>

const askAgainMs = 3000

/** The rehearsal of the event, or that whose copy it is; asked again while its clock goes. */
export function useRehearsal(eventId: string): Answer<Reply<'getRehearsal'>> {
  return useQuery('getRehearsal', { params: { eventId } }, { everyMs: whileOn })
}

const whileOn = (answer: Reply<'getRehearsal'> | undefined) => (answer?.rehearsal ? askAgainMs : undefined)
