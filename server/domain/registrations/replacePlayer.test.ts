import { afterAll, beforeAll, expect, test } from 'vitest'
import { idsByNumber, importCourse, importFile, numberedPlayer, parsOf } from '../../../test/playedEvent.ts'
import { openRegistration, publicPath, send as sendForm, stranger } from '../../../test/testForms.ts'
import { startWorld, type World } from '../../../test/world.ts'

let world: World
let eventId: string
let ids: ReadonlyMap<number, number>
beforeAll(async () => {
  world = await startWorld()
  const players = [1, 2, 3, 4].map(numberedPlayer)
  const courseId = await importCourse(world, 'Course of substitutes', parsOf(72))
  const made = await importFile(world, {
    communityId: 1,
    name: 'Two rounds in pairs',
    startDate: '2026-05-01',
    endDate: '2026-05-02',
    timeZone: 'Europe/Lisbon',
    courseIds: [courseId],
    players,
    handicaps: players.map(({ key }) => ({ player: key, hcIndex: 10 })),
    teams: [{ key: 't', name: 'Pair', players: ['p1', 'p2'] }],
    leaderboards: [{ name: 'Net', format: 'strokePlay', flights: [{ name: 'A', players: ['p1', 'p3'] }] }],
    teePairings: [
      { teeTime: '2026-05-01T08:00:00+01:00', players: ['p1', 'p2'] },
      { teeTime: '2026-05-01T08:10:00+01:00', players: ['p3', 'p4'] },
    ],
  })
  eventId = made.eventId
  ids = await idsByNumber(world, eventId)
})
afterAll(() => world.close())

const send = async (method: 'GET' | 'POST', path: string, body?: object, event = eventId) => {
  const { payload, statusCode, headers } = await world.app.inject({
    method,
    url: `/console/api/events/${event}${path}`,
    headers: { ...world.browser('director'), ...(body && { 'content-type': 'application/json' }) },
    ...(body && { payload: JSON.stringify(body) }),
  })
  return { status: statusCode, step: String(headers['x-request-id']), body: JSON.parse(payload) }
}
const places = () =>
  world.rows(
    `select 'team' as what, team_id as id, player_id as player, 0 as seat from team_player where registration_event_id = ${eventId.slice(2)}
     union all select 'group', tee_pairing_id, player_id, seat from tee_pairing_player where registration_event_id = ${eventId.slice(2)}
     union all select 'flight', flight_id, player_id, pinned::int from flight_player where event_id = ${eventId.slice(2)}
     union all select 'registration', 0, player_id, 0 from registration where event_id = ${eventId.slice(2)} order by 1, 2, 3`,
  )

test('a guest takes every place of the player, with seat and pin, and one step brings the player back', async () => {
  const leaving = ids.get(1) ?? 0
  await world.rows(`update tee_pairing_player set seat = 2 where player_id = ${leaving}`)
  await world.rows(`update flight_player set pinned = true where player_id = ${leaving}`)
  const before = await places()
  const by = { firstName: 'Gast', lastName: 'Haus', gender: 'F', hcIndex: 18.2 }
  const replaced = await send('POST', `/registrations/${leaving}/replacement`, { by, reason: 'Injured' })
  expect(replaced.status).toBe(200)
  const { playerId } = replaced.body
  expect(await places()).toEqual(
    JSON.parse(JSON.stringify(before), (key, value) => (key === 'player' && value === leaving ? playerId : value)).sort(
      (a: { what: string; id: number; player: number }, b: { what: string; id: number; player: number }) =>
        a.what.localeCompare(b.what) || a.id - b.id || a.player - b.player,
    ),
  )
  const field = await send('GET', '/registrations')
  const guest = field.body.players.find((one: { playerId: number }) => one.playerId === playerId)
  expect(guest).toMatchObject({ lastName: 'Haus', handicap: { hcIndex: 18.2 } })
  expect((await send('POST', '/undo', { steps: [replaced.step] })).status).toBe(200)
  expect(await places()).toEqual(before)
})

test('what a preview of a replacement tells is taken back', async () => {
  const before = await places()
  const by = { firstName: 'Gast', lastName: 'Haus', gender: 'F' }
  const { status, body } = await send('POST', `/registrations/${ids.get(2)}/replacement?preview=true`, { by })
  expect(status).toBe(200)
  expect(body.changes.map(({ kind }: { kind: string }) => kind)).toEqual([
    'registration.added',
    'registration.replaced',
  ])
  expect(await places()).toEqual(before)
})

test('who waits has the place at once, with what was said when signing up, and waits again when it is taken back', async () => {
  await openRegistration(world, { fieldLimit: 5, questions: [{ id: 'bus', text: 'By bus?', kind: 'yesNo' }] })
  const path = await publicPath(world)
  for (const number of [1, 2]) await sendForm(world, path, stranger(number, { q_bus: 'No' }))
  const signUps = () =>
    world.rows<{ playerId: number; state: string; place: number | null }>(
      'select player_id::int as "playerId", state, place::int from sign_up where event_id = 110 order by signed_up_at, player_id',
    )
  const before = await signUps()
  const [first] = before
  const by = { playerId: first?.playerId ?? 0 }
  const replaced = await send('POST', '/registrations/1/replacement', { by }, 'S-110')
  expect(replaced.body).toMatchObject({ ...by, teePairingIds: [5021], teamIds: [3011], flightIds: [2021] })
  expect((await signUps()).map(({ state }) => state)).toEqual(['registered', 'waiting'])
  const { body } = await send('GET', '/registrations', undefined, 'S-110')
  expect(body.players.find((one: { playerId: number }) => one.playerId === by.playerId).answers).toEqual([
    { question: 'bus', answer: 'No' },
  ])
  expect(await send('POST', '/undo', { steps: [replaced.step] }, 'S-110')).toMatchObject({
    status: 200,
    body: { undone: 1 },
  })
  expect(await signUps()).toEqual(before)
})
