/** A player's profile as handlers work with it: its fields, its keeper, and who has proved to know the player. */

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

/** The columns of a {@link Profile}, for use in a select. */
export const profileColumns = sql.join(columns.map(column => sql.ref(column)))

/** Fields of a profile in a request; an absent field was not given. */
export type GivenFields = Partial<
  Omit<Profile, 'player_id' | 'completed_at' | 'unproven' | 'keeper_community_id' | 'shared'>
>

/** A person as described in a request. */
export type Person = Pick<Profile, 'first_name' | 'last_name' | 'last_name_key' | 'first_name_key' | 'suffix'> &
  Pick<Profile, 'dob' | 'phone_country_cd' | 'phone' | 'hc_provider_id' | 'hc_id'> & {
    readonly gender: 'M' | 'F'
    readonly email: string
    readonly email_key: string
  }

/** What proves that somebody knows the player, with the columns that must all agree. */
const proofs = { dob: ['dob'], phone: ['phone', 'phone_country_cd'], hc_id: ['hc_id', 'hc_provider_id'] } as const

type Proof = keyof typeof proofs

/**
 * Whether the given fields prove that the sender knows the player: date of birth, phone or world handicap id is that of the
 * profile. A field that was itself written without proof proves nothing; otherwise writing would be enough to see.
 */
export function provesAcquaintance(given: GivenFields, profile: Profile): boolean {
  return givenProofs(given).some(proof => agrees(proof, given, profile) && !profile.unproven.includes(proof))
}

/** The unproven fields of the profile after the given ones are written by somebody who has or has not proved to know the player. */
export function unprovenAfter(given: GivenFields, profile: Profile, acquainted: boolean): string[] {
  const written = givenProofs(given).filter(proof => !agrees(proof, given, profile))
  const others = profile.unproven.filter(proof => !written.some(one => one === proof))
  return acquainted ? others : [...others, ...written]
}

/** Whether a given field contradicts the profile, among those that cannot differ between two descriptions of one person. */
export function contradicts(given: GivenFields, profile: Profile): boolean {
  return (['dob', 'hc_id'] as const).some(
    proof => isGiven(given, proof) && isKnown(profile, proof) && !agrees(proof, given, profile),
  )
}

/** Whether the given fields could contradict the profile. */
export function couldContradict(given: GivenFields, profile: Profile): boolean {
  return (['dob', 'hc_id'] as const).some(proof => isGiven(given, proof) && isKnown(profile, proof))
}

/** Whether the given fields include one that could prove that the sender knows the player. */
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
