import { afterAll, beforeAll, expect, test } from 'vitest'
import { hardEvent } from '../../../test/testPrintouts.ts'
import { startWorld, type World } from '../../../test/world.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.close())

const pathOf = async (eventId: string) =>
  new URL((await world.call('getTeeSheetLink', { params: { eventId } })).url).pathname

async function entries(path: string, query = '') {
  const { statusCode, headers, payload } = await world.app.inject({ url: `${path}/calendar.ics${query}` })
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8'])
  expect(payload).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\n/)
  expect(payload.split('\n').every(line => line === '' || line.endsWith('\r'))).toBe(true)
  const lines = payload.replaceAll(/\r\n[ \t]/g, '')
  return lines
    .split('BEGIN:VEVENT')
    .slice(1)
    .map(text =>
      Object.fromEntries([...text.matchAll(/^([A-Z-]+)[^:\r]*:(.*)\r$/gm)].map(([, name, value]) => [name, value])),
    )
}

test('every group is an entry at its tee time in UTC, with the course, the hole and the players', async () => {
  const [first, second, ...more] = await entries(await pathOf(await hardEvent(world)))
  expect(more).toEqual([])
  expect(first).toMatchObject({ DTSTART: '20260502T071000Z', DTEND: '20260502T114000Z', LOCATION: 'Alvor Links' })
  expect(first?.DESCRIPTION).toContain('Hole 5\\, group A\\nNina Lima')
  expect(second?.DESCRIPTION).toContain('Hole 10\\, group B')
  expect(second?.UID).toMatch(/^tee-pairing-\d+@test\.local$/)
})

test('one player sees one entry for each round, which stays the same entry in another pairing', async () => {
  const eventId = await hardEvent(world)
  const path = await pathOf(eventId)
  const pairings = await world.call('listTeePairings', { params: { eventId } })
  const playerId = pairings[0]?.players[0]?.playerId ?? 0
  const [before, ...others] = await entries(path, `?player=${playerId}`)
  expect(others).toEqual([])
  expect(before).toMatchObject({ DTSTART: '20260502T071000Z', SUMMARY: 'Tee time: Cup of 山田' })
  const teePairingId = pairings[1]?.id ?? 0
  await world.call('updateTeePairings', {
    params: { eventId },
    body: [{ id: teePairingId, teeTime: '2026-05-02T09:30:00+02:00' }],
  })
  await world.call('assignPlayerToTeePairing', { params: { eventId, teePairingId, playerId } })
  const [after] = await entries(path, `?player=${playerId}`)
  expect(after).toMatchObject({ UID: before?.UID, DTSTART: '20260502T073000Z' })
  expect(Number(after?.SEQUENCE)).toBeGreaterThan(Number(before?.SEQUENCE))
})

test('juniors are called as on the tee sheet', async () => {
  const text = JSON.stringify(await entries(await pathOf(await hardEvent(world, { juniors: { shown: 'initials' } }))))
  expect(text).toContain('N. L.')
  expect(text).not.toMatch(/Nina|Lima/)
})

test('an unchanged calendar is 304, and the page of the tee sheet leads to it', async () => {
  const path = await pathOf(await hardEvent(world))
  const { headers } = await world.app.inject({ url: `${path}/calendar.ics` })
  const again = await world.app.inject({
    url: `${path}/calendar.ics`,
    headers: { 'if-none-match': String(headers.etag) },
  })
  expect(again.statusCode).toBe(304)
  expect((await world.app.inject({ url: path })).payload).toContain(`href="${path}/calendar.ics"`)
})

test('links for other purposes, wrong links and players who cannot be have no calendar', async () => {
  const eventId = await hardEvent(world)
  const path = await pathOf(eventId)
  const results = new URL((await world.call('getResultsLink', { params: { eventId } })).url).pathname
  for (const url of [
    `${results}/calendar.ics`,
    `${path}x/calendar.ics`,
    `${path}/calendar.ics?player=0`,
    `${path}/calendar.ics?player=x`,
  ])
    expect((await world.app.inject({ url })).statusCode).toBe(404)
  expect(await entries(path, '?player=999')).toEqual([])
})
