import { afterAll, beforeEach, expect, test } from 'vitest'
import { type StaffCalls, staffCalls } from '../../../test/staffCalls.ts'
import { startWorld, type World } from '../../../test/world.ts'

let world: World
let staff: StaffCalls
beforeEach(async () => {
  await world?.close()
  world = await startWorld()
  staff = staffCalls(world)
  const body = [
    { teePairingId: 5021, playerIds: [1, 3] },
    { teePairingId: 5022, playerIds: [2] },
  ]
  await world.call('assignPlayersToTeePairings', { params, body })
})
afterAll(() => world.close())

const params = { eventId: 'S-110' }
const publish = (published = true) => staff.call('publishTeeSheet', { params, body: { published } })
const moveAna = () =>
  staff.call('arrangeTeeSheet', { params, body: { moves: [{ playerId: 1, from: 5021, to: 5022 }] } })

/** Times and last names on the public page, as `09:00 Silva`. */
async function page(what = ''): Promise<string> {
  const { url } = await world.call('getTeeSheetLink', { params })
  return (await world.app.inject({ method: 'GET', url: new URL(url).pathname + what })).payload
}
/** Who stands in which card of the page: its caption has the time. */
async function onPage(): Promise<readonly string[]> {
  const cards = (await page()).split('<li class="panel">').slice(1)
  return cards.flatMap(card => {
    const [, time] = /<caption>.*?(\d\d:\d\d)/s.exec(card) ?? []
    return ['Dias', 'Silva', 'Costa'].filter(name => card.includes(name)).map(name => `${time} ${name}`)
  })
}

test('a sheet that was never published shows every change at once', async () => {
  expect([...(await onPage())].sort()).toEqual(['09:00 Dias', '09:00 Silva', '09:10 Costa'])
  await moveAna()
  expect([...(await onPage())].sort()).toEqual(['09:00 Dias', '09:10 Costa', '09:10 Silva'])
})

test('page, calendar and personal pages show what was published; programs and directors what is', async () => {
  expect(await publish()).toEqual({ published: true, changed: 3 })
  await moveAna()
  expect([...(await onPage())].sort()).toEqual(['09:00 Dias', '09:00 Silva', '09:10 Costa'])
  const calendar = await page('/calendar.ics?player=1')
  expect(calendar).toContain('DTSTART:20260610T080000Z')
  const groups = await world.call('listTeePairings', { params })
  expect(groups.map(one => one.players.map(({ playerId }) => playerId))).toEqual([[3], [2, 1]])
  const { publication } = await staff.call('getTeeSheet', { params })
  expect(publication?.differences).toEqual([
    { playerId: 1, teeTime: '2026-06-10T09:00:00.000+01:00', hole: 1, group: 'A' },
  ])
  expect(await publish()).toEqual({ published: true, changed: 1 })
  expect([...(await onPage())].sort()).toEqual(['09:00 Dias', '09:10 Costa', '09:10 Silva'])
})

test('readiness says who starts otherwise than was published', async () => {
  const found = async () => {
    const { rules } = await staff.call('checkReadiness', { params })
    return rules.find(({ rule }) => rule === 'sheetPublished')?.findings.map(({ text }) => text)
  }
  expect(await found()).toEqual([])
  await publish()
  await moveAna()
  expect(await found()).toEqual([
    '1 player starts at a different time or place from the published tee sheet: Ana Silva.',
  ])
  await publish(false)
  expect(await found()).toEqual([])
})

test('from the start of the round everybody sees the groups as they are', async () => {
  await publish()
  await moveAna()
  await world.rows("update event set state = 'in progress' where event_id = 110")
  await world.call('renameTeam', { params: { ...params, teamId: 3011, name: 'So that pages are made anew' } })
  expect([...(await onPage())].sort()).toEqual(['09:00 Dias', '09:10 Costa', '09:10 Silva'])
  const { publication } = await staff.call('getTeeSheet', { params })
  expect(publication).toMatchObject({ holds: false, differences: [] })
})

test('who leaves the event leaves the published sheet; undo does not unpublish', async () => {
  await publish()
  await staff.call('withdrawPlayer', { params: { ...params, playerId: 3 }, body: {} })
  expect([...(await onPage())].sort()).toEqual(['09:00 Silva', '09:10 Costa'])
  const { entries } = await staff.call('listEventLog', { params, query: { kinds: ['teePairing.published'] } })
  expect(entries).toHaveLength(1)
  expect(entries[0]).not.toHaveProperty('step')
})
