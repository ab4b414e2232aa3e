/** An organiser outside the club with a link: names its own people and their teams, up to its places, and sees nobody else. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type HelperCalls, helperCalls } from '../../../test/helperCalls.ts'
import { type StaffCalls, staffCalls } from '../../../test/staffCalls.ts'
import { entry } from '../../../test/testCards.ts'
import { startWorld, type World } from '../../../test/world.ts'

let world: World
let staff: StaffCalls
let company: HelperCalls
let params: { eventId: string; organiserId: number }

beforeAll(async () => {
  world = await startWorld()
  staff = staffCalls(world)
})
afterAll(() => world.close())

/** Each begins with a link of four places for an event in which nobody has played. */
beforeEach(async () => {
  await world.rows(`
    delete from card where event_id = 120;
    delete from team where event_id = 120;
    with gone as (delete from registration where event_id = 120 and not by_profile returning player_id)
      delete from player p using gone where p.player_id = gone.player_id;
    update registration set organiser_id = null where event_id = 120;
    delete from staff_link where event_id = 120;
    update event set state = 'published' where event_id = 120;
    update leaderboard set format_id = 'fourBall', settings = '{}' where leaderboard_id = 1032`)
  company = await helperCalls(world, 'S-120', 'organiser', 'Company Ltd', 4)
  params = { eventId: 'S-120', organiserId: company.staffLinkId }
})

const person = (firstName: string, more: { hcIndex?: number; team?: string; gender?: 'M' | 'F' } = {}) => ({
  firstName,
  lastName: 'Prata',
  gender: 'F' as const,
  ...more,
})
type Person = ReturnType<typeof person>
const name = (...people: Person[]) => company.call('namePlayers', { params, body: { people } })
const list = async () => (await company.call('listNamedPlayers', { params })).people
const change = (playerId: number, body: Person, of = params) =>
  company.call('changeNamedPlayer', { params: { ...of, playerId }, body })
const remove = (playerId: number, of = params) => company.call('removeNamedPlayer', { params: { ...of, playerId } })
const teams = async () =>
  (await world.call('listTeams', { params: { eventId: 'S-120' } })).map(one => [one.name, one.players.length])
const idOf = async (firstName: string) => (await list()).find(one => one.firstName === firstName)?.playerId ?? 0

test('people are named with index and team, seen, corrected and taken off again', async () => {
  expect(await list()).toEqual([])
  const { playerIds } = await name(person('Ines', { hcIndex: 18.2, team: 'Red' }), person('Rita', { team: 'red ' }))
  const [ines = 0, rita = 0] = playerIds
  const kind = { lastName: 'Prata', gender: 'F', otherTeam: false, kept: false }
  expect(await list()).toEqual([
    { playerId: ines, firstName: 'Ines', hcIndex: 18.2, team: 'Red', ...kind },
    { playerId: rita, firstName: 'Rita', team: 'Red', ...kind },
  ])
  expect(await teams()).toEqual([['Red', 2]])

  expect(await change(ines, { ...person('Inês', { hcIndex: 17.5, gender: 'M' }), lastName: 'Prato' })).toEqual({
    playerId: ines,
  })
  expect(await list()).toContainEqual({
    ...kind,
    playerId: ines,
    firstName: 'Inês',
    lastName: 'Prato',
    gender: 'M',
    hcIndex: 17.5,
  })
  const [handicap] = await world.rows<{ gender: string; hc_playing: number | null }>(
    `select t.gender, h.hc_playing from player_handicap h join course_tee t using (course_id, tee_id)
     where h.event_id = 120 and h.player_id = ${ines}`,
  )
  expect(handicap?.gender).toBe('M')
  expect(handicap?.hc_playing).toBeGreaterThan(0)
  await change(ines, person('Inês'))
  expect((await list()).find(one => one.playerId === ines)).not.toHaveProperty('hcIndex')

  expect(await remove(rita)).toEqual({ playerId: rita })
  expect((await list()).map(({ playerId }) => playerId)).toEqual([ines])
  expect(await teams()).toEqual([])
  expect(await world.rows(`select from player where player_id = ${rita}`)).toEqual([])
})

test('a link sees and changes nobody whom another has named, whom the club has, or who is in another event', async () => {
  const other = await helperCalls(world, 'S-120', 'organiser', 'Bank', 4)
  const theirs = { ...params, organiserId: other.staffLinkId }
  const named = await other.call('namePlayers', { params: theirs, body: { people: [person('Otto', { team: 'Red' })] } })
  const otto = named.playerIds[0] ?? 0
  await name(person('Ines', { team: 'Red' }))
  expect((await list()).map(one => one.firstName)).toEqual(['Ines'])
  // Two teams of one name: neither has found the other's.
  expect(await teams()).toEqual([
    ['Red', 1],
    ['Red', 1],
  ])
  for (const playerId of [otto, 1, 9, 99_999]) {
    expect((await change(playerId, person('Mine'))).code, `${playerId}`).toBe('NOT_FOUND')
    expect((await remove(playerId)).code, `${playerId}`).toBe('NOT_FOUND')
    // And through the list of the other it gets no nearer.
    expect((await change(playerId, person('Mine'), theirs)).code, `${playerId}`).toBe('UNAUTHORIZED')
    expect((await remove(playerId, theirs)).code, `${playerId}`).toBe('UNAUTHORIZED')
  }
  expect((await company.call('listNamedPlayers', { params: theirs })).code).toBe('UNAUTHORIZED')
  expect((await company.call('namePlayers', { params: theirs, body: { people: [person('Mine')] } })).code).toBe(
    'UNAUTHORIZED',
  )
  for (const eventId of ['S-110', 'M-100', 'S-101', 'S-400'])
    expect((await company.call('listNamedPlayers', { params: { ...params, eventId } })).code, eventId).toBe(
      'UNAUTHORIZED',
    )
  expect(
    (await world.rows<{ first_name: string }>(`select first_name from player where player_id = ${otto}`))[0],
  ).toEqual({ first_name: 'Otto' })
})

test('a list that is pasted is read, and says of nobody whether the club knows them', async () => {
  const text = 'Name\tIndex\tTeam\nSilva, Ana\t12,4\t1\nVale, Rui\tgood\t1'
  const { lines } = await company.call('readNamedTable', { params, body: { text } })
  expect(lines).toEqual([
    { line: 2, written: 'Silva, Ana', firstName: 'Ana', lastName: 'Silva', hcIndex: 12.4, team: '1', problems: [] },
    {
      line: 3,
      written: 'Vale, Rui',
      firstName: 'Rui',
      lastName: 'Vale',
      team: '1',
      problems: [{ code: 'notAnIndex', values: { value: 'good' } }],
    },
  ])
  // Ana is a member, and plays in the event: her guest of the same name is somebody else.
  const ana = { firstName: 'Ana', lastName: 'Silva', gender: 'F' } as const
  const { playerIds } = await name(ana)
  expect(playerIds[0]).toBeGreaterThan(100)
})

test('above its places nobody is named, with each of them said in its line, and a place that is free again is given', async () => {
  await name(person('Ana'), person('Bea'), person('Cleo'))
  const refused = (await name(person('Dora'), person('Eva'))) as object
  expect(refused).toMatchObject({
    code: 'NO_PLACE_LEFT',
    errors: [{ pointer: '/people/1/lastName', message: 'has no place left' }],
  })
  expect(await list()).toHaveLength(3)
  await remove(await idOf('Bea'))
  await name(person('Dora'), person('Eva'))
  expect(await list()).toHaveLength(4)
})

test('who is already on the list is named once', async () => {
  await name(person('Ana'))
  const again = (await name(person('Bea'), person(' ana'), person('BEA'))) as object
  expect(again).toMatchObject({
    code: 'ALREADY_REGISTERED',
    detail: 'No one has been put on the list: ana Prata is already on it.',
    errors: [{ pointer: '/people/1/lastName' }, { pointer: '/people/2/lastName' }],
  })
})

test('a team takes as many as its leaderboard lets play, also when somebody moves', async () => {
  const full = (await name(
    person('Ana', { team: 'Red' }),
    person('Bea', { team: 'Red' }),
    person('Cleo', { team: 'Red' }),
  )) as object
  expect(full).toMatchObject({
    code: 'VALIDATION',
    errors: [{ pointer: '/people/2/team', message: 'is full: a team has at most 2 players' }],
  })
  await name(person('Ana', { team: 'Red' }), person('Bea', { team: 'Red' }), person('Cleo', { team: 'Blue' }))
  const cleo = await idOf('Cleo')
  expect(await change(cleo, person('Cleo', { team: 'Red' }))).toMatchObject({
    code: 'VALIDATION',
    errors: [{ pointer: '/team' }],
  })
  await change(await idOf('Bea'), person('Bea'))
  await change(cleo, person('Cleo', { team: 'Red' }))
  // A team that nobody is left in goes.
  expect(await teams()).toEqual([['Red', 2]])
})

test('a team in which somebody else plays is the club’s: its name is not told, and nobody is moved out of it', async () => {
  await name(person('Ana', { team: 'Red' }))
  const ana = await idOf('Ana')
  const [team] = await world.call('listTeams', { params: { eventId: 'S-120' } })
  await world.call('assignPlayerToTeam', { params: { eventId: 'S-120', teamId: team?.teamId ?? 0, playerId: 1 } })
  expect((await list())[0]).toMatchObject({ otherTeam: true })
  expect((await list())[0]).not.toHaveProperty('team')
  for (const wanted of [undefined, 'Blue'])
    expect(await change(ana, person('Ana', wanted === undefined ? {} : { team: wanted }))).toMatchObject({
      errors: [{ pointer: '/team' }],
    })
  expect(await teams()).toEqual([['Red', 2]])
  // Whoever leaves the list leaves that team too, which stays.
  await remove(ana)
  expect(await teams()).toEqual([['Red', 1]])
})

test('in an event without teams nobody is put into one', async () => {
  await world.rows(`update leaderboard set team = false where leaderboard_id = 1032`)
  expect(await name(person('Ana', { team: 'Red' }))).toMatchObject({ errors: [{ pointer: '/people/0/team' }] })
  expect(await company.call('listNamedPlayers', { params })).toMatchObject({ teams: false })
  await world.rows(`update leaderboard set team = true where leaderboard_id = 1032`)
})

test('once there is a score, or play has begun, names and teams are as they are', async () => {
  await name(person('Ana', { team: 'Red' }))
  const ana = await idOf('Ana')
  const all = async () =>
    [await name(person('Bea')), await change(ana, person('Anna')), await remove(ana)].map(one => one.code)
  const refused = ['PLAY_HAS_BEGUN', 'PLAY_HAS_BEGUN', 'PLAY_HAS_BEGUN']
  await world.call('setEventState', { params: { eventId: 'S-120' }, body: { state: 'in progress' } })
  expect(await all()).toEqual(refused)
  await world.call('recordScores', {
    params: { eventId: 'S-120' },
    body: [entry({ playerId: 1, hole: 1, strokes: 5 })] as never,
  })
  await world.rows(`update event set state = 'published' where event_id = 120`)
  expect(await all()).toEqual(refused)
  expect(await company.call('listNamedPlayers', { params })).toMatchObject({
    begun: true,
    people: [{ firstName: 'Ana' }],
  })
})

test('details that the club keeps, and a handicap that it has locked, are not changed here', async () => {
  await name(person('Ana', { hcIndex: 20 }))
  const ana = await idOf('Ana')
  await world.rows(`update player_handicap set locked = true where event_id = 120 and player_id = ${ana}`)
  expect(await change(ana, person('Ana', { hcIndex: 30 }))).toMatchObject({ errors: [{ pointer: '/hcIndex' }] })
  expect(await change(ana, person('Anna', { hcIndex: 20, team: 'Red' }))).toEqual({ playerId: ana })
  await world.rows(
    `update registration set organiser_id = ${company.staffLinkId} where event_id = 120 and player_id = 1`,
  )
  expect(await list()).toContainEqual(expect.objectContaining({ playerId: 1, kept: true }))
  expect(await change(1, person('Mine'))).toMatchObject({
    errors: expect.arrayContaining([
      expect.objectContaining({ pointer: '/firstName', message: 'is kept by the club' }),
    ]),
  })
})

test('what was done stands in the log as of the organiser, and a director takes it back', async () => {
  await name(person('Ana', { team: 'Red' }))
  const { entries } = await staff.call('listEventLog', { params: { eventId: 'S-120' }, query: { named: true } })
  const added = entries.find(({ kind }) => kind === 'registration.added')
  expect(added).toMatchObject({ actorName: 'Company Ltd' })
  expect(entries.find(({ kind }) => kind === 'team.created')).toMatchObject({ actorName: 'Company Ltd' })
  await remove(await idOf('Ana'))
  const gone = (await staff.call('listEventLog', { params: { eventId: 'S-120' } })).entries.find(
    ({ kind }) => kind === 'registration.removed',
  )
  await staff.call('undo', { params: { eventId: 'S-120' }, body: { steps: [String(gone?.step)] } }, 'director')
  expect(await list()).toEqual([expect.objectContaining({ firstName: 'Ana', team: 'Red' })])
  await staff.call('undo', { params: { eventId: 'S-120' }, body: { steps: [String(added?.step)] } }, 'director')
  expect(await list()).toEqual([])
  expect(await teams()).toEqual([])
})

test('a director opens the list as the organiser sees it, and corrects it; others of the staff do not', async () => {
  await name(person('Ana'))
  const seen = await staff.call('listNamedPlayers', { params }, 'director')
  expect(seen).toEqual(await company.call('listNamedPlayers', { params }))
  await staff.call('removeNamedPlayer', { params: { ...params, playerId: await idOf('Ana') } }, 'director')
  expect(await list()).toEqual([])
  for (const role of ['scorer', 'starter', 'shop', 'viewer'] as const)
    expect((await staff.refused('listNamedPlayers', { params }, role)).code).toBe('ROLE_REQUIRED')
})

const make = (body: { label?: string; places?: number; until?: string }, eventId = 'S-120') =>
  staff.call(
    'createStaffLink',
    { params: { eventId }, body: { purpose: 'organiser', label: 'Company Ltd', places: 6, ...body } },
    'director',
  )

test('a new link of the same organiser goes on with its people, and the one before ends within a second', async () => {
  await name(person('Ana'))
  const next = await make({ label: 'company ltd' })
  expect(next).toMatchObject({ organiserId: params.organiserId, places: 6 })
  await expect
    .poll(async () => (await company.call('listNamedPlayers', { params })).code, { interval: 100 })
    .toBe('TOKEN_INVALID')
  const { links } = await staff.call('listStaffLinks', { params: { eventId: 'S-120' } }, 'director')
  expect(links).toHaveLength(1)
  expect(links[0]).toMatchObject({ label: 'company ltd', organiserId: params.organiserId, places: 6, named: 1 })
  expect(await staff.call('listNamedPlayers', { params }, 'director')).toMatchObject({ people: [{ firstName: 'Ana' }] })
})

test('after its end nothing is seen any more, and its people stay', async () => {
  await name(person('Ana'))
  const ana = await idOf('Ana')
  await staff.call('endStaffLink', { params: { eventId: 'S-120', staffLinkId: company.staffLinkId } }, 'director')
  await expect
    .poll(async () => (await company.call('listNamedPlayers', { params })).code, { interval: 100 })
    .toBe('TOKEN_INVALID')
  expect((await name(person('Bea'))).code).toBe('TOKEN_INVALID')
  expect((await remove(ana)).code).toBe('TOKEN_INVALID')
  expect((await staff.refused('listNamedPlayers', { params }, 'director')).code).toBe('NOT_FOUND')
  expect(await world.rows(`select from registration where event_id = 120 and player_id = ${ana}`)).toHaveLength(1)
})

test('it ends with the day before the event, by the clock of the event, and on that day itself after a day', async () => {
  expect(await make({})).toMatchObject({ until: '2026-06-19T23:00:00.000+00:00' })
  expect(await make({}, 'S-101')).toMatchObject({ until: '2026-05-01T23:00:00.000+00:00' })
  const starts = (day: string) =>
    world.rows(`update event set start_date = '${day}', end_date = '${day}' where event_id = 120`)
  await starts('2026-05-01')
  expect(await make({})).toMatchObject({ until: '2026-05-02T09:00:00.000+00:00' })
  await starts('2026-06-20')
})

test('places are for organisers, who need them', async () => {
  const params120 = { eventId: 'S-120' }
  const said = async (body: object) =>
    (await staff.refused('createStaffLink', { params: params120, body: { label: 'X', ...body } as never }, 'director'))
      .errors
  expect(await said({ purpose: 'organiser' })).toMatchObject([{ pointer: '/places' }])
  expect(await said({ purpose: 'checkIn', places: 4 })).toMatchObject([{ pointer: '/places' }])
})
