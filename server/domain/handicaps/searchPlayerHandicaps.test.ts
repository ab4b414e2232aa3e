import { afterAll, beforeAll, expect, test } from 'vitest'
import { startWorld, type World } from '../../../test/world.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.close())

const search = async (criteria: object, eventId = 'S-110') =>
  (await world.call('searchPlayerHandicaps', { params: { eventId }, criteria })).map(({ playerId }) => playerId)

test('answers one record for each registered player, also by name', async () => {
  expect(await search({})).toEqual([1, 2, 3, 6, 9])
  expect(await search({}, 'S-102')).toEqual([1, 2, 3, 5, 6])
})

test('every criterion narrows, and players who are not registered match nothing', async () => {
  expect(await search({ locked: true })).toEqual([1])
  expect(await search({ locked: false, playerIds: [1, 2, 8, 999] })).toEqual([2])
  expect(await search({ courseId: 2 })).toEqual([])
  expect(await search({ teamId: 3001 }, 'S-102')).toEqual([1, 2])
  expect(await search({ teamId: 3001, playerIds: [2, 3] }, 'S-102')).toEqual([2])
  expect(await search({ teamId: 3001 })).toEqual([])
  expect(await search({ teeId: 23 }, 'S-102')).toEqual([1, 3, 5])
  expect(await search({ courseId: 2 }, 'S-102')).toEqual([1, 2, 3, 5, 6])
  expect(await search({ courseId: 1 }, 'S-102')).toEqual([])
})

test('pages follow each other, also when players leave in between', async () => {
  const page = async (url: string) => {
    const headers = { authorization: `Bearer ${world.token('club')}` }
    const answer = await world.app.inject({ method: 'GET', url, headers })
    const next = /<http:\/\/test\.local(.+)>; rel="next"/.exec(String(answer.headers.link))?.[1]
    const ids = answer.json<{ playerId: number }[]>().map(({ playerId }) => playerId)
    return { ids, next }
  }
  const first = await page('/v1/events/M-100/players/handicaps?limit=2')
  expect(first.ids).toEqual([1, 2])
  await world.call('removePlayerFromEvent', { params: { eventId: 'M-100', playerId: 2 } })
  const second = await page(first.next ?? '')
  expect(second.ids).toEqual([3, 5])
  expect(await page(second.next ?? '')).toEqual({ ids: [6], next: undefined })
})
