import { afterEach, beforeEach, expect, test } from 'vitest'
import { getPage, joinAs, mailsOnTheWay, openRegistration, statesOfSignUps, wordsOf } from '../../../test/testForms.ts'
import { startWorld, type World } from '../../../test/world.ts'
import { settleAll } from '../../web/registrations/watchOffers.ts'

let world: World
beforeEach(async () => {
  world = await startWorld()
})
afterEach(() => world.close())

/** Five are in S-110 from the start. */
const inField = 5

const states = () => statesOfSignUps(world)
const mails = async () => (await mailsOnTheWay(world)).filter(mail => !mail.startsWith('waiting '))
const idOf = async (name: string) =>
  Number((await world.rows(`select player_id from player where last_name = '${name}'`))[0]?.player_id)

const asDirector = async (path: string, body: object) => {
  const { payload, statusCode, headers } = await world.app.inject({
    method: 'POST',
    url: `/console/api/events/S-110${path}`,
    headers: { ...world.browser('director'), 'content-type': 'application/json' },
    payload: JSON.stringify(body),
  })
  return { status: statusCode, step: String(headers['x-request-id']), body: JSON.parse(payload) }
}

test('a withdrawal offers the place to the first on the waiting list in the same step; a preview says to whom and does nothing', async () => {
  await openRegistration(world, { fieldLimit: inField, offerHours: 6 })
  const first = await joinAs(world, 1)
  await joinAs(world, 2)
  const looked = await asDirector('/registrations/6/withdrawal?preview=true', {})
  expect(looked.body.reply.next).toMatchObject({
    lastName: 'Guest 1',
    until: '2026-05-01T15:00:00.000+00:00',
    offered: false,
  })
  expect(await mails()).toEqual([])
  const done = await asDirector('/registrations/6/withdrawal', { offerNext: true })
  expect(done.body.next).toMatchObject({ lastName: 'Guest 1', offered: true })
  expect((await states()).map(({ state }) => state)).toEqual(['offered', 'waiting'])
  expect(await mails()).toEqual(['offered Guest 1'])
  expect(wordsOf(await getPage(world, first))).toContain('A place is free for you')
  // Once: the list has no more places to give.
  await settleAll(world.service)
  expect((await states()).map(({ state }) => state)).toEqual(['offered', 'waiting'])
  expect((await asDirector('/undo', { steps: [done.step] })).status).toBe(200)
  expect((await states()).map(({ state }) => state)).toEqual(['waiting', 'waiting'])
  expect(await world.rows('select 1 from registration where event_id = 110 and player_id = 6')).toHaveLength(1)
})

test('a place is offered out of turn and beyond the limit until the time that the director says, and taken back', async () => {
  await openRegistration(world, { fieldLimit: inField })
  await joinAs(world, 1)
  const second = await joinAs(world, 2)
  const playerId = await idOf('Guest 2')
  const offered = await asDirector(`/registrations/${playerId}/offer`, { until: '2026-05-02T18:00:00+01:00' })
  expect(offered.body).toEqual({ playerId, until: '2026-05-02T17:00:00.000+00:00' })
  expect(wordsOf(await getPage(world, second))).toContain('Accept it by Saturday, 2 May 2026 at 18:00')
  expect(await mails()).toEqual(['offered Guest 2'])
  const { body } = await world.app
    .inject({ url: '/console/api/events/S-110/registrations', headers: world.browser('director') })
    .then(({ payload }) => ({ body: JSON.parse(payload) }))
  expect(body.waiting).toMatchObject([
    { lastName: 'Guest 2', state: 'offered', offerUntil: '2026-05-02T17:00:00.000+00:00' },
    { lastName: 'Guest 1', state: 'waiting', place: 1 },
  ])
  expect((await asDirector('/undo', { steps: [offered.step] })).status).toBe(200)
  expect((await states()).map(({ state }) => state)).toEqual(['waiting', 'waiting'])
})

test('no place is offered for a time that is over, or that lasts into the event, or once the event has begun', async () => {
  await openRegistration(world, { fieldLimit: inField })
  await joinAs(world, 1)
  const playerId = await idOf('Guest 1')
  const offer = (until: string) => asDirector(`/registrations/${playerId}/offer`, { until })
  for (const until of ['2026-05-01T08:00:00+00:00', '2026-06-10T12:00:00+00:00'])
    expect((await offer(until)).body).toMatchObject({ code: 'VALIDATION', errors: [{ pointer: '/until' }] })
  await world.rows(`update event set state = 'in progress' where event_id = 110`)
  expect((await offer('2026-05-02T18:00:00+00:00')).body.code).toBe('NOT_WAITING')
  const leaving = await asDirector('/registrations/6/withdrawal', { offerNext: true })
  expect(leaving.body.next).toBeUndefined()
  expect(await mails()).toEqual([])
})
