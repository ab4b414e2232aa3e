/** The players of an event's file: found among the profiles, or made. */

import type { EventFilePlayer } from '../../../contract/files/eventFile.ts'
import { said } from '../../../contract/words/say.ts'
import { fromDecimal } from '../../../rules/exact.ts'
import { clubOf, settleProfiles } from '../../domain/players/keepers.sql.ts'
import { detailErrors } from '../../domain/players/plausibleDetails.ts'
import { settleKeepers, takenIdentities } from '../../domain/players/profiles.sql.ts'
import { allotIds } from '../../kernel/database/allotIds.ts'
import type { Transaction } from '../../kernel/database/connect.ts'
import { insertRows } from '../../kernel/database/insertRows.ts'
import { emailKey } from '../../kernel/keys/emailKey.ts'
import { nameKey } from '../../kernel/keys/nameKey.ts'
import type { FieldError } from '../../kernel/refuse.ts'
import { handicapProviders, type Profile, profiles } from './event.sql.ts'
import { repeated, unknown, type ValueAt } from './valueAt.ts'

/** A player of the file with the profile that exists, if there is one. */
export type FoundPlayer = { readonly given: EventFilePlayer; readonly profile: Profile | undefined }

/** A player of the file in the database, with the handicap index of the profile. */
export type EventPlayer = {
  readonly given: EventFilePlayer
  readonly playerId: number
  readonly gender: 'M' | 'F'
  readonly byProfile: boolean
  readonly lastNameKey: string
  readonly firstNameKey: string
  readonly indexTenths: number | null
  readonly revisionDate: string | null
  readonly fromProvider: boolean
}

/** Whose rows an import sees: `everything` the operator, `own` somebody of a club. */
export type ImportScope = 'own' | 'everything'

type WithEmail = Extract<EventFilePlayer, { email: string }>

/** Looks up the profiles; says what keeps a player from being found or made. `homes`: communities that players may be of. */
export async function findPlayers(
  tx: Transaction,
  players: readonly EventFilePlayer[],
  homes: readonly number[],
  now: Temporal.Instant,
  scope: ImportScope,
): Promise<{ readonly found: readonly FoundPlayer[]; readonly problems: readonly FieldError[] }> {
  const byEmail = players.filter(player => 'email' in player)
  const known = await profiles(tx, {
    playerIds: players.flatMap(player => ('playerId' in player ? player.playerId : [])),
    emailKeys: byEmail.map(player => emailKey(player.email)),
    handicapIds: byEmail.flatMap(player => handicapIdOf(player) ?? []),
  })
  const byId = new Map(known.map(profile => [profile.playerId, profile]))
  const byKey = new Map(known.map(profile => [profile.emailKey, profile]))
  const byHandicapId = new Map(known.map(profile => [`${profile.hcProviderId}/${profile.hcId}`, profile]))
  const found = players.map(given => ({
    given,
    profile:
      'playerId' in given ? byId.get(given.playerId) : 'email' in given ? byKey.get(emailKey(given.email)) : undefined,
  }))
  const problems = found.flatMap(({ given, profile }, index) => {
    const place = `/players/${index}`
    if ('playerId' in given) return checkExisting(profile, homes, place)
    if ('email' in given)
      return [...detailErrors(given, now, place), ...checkIdentity(given, profile, byHandicapId, place)]
    return []
  })
  const ofOthers = scope === 'own' ? await checkOthers(tx, found, byHandicapId) : []
  return { found, problems: [...problems, ...ofOthers, ...checkTogether(found, await handicapProviders(tx))] }
}

/** Within the scope of a club the profiles of others are not seen, and an address or a handicap id of one is nobody's here. */
async function checkOthers(
  tx: Transaction,
  found: readonly FoundPlayer[],
  byHandicapId: ReadonlyMap<string, Profile>,
): Promise<readonly FieldError[]> {
  const fresh = found.map(({ given, profile }) => (profile || !('email' in given) ? undefined : given))
  const idOf = (player: WithEmail) => {
    const id = handicapIdOf(player)
    return id === undefined || byHandicapId.has(id) ? undefined : id
  }
  const taken = await takenIdentities(
    tx,
    fresh.flatMap(player => (player ? emailKey(player.email) : [])),
    fresh.flatMap(player => (player && idOf(player)) ?? []),
  )
  const message = said('fields.isOfProfileOfAnotherClub')
  return fresh.flatMap((player, index) => {
    if (!player) return []
    if (taken.has(emailKey(player.email))) return [{ pointer: `/players/${index}/email`, message }]
    return taken.has(idOf(player) ?? '') ? [{ pointer: `/players/${index}/hcId`, message }] : []
  })
}

/** What players of one file cannot share, and providers that nobody knows. */
function checkTogether(found: readonly FoundPlayer[], providers: ReadonlySet<number>): readonly FieldError[] {
  const place = <Value>(field: string, value: (player: WithEmail) => Value | undefined) =>
    found.map(
      ({ given }, index): ValueAt<Value> => ['email' in given ? value(given) : undefined, `/players/${index}/${field}`],
    )
  const known = found.map(({ profile }, index): ValueAt<number> => [profile?.playerId, `/players/${index}`])
  return [
    ...repeated(place('email', player => emailKey(player.email))),
    ...repeated(place('hcId', handicapIdOf)),
    ...repeated(known, said('fields.isProfileTwiceInFile')),
    ...unknown(
      place('hcProviderId', player => player.hcProviderId),
      providers,
      said('fields.isNotProvider'),
    ),
  ]
}

function handicapIdOf({ hcProviderId, hcId }: WithEmail): string | undefined {
  return hcProviderId === undefined || hcId === undefined ? undefined : `${hcProviderId}/${hcId}`
}

function checkExisting(profile: Profile | undefined, homes: readonly number[], place: string): readonly FieldError[] {
  const pointer = `${place}/playerId`
  if (!profile || profile.byName) return [{ pointer, message: said('fields.isNotProfile') }]
  const belongs = profile.communities.some(community => homes.includes(community))
  return belongs ? [] : [{ pointer, message: said('fields.doesNotBelongCommunityAdd') }]
}

/** An e-mail address and a world handicap id are one person's: the same rule as for a new player of the interface. */
function checkIdentity(
  given: WithEmail,
  profile: Profile | undefined,
  byHandicapId: ReadonlyMap<string, Profile>,
  place: string,
) {
  const problems: FieldError[] = []
  const holder = byHandicapId.get(handicapIdOf(given) ?? '')
  if (profile && !isSamePerson(given, profile)) {
    problems.push({
      pointer: `${place}/email`,
      message: said('fields.belongsPlayerWithAnotherName', { player: profile.playerId }),
    })
  }
  if (holder && holder !== profile) {
    problems.push({
      pointer: `${place}/hcId`,
      message: said('fields.belongsPlayerSeePlayerMerge', { player: holder.playerId }),
    })
  }
  if ((given.hcProviderId === undefined) !== (given.hcId === undefined)) {
    problems.push({ pointer: `${place}/hcId`, message: said('fields.needsHcprovideridHcidTogether') })
  }
  if ((given.phone === undefined) !== (given.phoneCountryCd === undefined)) {
    problems.push({ pointer: `${place}/phone`, message: said('fields.needsPhonecountrycdPhoneTogether') })
  }
  return problems
}

function isSamePerson(given: WithEmail, profile: Profile): boolean {
  const differs = (mine: unknown, theirs: unknown) => mine !== undefined && theirs !== null && mine !== theirs
  return (
    nameKey(`${given.firstName} ${given.lastName}`) === nameKey(`${profile.firstName} ${profile.lastName}`) &&
    !differs(given.dob, profile.dob) &&
    !differs(handicapIdOf(given), profile.hcId === null ? null : `${profile.hcProviderId}/${profile.hcId}`)
  )
}

/** Makes the profiles and players by name that are missing, and the memberships in `communityId`. */
export async function insertPlayers(
  tx: Transaction,
  found: readonly FoundPlayer[],
  communityId: number,
  now: Temporal.Instant,
  scope: ImportScope,
): Promise<readonly EventPlayer[]> {
  const clubId = await clubOf(tx, communityId)
  const missing = found.filter(({ profile }) => !profile)
  const ids = await allotIds(tx, 'player', missing.length)
  const idOf = new Map(missing.map(({ given }, index) => [given.key, ids[index] ?? 0]))
  const players = found.map(({ given, profile }) => eventPlayer(given, profile, idOf.get(given.key) ?? 0))
  await insertRows(
    tx,
    'player',
    missing.map(({ given }) => playerRow(given, idOf.get(given.key) ?? 0, clubId, now)),
  )
  const joining = found.flatMap(({ given, profile }) =>
    'email' in given && !profile?.communities.includes(communityId)
      ? [membershipRow(given, profile?.playerId ?? idOf.get(given.key) ?? 0, profile === undefined, communityId, now)]
      : [],
  )
  await insertRows(tx, 'membership', joining)
  const settle = scope === 'own' ? settleKeepers : settleProfiles
  await settle(
    tx,
    players.map(({ playerId }) => playerId),
  )
  return players
}

function eventPlayer(given: EventFilePlayer, profile: Profile | undefined, newId: number): EventPlayer {
  if (profile) {
    const { hcId } = profile
    return { ...profile, given, byProfile: true, fromProvider: hcId !== null }
  }
  const full = 'email' in given ? given : undefined
  return {
    given,
    playerId: newId,
    gender: 'gender' in given ? given.gender : 'M',
    byProfile: full !== undefined,
    ...nameKeys(given),
    indexTenths: full?.hcIndex === undefined ? null : fromDecimal(full.hcIndex),
    revisionDate: full?.hcRevisionDt ?? null,
    fromProvider: full?.hcId !== undefined,
  }
}

function playerRow(given: EventFilePlayer, playerId: number, clubId: number, now: Temporal.Instant) {
  if ('playerId' in given) throw new Error(`Player ${given.playerId} exists and is not made again.`)
  const full = 'email' in given ? given : undefined
  const club = full && clubId
  return {
    player_id: playerId,
    by_name: full === undefined,
    first_name: given.firstName,
    last_name: given.lastName,
    last_name_key: nameKey(given.lastName),
    first_name_key: nameKey(given.firstName),
    suffix: given.suffix ?? null,
    gender: given.gender,
    email: full?.email ?? null,
    email_key: full ? emailKey(full.email) : null,
    dob: full?.dob ?? null,
    phone_country_cd: full?.phoneCountryCd ?? null,
    phone: full?.phone ?? null,
    hc_provider_id: full?.hcProviderId ?? null,
    hc_id: full?.hcId ?? null,
    hc_active: full?.hcId !== undefined,
    hc_index_tenths: full?.hcIndex === undefined ? null : fromDecimal(full.hcIndex),
    hc_revision_date: full?.hcRevisionDt ?? null,
    creator_community_id: club ?? null,
    keeper_community_id: club ?? null,
    email_community_id: club ?? null,
    created_at: now.toString(),
  }
}

/** The keys of a name in the file; of a profile that it names by id only, none. */
function nameKeys(given: EventFilePlayer) {
  if ('playerId' in given) return { lastNameKey: '', firstNameKey: '' }
  return { lastNameKey: nameKey(given.lastName), firstNameKey: nameKey(given.firstName) }
}

/** The address by which the profile was found, and what else the community gave of it. */
function suppliedBy(given: WithEmail) {
  return {
    given_email: given.email,
    given_email_key: emailKey(given.email),
    given_dob: given.dob ?? null,
    given_phone_country_cd: given.phoneCountryCd ?? null,
    given_phone: given.phone ?? null,
    given_hc_provider_id: given.hcProviderId ?? null,
    given_hc_id: given.hcId ?? null,
  }
}

function membershipRow(given: WithEmail, playerId: number, isNew: boolean, communityId: number, now: Temporal.Instant) {
  return {
    community_id: communityId,
    player_id: playerId,
    member: given.member ?? false,
    handle: given.handle ?? null,
    details_confirmed: isNew,
    ...suppliedBy(given),
    last_name_key: nameKey(given.lastName),
    first_name_key: nameKey(given.firstName),
    created_at: now.toString(),
  }
}
