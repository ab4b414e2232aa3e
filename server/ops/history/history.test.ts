import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import { cardRows, entry, results } from '../../../test/testCards.ts'
import { tryCommand } from '../../../test/tryCommand.ts'
import { startWorld, type World } from '../../../test/world.ts'
import { visibleEvent } from '../../domain/access/visibleEvent.ts'
import { cardsAsOf, standingsAsOf } from '../../live/standingsAsOf.ts'

const folder = mkdtempSync(join(tmpdir(), 'caddiemaster-history-'))
afterAll(() => rmSync(folder, { recursive: true }))

let world: World
beforeEach(async () => {
  world = await startWorld()
})
afterEach(() => world.close())

const medal = { params: { eventId: 'S-110' } }
const minute = (number: number) => `2026-06-10T10:${String(number).padStart(2, '0')}:00Z`
const instantAt = (number: number) => Temporal.Instant.from(minute(number))
const carla = { eventId: 'S-110', cardId: 'P-3' }

async function medalEvent() {
  return (await world.service.database.read([1], tx => visibleEvent(tx, 'S-110', [1]))) ?? expect.fail()
}

/** An afternoon: scores, a conflict, a ruling, a correction, signatures; after each minute the cards as they were. */
async function afternoon(): Promise<readonly Record<string, unknown>[][]> {
  const steps: (() => Promise<unknown>)[] = [
    () => world.call('setEventState', { ...medal, body: { state: 'in progress' } }),
    () => results(world, [entry({ strokes: 4 }), entry({ hole: 2, strokes: 5 })]),
    () => results(world, [entry({ scorer: 3, strokes: 6 })]),
    () => results(world, [entry({ scorer: 'committee', strokes: 5, reason: 'Both asked' })]),
    () =>
      results(world, [entry({ hole: 2, cleared: true }), entry({ playerId: 1, scorer: 3, hole: 9, pickedUp: true })]),
    () => world.call('signCard', { params: carla, body: { scorer: 1 } }),
    () => world.call('signCard', { params: carla, body: { scorer: 3 } }),
    () => world.call('setCardStatus', { params: carla, body: { status: 'DQ', reason: 'Wrong ball' } }),
    () => world.call('correctCard', { params: carla, body: { holes: Array(18).fill(4), reason: 'The paper card' } }),
    () => world.call('setEventState', { ...medal, body: { state: 'completed' } }),
  ]
  const cards = []
  for (const [index, step] of steps.entries()) {
    world.setClock(minute(index))
    await step()
    cards.push(await cardRows(world))
  }
  return cards
}

const shape = (row: Record<string, unknown>) => [row.side_id ?? row.sideId, row.strokes, row.status, row.version]

describe('as of a moment', () => {
  test('each card is what it was then, at every moment', async () => {
    const past = await afternoon()
    const event = await medalEvent()
    for (const [index, cards] of past.entries()) {
      const then = await world.service.database.read([1], tx => cardsAsOf(tx, event, instantAt(index)))
      expect(then.map(shape).sort(), minute(index)).toEqual(cards.map(shape).sort())
    }
    const before = Temporal.Instant.from('2020-01-01T00:00:00Z')
    expect(await world.service.database.read([1], tx => cardsAsOf(tx, event, before))).toEqual([])
    const asked = async (asOf: string) => (await world.call('getCard', { params: carla, query: { asOf } })).version
    for (const [index, cards] of past.entries()) {
      const then = cards.find(card => Number(card.side_id ?? card.sideId) === 3)
      expect(await asked(minute(index)), minute(index)).toBe(then?.version ?? 0)
    }
    expect(await asked('2020-01-01T00:00:00Z')).toBe(0)
  })

  test('each leaderboard is what it was then', async () => {
    world.setClock(minute(0))
    await world.call('assignPlayerToFlight', { params: { eventId: 'S-110', flightId: 2021, playerId: 3 } })
    const texts: (string | undefined)[] = []
    const steps: (() => Promise<unknown>)[] = [
      () => world.call('setEventState', { ...medal, body: { state: 'in progress' } }),
      () => results(world, [entry({ hole: 1, strokes: 4 }), entry({ hole: 2, strokes: 3 })]),
      () => results(world, [entry({ hole: 3, strokes: 9 })]),
      () => world.call('setCardStatus', { params: carla, body: { status: 'WD', reason: 'Ill' } }),
      () => world.call('setEventState', { ...medal, body: { state: 'completed' } }),
    ]
    for (const [index, step] of steps.entries()) {
      world.setClock(minute(index))
      await step()
      texts.push((await world.service.standings.of({ communityId: 1, leaderboardId: 1021 }))?.answer.text)
    }
    expect(new Set(texts).size).toBe(texts.length)
    for (const [index, text] of texts.entries()) {
      const then = await world.service.database.read([1], tx => standingsAsOf(tx, 1, 1021, instantAt(index)))
      expect(then?.text, minute(index)).toBe(text)
      const given = { params: { eventId: 'S-110', leaderboardId: 1021 }, query: { asOf: minute(index) } }
      expect(JSON.stringify(await world.call('getStandings', given))).toBe(text)
    }
    expect(await world.service.database.read([1], tx => standingsAsOf(tx, 1, 9999, instantAt(1)))).toBeUndefined()
  })
})

describe('scores go back to a moment', () => {
  const restore = (moment: string, ...options: string[]) =>
    tryCommand(world.url, ['event', 'restore', 'S-110', '--at', moment, ...options])
  const logged = async () =>
    (await world.rows('select * from score_entry where event_id = 110 order by log_id'))
      // A mark for those who read it, no part of what was recorded.
      .map(({ outdone: _, ...row }) => JSON.stringify(row))

  test('by entries of the committee: the cards are as they were, and the log has everything', async () => {
    const past = await afternoon()
    for (const [index, cards] of past.entries()) {
      const before = await logged()
      const { code, errors, output } = await restore(minute(index), '--confirm')
      expect({ code, errors }).toEqual({ code: 0, errors: '' })
      expect(output).toMatch(/Restored\.$/)
      const wanted = new Map(cards.map(row => [row.side_id, [row.strokes, row.status, row.conflicts]]))
      for (const row of await cardRows(world)) {
        const none = [Array(18).fill(null), 'OPEN', []]
        expect([row.strokes, row.status, row.conflicts], `${minute(index)} ${row.side_id}`).toEqual(
          wanted.get(row.side_id) ?? none,
        )
      }
      expect((await logged()).slice(0, before.length)).toEqual(before)
    }
    const restored = await world.rows(
      `select distinct actor, register, reason from score_entry where actor = 'operator' and reason like 'As of 2026-06-10T10:08:00%'`,
    )
    expect(restored).toEqual([{ actor: 'operator', register: 'C', reason: 'As of 2026-06-10T10:08:00.000+00:00' }])
    expect(await world.rows(`select 1 from audit where action = 'score.restored'`)).not.toEqual([])
    expect((await tryCommand(world.url, ['cards', 'rebuild', 'S-110', '--check'])).code).toBe(0)
  })

  test('without --confirm only shown', async () => {
    await afternoon()
    const before = [await logged(), await cardRows(world), await world.rows('select count(*) from audit')]
    const { code, output } = await restore(minute(1))
    expect(code).toBe(0)
    expect(output).toContain('S-110 P-3: 4 4 4 4 4 4 4 4 4 4 4 4 4 4 4 4 4 4 DQ -> 4 5 - - - - - - - - - - - - - - - -')
    expect(output).toMatch(/Nothing has been changed/)
    expect([await logged(), await cardRows(world), await world.rows('select count(*) from audit')]).toEqual(before)
  })

  test('a moment that is none, or to come, is not understood', async () => {
    expect(await restore('yesterday')).toMatchObject({ code: 2 })
    expect(await restore('2999-01-01T00:00:00Z')).toMatchObject({ code: 2 })
    expect(await tryCommand(world.url, ['event', 'restore', 'S-110'])).toMatchObject({ code: 2 })
    expect(await tryCommand(world.url, ['event', 'restore', 'S-999', '--at', minute(1)])).toMatchObject({ code: 1 })
  })
})

describe('one event comes back from a backup', () => {
  let path: string
  beforeEach(async () => {
    await afternoon()
    path = join(folder, `${crypto.randomUUID()}.gz`)
    expect(await tryCommand(world.url, ['backup', path])).toMatchObject({ code: 0 })
  })
  const restore = (event: string, ...options: string[]) =>
    tryCommand(world.url, ['event', 'restore', event, '--from', path, ...options])
  const parts = [
    'registration',
    'flight',
    'flight_player',
    'team',
    'team_player',
    'tee_pairing',
    'tee_pairing_player',
    'player_handicap',
    'leaderboard',
    'event',
  ]
  const everything = () =>
    world.rows(
      parts.map(table => `select '${table}' as part, t::text as row from ${table} t`).join(' union all ') +
        ' order by 1, 2',
    )

  async function ruin(): Promise<void> {
    await world.call('deleteFlights', { ...medal, query: {} })
    await world.call('deleteTeams', medal)
    await world.call('deleteTeePairings', medal)
    await world.call('removePlayerFromEvent', { params: { eventId: 'S-110', playerId: 9 } })
    await world.call('registerPlayers', { ...medal, body: { firstName: 'New', lastName: 'Guest', gender: 'M' } })
    await results(world, [
      entry({ scorer: 'committee', hole: 18, strokes: 12 }),
      entry({ playerId: 6, scorer: 'committee', strokes: 2 }),
    ])
    await world.rows(`update event set name = 'Ruined' where event_id = 110`)
  }

  test('with its registrations, flights, teams, pairings, handicaps and cards, and the log keeps what came since', async () => {
    const before = await everything()
    const cards = await cardRows(world)
    await ruin()
    const log = await world.rows('select entry_id from score_entry where event_id = 110 order by log_id')
    expect(await everything()).not.toEqual(before)
    const { code, errors, output } = await restore('S-110', '--confirm')
    expect({ code, errors }).toEqual({ code: 0, errors: '' })
    expect(output).toMatch(/registration: 1 row comes back, 1 go/)
    expect(await everything()).toEqual(before)
    const found = new Map((await cardRows(world)).map(row => [row.side_id, row]))
    for (const row of cards) expect(found.get(row.side_id)).toMatchObject({ strokes: row.strokes, status: row.status })
    expect(found.get(6)).toMatchObject({ has_score: false })
    const now = await world.rows('select entry_id from score_entry where event_id = 110 order by log_id')
    expect(now.slice(0, log.length)).toEqual(log)
    expect(await world.rows(`select actor from audit where action = 'event.restored'`)).toEqual([{ actor: 'operator' }])
    expect(await restore('S-110', '--confirm')).toMatchObject({
      code: 0,
      output: expect.stringContaining('No card changes.'),
    })
  })

  test('without --confirm only shown, and no other event is touched by it', async () => {
    await ruin()
    await world.rows(`update event set name = 'Other' where event_id = 100`)
    const before = await everything()
    const { code, output } = await restore('S-110')
    expect(code).toBe(0)
    expect(output).toMatch(/flight: 4 rows come back, 0 go/)
    expect(await everything()).toEqual(before)
    expect(await restore('S-110', '--confirm')).toMatchObject({ code: 0 })
    expect(await world.rows('select name from event where event_id = 100')).toEqual([{ name: 'Other' }])
  })

  test('also when its log was lost', async () => {
    const cards = await cardRows(world)
    const ids = () => world.rows('select side, side_id, score_id from card where event_id = 110 order by score_id')
    const scoreIds = await ids()
    await world.rows('delete from score_entry where event_id = 110')
    await world.rows('delete from card where event_id = 110')
    expect(await restore('S-110', '--confirm')).toMatchObject({ code: 0, errors: '' })
    expect(await cardRows(world)).toEqual(cards)
    expect(scoreIds.length).toBeGreaterThan(0)
    expect(await ids()).toEqual(scoreIds)
  })

  test('with all its rounds, and not when the backup lacks one of them or the event', async () => {
    const before = await everything()
    await world.call('deleteTeePairings', { params: { eventId: 'S-101' } })
    expect(await restore('M-100', '--confirm')).toMatchObject({ code: 0, errors: '' })
    expect(await everything()).toEqual(before)
    await world.rows(
      `insert into event (community_id, event_id, kind, parent_event_id, round_number, name, name_key, start_date, end_date, time_zone, state_at, created_at)
       select 1, 103, 'R', 100, 3, 'Round 3', 'round 3', '2026-05-03', '2026-05-03', 'UTC', now(), now()`,
    )
    expect(await restore('M-100', '--confirm')).toMatchObject({
      code: 1,
      errors: 'The backup does not have round S-103.',
    })
    expect((await restore('S-999')).errors).toMatch(/has no such event/)
    expect((await tryCommand(world.url, ['event', 'restore', 'S-110', '--from', join(folder, 'none')])).errors).toMatch(
      /no file/,
    )
  })

  test('not when a registered profile is gone', async () => {
    for (const table of ['registration', 'membership', 'player'])
      await world.rows(`delete from ${table} where player_id = 6`)
    expect((await restore('S-110', '--confirm')).errors).toMatch(/Registered players are gone: 6/)
  })
})
