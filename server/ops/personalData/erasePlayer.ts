import { type ProfileField, profileFields } from '../../../contract/privacy/console.ts'
import type { Recording } from '../../domain/audit/record.ts'
import { holdEventsOf } from '../../domain/players/holdPlayers.sql.ts'
import { lockProfiles, type Profile } from '../../domain/players/merge.sql.ts'
import { endWithoutRight } from '../../domain/staff/endWithoutRight.ts'
import type { Transaction } from '../../kernel/database/connect.ts'
import { emailKey } from '../../kernel/keys/emailKey.ts'
import { rehearsalsWith } from '../rehearsal/rehearsals.sql.ts'
import { throwAway } from '../rehearsal/throwAway.ts'
import { columnDecisions } from './columnDecisions.ts'
import {
  answersAbout,
  auditAbout,
  type ConcernedEvent,
  communitiesOfPlayer,
  concernedEvents,
  endLinks,
  eraseOwnRows,
  givenEmails,
  type Holdings,
  holdings,
  idsOfPlayer,
  replaceMentions,
  rewriteAnswers,
  rewriteAudit,
  withoutTimeLimit,
} from './erasePlayer.sql.ts'
import {
  accountIdsOf,
  communitiesEver,
  forgetLetters,
  forgetSteps,
  profileInSteps,
  saidBefore,
  type TeamOfPlayer,
  teamsOfPlayer,
} from './leftBehind.sql.ts'
import { erasedName, mentionsIn, mentionsOf, type Person, redactPerson } from './redactPerson.ts'

export type ErasurePlan = Holdings & {
  readonly profile: Profile
  /** What the profile says of the person, beside the name. */
  readonly fields: readonly ProfileField[]
  readonly communities: readonly number[]
  /** The events of the player, with their rounds. */
  readonly events: readonly ConcernedEvent[]
  /** Nothing is left that could be erased. */
  readonly isErased: boolean
}

const fieldColumns = {
  suffix: 'suffix',
  email: 'email',
  dob: 'dob',
  phone: 'phone',
  hcId: 'hc_id',
  hcIndex: 'hc_index_tenths',
  picture: 'pic_url',
} as const satisfies Record<ProfileField, keyof Profile>

/** What erasing the player would do. Holds the player, with all that there is in events. Undefined when there is no such player. */
export async function planErasure(
  tx: Transaction,
  playerId: number,
  now: Temporal.Instant,
): Promise<ErasurePlan | undefined> {
  const [kept] = await lockProfiles(tx, [playerId])
  // A guest by name goes with the registration, and would come back with it.
  const profile = kept ?? (await profileInSteps(tx, playerId))
  if (!profile) return undefined
  await holdEventsOf(tx, [playerId])
  return lookAtErasure(tx, profile, now)
}

/** The same with no lock: what erases looks again. */
export async function lookAtErasure(tx: Transaction, profile: Profile, now: Temporal.Instant): Promise<ErasurePlan> {
  const playerId = profile.player_id
  const { taken, left } = await holdings(tx, playerId)
  const fields = profileFields.filter(field => profile[fieldColumns[field]] !== null)
  const { firstName, lastName } = erasedName(playerId)
  const hasName = profile.first_name !== firstName || profile.last_name !== lastName
  return {
    profile,
    taken,
    left,
    fields,
    communities: await communitiesOfPlayer(tx, playerId),
    events: await concernedEvents(tx, playerId, now),
    isErased: !hasName && fields.length === 0 && Object.values(taken).every(count => count === 0),
  }
}

/**
 * Does what the plan says, in the transaction in which it was made: the person goes, results stay. Readers of the events hear
 * of it. Rule and reasons: docs/decisions/021.
 */
export async function erasePlayer(
  tx: Transaction,
  { profile, communities, events, taken }: ErasurePlan,
  { record, ...origin }: Recording,
): Promise<void> {
  const playerId = profile.player_id
  await withoutTimeLimit(tx)
  const person = await personOf(tx, profile)
  const accounts = await accountIdsOf(tx, playerId)
  // A copy has the names of everybody who plays.
  for (const rehearsal of await rehearsalsWith(tx, { playerId })) await throwAway(tx, rehearsal, origin)
  // A team is often named after the family names of its players, also of those who have left it.
  const ofTeams = mentionsOf(person, [person.lastName, ...person.names.map(([, lastName]) => lastName)])
  const teams = await teamsOfPlayer(tx, person)
  // Whoever has left a club is in its audit and its steps.
  const everywhere = await communitiesEver(tx, person)
  await eraseAudit(tx, person, teams, ofTeams)
  await eraseAnswers(tx, person)
  await eraseOwnRows(tx, playerId, teams, ofTeams)
  await forgetSteps(tx, person.ids, mentionsOf(jsonWords(person)), { teams, words: ofTeams })
  await forgetLetters(tx, person.emails.map(emailKey), mentionsOf(jsonWords(person)))
  await eraseMentions(tx, person, everywhere)
  for (const administratorId of accounts) await endWithoutRight(tx, administratorId, origin)
  await endLinks(tx, playerId, events)
  // Somebody who is nowhere any more was there before.
  for (const communityId of communities.length > 0 ? communities : everywhere) {
    await record({ communityId, kind: 'player.erased', subject: { playerId }, after: taken })
  }
  for (const { communityId, eventId, publicId } of events) {
    const subject = { eventId: publicId, playerId }
    await record({ communityId, eventId, kind: 'webLink.ended', subject })
  }
}

async function personOf(tx: Transaction, profile: Profile): Promise<Person> {
  const playerId = profile.player_id
  const ids = await idsOfPlayer(tx, playerId)
  const said = await saidBefore(tx, ids)
  const isNow = (first: string, last: string) => first === profile.first_name && last === profile.last_name
  const [erasedFirst, erasedLast] = Object.values(erasedName(playerId))
  return {
    playerId,
    ids,
    firstName: profile.first_name,
    lastName: profile.last_name,
    emails: [
      ...new Set([...(profile.email === null ? [] : [profile.email]), ...(await givenEmails(tx, ids)), ...said.emails]),
    ],
    names: said.names.filter(([first, last]) => !isNow(first, last) && !(first === erasedFirst && last === erasedLast)),
  }
}

async function eraseAudit(
  tx: Transaction,
  person: Person,
  teams: readonly TeamOfPlayer[],
  ofTeams: string,
): Promise<void> {
  const [mentions, inTeams] = [mentionsIn(mentionsOf(person)), mentionsIn(ofTeams)]
  const rows = await auditAbout(tx, person, teams)
  const without = rows.map(({ communityId, auditId, action, subject, before, after }) => {
    const words = action.startsWith('team.') ? inTeams : mentions
    const isAbout = person.ids.includes(Number(subject.playerId))
    const rest = (value: unknown) => redactPerson(value, person, words, isAbout)
    return { communityId, auditId, before: rest(before), after: rest(after) }
  })
  await rewriteAudit(tx, without)
}

async function eraseAnswers(tx: Transaction, person: Person): Promise<void> {
  const pattern = mentionsOf(jsonWords(person))
  const words = mentionsIn(mentionsOf(person))
  const kept = await answersAbout(tx, person.ids, pattern)
  await rewriteAnswers(
    tx,
    kept.map(one => ({ ...one, answer: JSON.stringify(redactPerson(JSON.parse(one.answer), person, words)) })),
  )
}

async function eraseMentions(tx: Transaction, person: Person, communities: readonly number[]): Promise<void> {
  const { playerId } = person
  for (const [table, { mention = [], words = [] }] of Object.entries(columnDecisions)) {
    if (table === 'idempotency') continue
    for (const column of [...mention, ...words]) {
      const isJson = ['settings', 'before', 'after', 'rows', 'plan', 'answers', 'details'].includes(column)
      const pattern = mentionsOf(isJson ? jsonWords(person) : person)
      await replaceMentions(tx, { table, column, isJson }, { playerId, pattern }, communities)
    }
  }
}

/** The person's words as they stand in the text of JSON. */
function jsonWords(person: Person): Person {
  const inJson = (text: string) => JSON.stringify(text).slice(1, -1)
  const { firstName, lastName, names, emails } = person
  return {
    ...person,
    firstName: inJson(firstName),
    lastName: inJson(lastName),
    names: names.map(([first, last]) => [inJson(first), inJson(last)] as const),
    emails: emails.map(inJson),
  }
}
