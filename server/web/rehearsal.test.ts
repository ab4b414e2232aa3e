import { afterAll, beforeAll, expect, test } from 'vitest'
import { listenOnLoopback, readStream } from '../../test/readStream.ts'
import { startWorld, type World } from '../../test/world.ts'
import { visibleEvent } from '../domain/access/visibleEvent.ts'
import { documentHead } from '../print/documentHead.sql.ts'
import { stateInWords } from '../print/stateInWords.ts'

let world: World
let url: string
beforeAll(async () => {
  world = await startWorld()
  url = await listenOnLoopback(world.app)
})
afterAll(() => world.close())

const rehearse = async (eventId: number, is: boolean) => {
  await world.rows(
    `update event set settings = settings || jsonb_build_object('rehearsal', $2::boolean) where event_id = $1`,
    [eventId, is],
  )
  await world.rows(
    `insert into change (community_id, event_id, at, kind, subject) values (1, $1, now(), 'event.changed', '{}')`,
    [eventId],
  )
  world.service.changes.touched([{ communityId: 1, eventId, kind: 'event.changed' }])
}
const statusOf = async (path: string) => (await world.app.inject({ url: path })).statusCode

test('a rehearsal is closed to everybody with a link, whatever lies below it, and ends the streams of its pages', async () => {
  const ids = ['getResultsLink', 'getTeeSheetLink', 'getPlayersLink', 'getOverviewLink'] as const
  const links = await Promise.all(ids.map(id => world.call(id, { params: { eventId: 'S-110' } })))
  const [results = '', teeSheet = '', ...others] = links.map(link => new URL(link.url).pathname)
  const { url: registration } = await world.call('getPublicRegistrationLink', { params: { eventId: 'S-110' } })
  const open = [results, `${results}/tv`, `${results}/embed`, `${results}/cards/1021/1`, `${results}?paper=A4`]
  const all = [...open, teeSheet, `${teeSheet}/calendar.ics`, ...others, new URL(registration).pathname]
  expect(new Set(await Promise.all(all.map(statusOf)))).toEqual(new Set([200]))
  const reader = await readStream(`${url}${results}/stream?from=`, {})
  await rehearse(110, true)
  await reader.ended
  expect(new Set(await Promise.all(all.map(statusOf)))).toEqual(new Set([403]))
  expect((await world.app.inject({ url: results })).payload).toContain('This is a rehearsal')
  await rehearse(110, false)
  expect(await statusOf(results)).toBe(200)
})

test('a round is a rehearsal when its multi-round event is one', async () => {
  const { url: results } = await world.call('getResultsLink', { params: { eventId: 'S-101' } })
  await rehearse(100, true)
  expect(await statusOf(new URL(results).pathname)).toBe(403)
})

test('phones keep score in a rehearsal and say that it is one; so do the documents of the director', async () => {
  await rehearse(110, true)
  const { url: scoring } = await world.call('getScoringLink', { params: { eventId: 'S-110' } })
  const [, token] = /([\w-]{43})$/.exec(scoring) ?? []
  expect(await statusOf(new URL(scoring).pathname)).toBe(200)
  const round = await world.app.inject({ url: '/scorecard/round', headers: { 'scoring-link': `S-110/${token}` } })
  expect(round.json()).toMatchObject({ isRehearsal: true })
  const printed = await world.service.database.read([1], async tx => {
    const event = await visibleEvent(tx, 'S-110', [1])
    return event && documentHead(tx, event)
  })
  expect(printed && stateInWords(printed, { timeZone: 'UTC', clock: 'h24' })).toMatch(/^Rehearsal/)
})
