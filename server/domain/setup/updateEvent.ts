import { isDeepStrictEqual } from 'node:util'
import type { GivenEventSettings } from '../../../contract/settings/givenEventSettings.ts'
import { said } from '../../../contract/words/say.ts'
import type { Transaction } from '../../kernel/database/connect.ts'
import { type FieldError, requireNone } from '../../kernel/refuse.ts'
import type { VisibleEvent } from '../access/visibleEvent.ts'
import { nameableBoards } from '../dots/dots.sql.ts'
import { followSettings, handicapsBefore } from '../handicaps/followSettings.ts'
import { from, type Wanted } from '../operation/from.ts'
import { handle } from '../operation/handler.ts'
import { type EventFields, type EventRow, moveTeeTimes, writeEvent } from './eventChange.sql.ts'
import { checkDates, daysBetween, isTimeZone, movedDates } from './eventDates.ts'
import { eventSetup } from './eventSetup.ts'
import { nineErrors } from './nineErrors.ts'
import { settingsErrors } from './settingsErrors.ts'
import { teesPlayed } from './teesPlayed.sql.ts'
import { type WholeEvent, wholeEvent } from './wholeEvent.ts'

/** What a round takes from its event. */
const ofEventOnly = ['timeZone', 'registrationType', 'flightsEnabled'] as const

export const updateEvent = handle('updateEvent', async ({ event, body, tx, language, record, refuse }) => {
  const whole = await wholeEvent(tx, event)
  const { own, first, rounds } = whole
  const { settings: patch = {}, ...fields } = body
  const row = `event/${own.eventId}`
  const wanted = <K extends Exclude<keyof EventFields, 'settings'>>(name: K): EventFields[K] => {
    const value = from(refuse, `/${name}`, fields[name] as Wanted<EventFields[K]> | undefined, own[name], row)
    // Only the description can be cleared; that the others cannot is checked below.
    return value === undefined ? own[name] : (value as EventFields[K])
  }
  const settings: Record<string, unknown> = { ...own.settings }
  for (const [name, asked] of Object.entries(patch)) {
    const value = from(refuse, `/settings/${name}`, asked as Wanted<unknown>, settings[name] ?? null, row)
    if (value === null || value === undefined) delete settings[name]
    else settings[name] = value
  }
  const startDate = wanted('startDate')
  const days = startDate === null ? 0 : daysBetween(own.startDate, startDate)
  const given: EventFields = {
    name: wanted('name'),
    startDate,
    // An event that moves stays as long as it is.
    endDate: fields.endDate === undefined ? movedDates(own, days).endDate : wanted('endDate'),
    info: wanted('info'),
    timeZone: wanted('timeZone'),
    registrationType: wanted('registrationType'),
    flightsEnabled: wanted('flightsEnabled'),
    settings,
  }
  requireNone(refuse, [...clearedErrors(given), ...roundErrors(own, fields)])
  const after = newParts(whole, given, days)
  requireNone(refuse, [
    ...checkDates(after),
    ...(isTimeZone(given.timeZone) ? [] : [{ pointer: '/timeZone', message: said('fields.isNotTimeZoneIana') }]),
    ...(own.kind !== 'S' && !given.flightsEnabled
      ? [{ pointer: '/flightsEnabled', message: said('fields.canBeFalseSingleRound') }]
      : []),
    ...settingsErrors(settings, await teesPlayed(tx, event)),
    ...(await strangeDots(tx, event, settings, own.settings)),
    ...(await nineErrors(tx, coursesOver(whole), (settings as GivenEventSettings).nine)),
  ])
  const parts = own.kind === 'M' ? [own, ...rounds] : [own]
  const handicaps = concernsHandicaps(own.settings, settings)
    ? await Promise.all(parts.map(part => handicapsBefore(tx, whole.partOf(part))))
    : []
  for (const row of [first, ...rounds]) {
    const changed = after.get(row.eventId)
    if (!changed || isDeepStrictEqual(changed, fieldsOf(row))) continue
    await writeEvent(tx, event.communityId, row.eventId, changed)
    const moved = daysBetween(row.startDate, changed.startDate)
    if (row.kind !== 'M' && (moved !== 0 || changed.timeZone !== row.timeZone)) {
      const move = { days: moved, timeZoneBefore: row.timeZone, timeZone: changed.timeZone }
      await moveTeeTimes(tx, event, row.eventId, move)
    }
    const { communityId } = event
    const subject = { eventIds: [row.eventId] }
    await record({
      communityId,
      eventId: row.eventId,
      kind: 'setup.changed',
      subject,
      ...difference(fieldsOf(row), changed),
    })
  }
  for (const before of handicaps) await followSettings(tx, before, record)
  return eventSetup(tx, event, language)
})

/** The fields of every part after the change: an event that moves takes its rounds along, and lasts as long as they do. */
function newParts(
  { own, first, rounds }: WholeEvent,
  given: EventFields,
  days: number,
): ReadonlyMap<number, EventFields> {
  const parts = new Map([first, ...rounds].map(row => [row.eventId, fieldsOf(row)]))
  parts.set(own.eventId, given)
  if (own.kind === 'M') {
    for (const round of rounds)
      parts.set(round.eventId, { ...fieldsOf(round), ...movedDates(round, days), timeZone: given.timeZone })
  }
  if (own.kind === 'R') {
    const whole = fieldsOf(first)
    parts.set(first.eventId, {
      ...whole,
      startDate: given.startDate < whole.startDate ? given.startDate : whole.startDate,
      endDate: given.endDate > whole.endDate ? given.endDate : whole.endDate,
    })
  }
  return parts
}

function fieldsOf({
  name,
  startDate,
  endDate,
  info,
  timeZone,
  registrationType,
  flightsEnabled,
  settings,
}: EventRow): EventFields {
  return { name, startDate, endDate, info, timeZone, registrationType, flightsEnabled, settings }
}

function clearedErrors(given: EventFields): readonly FieldError[] {
  return Object.entries(given).flatMap(([name, value]) =>
    value === null && name !== 'info' ? [{ pointer: `/${name}`, message: said('fields.cannotBeCleared') }] : [],
  )
}

function roundErrors({ kind }: EventRow, fields: object): readonly FieldError[] {
  if (kind !== 'R') return []
  return ofEventOnly.flatMap(name =>
    name in fields ? [{ pointer: `/${name}`, message: said('fields.isEventNotRound') }] : [],
  )
}

/** The courses of the round; of a multi-round event those of its rounds, which take its nine. */
function coursesOver({ own, rounds }: WholeEvent): readonly number[] {
  return own.kind === 'M' ? rounds.flatMap(({ courseIds }) => courseIds) : own.courseIds
}

/** A leaderboard of another event; what was named already stays, also when it has gone since. */
async function strangeDots(
  tx: Transaction,
  event: VisibleEvent,
  { dotsOf }: GivenEventSettings,
  present: GivenEventSettings,
): Promise<readonly FieldError[]> {
  if (dotsOf === undefined || dotsOf === present.dotsOf) return []
  const boards = await nameableBoards(tx, event)
  return boards.has(dotsOf) ? [] : [{ pointer: '/settings/dotsOf', message: said('fields.isNotLeaderboardEvent') }]
}

/** Whether handicaps are computed in another way after the change. */
function concernsHandicaps(before: GivenEventSettings, after: GivenEventSettings): boolean {
  return before.allocPct !== after.allocPct || !isDeepStrictEqual(before.defaultTees, after.defaultTees)
}

/** Only what changed, as it was and as it is. */
function difference(before: EventFields, after: EventFields) {
  const names = (Object.keys(after) as (keyof EventFields)[]).filter(
    name => !isDeepStrictEqual(before[name], after[name]),
  )
  const only = (fields: EventFields) => Object.fromEntries(names.map(name => [name, fields[name]]))
  return { before: only(before), after: only(after) }
}
