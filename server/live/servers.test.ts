/** Two servers on one database. */
import { afterEach, expect, test } from 'vitest'
import { recordCards } from '../../test/playedEvent.ts'
import { listenOnLoopback, readStream } from '../../test/readStream.ts'
import { startWorld, type World } from '../../test/world.ts'
import { atMost } from '../../tools/counts.ts'

let world: World
afterEach(() => world.close())

const path = '/v1/events/S-110/leaderboards/1021/standings/stream'

/** How long it takes until a reader of the second server sees a score that the first one took. */
async function secondsBetweenServers(before?: () => Promise<void>): Promise<number> {
  const url = await listenOnLoopback(await world.anotherServer())
  const reader = await readStream(`${url}${path}`, { authorization: `Bearer ${world.token('club')}` })
  await reader.until(({ event }) => event === 'standings')
  await before?.()
  const times: number[] = []
  for (const strokes of [5, 6, 7]) {
    await recordCards(world, 'S-110', [{ playerId: 1, strokes: [strokes] }])
    const began = performance.now()
    const shown = await reader.until(({ data }) => JSON.stringify(data).includes(`"value":${strokes},`))
    times.push((performance.now() - began) / 1000)
    const here = await world.call('getStandings', { params: { eventId: 'S-110', leaderboardId: 1021 } })
    expect(shown.data).toEqual(here)
  }
  reader.close()
  return Math.max(...times)
}

test('a score taken by one is on the screens of the other at once', async () => {
  world = await startWorld({ DATABASE_URL: 'postgres://the-one-of-the-test' })
  expect(await secondsBetweenServers()).toBeLessThan(atMost(600) / 1000)
})

test('when the listening connection is lost, polling shows it within a second or so, and it is opened again', async () => {
  world = await startWorld({ DATABASE_URL: 'postgres://the-one-of-the-test' })
  const listeners =
    "select pid from pg_stat_activity where application_name = 'caddiemaster listen' and datname = current_database()"
  const lose = async () => {
    // The connection is opened beside the first answer.
    await expect.poll(async () => (await world.rows(listeners)).length, { timeout: atMost(5000) }).toBe(1)
    const lost = await world.rows(`select pg_terminate_backend(pid) from (${listeners}) l`)
    expect(lost).toHaveLength(1)
  }
  expect(await secondsBetweenServers(lose)).toBeLessThan(atMost(2000) / 1000)
  await expect.poll(async () => (await world.rows(listeners)).length, { timeout: atMost(5000) }).toBe(2)
})

test('without any notification polling shows it within a second or so', async () => {
  world = await startWorld()
  const seconds = await secondsBetweenServers()
  expect(seconds).toBeLessThan(atMost(2000) / 1000)
})
