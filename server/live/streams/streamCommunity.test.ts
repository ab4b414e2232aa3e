import { afterAll, beforeAll, expect, test } from 'vitest'
import { listenOnLoopback, readStream } from '../../../test/readStream.ts'
import { staffCalls } from '../../../test/staffCalls.ts'
import { startWorld, type World } from '../../../test/world.ts'

let world: World
let url: string
beforeAll(async () => {
  world = await startWorld()
  url = await listenOnLoopback(world.app)
})
afterAll(() => world.close())

const path = '/console/api/communities/1/stream'
const event = { startDate: '2026-07-04', timeZone: 'Europe/Lisbon', courseIds: [1] }
const create = (communityId: number, name: string, as: 'manager' | 'outsider' = 'manager') =>
  staffCalls(world).call('createEvent', { params: { communityId }, body: { ...event, name } }, as)
const about =
  (eventId: string) =>
  ({ data }: { data: unknown }) =>
    JSON.stringify(data).includes(`"eventId":"${eventId}"`)

test('whoever follows a club hears of new events of its sub communities, of its name, and of no stranger', async () => {
  const reader = await readStream(`${url}${path}`, world.browser('viewer'))
  const strange = await create(4, 'Open of others', 'outsider')
  const own = await create(2, 'Ladies day')
  await reader.until(about(own.eventId))
  await staffCalls(world).call('updateCommunity', { params: { communityId: 1 }, body: { name: 'Alvor Golf' } })
  await reader.until(({ data }) => JSON.stringify(data).includes('community.identitySet'))
  expect(reader.events.filter(about(strange.eventId))).toEqual([])
  reader.close()
})

test('the stream ends within a second or so when the role goes', async () => {
  const reader = await readStream(`${url}${path}`, world.browser('shop'))
  expect(reader.status).toBe(200)
  const { administrator_id } = (
    await world.rows<{ administrator_id: number }>(
      `select administrator_id from administrator where email = 'shop@example.com'`,
    )
  )[0] ?? { administrator_id: 0 }
  await staffCalls(world).call('removeStaff', { params: { communityId: 1, administratorId: administrator_id } })
  await reader.ended
})
