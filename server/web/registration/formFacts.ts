import type { VisibleEvent } from '../../domain/access/visibleEvent.ts'
import type { RegistrationSettings } from '../../domain/events/registrationSettings.ts'
import type { Transaction } from '../../kernel/database/connect.ts'
import { type OfferedTee, offeredTees, type Provider, providers } from './formFacts.sql.ts'
import type { Participant } from './participant.sql.ts'
import type { FormFacts } from './readForm.ts'

/** What a form asks, and among what it lets choose. */
export type FormChoices = Omit<FormFacts, 'providers' | 'tees'> & {
  readonly providers: readonly Provider[]
  readonly tees: readonly OfferedTee[]
  /** The country of the course, for phone numbers. */
  readonly country: string | undefined
}

/**
 * Of the public form when there is no `person`. Somebody whose profile is not the club's own is asked for no details unless
 * `byMail`: nobody else could tell that it is the player who writes.
 */
export async function formFacts(
  tx: Transaction,
  event: VisibleEvent,
  settings: RegistrationSettings,
  person: Participant | undefined,
  byMail: boolean,
  now: Temporal.Instant,
): Promise<FormChoices> {
  const [known, tees] = await Promise.all([providers(tx), offeredTees(tx, event)])
  const asksPerson = person === undefined || (!person.byName && (person.isOwn || byMail))
  return {
    settings,
    asksPerson,
    gender: person?.gender,
    asksIndex: asksPerson && settings.details.handicap !== 'no' && (person?.indexTenths ?? null) === null,
    onFile: person !== undefined && !person.detailsConfirmed,
    providers: known,
    tees: tees.filter(({ gender }) => person === undefined || gender === person.gender),
    country: tees[0]?.country ?? undefined,
    today: now.toZonedDateTimeISO(event.timeZone).toPlainDate().toString(),
  }
}
