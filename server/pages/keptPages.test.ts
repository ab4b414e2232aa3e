import { afterAll, beforeAll, expect, test } from 'vitest'
import { startWorld, type World } from '../testing/world.ts'
import { createKeptPages } from './keptPages.ts'

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
  world.service.changes.touched(1, eventId)
}

test('who asks at the same moment gets the same page, rendered once', async () => {
  const pages = createKeptPages(world.service)
  const wanted = counting(true)
  const [first, second] = await Promise.all([pages.of(wanted), pages.of(wanted)])
  expect(first?.answer.text).toBe('<p>1</p>')
  expect(second).toBe(first)
})

test('a page is rendered again when its event changed, one without scores not for a score', async () => {
  const pages = createKeptPages(world.service)
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
  const pages = createKeptPages(world.service)
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
