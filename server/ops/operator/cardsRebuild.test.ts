import { afterEach, beforeEach, expect, test } from 'vitest'
import { cardRows, entry, results, start } from '../../../test/testCards.ts'
import { tryCommand } from '../../../test/tryCommand.ts'
import { startWorld, type World } from '../../../test/world.ts'

let world: World
beforeEach(async () => {
  world = await startWorld()
})
afterEach(() => world.close())

const rebuild = (eventId: string, ...options: string[]) =>
  tryCommand(world.url, ['cards', 'rebuild', eventId, ...options])

test('cards from the log are the same bytes as those that were recorded', async () => {
  await start(world)
  await results(world, [
    entry({ strokes: 4 }),
    entry({ scorer: 3, strokes: 5 }),
    entry({ playerId: 1, hole: 18, pickedUp: true }),
  ])
  await world.call('signCard', { params: { eventId: 'S-110', cardId: 'P-1' }, body: { scorer: 'committee' } })
  await results(world, [entry({ playerId: 1, scorer: 'committee', hole: 18, strokes: 9, reason: 'Holed out' })])
  const recorded = await cardRows(world)
  expect(await rebuild('S-110', '--check')).toMatchObject({ code: 0, output: 'S-110: 3 cards, all matching the log' })
  await world.rows('delete from card')
  expect(await rebuild('S-110')).toMatchObject({ code: 0, output: 'S-110: 3 cards, 3 differed: P-1, P-2, P-3' })
  expect(await cardRows(world)).toEqual(recorded)
})

test('a card keeps when it changed, although what changed it was outdone and a request that was received before comes after it', async () => {
  await start(world)
  const at = async (second: number, given: Parameters<typeof entry>[0]) => {
    world.setClock(`2026-06-10T10:00:0${second}Z`)
    await results(world, [entry(given)])
  }
  await at(1, { hole: 1, deviceSequence: 9 })
  await at(5, { hole: 1, deviceSequence: 5 })
  await at(3, { hole: 2, deviceSequence: 10 })
  expect(await rebuild('S-110', '--check')).toMatchObject({ code: 0, output: 'S-110: 2 cards, all matching the log' })
})

test('finds and mends a card that is wrong, missing or from nowhere, in every round', async () => {
  const sound = await world.rows('select * from card order by event_id, side_id')
  await world.rows(`update card set strokes[3] = 9 where event_id = 102`)
  await world.rows(
    `insert into card select community_id, 101, 'P', 6, strokes, status, has_score, conflicts, corrected, signed_by, version, updated_at from card where event_id = 110`,
  )
  const checked = await rebuild('M-100', '--check')
  expect(checked).toMatchObject({ code: 1, output: 'S-101: 0 cards, 1 differed: P-6\nS-102: 1 card, 1 differed: P-3' })
  expect(checked.errors).toContain('Cards differ')
  expect(await world.rows('select 1 from card where event_id = 101')).toHaveLength(1)
  expect(await rebuild('M-100')).toMatchObject({ code: 0 })
  expect(await world.rows('select * from card order by event_id, side_id')).toEqual(sound)
  expect(await world.rows('select action from audit')).toEqual([{ action: 'card.rebuilt' }, { action: 'card.rebuilt' }])
})

test('there is no such event, or no such id', async () => {
  expect(await rebuild('S-999')).toMatchObject({ code: 1, errors: 'There is no event S-999.' })
  expect((await rebuild('999')).code).toBe(2)
})
