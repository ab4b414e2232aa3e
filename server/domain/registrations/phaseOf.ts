import type { VisibleEvent } from '../access/visibleEvent.ts'
import type { RegistrationSettings } from '../events/registrationSettings.ts'

/** Whether people can sign up now, and if not, why. */
export type Phase = 'open' | 'not published' | 'not by link' | 'not yet' | 'closed' | 'begun' | 'cancelled'

/** The phase of registration in an event that is in this state, at the time `now`. */
export function phaseOf(
  event: Pick<VisibleEvent, 'registrationType'>,
  state: string,
  { opens, closes, begins }: RegistrationSettings,
  now: Temporal.Instant,
): Phase {
  const isBefore = (one: Temporal.Instant, other: Temporal.Instant) => Temporal.Instant.compare(one, other) < 0
  if (state === 'cancelled') return 'cancelled'
  if (state === 'draft') return 'not published'
  if (state !== 'published' || !isBefore(now, begins)) return 'begun'
  if (event.registrationType === 'Closed') return 'not by link'
  if (opens && isBefore(now, opens)) return 'not yet'
  return isBefore(now, closes) ? 'open' : 'closed'
}
