import { afterAll, beforeAll, expect, test } from 'vitest'
import { startWorld, type World } from '../../../test/world.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.close())

const namesOf = async (eventId: string) =>
  (await world.call('listLeaderboards', { params: { eventId } })).map(({ name }) => name)

test('a multi-round event and its rounds each have their own, also with flights switched off', async () => {
  expect(await namesOf('M-100')).toEqual(['Cup Gross', 'Cup Pairs'])
  expect(await namesOf('S-101')).toEqual(['Round 1 Net'])
  expect(await namesOf('S-102')).toEqual([])
  expect(await namesOf('S-120')).toEqual(['Net', 'Pairs'])
})
