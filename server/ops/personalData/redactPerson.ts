/** JSON without what it says about a player. */
import { nameKey } from '../../kernel/keys/nameKey.ts'

export type Person = {
  readonly playerId: number
  /** The player's id, and those of profiles that were merged into it. */
  readonly ids: readonly number[]
  readonly firstName: string
  readonly lastName: string
  readonly emails: readonly string[]
  /** What the person was called before, or is called in an account: first and last names. */
  readonly names: readonly (readonly [string, string])[]
}

/** The name of an erased player. */
export function erasedName(playerId: number) {
  const [firstName, lastName] = ['Withdrawn', `player ${playerId}`]
  return { firstName, lastName, lastNameKey: nameKey(lastName), firstNameKey: nameKey(firstName) }
}

/**
 * The value without the player's fields, in objects that name the player by id, and with the new name where words mention
 * the player. `isAbout`: the value itself is about the player. Ids, scores and the handicaps of an event stay.
 */
export function redactPerson(value: unknown, person: Person, mentions: RegExp, isAbout = false): unknown {
  if (typeof value === 'string') return value.replace(mentions, `Withdrawn player ${person.playerId}`)
  if (Array.isArray(value)) return value.map(one => redactPerson(one, person, mentions, isAbout))
  if (typeof value !== 'object' || value === null) return value
  const names = Object.entries(value).map(([name]) => plain(name))
  const id = 'playerId' in value ? value.playerId : 'player_id' in value ? value.player_id : undefined
  const about = id === undefined ? isAbout : person.ids.includes(Number(id))
  const isOfEvent = names.includes('hccourse') || names.includes('hcplaying')
  const kept = Object.entries(value).flatMap(([name, inside]) => {
    if (!about) return [[name, redactPerson(inside, person, mentions)]]
    const key = plain(name)
    if (Object.hasOwn(replaced, key)) return [[name, replaced[key]?.(person.playerId)]]
    if (erased.has(key) || (profileOnly.has(key) && !isOfEvent)) return []
    return [[name, redactPerson(inside, person, mentions, true)]]
  })
  return Object.fromEntries(kept)
}

/** `hc_provider_id` in rows is `hcProviderId` in answers. */
function plain(name: string): string {
  return name.replaceAll('_', '').toLowerCase()
}

const replaced: Readonly<Record<string, (playerId: number) => string>> = {
  firstname: playerId => erasedName(playerId).firstName,
  lastname: playerId => erasedName(playerId).lastName,
  firstnamekey: playerId => erasedName(playerId).firstNameKey,
  lastnamekey: playerId => erasedName(playerId).lastNameKey,
}

const erased: ReadonlySet<string> = new Set(
  'suffix handle email emailkey dob phonecountrycd phone hcproviderid hcid hcactive picurl answers personnote details reason unproven'.split(
    ' ',
  ),
)

/** Of a profile they are the person's; of a handicap in an event they explain its results. */
const profileOnly: ReadonlySet<string> = new Set(['hcindex', 'hcindextenths', 'hcrevisiondt', 'hcrevisiondate'])

/** Where words mention the player: the full names in either order, the e-mail addresses; `words` beside them. As a source for JavaScript and PostgreSQL. */
export function mentionsOf({ firstName, lastName, names, emails }: Person, words: readonly string[] = []): string {
  const full = [[firstName, lastName] as const, ...names].flatMap(([given, family]) => {
    const [first, last] = [escaped(given), escaped(family)]
    return [`${first}\\s+${last}`, `${last},?\\s+${first}`]
  })
  const all = [...full, ...[...emails, ...words].map(escaped)]
  return `(?<![[:alnum:]])(?:${all.join('|')})(?![[:alnum:]])`
}

/** The same for JavaScript. */
export function mentionsIn(source: string): RegExp {
  return new RegExp(source.replaceAll('[[:alnum:]]', '[\\p{L}\\p{N}]'), 'giu')
}

function escaped(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
}
