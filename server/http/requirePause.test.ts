import { afterAll, beforeAll, expect, test } from 'vitest'
import { type StaffCalls, staffCalls } from '../../test/staffCalls.ts'
import { startWorld, type World } from '../../test/world.ts'

let world: World
let staff: StaffCalls
beforeAll(async () => {
  world = await startWorld()
  staff = staffCalls(world)
})
afterAll(() => world.close())

const params = { eventId: 'S-110' }
const to = (state: 'draft' | 'in progress' | 'suspended' | 'completed') => ({
  params,
  body: { state, reason: 'Lightning' },
})

test('a scorer suspends play and lets it go on, and neither begins nor ends it, nor takes that back for others', async () => {
  const no = { code: 'ROLE_REQUIRED', detail: expect.stringContaining('scorer') }
  expect(await staff.refused('setEventState', to('in progress'), 'scorer')).toMatchObject(no)
  await staff.call('setEventState', to('draft'), 'director')
  const { entries } = await staff.call('listEventLog', { params, query: {} }, 'scorer')
  const body = { steps: [entries[0]?.step ?? ''] }
  expect(await staff.refused('undo', { params, query: {}, body }, 'scorer')).toMatchObject(no)
  await staff.call('undo', { params, query: {}, body }, 'director')
  await world.rows(`update event set state = 'in progress' where event_id = 110`)
  await staff.call('setEventState', to('suspended'), 'scorer')
  expect(await staff.refused('setEventState', to('completed'), 'scorer')).toMatchObject(no)
  expect(await staff.call('setEventState', to('in progress'), 'scorer')).toMatchObject({ state: 'in progress' })
  expect(await staff.refused('setEventState', to('suspended'), 'starter')).toMatchObject({ code: 'ROLE_REQUIRED' })
})
