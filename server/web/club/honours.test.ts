import { afterAll, beforeAll, expect, test } from 'vitest'
import { importOfficial } from '../../../test/playedEvent.ts'
import { getPage, wordsOf } from '../../../test/testForms.ts'
import { tryCommand } from '../../../test/tryCommand.ts'
import { startWorld, type World } from '../../../test/world.ts'

let world: World
let eventId: string
beforeAll(async () => {
  world = await startWorld()
  await showPage(1)
  await importOfficial(world, { name: 'Autumn Cup 2024', date: '2024-09-21', totals: [74, 73] })
  eventId = await importOfficial(world, { name: 'Autumn Cup 2025', date: '2025-09-20', totals: [70, 71, 75] })
})
afterAll(() => world.close())

const showPage = (communityId: number) =>
  tryCommand(world.url, ['community', 'identity', String(communityId), '--home', 'public'])
const part = async (from: string, to: string) => {
  const page = await getPage(world, '/c/1')
  return wordsOf({ ...page, text: `<main>${page.text.split(from)[1]?.split(to)[0] ?? ''}</main>` })
}
const board = () => part('<section class="honours board-ground">', '</section>')
const setState = (state: string, reason?: string) =>
  world.call('setEventState', { params: { eventId }, body: { state, reason } as never })

test('champions stand on the honours board by title and year, also those that were brought in', async () => {
  expect(await board()).toBe('Honours board Autumn Cup 2025 Player 00001 70 2024 Player 00002 73')
})

test('while a result is corrected its champion stays, and then it is whoever wins now', async () => {
  await setState('completed', 'A card was read wrongly')
  await world.rows(
    'update card set strokes[1] = strokes[1] + 2, version = version + 1 where event_id = $1 and strokes = $2',
    [eventId.slice(2), [...Array(16).fill(4), 3, 3]],
  )
  expect(await board()).toContain('2025 Player 00001 70')
  expect(await part('<h2>Results</h2>', '</section>')).toContain('Under correction')
  world.setClock('2026-05-01T12:00:00Z')
  await setState('official')
  expect(await board()).toContain('2025 Player 00002 71')
})

test('those who share a title are named, four of them are counted, and juniors are called as the results call them', async () => {
  const rui = {
    key: 'rui',
    firstName: 'Rui',
    lastName: 'Novo',
    gender: 'M',
    email: 'rui.novo@example.com',
    dob: '2012-05-05',
  }
  const settings = { printCentre: { juniors: { shown: 'firstName' } } }
  await importOfficial(world, { name: 'Junior Shield', date: '2026-04-20', totals: [72, 72], players: [rui], settings })
  await importOfficial(world, { name: 'Winter Bowl', date: '2026-02-20', totals: [72, 72, 72, 72] })
  await expect.poll(board).toContain('Winter Bowl')
  expect(await board()).toContain('Junior Shield 2026 Rui N. and Player 00002 72')
  expect(await board()).toContain('Winter Bowl 2026 Shared by 4 72')
  expect((await getPage(world, '/c/1')).text).not.toContain('Novo')
})

test('groups stand there when they have a page of their own', async () => {
  const within = () => part('<h2>Within the club</h2>', '</section>')
  expect(await within()).toBe('')
  await showPage(2)
  await expect.poll(within).toMatch(/^A?L? ?Alvor Ladies \d+ players$/)
})
