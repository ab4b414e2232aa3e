/** A handler begins with the event as it was read last: nobody can tell, neither when it is the same nor when it has changed since. */
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { type AnyOperationId, allOperations } from '../../contract/allOperations.ts'
import type { Operation } from '../../contract/operation.ts'
import { everyCase } from '../../test/everyCase.ts'
import { eventOf } from '../../test/refusalOf.ts'
import { type AnyCase, ask, given } from '../../test/walk.ts'
import { startWorld, type World } from '../../test/world.ts'
import { runs } from '../../tools/counts.ts'
import { type VisibleEvent, visibleEvent } from '../domain/access/visibleEvent.ts'
import { createLastEvents, EventChanged } from './lastEvents.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.close())

const event = { eventId: 'S-110' }
const assign = (playerId: number, flightId = 2021) =>
  world.call('assignPlayerToFlight', { params: { ...event, flightId, playerId } })

async function read(from: World, eventId: string): Promise<VisibleEvent> {
  const found = await from.service.database.read([1, 2, 3], tx => visibleEvent(tx, eventId, [1, 2, 3]))
  if (!found) throw new Error(`${eventId} is missing.`)
  return found
}

/** The event as it might have been before: all but its ids is different. */
function earlier(now: VisibleEvent): VisibleEvent {
  return {
    ...now,
    timeZone: 'Pacific/Auckland',
    startDate: '2020-01-01',
    endDate: '2020-01-02',
    flightsEnabled: !now.flightsEnabled,
    registrationType: now.registrationType === 'Closed' ? 'Members' : 'Closed',
    settings: {},
    closed: !now.closed,
    wasOfficial: !now.wasOfficial,
  }
}

test('what the handler asks first goes along with the statement that reads the event', async () => {
  const { query } = pg.Client.prototype
  onTestFinished(() => void Object.assign(pg.Client.prototype, { query }))
  let open = 0
  const before: [text: string, open: number][] = []
  Object.assign(pg.Client.prototype, {
    query(this: pg.Client, config: string | { text: string }) {
      before.push([typeof config === 'string' ? config : config.text, open])
      open += 1
      return (Reflect.apply(query, this, [config]) as Promise<unknown>).finally(() => {
        open -= 1
      })
    },
  })
  const ofRegistration = async (playerId: number) => {
    before.length = 0
    await assign(playerId)
    return before.find(([text]) => text.includes('"registration"'))?.[1]
  }
  Object.assign(world.service.lastEvents, createLastEvents())
  expect(await ofRegistration(3)).toBe(0)
  expect(await ofRegistration(6)).toBeGreaterThan(2)
})

test('what began with an event that has changed since is taken back, and begins again', async () => {
  await assign(1, 2022)
  const written = () =>
    world.rows('select (select count(*) from audit) as audit, (select count(*) from change) as change')
  const before = await written()
  await world.rows('update event set flights_enabled = false where event_id = 110')
  expect(await world.refusal('assignPlayerToFlight', { params: { ...event, flightId: 2021, playerId: 1 } })).toBe(
    'FLIGHTS_DISABLED',
  )
  expect(await written()).toEqual(before)
  expect(
    await world.rows('select flight_id::int from flight_player where player_id = 1 and leaderboard_id = 1021'),
  ).toEqual([{ flight_id: 2022 }])
  await world.rows('update event set flights_enabled = true where event_id = 110')
  expect((await assign(1)).players?.map(({ playerId }) => playerId)).toContain(1)
})

test('an event that is gone is refused to whoever read it a moment ago', async () => {
  const own = await startWorld()
  onTestFinished(() => own.close())
  await own.rows(`
    insert into event (community_id, event_id, kind, name, name_key, start_date, end_date, time_zone, state, state_at, created_at)
      values (1, 7001, 'S', 'Short', 'short', '2026-06-10', '2026-06-10', 'Europe/Lisbon', 'published', now(), now())`)
  const short = { params: { eventId: 'S-7001' } }
  await own.call('getEventState', short)
  await own.rows('delete from event where event_id = 7001')
  expect(await own.refusal('getEventState', short)).toBe('UNAUTHORIZED')
})

test('the events that were read last are kept, and no more than a thousand', async () => {
  const now = await read(world, 'S-110')
  const kept = createLastEvents()
  for (let n = 0; n < 1001; n += 1) kept.keep(`event ${n}`, now, undefined)
  expect([kept.of('event 0'), kept.of('event 1'), kept.of('event 1000')]).toEqual([undefined, now, now])
  expect(() => kept.keep('event 1', now, earlier(now))).toThrow(EventChanged)
  kept.keep('event 1', undefined, undefined)
  expect(kept.of('event 1')).toBeUndefined()
})

const ofEvents = (Object.values(allOperations) as Operation[]).filter(
  ({ access, path, stream, transaction }) =>
    access === 'token' && path.includes('{eventId}') && !stream && transaction !== 'none',
)
const reads = ofEvents.filter(({ transaction }) => transaction === 'read')
const writes = ofEvents.filter(({ transaction }) => transaction === 'write')
/** With reduced counts every fifth write: each needs three databases. */
const every = runs(5, 1)

describe('begun with the event as it is, as it was before, or without any', () => {
  test.each(reads.map(({ id }) => id as AnyOperationId))('%s answers the same', id => expectSame(id, () => world))
  test.each(writes.filter((_, at) => at % every === 0).map(({ id }) => id as AnyOperationId))(
    '%s answers the same',
    id => expectSame(id, () => startWorld()),
  )
})

async function expectSame(id: AnyOperationId, worldFor: () => World | Promise<World>): Promise<void> {
  const tried = everyCase[id].success as AnyCase
  const answers: string[] = []
  for (const begun of ['without', 'with the same', 'with an earlier one'] as const) {
    const own = await worldFor()
    try {
      if (own !== world) await given(own, tried)
      const now = await read(own, eventOf(tried))
      const kept = createLastEvents()
      let wasChanged = false
      Object.assign(own.service.lastEvents, {
        of: () => (begun === 'without' ? undefined : begun === 'with the same' ? { ...now } : earlier(now)),
        keep(...given: Parameters<typeof kept.keep>) {
          try {
            kept.keep(...given)
          } catch (error) {
            wasChanged = true
            throw error
          }
        },
      })
      own.forgetLists()
      const { status, text } = await ask(own, allOperations[id], tried, {})
      expect(status, text).toBe(200)
      expect(wasChanged).toBe(begun === 'with an earlier one')
      // A number that was given out and taken back is not given out again.
      answers.push(text.replaceAll(/"(id|teamId|playerId|teePairingId)":\d{3,}/g, '"$1":"new"'))
    } finally {
      if (own !== world) await own.close()
    }
  }
  expect(answers).toEqual([answers[0], answers[0], answers[0]])
}
