/** Who has an event open, on one server and on two. */
import { afterEach, expect, test } from 'vitest'
import { listenOnLoopback, readStream, type StreamReader } from '../../../test/readStream.ts'
import { staffCalls } from '../../../test/staffCalls.ts'
import { startWorld, type World } from '../../../test/world.ts'
import { atMost } from '../../../tools/counts.ts'

let world: World
let readers: StreamReader[] = []
afterEach(async () => {
  for (const reader of readers) reader.close()
  readers = []
  await world.close()
})

async function open(url: string, as: 'director' | 'manager' | 'viewer', eventId = 'S-110'): Promise<StreamReader> {
  const reader = await readStream(`${url}/v1/events/${eventId}/stream`, world.browser(as))
  readers.push(reader)
  return reader
}

type People = readonly { readonly name: string; readonly inHand: readonly string[] }[]
const names = (data: unknown) => (data as People).map(({ name }) => name)
const says =
  (...wanted: readonly string[]) =>
  ({ event, data }: { readonly event: string; readonly data: unknown }) =>
    event === 'present' && JSON.stringify(names(data).toSorted()) === JSON.stringify(wanted)

async function comesAndGoes(first: string, second: string): Promise<void> {
  const one = await open(first, 'manager')
  await one.until(says('The manager'))
  const other = await open(second, 'director')
  await one.until(says('The director', 'The manager'))
  await other.until(says('The director', 'The manager'))
  const body = { inHand: ['playerId:3'] }
  await staffCalls(world).call('setInHand', { params: { eventId: 'S-110' }, body }, 'director')
  const told = await one.until(({ data }) => JSON.stringify(data).includes('playerId:3'))
  expect(told.data).toMatchObject([{ name: 'The manager', inHand: [] }, body])
  const seen = one.events.length
  other.close()
  // At once, not with the next time that everything is repeated.
  await expect.poll(() => one.events.slice(seen).some(says('The manager')), { timeout: atMost(2000) }).toBe(true)
}

test('who opens an event is told to the others, with what is in hand, and is gone when the stream ends', async () => {
  world = await startWorld()
  const url = await listenOnLoopback(world.app)
  await comesAndGoes(url, url)
})

test('people of two servers see each other', async () => {
  world = await startWorld({ DATABASE_URL: 'postgres://the-one-of-the-test' })
  await comesAndGoes(await listenOnLoopback(world.app), await listenOnLoopback(await world.anotherServer()))
})

test('a round and its event are one place, another event is another, and programs hear nobody', async () => {
  world = await startWorld()
  const url = await listenOnLoopback(world.app)
  const program = await readStream(`${url}/v1/events/M-100/stream`, { authorization: `Bearer ${world.token('club')}` })
  readers.push(program)
  const elsewhere = await open(url, 'viewer')
  const whole = await open(url, 'manager', 'M-100')
  await open(url, 'director', 'S-101')
  await whole.until(says('The director', 'The manager'))
  expect(elsewhere.events.filter(({ event }) => event === 'present').map(({ data }) => names(data))).toEqual([
    ['The viewer'],
  ])
  expect(program.events.filter(({ event }) => event === 'present')).toEqual([])
})
