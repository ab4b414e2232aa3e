import type { EventFileRound } from '../../../../contract/files/eventFile.ts'
import { detailOf } from '../../../../contract/refusalWords.ts'
import { said } from '../../../../contract/words/say.ts'
import type { VisibleEvent } from '../../../domain/access/visibleEvent.ts'
import { publicEventId } from '../../../domain/access/visibleEvent.ts'
import { handicapsInEffect } from '../../../domain/handicaps/handicapsInEffect.ts'
import { setHandicaps } from '../../../domain/handicaps/setHandicaps.ts'
import { insertLeaderboard } from '../../../domain/leaderboards/insertLeaderboard.ts'
import { typeOf } from '../../../domain/leaderboards/oneBall.ts'
import { storedSettings } from '../../../domain/leaderboards/settings.ts'
import { writePerson } from '../../../domain/organisers/organisers.sql.ts'
import { registerAll } from '../../../domain/registrations/registerAll.ts'
import { removePlayerFromEvent } from '../../../domain/registrations/removePlayerFromEvent.ts'
import { addRound } from '../../../domain/setup/addRound.ts'
import type { EventRow } from '../../../domain/setup/eventChange.sql.ts'
import { updateEvent } from '../../../domain/setup/updateEvent.ts'
import { type WholeEvent, wholeEvent } from '../../../domain/setup/wholeEvent.ts'
import { nameKey } from '../../../kernel/keys/nameKey.ts'
import { Refusal, refuse } from '../../../kernel/refusal.ts'
import { insertPlayers } from '../eventPlayers.ts'
import { type FilePart, fileParts } from '../fileParts.ts'
import { ImportProblem } from '../importProblem.ts'
import { arrangeFlightsAgain } from './arrangeFlightsAgain.ts'
import { arrangeTeamsAgain } from './arrangeTeamsAgain.ts'
import { cardsAgain } from './cardsAgain.ts'
import { type Difference, decided, tickedOf } from './compare.ts'
import { type Doing, type PartAgain, perform } from './doing.ts'
import { keepSaid } from './eventHere.sql.ts'
import { isGuest } from './placesOfFile.ts'
import type { PlanAgain } from './planAgain.ts'
import { teeSheetAgain } from './teeSheetAgain.ts'

/**
 * Does what a file that came again says: everything but what is kept, and of that what somebody ticked. Answers how many
 * differences came true. Throws {@link ImportProblem} for what the rules of the event do not allow, and then nothing is done.
 */
export async function applyAgain(plan: PlanAgain, ticked: readonly string[], doing: Doing): Promise<number> {
  try {
    return await applied(plan, tickedOf(plan.differences, ticked), doing)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    throw new ImportProblem([{ pointer: '', message: detailOf(error.code, error.reason, error.values) }])
  }
}

async function applied(plan: PlanAgain, differences: readonly Difference[], doing: Doing): Promise<number> {
  const { event, file, found } = plan
  const parts = fileParts(file)
  const differencesOf = (part: number) => differences.filter(one => one.part === part)
  const closed = plan.rows.flatMap((row, index) =>
    index > 0 && (row?.state === 'official' || row?.state === 'cancelled') && differencesOf(index).length > 0
      ? index - 1
      : [],
  )
  if (closed.length > 0)
    throw new ImportProblem(
      closed.map(at => ({ pointer: `/rounds/${at}`, message: said('fields.isOfficialCancelledReopenFirst') })),
    )
  for (const [index, row] of plan.rows.entries()) {
    if (row) await changePart(plan.whole, row, differencesOf(index), doing)
    else if (parts[index] && differencesOf(index).some(({ what }) => what === 'round'))
      await addPart(event, parts[index].fields, doing)
  }
  const whole = await wholeEvent(doing.tx, event)
  const added = new Set(differences.flatMap(({ what, part }) => (what === 'round' ? [part] : [])))
  const rows = rowsAfter(plan, whole, added)
  await leave(event, differencesOf(0), doing)
  const ids = await enter(plan, differencesOf(0), doing)
  const idOf = (key: string) => ids.get(key) ?? 0
  await rename(plan, differencesOf(0), idOf, doing)
  // Somebody who is not in the event, because that was changed here, has no place in it either.
  const isHere = ({ of: key, isGone, what }: Difference) =>
    isGone || key === undefined || what === 'person' || ids.has(key) || isTeam(parts, key)
  for (const [index, row] of rows.entries()) {
    const part = parts[index]
    if (!part || !row) continue
    const one: PartAgain = {
      event: whole.partOf(row),
      fields: part.fields,
      part,
      differences: differencesOf(index).filter(isHere),
      idOf,
    }
    await arrangeTeamsAgain(one, doing)
    await addBoards(one, doing)
    await arrangeFlightsAgain(one, whole, doing)
    await handicapsAgain(one, doing)
    await teeSheetAgain(one, doing)
    await cardsAgain(one, whole, doing)
  }
  const done = decided(differences).length
  await keepSaid(doing.tx, event, plan.said, externalIds(plan, rows, ids), doing.now)
  await doing.record({
    communityId: event.communityId,
    eventId: event.eventId,
    kind: 'event.importedAgain',
    subject: { eventId: publicEventId(whole.first.kind, event.eventId) },
    after: {
      differences: done,
      kept: decided(plan.differences).length - done,
      players: found.length,
    },
  })
  return done
}

function isTeam(parts: readonly FilePart[], key: string): boolean {
  return parts.some(({ fields }) => fields.teams?.some(team => team.key === key))
}

/** The rows of the parts of the file, in its order: those that were there, and the rounds that were added. */
function rowsAfter(
  { rows, whole: before }: PlanAgain,
  { first, rounds }: WholeEvent,
  added: ReadonlySet<number>,
): readonly (EventRow | undefined)[] {
  const known = new Set(before.rounds.map(({ eventId }) => eventId))
  const fresh = rounds.filter(({ eventId }) => !known.has(eventId)).values()
  const byId = new Map([first, ...rounds].map(row => [row.eventId, row]))
  return rows.map((row, index) => (row ? byId.get(row.eventId) : added.has(index) ? fresh.next().value : undefined))
}

async function changePart(
  whole: WholeEvent,
  row: EventRow,
  differences: readonly Difference[],
  doing: Doing,
): Promise<void> {
  const wanted = new Map(differences.map(({ what, value }) => [what, value]))
  const name = wanted.get('name')
  const info = wanted.get('info')
  const [startDate, endDate] = [wanted.get('startDate'), wanted.get('endDate')]
  const moves = startDate !== undefined || endDate !== undefined
  const body = {
    ...(name !== undefined && { name }),
    ...(info !== undefined && { info: info === '' ? null : info }),
    ...(moves && { startDate: startDate ?? row.startDate, endDate: endDate ?? row.endDate }),
  }
  if (Object.keys(body).length > 0) await perform(updateEvent, doing, { event: whole.partOf(row), body })
}

async function addPart(event: VisibleEvent, fields: EventFileRound, doing: Doing): Promise<void> {
  const { name, startDate, endDate, info, courseIds, settings } = fields
  const body = {
    name,
    startDate,
    endDate,
    ...(info !== undefined && { info }),
    ...(courseIds && { courseIds }),
    ...(settings && { settings }),
  }
  await perform(addRound, doing, { event, body })
}

async function leave(event: VisibleEvent, differences: readonly Difference[], doing: Doing): Promise<void> {
  for (const { what, isGone, playerId } of differences)
    if (what === 'person' && isGone && playerId !== undefined)
      await perform(removePlayerFromEvent, doing, { event, params: { playerId } })
}

/** Registers who is new in the file, and answers who everybody of it is that is in the event. */
async function enter(
  plan: PlanAgain,
  differences: readonly Difference[],
  doing: Doing,
): Promise<ReadonlyMap<string, number>> {
  const { event, found, players } = plan
  const coming = new Set(
    differences.flatMap(({ what, isGone, of }) => (what === 'person' && !isGone && of !== undefined ? [of] : [])),
  )
  const fresh = found.filter(({ given }) => coming.has(given.key))
  const profiles = await insertPlayers(
    doing.tx,
    fresh.filter(({ given }) => !isGuest(given)),
    event.communityId,
    doing.now,
    doing.scope,
  )
  const profileOf = new Map(profiles.map(({ given, playerId }) => [given.key, playerId]))
  const wanted = fresh.map(({ given }) => {
    const playerId = profileOf.get(given.key)
    const tee = given.teeId !== undefined && { teeId: given.teeId }
    if (playerId !== undefined) return { given: { playerId, ...tee }, pointer: '' }
    if (!('lastName' in given)) throw new Error('Somebody without a profile has a name.')
    const { firstName, lastName, suffix, gender, handle } = given
    const name = { firstName, lastName, gender, ...(suffix !== undefined && { suffix }) }
    return { given: { ...name, ...(handle !== undefined && { handle }), ...tee }, pointer: '' }
  })
  const communities = [...new Set([event.communityId, ...doing.caller.communities])]
  const ids =
    wanted.length > 0
      ? await registerAll(refuse, doing.tx, wanted, { event, communities, now: doing.now, record: doing.record })
      : []
  return new Map([
    ...[...players].map(([key, { playerId }]) => [key, playerId] as const),
    ...fresh.map(({ given }, index) => [given.key, ids[index] ?? 0] as const),
  ])
}

async function rename(
  { event, file, players }: PlanAgain,
  differences: readonly Difference[],
  idOf: (key: string) => number,
  { tx, record: recordChange }: Doing,
): Promise<void> {
  for (const player of file.players) {
    const own = differences.filter(({ of, what }) => of === player.key && (what === 'personName' || what === 'gender'))
    const before = players.get(player.key)
    if (own.length === 0 || !before || !('lastName' in player)) continue
    const names = own.some(({ what }) => what === 'personName') ? player : before
    const gender = own.some(({ what }) => what === 'gender') ? player.gender : before.gender
    const { firstName, lastName } = names
    await writePerson(tx, idOf(player.key), {
      first_name: firstName,
      last_name: lastName,
      last_name_key: nameKey(lastName),
      first_name_key: nameKey(firstName),
      gender,
    })
    await recordChange({
      communityId: event.communityId,
      eventId: event.eventId,
      kind: 'registration.changed',
      subject: { playerIds: [before.playerId] },
      before: { firstName: before.firstName, lastName: before.lastName, gender: before.gender },
      after: { firstName, lastName, gender },
    })
  }
}

async function addBoards(
  { event, fields, differences, idOf }: PartAgain,
  { tx, record: recordChange }: Doing,
): Promise<void> {
  const wanted = new Set(differences.flatMap(({ what, value }) => (what === 'leaderboard' ? [value] : [])))
  for (const board of fields.leaderboards ?? []) {
    if (!wanted.has(board.name)) continue
    const { name, format, settings, flights = [], ...given } = board
    const isForTeams = typeOf(format, board)?.team ?? false
    // Sides of a board of teams are found by a director: teams have no ids before they are made.
    const stored = storedSettings(settings, isForTeams ? {} : given, idOf)
    const made = await insertLeaderboard(refuse, tx, event, {
      name,
      format,
      settings: stored,
      flights,
    })
    await recordChange({
      communityId: event.communityId,
      eventId: event.eventId,
      kind: 'leaderboard.created',
      subject: { leaderboardId: made.leaderboardId },
      after: { name, format, settings: stored, flights: flights.map(one => one.name) },
    })
  }
}

async function handicapsAgain({ event, fields, differences, idOf }: PartAgain, doing: Doing): Promise<void> {
  const wanted = differences.filter(({ what }) => what === 'index' || what === 'handicap')
  if (wanted.length === 0) return
  const whatOf = Map.groupBy(wanted, ({ of }) => of)
  const before = await handicapsInEffect(
    doing.tx,
    event,
    'event',
    [...whatOf.keys()].map(key => idOf(key ?? '')),
  )
  const lockedIds = new Set(before.flatMap(({ playerId, locked }) => (locked ? [playerId] : [])))
  const players = (fields.handicaps ?? []).flatMap(({ player, hcIndex, hcCourse, hcPlaying, reason }) => {
    const what = new Set(whatOf.get(player)?.map(one => one.what))
    if (what.size === 0) return []
    const playerId = idOf(player)
    return [
      {
        playerId,
        ...(lockedIds.has(playerId) && { locked: false }),
        ...(what.has('index') && hcIndex !== undefined && { hcIndex }),
        ...(what.has('handicap') && { hcCourse, hcPlaying, manualMsg: reason ?? 'From the file' }),
      },
    ]
  })
  await perform(setHandicaps, doing, { event, body: { players } })
  const again = players.flatMap(({ playerId }) => (lockedIds.has(playerId) ? [{ playerId, locked: true }] : []))
  if (again.length > 0) await perform(setHandicaps, doing, { event, body: { players: again } })
}

function externalIds(
  { event, file, rows: before }: PlanAgain,
  rows: readonly (EventRow | undefined)[],
  ids: ReadonlyMap<string, number>,
) {
  const rounds = 'rounds' in file ? file.rounds : []
  const events = [file, ...rounds].flatMap(({ externalId }, index) => {
    const eventId = (before[index] ?? rows[index])?.eventId
    return externalId === undefined || eventId === undefined ? [] : [{ eventId, externalId }]
  })
  const people = file.players.flatMap(({ key, externalId }) => {
    const playerId = ids.get(key)
    return externalId === undefined || playerId === undefined ? [] : [{ playerId, externalId }]
  })
  return { eventId: event.eventId, events, people }
}
