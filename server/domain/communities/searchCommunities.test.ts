import { afterAll, beforeAll, expect, test } from 'vitest'
import { startWorld, type World } from '../../../test/world.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.close())

test('without criteria all communities of the credential are listed by name, a club with its sub communities', async () => {
  expect(await world.call('searchCommunities', {})).toEqual([
    { id: 1, name: 'Alvor Golf Club', club: true },
    { id: 2, name: 'Alvor Ladies', club: false, clubCommunityId: 1 },
    { id: 3, name: 'Alvor Seniors', club: false, clubCommunityId: 1 },
  ])
  expect(await world.call('searchCommunities', {}, { as: 'ladies' })).toEqual([
    { id: 2, name: 'Alvor Ladies', club: false, clubCommunityId: 1 },
  ])
})

test('criteria narrow the list and ids out of reach match nothing', async () => {
  const names = async (criteria: object) => (await world.call('searchCommunities', { criteria })).map(({ id }) => id)
  expect(await names({ name: 'ALVOR S' })).toEqual([3])
  expect(await names({ communityIds: [2, 4] })).toEqual([2])
  expect(await names({ clubCommunityId: 1 })).toEqual([1, 2, 3])
  expect(await names({ clubCommunityId: 1, name: 'alvor g' })).toEqual([1])
})
