import type { Transaction } from '../database/connect.ts'
import type { VisibleEvent } from '../events/visibleEvent.ts'
import { type OfferedTee, offeredTees, type Provider, providers } from './formFacts.sql.ts'
import type { Participant } from './participant.sql.ts'
import type { FormFacts } from './readForm.ts'
import type { RegistrationSettings } from './settings.ts'

/** What a form asks, and among what it lets choose. */
export type FormChoices = Omit<FormFacts, 'providers' | 'tees'> & {
  readonly providers: readonly Provider[]
  readonly tees: readonly OfferedTee[]
  /** The country of the course, for phone numbers. */
  readonly country: string | undefined
}

/** Of the public form when there is no `person`. */
export async function formFacts(
  tx: Transaction,
  event: VisibleEvent,
  settings: RegistrationSettings,
  person: Participant | undefined,
  now: Temporal.Instant,
): Promise<FormChoices> {
  const [known, tees] = await Promise.all([providers(tx), offeredTees(tx, event)])
  const asksPerson = person === undefined || !person.byName
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
