import { afterEach, beforeEach, expect, test } from 'vitest'
import { askMeanwhile } from '../../../test/askMeanwhile.ts'
import { startWorld, type World } from '../../../test/world.ts'
import { visibleEvent } from '../../domain/access/visibleEvent.ts'
import type { EventState } from '../../domain/events/eventState.ts'
import type { Transaction } from '../../kernel/database/connect.ts'

let world: World
beforeEach(async () => {
  world = await startWorld()
})
afterEach(() => world.close())

const states = ['draft', 'published', 'in progress', 'suspended', 'completed', 'official', 'cancelled'] as const
const set = (eventId: string, state: EventState, reason?: string) =>
  world.call('setEventState', { params: { eventId }, body: { state, ...(reason !== undefined && { reason }) } })
const get = (eventId: string) => world.call('getEventState', { params: { eventId } })

/** From each state, those that may follow. */
const following: Record<EventState, readonly EventState[]> = {
  draft: ['published', 'cancelled'],
  published: ['draft', 'in progress', 'cancelled'],
  'in progress': ['published', 'suspended', 'completed', 'cancelled'],
  suspended: ['in progress', 'completed', 'cancelled'],
  completed: ['in progress', 'official', 'cancelled'],
  official: ['completed'],
  cancelled: ['published'],
}

test.each(states)('from %s only the next states follow, and the same state changes nothing', async state => {
  const put = () =>
    world.rows(`update event set state = '${state}', state_at = '2026-01-01T08:00Z' where event_id = 110`)
  for (const next of states) {
    await put()
    if (next === state) expect(await set('S-110', next)).toMatchObject({ stateDt: '2026-01-01T08:00:00.000+00:00' })
    else if (following[state].includes(next)) {
      expect(await set('S-110', next, 'Because')).toEqual({
        eventId: 'S-110',
        state: next,
        stateDt: '2026-05-01T09:00:00.000+00:00',
      })
    } else {
      const refused = { params: { eventId: 'S-110' }, body: { state: next, reason: 'Because' } }
      expect(await world.refusal('setEventState', refused)).toBe('STATE_TRANSITION')
    }
  }
  expect(await world.rows('select 1 from audit')).toHaveLength(following[state].length)
})

test('leaving official or cancelled needs a reason, which the audit keeps', async () => {
  await set('S-110', 'cancelled')
  expect(await world.refusal('setEventState', { params: { eventId: 'S-110' }, body: { state: 'published' } })).toBe(
    'REASON_REQUIRED',
  )
  await set('S-110', 'published', 'The storm passed')
  expect((await world.rows('select action, before, after from audit order by audit_id')).at(-1)).toEqual({
    action: 'event.stateSet',
    before: { state: 'cancelled' },
    after: { state: 'published', reason: 'The storm passed' },
  })
})

test('a round that starts takes its published multi-round event along, and both are told', async () => {
  await set('S-101', 'in progress')
  expect(await get('M-100')).toMatchObject({ state: 'in progress' })
  expect(await world.rows('select event_id from change order by event_id')).toEqual([
    { event_id: 100 },
    { event_id: 101 },
  ])
  expect(await get('S-102')).toMatchObject({ state: 'published' })
})

test('a multi-round event that is published takes the rounds that are drafts along', async () => {
  await world.rows(`update event set state = 'draft' where event_id in (100, 101, 102)`)
  await set('M-100', 'published')
  expect(await get('S-101')).toMatchObject({ state: 'published' })
  expect(await get('S-102')).toMatchObject({ state: 'published' })
  await set('S-101', 'in progress')
  expect(await get('M-100')).toMatchObject({ state: 'in progress' })
})

test('a round that was cancelled stays so when its event is published', async () => {
  await world.rows(`update event set state = 'draft' where event_id = 100`)
  await world.rows(`update event set state = 'cancelled' where event_id = 102`)
  await set('M-100', 'published')
  expect(await get('S-102')).toMatchObject({ state: 'cancelled' })
})

test('a suspended multi-round event suspends the rounds in progress, and nothing else', async () => {
  await set('S-101', 'in progress')
  await set('M-100', 'suspended')
  expect(await get('S-101')).toMatchObject({ state: 'suspended', ownState: 'in progress' })
  expect(await get('S-102')).toMatchObject({ state: 'published' })
})

test('under a draft, official or cancelled multi-round event a round stays as it is', async () => {
  for (const state of ['draft', 'official', 'cancelled'] as const) {
    await world.rows(`update event set state = '${state}' where event_id = 100`)
    expect(await get('S-101')).toMatchObject({ state, ownState: 'published' })
    const start = { params: { eventId: 'S-101' }, body: { state: 'in progress' as const } }
    expect(await world.refusal('setEventState', start)).toBe('STATE_TRANSITION')
  }
})

test('an official event refuses what is not a score, and takes it again when it is reopened', async () => {
  const assign = { params: { eventId: 'S-110', flightId: 2022, playerId: 1 } }
  for (const state of ['in progress', 'completed', 'official'] as const) await set('S-110', state)
  expect(await world.refusal('assignPlayerToFlight', assign)).toBe('EVENT_NOT_EDITABLE')
  await set('S-110', 'completed', 'A card was missing')
  await world.call('assignPlayerToFlight', assign)
})

test('a program that makes an event official waits for another that changes it', async () => {
  for (const state of ['in progress', 'completed'] as const) await set('S-110', state)
  const change = (tx: Transaction) => visibleEvent(tx, 'S-110', [1], 'beside')
  expect(await askMeanwhile(world, change, () => set('S-110', 'official'))).toMatchObject({ waited: true })
})

test('of two directors who end a round at the same time both are answered, and one changes it', async () => {
  await set('S-110', 'in progress')
  await Promise.all(Array.from({ length: 20 }, () => set('S-110', 'completed')))
  expect(await world.rows(`select 1 from audit where action = 'event.stateSet'`)).toHaveLength(2)
})
