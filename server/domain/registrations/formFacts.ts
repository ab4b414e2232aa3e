import type { Transaction } from '../../kernel/database/connect.ts'
import type { VisibleEvent } from '../access/visibleEvent.ts'
import type { RegistrationSettings } from '../events/registrationSettings.ts'
import { type OfferedTee, offeredTees, type Provider, providers } from './formFacts.sql.ts'
import type { Participant } from './participant.sql.ts'

/** What a form asks for. */
export type FormFacts = {
  readonly settings: RegistrationSettings
  /** Whether name and contact are asked for. */
  readonly asksPerson: boolean
  /** The gender of the person, where it is known. */
  readonly gender: 'M' | 'F' | undefined
  readonly asksIndex: boolean
  /** Details are on file but not shown, so they may be left empty. */
  readonly onFile: boolean
  readonly providers: readonly { readonly id: number }[]
  readonly tees: readonly { readonly teeId: number; readonly gender: 'M' | 'F' }[]
  readonly today: string
  /** The country of the course, two letters: of phone numbers that name none. */
  readonly country: string | undefined
}

/** The facts for the details of a person who is asked for all of them, whatever the event asks, and needs to say none. */
export function ownDetails<F extends FormFacts>(facts: F): F {
  const details = { phone: 'optional', dob: 'optional', handicap: 'optional' } as const
  return { ...facts, settings: { ...facts.settings, details }, asksIndex: false }
}

/** What a form asks for, and the choices that it offers. */
export type FormChoices = Omit<FormFacts, 'providers' | 'tees'> & {
  readonly providers: readonly Provider[]
  readonly tees: readonly OfferedTee[]
}

/**
 * What the form asks a person, or without `person` what the public form asks. A player whose profile is not the club's own is
 * asked for details only `byMail`, since otherwise it is not certain that the player is the one who writes.
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
