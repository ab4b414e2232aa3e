/** What the streams send is what the contract describes. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { operations } from '../../contract/all.ts'
import { listenOnLoopback, readStream } from '../../test/readStream.ts'
import { startWorld, type World } from '../../test/world.ts'
import { validationErrors } from '../kernel/http/validationErrors.ts'

let world: World
let url = ''
beforeAll(async () => {
  world = await startWorld()
  url = await listenOnLoopback(world.app)
})
afterAll(() => world.close())

const follow = (path: string, headers = {}) =>
  readStream(`${url}${path}`, { authorization: `Bearer ${world.token('club')}`, ...headers })

test('of an event: each change, and that too much was missed', async () => {
  const { change, reset } = operations.streamEvent.stream
  const now = await follow('/v1/events/S-110/stream')
  const guest = { firstName: 'Guest', lastName: 'One', gender: 'M' } as const
  await world.call('registerPlayers', { params: { eventId: 'S-110' }, body: guest })
  const added = await now.until(({ event }) => event === 'change')
  expect(validationErrors(change, added.data)).toEqual([])
  const late = await follow('/v1/events/S-110/stream', { 'last-event-id': '0' })
  const { data } = await late.until(({ event }) => event === 'reset')
  expect(validationErrors(reset, data)).toEqual([])
  for (const stream of [now, late]) stream.close()
})

test('of a leaderboard: its standings', async () => {
  const { standings } = operations.streamStandings.stream
  const stream = await follow('/v1/events/S-110/leaderboards/1021/standings/stream')
  const { data } = await stream.until(({ event }) => event === 'standings')
  expect(validationErrors(standings, data)).toEqual([])
  stream.close()
})
