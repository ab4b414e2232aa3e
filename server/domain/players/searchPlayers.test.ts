import { afterAll, beforeAll, expect, test } from 'vitest'
import { startWorld, type World } from '../../../test/world.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.close())

async function searchNow(criteria: Omit<Parameters<typeof search>[0], 'communityId'>): Promise<number[]> {
  return (await search({ communityId: 1, ...criteria })).map(player => player.playerId)
}

function search(criteria: {
  communityId: number
  playerIds?: number[]
  email?: string
  lastName?: string
  member?: boolean
  hcProviderId?: number
  hcId?: string
}) {
  return world.call('searchPlayers', { criteria })
}

test('players come by last name, first name and id, without regard to accents', async () => {
  expect(await searchNow({})).toEqual([10, 2, 3, 6, 7, 5, 1])
})

test.each([
  [{ playerIds: [1, 2, 8, 999] }, [2, 1]],
  [{ playerIds: [8] }, []],
  [{ email: 'ANA@EXAMPLE.COM' }, [1]],
  [{ email: 'hugo@example.com' }, []],
  [{ lastName: 'SIL' }, [1]],
  [{ lastName: 'ária' }, [10]],
  [{ lastName: 'ilva' }, []],
  [{ lastName: '%' }, []],
  [{ member: false }, [10]],
  [{ hcProviderId: 20 }, [2, 1]],
  [{ hcProviderId: 20, hcId: 'PT1' }, [1]],
  [{ hcId: 'PT8' }, []],
  [{ lastName: 'S', member: false }, []],
])('%j finds %j', async (criteria, ids) => {
  expect(await searchNow(criteria)).toEqual(ids)
})

test('member and handle are those of the community that is asked', async () => {
  await world.call('updatePlayerHandle', { params: { playerId: 1, communityId: 2 }, body: { handle: 'Aninhas' } })
  await world.call('updatePlayerMember', { params: { playerId: 1, communityId: 2 }, body: { member: false } })
  expect(await search({ communityId: 2, playerIds: [1] })).toMatchObject([{ member: false, handle: 'Aninhas' }])
  const [inClub] = await search({ communityId: 1, playerIds: [1] })
  expect(inClub).toMatchObject({ member: true })
  expect(inClub).not.toHaveProperty('handle')
})

test('pages join to the whole list', async () => {
  const seen: number[] = []
  let url: string | undefined = '/v1/players?communityId=1&limit=3'
  while (url) {
    const response: { json: () => { playerId: number }[]; headers: Record<string, unknown> } = await world.app.inject({
      url,
      headers: { authorization: `Bearer ${world.token('club')}` },
    })
    seen.push(...response.json().map(player => player.playerId))
    url = /<http:\/\/test\.local([^>]+)>; rel="next"/.exec(String(response.headers.link))?.[1]
  }
  expect(seen).toEqual([10, 2, 3, 6, 7, 5, 1])
})
