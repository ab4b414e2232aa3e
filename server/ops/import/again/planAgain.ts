import type { EventFile } from '../../../../contract/files/eventFile.ts'
import { said } from '../../../../contract/words/say.ts'
import type { VisibleEvent } from '../../../domain/access/visibleEvent.ts'
import { handicapsInEffect } from '../../../domain/handicaps/handicapsInEffect.ts'
import type { EventRow } from '../../../domain/setup/eventChange.sql.ts'
import { type WholeEvent, wholeEvent } from '../../../domain/setup/wholeEvent.ts'
import type { Transaction } from '../../../kernel/database/connect.ts'
import type { FieldError } from '../../../kernel/refuse.ts'
import { checkFile } from '../checkFile.ts'
import type { FoundPlayer, ImportScope } from '../eventPlayers.ts'
import { fileParts } from '../fileParts.ts'
import { ImportProblem } from '../importProblem.ts'
import { compare, type Difference } from './compare.ts'
import { contentsOf, type RegisteredHere, registeredHere, roundsByExternalId, saidBefore } from './eventHere.sql.ts'
import { keyOf, type Place, print } from './place.ts'
import { nameOf, type PlaceHere, placesHere } from './placesHere.ts'
import {
  identityOf,
  isGuest,
  nameIdentity,
  nameInFile,
  partKey,
  placesOfFile,
  type SectionSaid,
  sectionsOf,
} from './placesOfFile.ts'
import { saidOf } from './saidOf.ts'

/** What a file that comes again would do to the event. */
export type PlanAgain = {
  readonly event: VisibleEvent
  readonly file: EventFile
  readonly whole: WholeEvent
  /** The row of each part of the file; undefined for a round that is new. */
  readonly rows: readonly (EventRow | undefined)[]
  readonly found: readonly FoundPlayer[]
  /** Who of the file is registered, by the key of the file. */
  readonly players: ReadonlyMap<string, RegisteredHere>
  readonly differences: readonly Difference[]
  /** What the file says otherwise than the last one, and somebody has to change here. */
  readonly byHand: readonly SectionSaid[]
  /** What is to be kept of the file. */
  readonly said: Readonly<Record<string, string>>
}

/** Compares a file whose shape was checked with the event that it means, which is held, and writes nothing. Throws {@link ImportProblem}. */
export async function planAgain(
  tx: Transaction,
  event: VisibleEvent,
  file: EventFile,
  { now, scope }: { readonly now: Temporal.Instant; readonly scope: ImportScope },
): Promise<PlanAgain> {
  if (event.kind === 'R') throw new ImportProblem([{ pointer: '', message: said('fields.isWholeEventBringIn') }])
  const whole = await wholeEvent(tx, event)
  const { first, rounds } = whole
  const parts = fileParts(file)
  if (file.communityId !== event.communityId)
    throw new ImportProblem([
      { pointer: '/communityId', message: said('fields.isNotEvent', { community: event.communityId }) },
    ])
  if ((first.kind === 'M') !== 'rounds' in file)
    throw new ImportProblem([{ pointer: '/rounds', message: said('fields.mustBeExactlyIfEvent') }])
  const eventIds = [first, ...rounds].map(({ eventId }) => eventId)
  const [{ found }, people, contents, external, before] = await Promise.all([
    checkFile(tx, file, now, scope),
    registeredHere(tx, event, eventIds),
    contentsOf(tx, event, eventIds),
    roundsByExternalId(tx, event),
    saidBefore(tx, event),
  ])
  const { players, problems } = whoIsHere(found, people)
  if (problems.length > 0) throw new ImportProblem(problems)

  const rowOf = (key: string, number: number | null) =>
    rounds.find(row => external.has(row.eventId) && print(external.get(row.eventId) ?? '') === key) ??
    rounds.find(row => !external.has(row.eventId) && row.round === number)
  const rows = parts.map((part, index) => (index === 0 ? first : rowOf(partKey(part), part.roundNumber)))
  const keys = new Map(
    rows.flatMap((row, index) => (row && parts[index] ? [[row.eventId, partKey(parts[index])]] : [])),
  )
  const handicaps = await Promise.all(
    rows.flatMap(row => (row ? [handicapsInEffect(tx, whole.partOf(row), 'event')] : [])),
  )
  const here = placesHere({
    parts: rows.filter(row => row !== undefined),
    keys,
    people,
    prints: printsOf(file, players, people, before),
    contents,
    handicaps: handicaps.flat(),
  })
  const names = new Map(found.map(one => [one.given.key, nameShown(one, players.get(one.given.key))]))
  const places = placesOfFile(file, key => names.get(key) ?? key)
  const withScores = new Set(people.flatMap(({ playerId, hasScore }) => (hasScore ? [playerId] : [])))
  const keyOfPerson = new Map(
    places.flatMap(({ what, of, key }) => (what === 'person' && of !== undefined ? [[of, key]] : [])),
  )
  const keyOfRound = new Map(places.flatMap(({ what, part, key }) => (what === 'round' ? [[part, key]] : [])))
  const withWhom = ({ what, part, of }: Place) => {
    if (what !== 'round' && !rows[part]) return keyOfRound.get(part)
    return what === 'person' || of === undefined || players.has(of) ? undefined : keyOfPerson.get(of)
  }
  const differences = compare(
    places.map(place => {
      const comesWith = withWhom(place)
      return comesWith === undefined ? place : { ...place, comesWith }
    }),
    new Map(here.map(({ key, value }) => [key, value])),
    before,
    lostPlaces(file, places, here, before).map(place =>
      place.what === 'person' && withScores.has(place.playerId ?? 0) ? { ...place, stays: 'hasScore' as const } : place,
    ),
  )
  const sections = sectionsOf(file)
  return {
    event,
    file,
    whole,
    rows,
    found,
    players,
    differences,
    byHand: sections.filter(({ key, print: said }) => before[key] !== undefined && before[key] !== said),
    said: saidOf(places, sections),
  }
}

/** Who of the file is registered: by the id of its program, else by profile, else a guest by name. */
function whoIsHere(found: readonly FoundPlayer[], people: readonly RegisteredHere[]) {
  const byExternalId = new Map(people.flatMap(one => (one.externalId === null ? [] : [[one.externalId, one]])))
  const byId = new Map(people.map(one => [one.playerId, one]))
  const guests = Map.groupBy(
    people.filter(({ byProfile, externalId }) => !byProfile && externalId === null),
    nameIdentity,
  )
  const players = new Map<string, RegisteredHere>()
  const problems: FieldError[] = []
  const taken = new Map<number, string>()
  for (const [index, { given, profile }] of found.entries()) {
    const named = given.externalId === undefined ? undefined : byExternalId.get(given.externalId)
    const [guest, ...others] = isGuest(given) ? (guests.get(nameIdentity(given)) ?? []) : []
    const ofProfile = profile && byId.get(profile.playerId)
    const person = named ?? ofProfile ?? (others.length === 0 ? guest : undefined)
    if (named && ofProfile && named !== ofProfile)
      problems.push({
        pointer: `/players/${index}/externalId`,
        message: said('fields.isProfileIs', { name: nameOf(named), other: nameOf(ofProfile) }),
      })
    if (!person) continue
    const other = taken.get(person.playerId)
    if (other !== undefined)
      problems.push({
        pointer: `/players/${index}`,
        message: said('fields.isPlayerIs', { name: nameOf(person), other }),
      })
    taken.set(person.playerId, given.key)
    players.set(given.key, person)
  }
  return { players, problems }
}

/** By which print each person here is known: that of the file, and for who is not in it the one that the last file had. */
function printsOf(
  file: EventFile,
  players: ReadonlyMap<string, RegisteredHere>,
  people: readonly RegisteredHere[],
  before: Readonly<Record<string, string>>,
): ReadonlyMap<number, string> {
  const prints = new Map<number, string>()
  for (const player of file.players) {
    const person = players.get(player.key)
    if (person) prints.set(person.playerId, print(identityOf(player)))
  }
  for (const person of people) {
    if (prints.has(person.playerId)) continue
    const identities = [
      ...(person.externalId === null ? [] : [`id ${person.externalId}`]),
      `profile ${person.playerId}`,
      ...person.emailKeys.map(email => `mail ${email}`),
      nameIdentity(person),
    ].map(print)
    const known = identities.find(one => before[keyOf('0', 'person', one)] !== undefined)
    if (known !== undefined) prints.set(person.playerId, known)
  }
  return prints
}

/** Sections of a part: a file that leaves one out says nothing about it. */
const sectionOf = { team: 'teams', flight: 'leaderboards', start: 'teePairings', strokes: 'scores' } as const

/** What the last file had, this one has not, and is still here. */
function lostPlaces(
  file: EventFile,
  places: readonly Place[],
  here: readonly PlaceHere[],
  before: Readonly<Record<string, string>>,
): readonly PlaceHere[] {
  const inFile = new Set(places.map(({ key }) => key))
  const parts = fileParts(file)
  const lost = here.filter(({ key, what, part }) => {
    if (inFile.has(key) || before[key] === undefined) return false
    if (what === 'person') return true
    const section = what in sectionOf ? sectionOf[what as keyof typeof sectionOf] : undefined
    return section !== undefined && section in (parts[part]?.fields ?? {})
  })
  const gone = new Set(lost.flatMap(({ what, playerId }) => (what === 'person' ? [playerId] : [])))
  // Who goes takes everything along.
  return lost.filter(({ what, playerId }) => what === 'person' || playerId === undefined || !gone.has(playerId))
}

function nameShown({ given, profile }: FoundPlayer, here: RegisteredHere | undefined): string {
  if (!('playerId' in given)) return nameInFile(given)
  return here ? nameOf(here) : profile ? `${profile.firstName} ${profile.lastName}` : given.key
}
