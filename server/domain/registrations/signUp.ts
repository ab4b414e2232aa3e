/** Signing up: through a personal link, or with the public form. */

import { said } from '../../../contract/words/say.ts'
import { allotIds } from '../../kernel/database/allotIds.ts'
import { insertRows } from '../../kernel/database/insertRows.ts'
import { emailKey } from '../../kernel/keys/emailKey.ts'
import { queueMails } from '../../kernel/mail/mailQueue.sql.ts'
import { nameFields } from '../players/nameFields.ts'
import { completeProfile } from './completeProfile.ts'
import { FormProblem } from './formProblem.ts'
import type { GivenForm, GivenPerson } from './givenForm.ts'
import type { HeldEvent } from './holdEvent.ts'
import { alike, type Details, type Participant } from './participant.sql.ts'
import { phaseOf } from './phaseOf.ts'
import { freePlaces, lastPlace, putSignUp } from './queue.sql.ts'
import { registerSignedUp } from './registerSignedUp.ts'
import { requireMember } from './requireMember.ts'

/** The states in which signing up again does nothing: the person has a place or an offer, waits, or is in the ballot. */
export const presentStates: readonly unknown[] = ['registered', 'waiting', 'offered', 'ballot']

/**
 * Signs up the player of a personal link, which came `byMail` or not; does nothing when the player is in the event already.
 * Throws {@link FormProblem}.
 */
export async function signUpPlayer(
  context: HeldEvent,
  person: Participant,
  given: GivenForm,
  byMail: boolean,
): Promise<void> {
  const { playerId } = person
  if (presentStates.includes(person.state)) return
  requireOpen(context)
  if (person.state === 'removed') throw new FormProblem(said('registrations.problems.removed'))
  await requireMember(context, person)
  if (given.person) {
    if (await seemsPresent(context, playerId, given.person, false))
      throw new FormProblem(said('registrations.problems.presentAlready'))
    await completeProfile(context, person, given.person, byMail)
  }
  const details = person.byName ? person.details : indexOnly(given)
  await takePlace(context, playerId, { ...given, details })
}

/** What became of a public form: the player it created, or that the person seems to be in the event already. */
export type PublicOutcome =
  | { readonly playerId: number }
  | { readonly seemsPresent: true; readonly knownEmail: number | undefined }

/** Signs up a person as a new player by name. Throws {@link FormProblem}. */
export async function signUpAnybody(
  context: HeldEvent,
  given: GivenForm & { readonly person: GivenPerson },
): Promise<PublicOutcome> {
  const { tx, now } = context
  requireOpen(context)
  const other = await seemsPresent(context, 0, given.person, true)
  if (other) return { seemsPresent: true, knownEmail: other.hasEmail ? other.playerId : undefined }
  const [playerId = 0] = await allotIds(tx, 'player', 1)
  const { person } = given
  const row = { player_id: playerId, by_name: true, gender: person.gender, created_at: now.toString() }
  await insertRows(tx, 'player', [{ ...row, ...nameFields(person) }])
  await takePlace(context, playerId, { ...given, details: detailsOf(person, given) })
  return { playerId }
}

function requireOpen({ event, state, settings, now }: HeldEvent): void {
  if (phaseOf(event, state, settings, now) !== 'open') throw new FormProblem(said('registrations.problems.closed'))
}

async function seemsPresent(
  { tx, event }: HeldEvent,
  playerId: number,
  person: GivenPerson,
  byName: boolean,
): Promise<{ readonly playerId: number; readonly hasEmail: boolean } | undefined> {
  const { last_name_key, first_name_key } = nameFields(person)
  const name = { lastNameKey: last_name_key, firstNameKey: first_name_key, gender: person.gender }
  const [first] = await alike(tx, event, {
    playerId,
    emailKey: emailKey(person.email),
    hcProviderId: person.hcProviderId,
    hcId: person.hcId,
    name: byName ? name : undefined,
  })
  return first
}

function indexOnly({ hcIndex }: GivenForm): Details {
  return hcIndex === undefined ? {} : { hcIndex }
}

function detailsOf(person: GivenPerson, given: GivenForm): Details & { readonly emailKey: string } {
  const { firstName: _, lastName: __, suffix: ___, gender: ____, ...contact } = person
  return { ...contact, emailKey: emailKey(person.email), ...indexOnly(given) }
}

/** Gives the person a place, a number on the waiting list, or an entry in the ballot. */
async function takePlace(
  context: HeldEvent,
  playerId: number,
  given: GivenForm & { readonly details: Details },
): Promise<void> {
  const { tx, event, settings, now, record, language } = context
  const free = await freePlaces(tx, event, settings.fieldLimit)
  const state =
    settings.mode === 'ballot'
      ? 'ballot'
      : free === undefined || free > 0
        ? ('registered' as const)
        : ('waiting' as const)
  if (state === 'waiting' && !settings.waitingList) throw new FormProblem(said('registrations.problems.full'))
  const place = state === 'waiting' ? await lastPlace(tx, event) : null
  const { formKey, answers, teeId = null } = given
  // Of somebody who signs up again, the language of this time.
  const { language: _, ...stated } = given.details
  const details = { ...stated, ...(language && { language }) }
  const consent = settings.consent ?? null
  await putSignUp(tx, event, { playerId, formKey, state, place, details, answers, teeId, consent }, now)
  if (state === 'registered') return registerSignedUp(context, [playerId], undefined, language)
  await record({ kind: `registration.${state}`, subject: { playerIds: [playerId] } })
  await queueMails(tx, event, [playerId], state, language)
}
