import { afterEach, beforeEach, expect, test } from 'vitest'
import { startWorld, type World } from '../../test/world.ts'
import { forgetExpired, startHousekeeping } from './housekeeping.ts'

let world: World
beforeEach(async () => {
  world = await startWorld()
})
afterEach(() => world.close())

const counted = () => world.rows('select calls::int from credential_use')

test('what programs called is written when the server ends', async () => {
  const { stop } = startHousekeeping(world.service)
  await world.call('searchCommunities', {})
  expect(await counted()).toEqual([])
  await stop()
  expect(await counted()).toEqual([{ calls: 1 }])
})

test('how often programs called is forgotten after 90 days', async () => {
  await world.call('searchCommunities', {})
  await world.service.credentialUses.flush()
  world.setClock('2026-07-30T08:59:00Z')
  await forgetExpired(world.service)
  expect(await counted()).toHaveLength(1)
  world.setClock('2026-07-30T09:01:00Z')
  await forgetExpired(world.service)
  expect(await counted()).toEqual([])
})
