/** A player's profile as the handlers decide over it, who keeps it, and who has shown to know the person behind it. */

import type { Selectable } from '../../kernel/database/generated.ts'
import type { PlayerRow } from '../../kernel/database/rows.ts'
import { sql } from '../../kernel/database/sql.ts'

const columns = [
  'player_id',
  'first_name',
  'last_name',
  'last_name_key',
  'first_name_key',
  'suffix',
  'email',
  'email_key',
  'dob',
  'phone_country_cd',
  'phone',
  'hc_provider_id',
  'hc_id',
  'hc_active',
  'hc_index_tenths',
  'hc_revision_date',
  'completed_at',
  'unproven',
  'keeper_community_id',
  'shared',
  'email_community_id',
] as const satisfies readonly (keyof PlayerRow)[]

export type Profile = Readonly<Pick<Selectable<PlayerRow>, (typeof columns)[number]>>

/** The columns of a {@link Profile} for a select. */
export const profileColumns = sql.join(columns.map(column => sql.ref(column)))

/** Fields of a profile that somebody gives; a field that is left out is not given. */
export type GivenFields = Partial<
  Omit<Profile, 'player_id' | 'completed_at' | 'unproven' | 'keeper_community_id' | 'shared'>
>

/** A person as somebody describes one. */
export type Person = Pick<Profile, 'first_name' | 'last_name' | 'last_name_key' | 'first_name_key' | 'suffix'> &
  Pick<Profile, 'dob' | 'phone_country_cd' | 'phone' | 'hc_provider_id' | 'hc_id'> & {
    readonly gender: 'M' | 'F'
    readonly email: string
    readonly email_key: string
  }

/** What shows that somebody knows the person, with all columns that must agree. */
const proofs = { dob: ['dob'], phone: ['phone', 'phone_country_cd'], hc_id: ['hc_id', 'hc_provider_id'] } as const

type Proof = keyof typeof proofs

/**
 * Whether the given fields show that the giver knows the person: one of date of birth, phone and world handicap id is the
 * profile's. A field that a community wrote without having shown it proves nothing, or writing would be enough to see.
 */
export function provesAcquaintance(given: GivenFields, profile: Profile): boolean {
  return givenProofs(given).some(proof => agrees(proof, given, profile) && !profile.unproven.includes(proof))
}

/** The unproven fields of the profile once the given ones are written by somebody who is or is not acquainted. */
export function unprovenAfter(given: GivenFields, profile: Profile, acquainted: boolean): string[] {
  const written = givenProofs(given).filter(proof => !agrees(proof, given, profile))
  const others = profile.unproven.filter(proof => !written.some(one => one === proof))
  return acquainted ? others : [...others, ...written]
}

/** Whether fields that no two descriptions of one person differ in say something else than the profile. */
export function contradicts(given: GivenFields, profile: Profile): boolean {
  return (['dob', 'hc_id'] as const).some(
    proof => isGiven(given, proof) && isKnown(profile, proof) && !agrees(proof, given, profile),
  )
}

/** Whether the given fields could contradict the profile. */
export function couldContradict(given: GivenFields, profile: Profile): boolean {
  return (['dob', 'hc_id'] as const).some(proof => isGiven(given, proof) && isKnown(profile, proof))
}

/** Whether the given fields could show that the giver knows the person. */
export function triesProof(given: GivenFields): boolean {
  return givenProofs(given).length > 0
}

function isGiven(given: GivenFields, proof: Proof): boolean {
  return given[proof] !== undefined && given[proof] !== null
}

function isKnown(profile: Profile, proof: Proof): boolean {
  return profile[proof] !== null
}

function givenProofs(given: GivenFields): readonly Proof[] {
  return (Object.keys(proofs) as Proof[]).filter(proof => isGiven(given, proof))
}

function agrees(proof: Proof, given: GivenFields, profile: Profile): boolean {
  return proofs[proof].every(column => given[column] === profile[column])
}
