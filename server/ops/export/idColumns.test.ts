import { expect, test } from 'vitest'
import { countedTables, type IdMap, withIds } from './idColumns.ts'

/** Every id from 1 to 99 becomes itself and an offset that tells its table. */
const offsets = Object.keys(countedTables).map((table, index) => [table, (index + 1) * 1000] as const)
const ids = Object.fromEntries(
  offsets.map(([table, offset]) => [table, new Map(Array.from({ length: 99 }, (_, id) => [id + 1, id + 1 + offset]))]),
) as unknown as IdMap
const copiedId = (table: keyof typeof countedTables, id: number) => ids[table].get(id)

test('a column is known by its name, a side by whose it is', () => {
  const row = {
    community_id: 1,
    parent_event_id: 2,
    registration_event_id: 3,
    tee_id: 4,
    tee_pairing_id: 5,
    audit_id: 6,
    hole: 7,
  }
  expect(withIds('any', row, ids)).toEqual({
    community_id: copiedId('community', 1),
    parent_event_id: copiedId('event', 2),
    registration_event_id: copiedId('event', 3),
    tee_id: copiedId('course_tee', 4),
    tee_pairing_id: copiedId('tee_pairing', 5),
    audit_id: 6,
    hole: 7,
  })
  expect(withIds('card', { side: 'P', side_id: 1 }, ids)).toEqual({ side: 'P', side_id: copiedId('player', 1) })
  expect(withIds('card', { side: 'T', side_id: 1 }, ids)).toEqual({ side: 'T', side_id: copiedId('team', 1) })
})

test('who scored, signed and did something is a player by the form of the text', () => {
  const row = { scorer: 'player:7', actor: 'credential:7', signed_by: ['committee', 'player:8'], handle: 'player:7' }
  const player = copiedId('player', 7)
  expect(withIds('score_entry', row, ids)).toEqual({
    scorer: `player:${player}`,
    actor: 'credential:7',
    signed_by: ['committee', `player:${copiedId('player', 8)}`],
    handle: 'player:7',
  })
})

test('inside JSON a field is known by its name, and an event by its public id too', () => {
  const subject = { playerIds: [1, 2], eventId: 'M-3', eventIds: [4], teamId: 5, flights: [{ flightId: 6, hole: 7 }] }
  const settings = { defaultTees: { M: 8, F: 9 }, dotsOf: 4, allocPct: 95 }
  expect(withIds('audit', { subject, settings, before: null }, ids)).toEqual({
    subject: {
      playerIds: [copiedId('player', 1), copiedId('player', 2)],
      eventId: `M-${copiedId('event', 3)}`,
      eventIds: [copiedId('event', 4)],
      teamId: copiedId('team', 5),
      flights: [{ flightId: copiedId('flight', 6), hole: 7 }],
    },
    settings: {
      defaultTees: { M: copiedId('course_tee', 8), F: copiedId('course_tee', 9) },
      dotsOf: copiedId('leaderboard', 4),
      allocPct: 95,
    },
    before: null,
  })
})

test('the sides of a leaderboard are players, or teams on one of teams; format settings stay', () => {
  const settings = {
    format: { side: 1, a: 2 },
    rounds: [1],
    amateurs: [1],
    wheel: [2],
    playOff: [{ side: 3, order: 1 }],
    sides: 'players',
    matches: [
      { a: 4, b: 5, round: 1, outcome: { winner: 'a', result: '2&1' } },
      { a: [1, 2], b: [3, 4] },
    ],
    allowanceOfFlights: [{ flightId: 5, allowance: 85 }],
    cupTeams: [{ name: 'Red', sides: [6] }],
  }
  for (const team of [false, true]) {
    const side = (id: number) => copiedId(team ? 'team' : 'player', id)
    expect(withIds('leaderboard', { team, settings }, ids).settings).toEqual({
      format: { side: 1, a: 2 },
      rounds: [1],
      amateurs: [side(1)],
      wheel: [side(2)],
      playOff: [{ side: side(3), order: 1 }],
      sides: 'players',
      matches: [
        { a: side(4), b: side(5), round: 1, outcome: { winner: 'a', result: '2&1' } },
        { a: [side(1), side(2)], b: [side(3), side(4)] },
      ],
      allowanceOfFlights: [{ flightId: copiedId('flight', 5), allowance: 85 }],
      cupTeams: [{ name: 'Red', sides: [side(6)] }],
    })
  }
})
