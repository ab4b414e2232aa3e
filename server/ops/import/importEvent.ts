import type { EventFile } from '../../../contract/files/eventFile.ts'
import { said } from '../../../contract/words/say.ts'
import { publicEventId, visibleEvent } from '../../domain/access/visibleEvent.ts'
import { type Origin, record } from '../../domain/audit/record.ts'
import { allotIds } from '../../kernel/database/allotIds.ts'
import type { Transaction } from '../../kernel/database/connect.ts'
import type { Insertable } from '../../kernel/database/generated.ts'
import { insertRows } from '../../kernel/database/insertRows.ts'
import type { Tables } from '../../kernel/database/rows.ts'
import { publishResults } from '../../live/eventStates/publishResults.ts'
import { eventOfFile, keepSaid } from './again/eventHere.sql.ts'
import { nameInFile, placesOfFile, sectionsOf } from './again/placesOfFile.ts'
import { saidOf } from './again/saidOf.ts'
import { checkedFile, checkFile } from './checkFile.ts'
import { type ImportScope, insertPlayers } from './eventPlayers.ts'
import { eventRows } from './eventRows.ts'
import type { FilePart } from './fileParts.ts'
import { ImportProblem } from './importProblem.ts'
import type { NumberedPart } from './numberedPart.ts'

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
  const { numbers, ...imported } = await insertEvent(tx, file, { ...origin, scope: 'everything' })
  const after = { name: file.name, ...imported.counts }
  const subject = { eventId: imported.eventId }
  await record(
    tx,
    { communityId: file.communityId, eventId: numbers[0], kind: 'event.imported', subject, after },
    origin,
  )
  return imported
}

/** Who imports, when, and what they see. */
export type Importing = {
  readonly actor: string
  readonly now: Temporal.Instant
  readonly scope: ImportScope
}

/** The same for a file whose shape was checked; the caller records it. `numbers`: the event, then its rounds. */
export async function insertEvent(
  tx: Transaction,
  file: EventFile,
  { now, actor, scope }: Importing,
): Promise<ImportedEvent & { readonly numbers: readonly [number, ...number[]] }> {
  const { externalId, communityId } = file
  const known = externalId === undefined ? undefined : await eventOfFile(tx, communityId, externalId)
  if (known !== undefined)
    throw new ImportProblem([{ pointer: '/externalId', message: said('fields.isBringFileInAgain', { event: known }) }])
  const { parts, tees, found } = await checkFile(tx, file, now, scope)
  const players = await insertPlayers(tx, found, file.communityId, now, scope)
  const [first, ...rest] = await number(tx, parts)
  if (!first) throw new Error('An event has at least one part.')
  const rows = eventRows({
    file,
    parts: [first, ...rest],
    players: new Map(players.map(player => [player.given.key, player])),
    tees: new Map(tees.map(tee => [tee.teeId, tee])),
    actor,
    now,
  })
  for (const [table, list] of Object.entries(rows)) {
    await insertRows(tx, table as keyof Tables, list as readonly Insertable<Tables[keyof Tables]>[])
  }
  if (file.externalId !== undefined) await keepFirst(tx, file, first.eventId, now)
  const eventId = publicEventId(first.part.kind, first.eventId)
  // What was won years ago stands on the honours board of the club as what becomes official here does.
  const event = file.state === 'official' ? await visibleEvent(tx, eventId, [communityId]) : undefined
  if (event) await publishResults(tx, event, now)
  return {
    eventId,
    roundIds: rest.map(round => publicEventId('R', round.eventId)),
    counts: Object.fromEntries(Object.entries(rows).map(([table, list]) => [table, list.length])),
    numbers: [first.eventId, ...rest.map(round => round.eventId)],
  }
}

/** What the file says, for when it comes again. */
async function keepFirst(tx: Transaction, file: EventFile, eventId: number, now: Temporal.Instant): Promise<void> {
  const names = new Map(file.players.map(player => [player.key, nameInFile(player)]))
  const places = placesOfFile(file, key => names.get(key) ?? key)
  const said = saidOf(places, sectionsOf(file))
  await keepSaid(tx, { communityId: file.communityId, eventId }, said, { events: [], people: [] }, now)
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
