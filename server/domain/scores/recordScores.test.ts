import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { CallError } from '../../../contract/client.ts'
import { cardRows, entry, newEntryId, results, start } from '../../../test/testCards.ts'
import { startWorld, type World } from '../../../test/world.ts'

let world: World
beforeEach(async () => {
  world = await startWorld()
  await start(world)
})
afterEach(() => world.close())

const carla = async () => (await cardRows(world)).find(({ side_id }) => side_id === 3)
const refused = (body: Parameters<typeof results>[1], eventId = 'S-110') =>
  world.refusal('recordScores', { params: { eventId }, body: [...body] })
const logged = async () =>
  Number((await world.rows(`select count(*) as n from score_entry where device <> 'import'`))[0]?.n)

describe('what becomes of an entry', () => {
  test('it is accepted, stands on the card, and is a duplicate when it comes again', async () => {
    const tap = entry({ strokes: 4 })
    expect(await results(world, [tap])).toEqual(['accepted'])
    expect(await carla()).toMatchObject({ strokes: [4, ...Array(17).fill(null)], has_score: true, version: 1 })
    expect(await results(world, [tap, { ...tap, entryId: tap.entryId.toUpperCase() }])).toEqual([
      'duplicate',
      'duplicate',
    ])
    expect(await carla()).toMatchObject({ version: 1 })
    expect(await world.rows('select 1 from audit')).toHaveLength(1)
    expect(await world.rows(`select kind, subject from change`)).toEqual([
      { kind: 'score.recorded', subject: { playerIds: [3], teamIds: [] } },
    ])
  })

  test('it is superseded by a higher sequence that came before, and in the log all the same', async () => {
    const late = entry({ strokes: 4 })
    const later = entry({ strokes: 6 })
    expect(await results(world, [later])).toEqual(['accepted'])
    expect(await results(world, [late])).toEqual(['superseded'])
    expect(await carla()).toMatchObject({ strokes: [6, ...Array(17).fill(null)], version: 2 })
  })

  test('it is rejected with the code of what is wrong, and the others are recorded', async () => {
    const taken = entry()
    expect(await results(world, [taken])).toEqual(['accepted'])
    const wrong = {
      NOT_REGISTERED: entry({ playerId: 5 }),
      SCORER_NOT_REGISTERED: entry({ scorer: 5 }),
      TEAM_NOT_IN_EVENT: entry({ teamId: 3001 }),
      NOT_A_TEAM_FORMAT: entry({ teamId: 3011 }),
      REASON_REQUIRED: entry({ scorer: 'committee', strokes: 7 }),
      ENTRY_REUSED: { ...taken, strokes: 9 },
    }
    const answers = await results(world, [...Object.values(wrong), entry({ hole: 2 })])
    expect(answers).toEqual([...Object.keys(wrong), 'accepted'])
    expect(await logged()).toBe(2)
  })

  test('a player whom nobody knows is as little registered as one of another community', async () => {
    expect(await results(world, [entry({ playerId: 8 }), entry({ playerId: 999_999 })])).toEqual([
      'NOT_REGISTERED',
      'NOT_REGISTERED',
    ])
    expect(await world.rows('select 1 from audit')).toEqual([])
  })

  test('an id that another card has is reused, within a request and after it', async () => {
    const tap = entry()
    const [first, second] = await results(world, [tap, { ...tap, playerId: 2 }])
    expect([first, second]).toEqual(['accepted', 'ENTRY_REUSED'])
    expect(await results(world, [{ ...tap, playerId: 6 }])).toEqual(['ENTRY_REUSED'])
    await start(world, 101)
    expect(await results(world, [{ ...tap, scorer: 'committee' }], 'S-101')).toEqual(['ENTRY_REUSED'])
  })

  test('holes beyond the course are rejected', async () => {
    await world.rows(
      `update course_tee set hole_pars = hole_pars[1:9], stroke_indexes = array[1,2,3,4,5,6,7,8,9]::smallint[], yards = yards[1:9] where course_id = 1`,
    )
    expect(await results(world, [entry({ hole: 9 }), entry({ hole: 10 })])).toEqual(['accepted', 'HOLE_NOT_ON_COURSE'])
  })

  test('an entry without a side or with two values is refused with its place', async () => {
    const { strokes: _, ...nothing } = entry()
    const bad = [
      entry(),
      { ...entry(), teamId: 3011 },
      nothing,
      { ...entry(), pickedUp: true as const },
      entry({ lifted: true }),
    ]
    try {
      await world.call('recordScores', { params: { eventId: 'S-110' }, body: bad })
      expect.fail()
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      expect(error.problem).toMatchObject({
        code: 'VALIDATION',
        errors: [{ pointer: '/1' }, { pointer: '/2' }, { pointer: '/3' }, { pointer: '/4' }],
      })
    }
  })

  test('any clock of a phone is taken', async () => {
    const clocks = ['0001-01-01T00:00:00+14:00', '9999-12-31T23:59:59.999-14:00', '1970-01-01T00:00:00Z']
    expect(
      await results(
        world,
        clocks.map((tappedAt, index) => entry({ tappedAt, hole: index + 1 })),
      ),
    ).toEqual(Array(3).fill('accepted'))
  })
})

describe('who records when', () => {
  const states: Record<string, readonly [string, string, string]> = {
    // marker, committee without a reason, committee with one
    draft: ['ROUND_NOT_STARTED', 'accepted', 'accepted'],
    published: ['ROUND_NOT_STARTED', 'accepted', 'accepted'],
    'in progress': ['accepted', 'accepted', 'accepted'],
    suspended: ['accepted', 'accepted', 'accepted'],
    completed: ['accepted', 'accepted', 'accepted'],
  }
  test.each(Object.entries(states))('while the round is %s', async (state, expected) => {
    await world.rows(`update event set state = '${state}' where event_id = 110`)
    const office = { scorer: 'committee', device: 'office' } as const
    expect(
      await results(world, [
        entry(),
        entry({ ...office, hole: 2 }),
        entry({ ...office, hole: 3, reason: 'Paper card' }),
      ]),
    ).toEqual(expected)
  })

  test.each(['official', 'cancelled'])('nobody does while the round is %s, with or without a reason', async state => {
    await world.rows(`update event set state = '${state}' where event_id = 110`)
    for (const one of [entry(), entry({ scorer: 'committee', device: 'office', reason: 'Paper card' })])
      expect(await refused([one])).toBe('EVENT_NOT_EDITABLE')
    expect(await logged()).toBe(0)
  })

  test('a draft, official or cancelled multi-round event stands over its round', async () => {
    await start(world, 101)
    await world.rows(`update event set state = 'draft' where event_id = 100`)
    expect(await results(world, [entry()], 'S-101')).toEqual(['ROUND_NOT_STARTED'])
    await world.rows(`update event set state = 'official' where event_id = 100`)
    expect(await refused([entry()], 'S-101')).toBe('EVENT_NOT_EDITABLE')
    await world.rows(`update event set state = 'in progress' where event_id = 100`)
    expect(await results(world, [entry()], 'S-101')).toEqual(['accepted'])
  })

  test('a signed card is the committee’s alone, with a reason, and says what was corrected', async () => {
    expect(await results(world, [entry({ strokes: 4 })])).toEqual(['accepted'])
    for (const scorer of [1, 3])
      await world.call('signCard', { params: { eventId: 'S-110', cardId: 'P-3' }, body: { scorer } })
    const office = { scorer: 'committee', strokes: 5 } as const
    expect(
      await results(world, [entry({ strokes: 6 }), entry(office), entry({ ...office, reason: 'Paper card' })]),
    ).toEqual(['CARD_SIGNED', 'REASON_REQUIRED', 'accepted'])
    expect(await carla()).toMatchObject({ status: 'SIGNED', corrected: [1], strokes: [5, ...Array(17).fill(null)] })
  })
})

describe('teams', () => {
  const team = { teamId: 3021, device: 'phone-t' }

  test('a score of a team is kept by one of its players or by a marker', async () => {
    await start(world, 140)
    await world.rows(`delete from score_entry where event_id = 140; delete from card where event_id = 140`)
    expect(
      await results(world, [entry({ ...team, scorer: 2 }), entry({ ...team, scorer: 5, strokes: 4 })], 'S-140'),
    ).toEqual(['accepted', 'accepted'])
    expect(await world.rows('select register, scorer from score_entry where event_id = 140 order by log_id')).toEqual([
      { register: 'P', scorer: 'player:2' },
      { register: 'M', scorer: 'player:5' },
    ])
    expect(await cardRows(world, 140)).toMatchObject([{ side: 'T', side_id: 3021, conflicts: [1] }])
    expect(await world.refusal('removePlayerFromEvent', { params: { eventId: 'S-140', playerId: 1 } })).toBe(
      'SCORE_ENTERED',
    )
  })
})

test('500 entries take as many statements as one, and the commit is the last of them', async () => {
  const statements = async (body: readonly ReturnType<typeof entry>[]) => {
    const query = vi.spyOn(pg.Client.prototype, 'query')
    await results(world, body)
    const sent = query.mock.calls.length
    expect(query.mock.lastCall?.[0]).toBe('commit')
    query.mockRestore()
    return sent
  }
  await results(world, [entry()])
  const one = await statements([entry()])
  const many = Array.from({ length: 500 }, (_, index) => entry({ playerId: [1, 2, 3, 6][index % 4] ?? 1, scorer: 9 }))
  expect(await statements(many)).toBe(one)
})

describe('at the same time', () => {
  test('one entry sent twenty times is recorded once', async () => {
    const tap = entry()
    const answers = (await Promise.all(Array.from({ length: 20 }, () => results(world, [tap])))).flat()
    expect(answers.filter(answer => answer === 'accepted')).toHaveLength(1)
    expect(answers.filter(answer => answer === 'duplicate')).toHaveLength(19)
    expect(await logged()).toBe(1)
  })

  test('twenty entries for one card are all in the log and the highest stands', async () => {
    const taps = Array.from({ length: 20 }, (_, index) => entry({ strokes: index + 1 }))
    await Promise.all(taps.map(tap => results(world, [tap])))
    expect(await logged()).toBe(20)
    expect(await carla()).toMatchObject({ strokes: [20, ...Array(17).fill(null)], version: 20 })
  })

  test('one id on many cards at once belongs to one of them', async () => {
    const entryId = newEntryId()
    const outcomes = await Promise.allSettled(
      [1, 2, 3, 6, 9, 1, 2, 3, 6, 9].map(playerId =>
        results(world, [entry({ entryId, playerId, scorer: 'committee', reason: 'x' })]),
      ),
    )
    const answers = outcomes.map(outcome => (outcome.status === 'fulfilled' ? outcome.value[0] : 'refused'))
    expect(answers.filter(answer => answer === 'accepted')).toHaveLength(1)
    expect(new Set(answers).isSubsetOf(new Set(['accepted', 'ENTRY_REUSED', 'refused']))).toBe(true)
    expect(await logged()).toBe(1)
  })

  test('cards in opposite order do not block each other', async () => {
    const ids = [1, 2, 3, 6, 9]
    const request = (order: readonly number[], hole: number) =>
      results(
        world,
        order.map(playerId => entry({ playerId, hole, scorer: 'committee', reason: 'x' })),
      )
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) => request(i % 2 ? ids : ids.toReversed(), 1 + (i % 18))),
    )
    expect(answers.flat().every(answer => answer === 'accepted' || answer === 'superseded')).toBe(true)
  })

  test('a removal beside a score ends with the score or without the player, never with both gone', async () => {
    for (const playerId of [3, 6, 9, 1]) {
      const [recorded, removed] = await Promise.allSettled([
        results(world, [entry({ playerId, scorer: 'committee' })]),
        world.call('removePlayerFromEvent', { params: { eventId: 'S-110', playerId } }),
      ])
      const isRecorded = recorded.status === 'fulfilled' && recorded.value[0] === 'accepted'
      expect(isRecorded).toBe(removed.status === 'rejected')
      const registered = await world.rows('select 1 from registration where event_id = 110 and player_id = $1', [
        playerId,
      ])
      expect(registered).toHaveLength(isRecorded ? 1 : 0)
    }
  })

  /** What a score is answered that comes while `statement` has run and is not committed yet. */
  async function answerBehind(statement: string, tap: ReturnType<typeof entry>, eventId: string) {
    const owner = new pg.Client({ connectionString: world.url })
    await owner.connect()
    await owner.query(`begin; ${statement}`)
    const answer = results(world, [tap], eventId)
    while ((await world.rows('select from pg_locks where not granted')).length === 0) await wait(5)
    await owner.query('commit')
    await owner.end()
    return answer
  }

  test('a score waits for a change of state that came before it', async () => {
    const ends = `update event set state = 'official' where event_id = 110`
    expect(await answerBehind(ends, entry(), 'S-110')).toEqual(['EVENT_CLOSED'])
    const cancels = `update event set state = 'cancelled' where event_id = 100`
    expect(await answerBehind(cancels, entry(), 'S-101')).toEqual(['EVENT_CLOSED'])
  })

  test('a score of a team waits for the deletion of the team that came before it', async () => {
    const deletes = `delete from flight_team where team_id = 3022; delete from team where team_id = 3022`
    expect(await answerBehind(deletes, entry({ teamId: 3022, scorer: 'committee' }), 'S-140')).toEqual([
      'TEAM_NOT_IN_EVENT',
    ])
  })

  test('a score of a team that waited for its players to change is kept by those that it has then', async () => {
    await start(world, 140)
    const moves = `
      select from team where team_id in (3021, 3022) order by team_id for no key update;
      update team_player set team_id = 3022 where event_id = 140 and player_id = 2`
    expect(await answerBehind(moves, entry({ teamId: 3022, scorer: 2 }), 'S-140')).toEqual(['accepted'])
    expect(await world.rows('select register from score_entry where side_id = 3022')).toEqual([{ register: 'P' }])
  })

  test('a score of a team keeps its players from being removed until it is there', async () => {
    const removes = `delete from registration where event_id = 140 and player_id = 5`
    expect(await answerBehind(removes, entry({ teamId: 3022, scorer: 'committee' }), 'S-140')).toEqual(['accepted'])
  })

  test('an event that becomes official beside scores has no later score of a marker', async () => {
    await world.rows(`update event set state = 'completed' where event_id = 110`)
    const taps = Array.from({ length: 20 }, async (_, index) => {
      const one = entry({ hole: 1 + (index % 18) })
      // What comes after the event is official does not get as far as being judged.
      return results(world, [one]).catch(() => ['EVENT_CLOSED'])
    })
    const official = world.call('setEventState', { params: { eventId: 'S-110' }, body: { state: 'official' } })
    const answers = (await Promise.all([...taps, official.then(() => [])])).flat()
    expect(new Set(answers).isSubsetOf(new Set(['accepted', 'superseded', 'EVENT_CLOSED']))).toBe(true)
    const accepted = answers.filter(answer => answer !== 'EVENT_CLOSED').length
    expect(await logged()).toBe(accepted)
    expect(await refused([entry()])).toBe('EVENT_NOT_EDITABLE')
  })
})
