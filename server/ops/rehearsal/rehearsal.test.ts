import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { databaseHash } from '../../../test/databaseHash.ts'
import { fillTables } from '../../../test/fillTables.ts'
import { type StaffCalls, staffCalls } from '../../../test/staffCalls.ts'
import { tablesWith } from '../../../test/tablesOf.ts'
import { startWorld, type World, worldNow } from '../../../test/world.ts'
import { recordingIn } from '../../domain/audit/record.ts'
import { queueMails, queueMessageMails, queueTeeTimeMails } from '../../kernel/mail/mailQueue.sql.ts'
import { createService } from '../../live/createService.ts'
import { forgetExpired } from '../housekeeping.ts'
import { erasePlayer, planErasure } from '../personalData/erasePlayer.ts'
import { playRehearsals } from './playRehearsals.ts'
import { rehearsalReply } from './rehearsalReply.ts'
import { tablesOfCopy } from './wipeCopy.sql.ts'

let world: World
let staff: StaffCalls
beforeAll(async () => {
  world = await startWorld()
  await fillTables(world)
  await world.rows('delete from rehearsal')
  // Everybody plays in one group.
  await world.rows(
    `insert into tee_pairing_player (community_id, event_id, player_id, tee_pairing_id, registration_event_id)
     select 1, 110, player_id, 5021, 110 from registration where event_id = 110 on conflict do nothing`,
  )
  staff = staffCalls(world)
})
beforeEach(() => world.setClock(worldNow))
afterAll(() => world.close())

const medal = { params: { eventId: 'S-110' } }
const start = (body: { seed?: number; holes?: number; speed?: number; toTheEnd?: true }, eventId = 'S-110') =>
  staff.call('startRehearsal', { params: { eventId }, body })
const end = (eventId = 'S-110') => staff.call('endRehearsal', { params: { eventId } })
/** Tables of communities in which a copy never has rows, each with the reason. */
const neverOfCopy: Readonly<Record<string, string>> = {
  api_access_request: 'programs ask for communities that they know',
  credential_community: 'programs do not reach a copy',
}
/** Within a second everybody who reaches the event reaches its copy. */
const reached = (eventId: string) =>
  vi.waitFor(() => staff.call('getEventSetup', { params: { eventId } }), { timeout: 100_000 })

test('a rehearsal leaves no row when it is thrown away, but that it was held', async () => {
  await world.rows(`delete from audit where action like 'rehearsal.%'`)
  const ofOriginal = async () => {
    await world.rows(
      `delete from audit where action like 'rehearsal.%'; delete from change where kind like 'rehearsal.%'`,
    )
    return databaseHash(world)
  }
  const before = await ofOriginal()
  const { communityId, eventId } = await start({ seed: 7, toTheEnd: true })
  await playRehearsals(world.service)
  await reached(eventId)
  // Everything that a director may do in it leaves rows, too.
  await staff.call('updateEvent', { params: { eventId }, query: {}, body: { info: 'Shotgun' } })
  await staff.call('setEventState', { params: { eventId }, body: { state: 'completed' } })
  await staff.call('setEventState', { params: { eventId }, body: { state: 'official' } })
  expect(await world.rows('select from score_entry where community_id = $1', [communityId])).not.toEqual([])
  expect(await world.rows('select from step where community_id = $1', [communityId])).not.toEqual([])
  expect(await end()).toEqual({ ended: 1 })
  expect(
    await world.rows(
      `select action, event_id::int as event from audit where action like 'rehearsal.%' order by audit_id`,
    ),
  ).toEqual([
    { action: 'rehearsal.started', event: 110 },
    { action: 'rehearsal.ended', event: 110 },
  ])
  expect(await ofOriginal()).toBe(before)
  expect(await end()).toEqual({ ended: 0 })
})

test('every table of communities is thrown away, or has a reason', async () => {
  const ofCommunities = await tablesWith(world, 'community_id')
  expect([...tablesOfCopy, ...Object.keys(neverOfCopy)].sort()).toEqual([...ofCommunities].sort())
})

test('programs get no access to a copy, which could not be thrown away then', async () => {
  await start({ seed: 7 })
  const [copy] = await world.rows<{ communityId: number }>('select community_id as "communityId" from rehearsal')
  const communityId = copy?.communityId ?? 0
  const program = { email: 'it@club.example.com', intendedUse: 'Results', communityIds: [1, communityId] }
  expect(await staff.refused('issueCredential', { body: program }, 'operator')).toMatchObject({ code: 'VALIDATION' })
  const contact = { contactName: 'Ana', contactEmail: program.email, intendedUse: 'Results' }
  expect(await staff.refused('requestAccess', { params: { communityId }, body: contact })).toMatchObject({
    code: 'UNAUTHORIZED',
  })
  await end()
})

test('one rehearsal of an event goes on at a time: a second start answers it', async () => {
  const [one, other] = await Promise.all([start({ seed: 7 }), start({ seed: 8 })])
  expect(other).toEqual(one)
  expect((await staff.call('getRehearsal', medal)).rehearsal).toEqual(one)
  await end()
})

test('the same seed gives the same board, and another seed another one', async () => {
  const boardOf = async (seed: number) => {
    const { roundId } = await start({ seed, toTheEnd: true })
    await playRehearsals(world.service)
    const rows = await world.rows<{ name: string; strokes: number[] }>(
      `select p.last_name || p.first_name as name, k.strokes from card k join player p on p.player_id = k.side_id
       where k.event_id = $1 and k.side = 'P' order by 1`,
      [Number(roundId.slice(2))],
    )
    await end()
    return rows
  }
  const first = await boardOf(7)
  expect(first.length).toBe(5)
  expect(first.every(({ strokes }) => strokes.every(one => one >= 1 && one <= 15))).toBe(true)
  expect(await boardOf(7)).toEqual(first)
  expect(await boardOf(8)).not.toEqual(first)
})

test('scores come in by the clock, stop with it, and go on where they were after a restart of the server', async () => {
  const entered = async () => (await staff.call('getRehearsal', medal)).rehearsal
  const at = async (seconds: number, service = world.service) => {
    world.setClock(Temporal.Instant.from(worldNow).add({ seconds }).toString())
    await playRehearsals(service)
    return (await entered())?.entered ?? 0
  }
  const { expected } = await start({ seed: 7, speed: 60 })
  expect(await at(10)).toBe(0)
  // At 60 times a minute is an hour: four holes of 15 minutes, by two scorers each, give or take the pace.
  const early = await at(60)
  expect(early).toBeGreaterThan(5 * 2 * 2)
  expect(early).toBeLessThan(5 * 2 * 5)
  await staff.call('setRehearsalClock', { ...medal, body: { speed: 0 } })
  expect(await at(3000)).toBe(early)
  await staff.call('setRehearsalClock', { ...medal, body: { speed: 60 } })
  const later = await at(3030)
  expect(later).toBeGreaterThan(early)
  const again = createService(world.service.config, world.requestsUrl, {
    clock: world.service.clock,
    strict: true,
    onError: () => undefined,
  })
  try {
    expect(await at(3090, again.service)).toBeGreaterThan(later)
    await staff.call('setRehearsalClock', { ...medal, body: { toTheEnd: true } })
    expect(await at(3091, again.service)).toBe(expected)
    expect(await at(9000)).toBe(expected)
  } finally {
    await again.close()
  }
  expect(await entered()).toMatchObject({ isOver: true, entered: expected })
  await end()
})

test('on most cards player and marker agree and have signed, on some the director sees where they differ', async () => {
  const seen = { signed: 0, differing: 0 }
  for (const seed of [1, 2, 3, 4]) {
    const { communityId } = await start({ seed, toTheEnd: true })
    await playRehearsals(world.service)
    const cards = await world.rows<{ status: string; conflicts: number[] }>(
      'select status, conflicts from card where community_id = $1',
      [communityId],
    )
    seen.signed += cards.filter(({ status }) => status === 'SIGNED').length
    seen.differing += cards.filter(({ conflicts }) => conflicts.length > 0).length
    expect(cards.every(({ status, conflicts }) => (status === 'SIGNED') === (conflicts.length === 0))).toBe(true)
    await end()
  }
  expect(seen.signed).toBeGreaterThan(seen.differing)
  expect(seen.differing).toBeGreaterThan(0)
})

test('of a multi-round event the round that is asked for is rehearsed, behind the scores of the rounds before it', async () => {
  await world.rows(
    `insert into tee_pairing_player (community_id, event_id, player_id, tee_pairing_id, registration_event_id)
     select 1, 102, r.player_id, (select min(tee_pairing_id) from tee_pairing where event_id = 102), 100
     from registration r where r.event_id = 100 on conflict do nothing`,
  )
  for (const table of ['card', 'score_entry']) {
    await world.rows(`delete from ${table} where community_id = 1 and event_id = 101`)
    await world.rows(`update ${table} set event_id = 101 where community_id = 1 and event_id = 102`)
  }
  const before = await world.rows(
    `select side, strokes from card where community_id = 1 and event_id = 101 order by side, side_id`,
  )
  expect(before).not.toEqual([])
  const { eventId, roundId, communityId } = await start({ seed: 7, holes: 9, toTheEnd: true }, 'S-102')
  await playRehearsals(world.service)
  expect(eventId).toMatch(/^M-/)
  const rounds = await world.rows<{ id: number; name: string; state: string }>(
    'select event_id::int as id, name, state from event where community_id = $1 order by round_number nulls first',
    [communityId],
  )
  expect(rounds.map(({ name, state }) => [name, state])).toEqual([
    ['Rehearsal: Cup', 'in progress'],
    ['Rehearsal: Cup, round 1', 'completed'],
    ['Rehearsal: Cup, round 2', 'in progress'],
  ])
  expect(`S-${rounds[2]?.id}`).toBe(roundId)
  const cards = (id: number | undefined) =>
    world.rows<{ side: string; strokes: (number | null)[] }>(
      `select side, strokes from card where event_id = $1 order by side, side_id`,
      [id],
    )
  expect(await cards(rounds[1]?.id)).toEqual(before)
  const entries = (id: number | undefined) =>
    world.rows('select count(*)::int as count from score_entry where event_id = $1 and community_id <> 4', [id])
  expect(await entries(rounds[1]?.id)).toEqual(await entries(101))
  const played = await cards(rounds[2]?.id)
  expect(played.length).toBeGreaterThan(3)
  expect(played.every(({ strokes }) => strokes.filter(one => one !== null).length === 9)).toBe(true)
  await end('M-100')
})

test('an event that is rehearsed is not deleted, and its copy only with the rehearsal', async () => {
  const { eventId } = await start({ seed: 7, speed: 0 })
  await world.rows(`update event set state = 'draft' where event_id = 110`)
  await reached(eventId)
  for (const id of ['S-110', eventId]) {
    await world.rows(`update event set state = 'draft' where event_id = $1`, [Number(id.slice(2))])
    await world.rows(`delete from card where event_id = $1`, [Number(id.slice(2))])
    await world.rows(`delete from score_entry where event_id = $1`, [Number(id.slice(2))])
    const { detail } = await staff.refused('deleteEvent', { params: { eventId: id } } as never)
    expect(detail).toContain('is being rehearsed')
  }
  await end()
})

test('an erased player is in no copy either, and a copy that everybody forgot goes after two weeks', async () => {
  const copies = () => world.rows('select community_id from rehearsal')
  await start({ seed: 7, speed: 0 })
  await world.operate(async tx => {
    const origin = { actor: 'operator', now: world.service.clock() }
    const plan = await planErasure(tx, 6, origin.now)
    if (plan) await erasePlayer(tx, plan, recordingIn(tx, origin))
  })
  expect(await copies()).toEqual([])
  await start({ seed: 7, speed: 0 })
  world.setClock('2026-05-14T09:00:00Z')
  await forgetExpired(world.service)
  expect((await copies()).length).toBe(1)
  world.setClock('2026-05-15T10:00:00Z')
  await forgetExpired(world.service)
  expect(await copies()).toEqual([])
})

test('nobody is written to from a copy, whatever address somebody gives a player there', async () => {
  const { communityId, eventId } = await start({ seed: 7, speed: 0 })
  const mails = () => world.rows(`select from jobs.job where name = 'mail'`)
  const before = (await mails()).length
  await world.service.database.write([communityId], async tx => {
    const place = { communityId, eventId: Number(eventId.slice(2)) }
    await queueMails(tx, place, [1], 'registered')
    await queueTeeTimeMails(tx, { ...place, roundId: place.eventId, language: 'en' }, [1])
    await queueMessageMails(tx, { ...place, language: 'en', messageId: 1, pauseSeconds: 0 }, [1])
  })
  expect((await mails()).length).toBe(before)
  await end()
})

test('a rehearsal that is thrown away while it is read is none, and no fault', async () => {
  const { communityId, eventId } = await start({ seed: 7, speed: 0 })
  const event = { communityId, registrationEventId: Number(eventId.slice(2)) }
  const { database } = world.service
  const read: typeof database.read = async (scope, work) => {
    const found = await database.read(scope, work)
    if (scope === 'everything') await end()
    return found
  }
  const service = { ...world.service, database: { ...database, read } }
  expect(await rehearsalReply(service, event, service.clock())).toBeUndefined()
})
