import type { Language } from '../../../contract/words/languages.ts'
import { said } from '../../../contract/words/say.ts'
import { holdPlayers } from '../../domain/players/holdPlayers.sql.ts'
import { FormProblem } from '../../domain/registrations/formProblem.ts'
import { type HeldEvent, holdEvent } from '../../domain/registrations/holdEvent.ts'
import { settleQueue } from '../../domain/registrations/settleQueue.ts'
import { holdForStep } from '../../domain/undo/eventRows.sql.ts'
import type { Service } from '../../live/service.ts'
import { communitiesBelow } from '../links/links.sql.ts'

type EventKey = { readonly communityId: number; readonly eventId: number }

/**
 * Runs `work` with the event held, so that one at a time decides about its places, after the queue has been brought up to
 * the present. `playerIds`: who is known to be concerned, held before the event. Throws {@link FormProblem} when one
 * of them is gone.
 * `actor` as in the audit; `language`: of whoever does it.
 */
export async function inEvent<T>(
  service: Service,
  { playerIds, ...place }: EventKey & { readonly playerIds: readonly number[] },
  { language, ...origin }: { readonly actor: string; readonly requestId?: string; readonly language?: Language },
  work: (context: HeldEvent) => Promise<T>,
): Promise<T> {
  const scope = await service.database.read('everything', tx => communitiesBelow(tx, place.communityId))
  return service.database.write(scope, async tx => {
    // Before anything else, as in the mount: a step of a director never holds what somebody registered meanwhile.
    await holdForStep(tx, { ...place, registrationEventId: place.eventId }, 'beside')
    const held = await holdPlayers(tx, playerIds, 'change')
    if (playerIds.some(id => !held.has(id))) throw new FormProblem(said('registrations.problems.notPart'))
    const context = await holdEvent(tx, place, { ...origin, now: service.clock() })
    await settleQueue(context)
    return work(language ? { ...context, language } : context)
  })
}
