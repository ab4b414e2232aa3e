/** What the file of an event says, place by place. */
import { sectionsByHand } from '../../../../contract/eventFiles/console.ts'
import type { EventFile, EventFilePlayer } from '../../../../contract/files/eventFile.ts'
import { emailKey } from '../../../kernel/keys/emailKey.ts'
import { nameKey } from '../../../kernel/keys/nameKey.ts'
import { type FilePart, fileParts, teamsInEffect } from '../fileParts.ts'
import { keyOf, type Place, print } from './place.ts'

/** A section of a part that a file which comes again does not change: somebody does that in the console. */
export type Section = (typeof sectionsByHand)[number]

/** What a file says otherwise than the last one and does not change by itself. */
export type SectionSaid = {
  readonly key: string
  readonly part: number
  readonly section: Section
  readonly print: string
}

/** By which a person of the file is known when it comes again: the id of its program, else the profile, the address or the name. */
export function identityOf(player: EventFilePlayer): string {
  if (player.externalId !== undefined) return `id ${player.externalId}`
  if ('playerId' in player) return `profile ${player.playerId}`
  return 'email' in player ? `mail ${emailKey(player.email)}` : nameIdentity(player)
}

/** The name of somebody who stands in the file with one. */
export function nameInFile(player: EventFilePlayer): string {
  if ('playerId' in player) return player.key
  return [player.firstName, player.lastName, ...(player.suffix === undefined ? [] : [player.suffix])].join(' ')
}

/** Of somebody who has nothing but a name. */
export function nameIdentity(person: { readonly firstName: string; readonly lastName: string }): string {
  return `name ${nameKey(`${person.firstName} ${person.lastName}`)}`
}

/** By which a round is known: the id of its program, else its number. */
export function partKey({ fields, roundNumber }: FilePart): string {
  if (roundNumber === null) return '0'
  return 'externalId' in fields && fields.externalId !== undefined ? print(fields.externalId) : String(roundNumber)
}

/** `nameOf`: the name of the person with this key of the file. */
export function placesOfFile(file: EventFile, nameOf: (key: string) => string): readonly Place[] {
  const identities = new Map(file.players.map(player => [player.key, print(identityOf(player))]))
  return fileParts(file).flatMap((part, index) => [
    ...placesOfPart(part, index),
    ...(index === 0 ? file.players.flatMap(player => placesOfPerson(player, nameOf(player.key))) : []),
    ...placesOfPeople(part, index, file.timeZone, key => ({ print: identities.get(key) ?? '', name: nameOf(key) })),
  ])
}

function placesOfPart(part: FilePart, index: number): readonly Place[] {
  const { name, startDate, endDate, info = '' } = part.fields
  const own = partKey(part)
  const fields = Object.entries({ name, startDate, endDate, info }) as [
    'name' | 'startDate' | 'endDate' | 'info',
    string,
  ][]
  return [
    ...(index > 0 ? [{ key: keyOf(own, 'round'), part: index, what: 'round' as const, name, value: 'yes' }] : []),
    ...fields.map(([what, value]) => ({ key: keyOf(own, what), part: index, what, value })),
    ...(part.fields.leaderboards ?? []).map(board => ({
      key: keyOf(own, 'leaderboard', print(board.name)),
      part: index,
      what: 'leaderboard' as const,
      name: board.name,
      value: board.name,
    })),
  ]
}

function placesOfPerson(player: EventFilePlayer, name: string): readonly Place[] {
  const who = print(identityOf(player))
  const place = (what: Place['what'], value: string): Place => ({
    key: keyOf('0', what, who),
    part: 0,
    what,
    of: player.key,
    name,
    value,
  })
  // Somebody with a profile has the name and the gender of the profile.
  return [
    place('person', 'yes'),
    ...(isGuest(player) ? [place('personName', name), place('gender', player.gender)] : []),
  ]
}

/** What the part says of people and teams, in the sections that it has. */
function placesOfPeople(
  part: FilePart,
  index: number,
  timeZone: string,
  personOf: (key: string) => { readonly print: string; readonly name: string },
): readonly Place[] {
  const {
    teams,
    leaderboards = [],
    handicaps = [],
    teePairings,
    scores = [],
  } = {
    teePairings: undefined,
    scores: undefined,
    ...part.fields,
  }
  const own = partKey(part)
  const teamNames = new Map(teamsInEffect(part).map(team => [team.key, team.name.trim()]))
  const sideOf = (key: string, isTeam: boolean) => {
    const name = teamNames.get(key) ?? ''
    return isTeam ? { print: print(`team ${name}`), name } : personOf(key)
  }
  const place = (what: Place['what'], key: string, value: string, board?: string, isTeam = false): Place => {
    const side = sideOf(key, isTeam)
    return {
      key: keyOf(own, what, side.print, ...(board === undefined ? [] : [print(board)])),
      part: index,
      what,
      of: key,
      name: side.name,
      ...(board !== undefined && { board }),
      value,
    }
  }
  return [
    ...(teams ?? []).flatMap(team => team.players.map(key => place('team', key, team.name.trim()))),
    ...leaderboards.flatMap(({ name: board, flights = [] }) =>
      flights.flatMap(flight => [
        ...(flight.players ?? []).map(key => place('flight', key, flight.name, board)),
        ...(flight.teams ?? []).map(key => place('flight', key, flight.name, board, true)),
      ]),
    ),
    ...handicaps.flatMap(({ player, hcIndex, hcCourse, hcPlaying }) => [
      ...(hcIndex === undefined ? [] : [place('index', player, hcIndex.toFixed(1))]),
      ...(hcCourse === undefined ? [] : [place('handicap', player, handicapText(hcCourse, hcPlaying))]),
    ]),
    ...(teePairings ?? []).flatMap(pairing =>
      pairing.players.map(key => place('start', key, startText({ ...pairing, timeZone }))),
    ),
    ...scores.flatMap(({ player, team, strokes, status }) => {
      const [key, isTeam] = player === undefined ? [team ?? '', true] : [player, false]
      return [
        place('strokes', key, strokesText(strokes), undefined, isTeam),
        ...(status === undefined ? [] : [place('status', key, statusText(status), undefined, isTeam)]),
      ]
    }),
  ]
}

/** The tee time as people read it: `2026-05-01 08:10, 10B`. */
export function startText(start: {
  readonly teeTime: string
  readonly teeHole?: number
  readonly teeGroup?: string
  readonly timeZone: string
}): string {
  const local = Temporal.Instant.from(start.teeTime).toZonedDateTimeISO(start.timeZone)
  const time = local.toPlainTime().toString({ smallestUnit: 'minute' })
  return `${local.toPlainDate()} ${time}, ${start.teeHole ?? 1}${start.teeGroup ?? 'A'}`
}

export function handicapText(hcCourse: number | null, hcPlaying: number | null | undefined): string {
  return `${hcCourse ?? '-'} / ${hcPlaying ?? '-'}`
}

/** Strokes hole by hole, `-` for none; holes at the end that nobody has played are no difference. */
export function strokesText(strokes: readonly (number | null)[]): string {
  const last = strokes.findLastIndex(value => value !== null)
  return strokes
    .slice(0, last + 1)
    .map(value => value ?? '-')
    .join(' ')
}

/** The sections of the file that are not compared value by value. */
export function sectionsOf(file: EventFile): readonly SectionSaid[] {
  return fileParts(file).flatMap((part, index) => {
    const fields: Readonly<Partial<Record<Section, unknown>>> = part.fields
    return sectionsByHand.flatMap(section => {
      const value = section === 'leaderboards' ? withoutFlights(part) : fields[section]
      if (value === undefined) return []
      return [{ key: keyOf(partKey(part), section), part: index, section, print: print(JSON.stringify(value)) }]
    })
  })
}

function withoutFlights({ fields }: FilePart) {
  return fields.leaderboards?.map(({ flights, ...settings }) => ({
    ...settings,
    flights: flights?.map(one => one.name),
  }))
}

/** A card is open as long as nobody says anything else. */
export function statusText(status: string): string {
  return status === 'OPEN' ? '' : status
}

/** Of somebody by name only: a guest. */
export function isGuest(
  player: EventFilePlayer,
): player is Exclude<EventFilePlayer, { playerId: number } | { email: string }> {
  return !('playerId' in player || 'email' in player)
}
