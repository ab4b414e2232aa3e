import { type Said, said } from '../../../contract/words/say.ts'
import type { Selectable } from '../../kernel/database/generated.ts'
import type { Tables } from '../../kernel/database/rows.ts'

/** A row of the table of players, as JSON. */
export type FilePlayer = Selectable<Tables['player']>

export type Matched = {
  /** The profiles that are here already, by their id in the file. */
  readonly same: ReadonlyMap<number, FilePlayer>
  /** What has to be settled first. */
  readonly problems: readonly Said[]
}

/**
 * Finds the players of a file among `here`: the same profile of the same installation, or the same person by e-mail address
 * or world handicap id. A player by name belongs to one event and is never found. An e-mail address or a handicap id that
 * belongs to somebody else here is a problem.
 */
export function matchPlayers(players: readonly FilePlayer[], here: readonly FilePlayer[]): Matched {
  const profiles = here.filter(one => !one.by_name)
  const byId = new Map(profiles.map(one => [one.player_id, one]))
  const byEmail = new Map(profiles.flatMap(one => (one.email_key === null ? [] : [[one.email_key, one] as const])))
  const byHandicapId = new Map(profiles.flatMap(one => (one.hc_id === null ? [] : [[handicapId(one), one] as const])))
  const same = new Map<number, FilePlayer>()
  const takenBy = new Map<number, FilePlayer>()
  const problems: Said[] = []
  for (const player of players) {
    if (player.by_name) continue
    const own = byId.get(player.player_id)
    const isSame = own !== undefined && isSameProfile(player, own)
    const named = [
      player.email_key === null ? undefined : byEmail.get(player.email_key),
      player.hc_id === null ? undefined : byHandicapId.get(handicapId(player)),
    ].flatMap(one => one ?? [])
    const [first, ...others] = new Set(isSame ? [own] : named)
    if (!first) continue
    const who = { id: player.player_id, name: `${player.first_name} ${player.last_name}` }
    const other = takenBy.get(first.player_id)
    if (others.length > 0)
      problems.push(said('backups.community.samePlayers', { ...who, here: { all: [first, ...others].map(nameOf) } }))
    else if (!isSame && !isSamePerson(player, first))
      problems.push(said('backups.community.addressOf', { ...who, here: nameOf(first) }))
    else if (other)
      problems.push(said('backups.community.samePlayer', { ...who, here: nameOf(first), other: other.player_id }))
    else {
      same.set(player.player_id, first)
      takenBy.set(first.player_id, player)
    }
  }
  return { same, problems }
}

/**
 * Whether the community has shown that it knows the person, so that it may go on to see the details of the profile that is
 * here: its file holds a detail that matches, or there is none. A file says nothing that its community did not know.
 */
export function knowsDetails(player: FilePlayer, here: FilePlayer): boolean {
  const isKnown = (value: unknown, other: unknown) => value !== null && value === other
  return (
    (here.dob === null && here.phone === null && here.hc_id === null) ||
    isKnown(player.dob, here.dob) ||
    (isKnown(player.phone, here.phone) && player.phone_country_cd === here.phone_country_cd) ||
    (player.hc_id !== null && handicapId(player) === handicapId(here))
  )
}

function isSameProfile(player: FilePlayer, here: FilePlayer): boolean {
  return player.player_id === here.player_id && player.created_at === here.created_at && hasSameName(player, here)
}

function isSamePerson(player: FilePlayer, here: FilePlayer): boolean {
  const contradicts = (one: unknown, other: unknown) => one !== null && other !== null && one !== other
  return (
    hasSameName(player, here) &&
    player.gender === here.gender &&
    !contradicts(player.dob, here.dob) &&
    !(player.hc_id !== null && here.hc_id !== null && handicapId(player) !== handicapId(here))
  )
}

function hasSameName(player: FilePlayer, here: FilePlayer): boolean {
  return player.last_name_key === here.last_name_key && player.first_name_key === here.first_name_key
}

function handicapId({ hc_provider_id, hc_id }: FilePlayer): string {
  return `${hc_provider_id}/${hc_id}`
}

function nameOf({ player_id, first_name, last_name }: FilePlayer): string {
  return `${player_id} ${first_name} ${last_name}`
}
