import { afterAll, beforeAll, expect, test } from 'vitest'
import { startWorld, type World } from '../../../test/world.ts'
import { createPageCache } from './pageCache.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.close())

/** A page that says how often it was rendered. */
function counting(scores: boolean) {
  let rendered = 0
  return {
    address: `/counting/${scores}`,
    communityId: 1,
    scores,
    render: async () => {
      rendered++
      await new Promise(done => setImmediate(done))
      return { text: `<p>${rendered}</p>`, main: String(rendered), eventIds: [110] }
    },
  }
}

async function change(kind: string, eventId: number): Promise<void> {
  await world.rows(
    `insert into change (community_id, event_id, at, kind, subject) values (1, ${eventId}, now(), '${kind}', '{}')`,
  )
  world.service.changes.touched([{ communityId: 1, eventId, kind }])
}

test('who asks at the same moment gets the same page, rendered once', async () => {
  const pages = createPageCache(world.service)
  const wanted = counting(true)
  const [first, second] = await Promise.all([pages.of(wanted), pages.of(wanted)])
  expect(first?.answer.text).toBe('<p>1</p>')
  expect(second).toBe(first)
})

test('a page is rendered again when its event changed, one without scores not for a score', async () => {
  const pages = createPageCache(world.service)
  const [board, list] = [counting(true), counting(false)]
  const versions = async () => [(await pages.of(board))?.answer.text, (await pages.of(list))?.answer.text]
  expect(await versions()).toEqual(['<p>1</p>', '<p>1</p>'])
  await change('score.recorded', 110)
  expect(await versions()).toEqual(['<p>2</p>', '<p>1</p>'])
  await change('event.changed', 100)
  expect(await versions()).toEqual(['<p>2</p>', '<p>1</p>'])
  await change('flight.changed', 110)
  expect(await versions()).toEqual(['<p>3</p>', '<p>2</p>'])
})

test('however much changes, a page that is followed is rendered at most four times a second', async () => {
  const pages = createPageCache(world.service)
  const wanted = counting(true)
  await pages.of(wanted)
  const heard: (string | undefined)[] = []
  const unfollow = pages.follow(wanted, page => heard.push(page?.answer.text))
  const began = performance.now()
  for (let turn = 0; turn < 20; turn++) {
    await change('score.recorded', 110)
    await world.service.changes.settled()
  }
  await expect.poll(() => heard.length).toBeGreaterThan(0)
  expect(heard.length).toBeLessThanOrEqual(1 + (performance.now() - began) / 250)
  unfollow()
})

test('kept pages are bounded in number and bytes, and followed ones in number; what is beyond is rendered when it is asked for', async () => {
  const pages = createPageCache(world.service, { kept: 10, followed: 5, bytes: 3000 })
  const page = (index: number) => ({ ...counting(true), address: `/page/${index}` })
  const long = (index: number) => ({
    ...page(index),
    render: async () => ({ text: 'x'.repeat(500), main: String(index), eventIds: [110] }),
  })
  for (let index = 0; index < 50; index += 1) await pages.of(page(index))
  expect(pages.sizes().kept).toBe(10)
  const ends = Array.from({ length: 5 }, (_, index) => pages.follow(page(index), () => undefined))
  expect(pages.hasRoom(page(0))).toBe(true)
  expect(pages.hasRoom(page(7))).toBe(false)
  for (const end of ends) end()
  expect(pages.hasRoom(page(7))).toBe(true)
  for (let index = 100; index < 150; index += 1) expect((await pages.of(long(index)))?.answer.text).toHaveLength(500)
  expect(pages.sizes().bytes).toBeLessThanOrEqual(3000)
})
