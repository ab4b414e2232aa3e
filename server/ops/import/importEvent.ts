import {
  type EventFile,
  type EventFilePlayer,
  MultiRoundEventFile,
  SingleRoundEventFile,
} from '../../../contract/files/eventFile.ts'
import { publishedProvider } from '../../../contract/files/formerIds.ts'
import { publicEventId } from '../../domain/access/visibleEvent.ts'
import { type Origin, record } from '../../domain/audit/record.ts'
import { resultErrors } from '../../domain/leaderboards/contradictions.ts'
import { allotIds } from '../../kernel/database/allotIds.ts'
import type { Transaction } from '../../kernel/database/connect.ts'
import type { Insertable } from '../../kernel/database/generated.ts'
import { insertRows } from '../../kernel/database/insertRows.ts'
import type { Tables } from '../../kernel/database/rows.ts'
import { validationErrors } from '../../kernel/http/validationErrors.ts'
import type { FieldError } from '../../kernel/refuse.ts'
import { keepSaid } from './again/eventHere.sql.ts'
import { placesOfFile, sectionsOf } from './again/placesOfFile.ts'
import { saidOf } from './again/saidOf.ts'
import { checkEvent } from './checkEvent.ts'
import { existingCourses, homeCommunities, type TeeOfCourse, teesOfCourses } from './event.sql.ts'
import { findPlayers, insertPlayers } from './eventPlayers.ts'
import { eventRows, type NumberedPart } from './eventRows.ts'
import { type FilePart, fileParts } from './fileParts.ts'
import { ImportProblem } from './importProblem.ts'
import { unknown, type ValueAt } from './valueAt.ts'

export type ImportedEvent = {
  readonly eventId: string
  readonly roundIds: readonly string[]
  /** How many of everything were written, by table. */
  readonly counts: Readonly<Record<string, number>>
}

/**
 * Imports an event with everything below it from a parsed file, all or nothing, in a number of statements that does not
 * grow with the file. Throws {@link ImportProblem} with everything that does not fit.
 */
export async function importEvent(tx: Transaction, value: unknown, origin: Origin): Promise<ImportedEvent> {
  const file = checkedFile(value)
  const { numbers, ...imported } = await insertEvent(tx, file, origin.now)
  const after = { name: file.name, ...imported.counts }
  const subject = { eventId: imported.eventId }
  await record(
    tx,
    { communityId: file.communityId, eventId: numbers[0], kind: 'event.imported', subject, after },
    origin,
  )
  return imported
}

/** The same for a file whose shape was checked; the caller records it. `numbers`: the event, then its rounds. */
export async function insertEvent(
  tx: Transaction,
  file: EventFile,
  now: Temporal.Instant,
): Promise<ImportedEvent & { readonly numbers: readonly [number, ...number[]] }> {
  const { parts, tees, found } = await checkFile(tx, file, now)
  const players = await insertPlayers(tx, found, file.communityId, now)
  const [first, ...rest] = await number(tx, parts)
  if (!first) throw new Error('An event has at least one part.')
  const rows = eventRows({
    file,
    parts: [first, ...rest],
    players: new Map(players.map(player => [player.given.key, player])),
    tees: new Map(tees.map(tee => [tee.teeId, tee])),
    now,
  })
  for (const [table, list] of Object.entries(rows)) {
    await insertRows(tx, table as keyof Tables, list as readonly Insertable<Tables[keyof Tables]>[])
  }
  if (file.externalId !== undefined) await keepFirst(tx, file, first.eventId, now)
  return {
    eventId: publicEventId(first.part.kind, first.eventId),
    roundIds: rest.map(round => publicEventId('R', round.eventId)),
    counts: Object.fromEntries(Object.entries(rows).map(([table, list]) => [table, list.length])),
    numbers: [first.eventId, ...rest.map(round => round.eventId)],
  }
}

/** What the file says, for when it comes again. */
async function keepFirst(tx: Transaction, file: EventFile, eventId: number, now: Temporal.Instant): Promise<void> {
  const said = saidOf(
    placesOfFile(file, key => key),
    sectionsOf(file),
  )
  await keepSaid(tx, { communityId: file.communityId, eventId }, said, { events: [], people: [] }, now)
}

/** A value as the file of an event; of this community, where one is given. Throws {@link ImportProblem}. */
export function checkedFile(value: unknown, communityId?: number): EventFile {
  const isMultiRound = typeof value === 'object' && value !== null && 'rounds' in value
  const errors = validationErrors(isMultiRound ? MultiRoundEventFile : SingleRoundEventFile, value)
  if (errors.length > 0) throw new ImportProblem(errors)
  const file = value as EventFile
  if (communityId !== undefined && file.communityId !== communityId)
    throw new ImportProblem([
      { pointer: '/communityId', message: `must be ${communityId}, the community that it is brought into` },
    ])
  return file.formatVersion === 2 ? file : { ...file, players: file.players.map(withPublishedProvider) }
}

function withPublishedProvider(player: EventFilePlayer): EventFilePlayer {
  if (!('hcProviderId' in player) || player.hcProviderId === undefined) return player
  return { ...player, hcProviderId: publishedProvider(player.hcProviderId) }
}

/** Looks up what a file names. Throws {@link ImportProblem} with everything that contradicts itself or is not there. */
export async function checkFile(tx: Transaction, file: EventFile, now: Temporal.Instant) {
  const problems = checkEvent(file)
  if (problems.length > 0) throw new ImportProblem(problems)
  const parts = fileParts(file)
  const homes = await homeCommunities(tx, file.communityId)
  const courseIds = parts.flatMap(part => part.courseIds)
  const [courses, tees] = await Promise.all([existingCourses(tx, courseIds), teesOfCourses(tx, courseIds)])
  const { found, problems: ofPlayers } = await findPlayers(tx, file.players, homes, now)
  const all = [
    ...(homes.includes(file.communityId) ? [] : [{ pointer: '/communityId', message: 'is no community' }]),
    ...parts.flatMap(part => checkCourses(part, courses, tees)),
    ...checkTees(
      file.players.map((player, index) => [player.teeId, `/players/${index}/teeId`]),
      tees,
    ),
    ...ofPlayers,
  ]
  if (all.length > 0) throw new ImportProblem(all)
  return { parts, tees, found }
}

/** Courses that do not exist, tees and holes that are not on them. */
function checkCourses(
  part: FilePart,
  courses: ReadonlySet<number>,
  tees: readonly TeeOfCourse[],
): readonly FieldError[] {
  const { fields, pointer } = part
  const here = tees.filter(tee => part.courseIds.includes(tee.courseId))
  const defaults = fields.settings?.defaultTees
  const used: readonly ValueAt<number>[] = [
    [defaults?.M, '/settings/defaultTees/M'],
    [defaults?.F, '/settings/defaultTees/F'],
    ...(fields.handicaps ?? []).map(({ teeId }, index): ValueAt<number> => [teeId, `/handicaps/${index}/teeId`]),
    ...(fields.teamHandicaps ?? []).map(
      ({ teeId }, index): ValueAt<number> => [teeId, `/teamHandicaps/${index}/teeId`],
    ),
  ]
  const holes = (fields.teePairings ?? []).flatMap(({ courseId = part.courseIds[0], teeHole = 1 }, index) => {
    const most = Math.max(0, ...here.filter(tee => tee.courseId === courseId).map(tee => tee.holes))
    return most > 0 && teeHole > most
      ? [{ pointer: `/teePairings/${index}/teeHole`, message: `is not on the course, which has ${most} holes` }]
      : []
  })
  const longest = Math.max(0, ...here.map(tee => tee.holes))
  const beyond = (fields.scores ?? []).flatMap(({ strokes }, index) =>
    longest > 0 && strokes.slice(longest).some(score => score !== null)
      ? [{ pointer: `/scores/${index}/strokes/${longest}`, message: `is beyond the ${longest} holes of the round` }]
      : [],
  )
  const results = (fields.leaderboards ?? []).flatMap((board, index) =>
    longest > 0
      ? resultErrors(board, longest).map(error => ({ ...error, pointer: `/leaderboards/${index}${error.pointer}` }))
      : [],
  )
  const given = (fields.courseIds ?? []).map((courseId, index): ValueAt<number> => [courseId, `/courseIds/${index}`])
  return [
    ...unknown(given, courses, 'is not a course; see "course import"'),
    ...checkTees(used, here),
    ...holes,
    ...beyond,
    ...results,
  ].map(problem => ({
    ...problem,
    pointer: `${pointer}${problem.pointer}`,
  }))
}

function checkTees(places: readonly ValueAt<number>[], tees: readonly TeeOfCourse[]): readonly FieldError[] {
  return unknown(places, new Set(tees.map(tee => tee.teeId)), 'is not a tee of the courses here')
}

/** Allots the ids of everything that has one, in the order of the file. */
async function number(tx: Transaction, parts: readonly FilePart[]): Promise<readonly NumberedPart[]> {
  const leaderboards = parts.flatMap(part => part.fields.leaderboards ?? [])
  const total = (count: (part: FilePart) => number) => parts.reduce((sum, part) => sum + count(part), 0)
  const [events, leaderboardIds, flightIds, teamIds, pairingIds] = (
    await Promise.all([
      allotIds(tx, 'event', parts.length),
      allotIds(tx, 'leaderboard', leaderboards.length),
      allotIds(
        tx,
        'flight',
        leaderboards.reduce((sum, { flights = [] }) => sum + flights.length, 0),
      ),
      allotIds(
        tx,
        'team',
        total(({ fields }) => fields.teams?.length ?? 0),
      ),
      allotIds(
        tx,
        'tee_pairing',
        total(({ fields }) => fields.teePairings?.length ?? 0),
      ),
    ])
  ).map(ids => [...ids])
  const take = (ids: number[] | undefined, count = 0) => ids?.splice(0, count) ?? []
  return parts.map(part => ({
    part,
    eventId: take(events, 1)[0] ?? 0,
    leaderboardIds: take(leaderboardIds, part.fields.leaderboards?.length),
    flightIds: (part.fields.leaderboards ?? []).map(({ flights = [] }) => take(flightIds, flights.length)),
    teamIds: take(teamIds, part.fields.teams?.length),
    pairingIds: take(pairingIds, part.fields.teePairings?.length),
  }))
}
