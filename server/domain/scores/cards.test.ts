import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { cardRows, entry, results, start } from '../../../test/testCards.ts'
import { startWorld, type World } from '../../../test/world.ts'
import { visibleEvent } from '../access/visibleEvent.ts'
import { historyPage } from '../cards/historyPage.ts'

let world: World
beforeEach(async () => {
  world = await startWorld()
  await start(world)
})
afterEach(() => world.close())

const carla = { eventId: 'S-110', cardId: 'P-3' }
const reason = 'Paper card'
const sign = (scorer: number | 'committee', params = carla) => world.call('signCard', { params, body: { scorer } })
const holesOf = (card: { holeScores: readonly { hole: number; gross?: number }[] }) =>
  card.holeScores.map(({ hole, gross }) => [hole, gross])

/** Ana and Carla both keep three holes of Carla's card, and Ana her own first hole. */
async function play(): Promise<void> {
  const own = { scorer: 3, device: 'phone-3' } as const
  await results(
    world,
    [1, 2, 3].map(hole => entry({ hole, strokes: 3 + hole })),
  )
  await results(
    world,
    [1, 2, 3].map(hole => entry({ ...own, hole, strokes: 3 + hole })),
  )
}

describe('signing', () => {
  test('a conflict blocks it until the scorers agree', async () => {
    await play()
    await results(world, [entry({ scorer: 3, hole: 2, strokes: 9 })])
    expect((await world.call('getCard', { params: carla })).holeScores[1]).toMatchObject({
      gross: 5,
      conflict: true,
      entries: [
        { scorer: 1, as: 'marker', strokes: 5 },
        { scorer: 3, as: 'player', strokes: 9, device: 'phone-1' },
      ],
    })
    expect(await world.refusal('signCard', { params: carla, body: { scorer: 3 } })).toBe('SCORES_DIFFER')
    await results(world, [entry({ scorer: 3, hole: 2, strokes: 5 })])
    expect(await sign(3)).toMatchObject({ status: 'OPEN', signedBy: [3] })
    expect(await sign(1)).toMatchObject({ status: 'SIGNED', signedBy: [1, 3] })
  })

  test('repeating it changes nothing, and after taking it back scorers record and sign again', async () => {
    await play()
    await sign(3)
    await sign(1)
    const before = await cardRows(world)
    await sign(1)
    await sign('committee')
    expect(await cardRows(world)).toEqual(before)
    expect(await results(world, [entry({ hole: 4 })])).toEqual(['CARD_SIGNED'])
    const open = await world.call('unsignCard', { params: carla, body: { reason } })
    expect(open).toMatchObject({ status: 'OPEN', signedBy: [] })
    expect(await results(world, [entry({ hole: 4 })])).toEqual(['accepted'])
    await sign(1)
    expect(await sign(3)).toMatchObject({ status: 'SIGNED' })
    const actions = (await world.rows('select action from audit order by audit_id')).map(({ action }) => action)
    expect(actions).toEqual([
      'score.recorded',
      'score.recorded',
      'card.signed',
      'card.signed',
      'card.unsigned',
      'score.recorded',
      'card.signed',
      'card.signed',
    ])
  })

  test('the committee signs a paper card alone', async () => {
    await world.call('correctCard', { params: carla, body: { holes: Array(18).fill(4), out: 36, in: 36, reason } })
    expect(await sign('committee')).toMatchObject({ status: 'SIGNED', signedBy: ['committee'] })
  })
})

describe('a whole card of the committee', () => {
  test('writes only what differs or is in conflict, and leaves the rest to the scorers', async () => {
    await play()
    await results(world, [entry({ scorer: 3, hole: 3, strokes: 7 })])
    const holes = [4, 9, 6, ...Array(15).fill(null)]
    const card = await world.call('correctCard', { params: carla, body: { holes, reason } })
    expect(holesOf(card)).toEqual([
      [1, 4],
      [2, 9],
      [3, 6],
    ])
    expect(card.holeScores.map(({ conflict, corrected }) => [conflict, corrected])).toEqual([
      [false, false],
      [false, true],
      [false, false],
    ])
    expect(card.version).toBe(9)
    const again = await world.call('correctCard', { params: carla, body: { holes, reason } })
    expect(again.version).toBe(9)
  })

  test('a wrong total of nine holes, or a wrong number of holes, is refused', async () => {
    const holes = Array<number>(18).fill(4)
    const refused = (body: { holes: (number | null)[]; out?: number; in?: number }) =>
      world.refusal('correctCard', { params: carla, body: { ...body, reason } })
    expect(await refused({ holes, out: 37 })).toBe('VALIDATION')
    expect(await refused({ holes, in: 35 })).toBe('VALIDATION')
    expect(await refused({ holes: [0, ...holes.slice(1)], out: 32 })).toBe('VALIDATION')
    expect(await refused({ holes: holes.slice(9), in: 36 })).toBe('VALIDATION')
    expect(await refused({ holes: holes.slice(9) })).toBe('VALIDATION')
  })
})

describe('rulings', () => {
  test('WD keeps the scores, late entries are still recorded, and OPEN is as before', async () => {
    await play()
    const rule = (status: 'WD' | 'OPEN') =>
      world.call('setCardStatus', { params: carla, body: { status, reason: 'Injured' } })
    expect(await rule('WD')).toMatchObject({ status: 'WD' })
    expect(await rule('WD')).toMatchObject({ version: 7 })
    expect(await results(world, [entry({ hole: 4 })])).toEqual(['accepted'])
    const [score] = await world.call('searchPlayerScores', {
      params: { eventId: 'S-110' },
      criteria: { playerIds: [3] },
    })
    expect(score).toMatchObject({ status: 'WD', thru: 4 })
    expect(await rule('OPEN')).toMatchObject({ status: 'OPEN' })
    expect(await world.refusal('removePlayerFromEvent', { params: { eventId: 'S-110', playerId: 3 } })).toBe(
      'SCORE_ENTERED',
    )
  })

  test('a card without a score can be ruled, and does not keep its player', async () => {
    const body = { status: 'NS', reason: 'Overslept' } as const
    expect(await world.call('setCardStatus', { params: carla, body })).toMatchObject({ status: 'NS', holeScores: [] })
    await world.call('removePlayerFromEvent', { params: { eventId: 'S-110', playerId: 3 } })
  })

  test('a score that the committee cleared on every hole lets the player go', async () => {
    await results(world, [entry()])
    await results(world, [entry({ scorer: 'committee', cleared: true, reason: 'Another player' })])
    await world.call('removePlayerFromEvent', { params: { eventId: 'S-110', playerId: 3 } })
  })
})

describe('scores on the wrong card', () => {
  const ana = { eventId: 'S-110', cardId: 'P-1' }
  const logOf = async (id: number) =>
    (
      await world.rows<{ n: number }>('select count(*) as n from score_entry where event_id = 110 and side_id = $1', [
        id,
      ])
    )[0]?.n

  test('move with the registers of all scorers, and can be moved back', async () => {
    await play()
    const before = await world.call('getCard', { params: carla })
    const [from, to] = await world.call('moveScores', { params: carla, body: { to: 'P-1', reason } })
    expect(from?.holeScores).toEqual([])
    expect(to && holesOf(to)).toEqual(holesOf(before))
    // Ana marked Carla: on her own card she is the player, and Carla the marker.
    expect(to?.holeScores[0]?.entries.map(({ scorer, as }) => [scorer, as])).toEqual([
      [3, 'marker'],
      [1, 'player'],
    ])
    expect([await logOf(3), await logOf(1)]).toEqual([12, 6])
    expect(await results(world, [entry({ hole: 1, strokes: 8 })])).toEqual(['accepted'])
    await results(world, [entry({ hole: 1, cleared: true })])
    const [back, again] = await world.call('moveScores', { params: ana, body: { to: 'P-3', reason } })
    expect(back?.holeScores).toEqual([])
    expect(again && holesOf(again)).toEqual(holesOf(before))
  })

  test('swap both ways, with what the committee said', async () => {
    await play()
    await results(world, [entry({ playerId: 1, scorer: 'committee', hole: 2, strokes: 8 })])
    await results(world, [entry({ scorer: 'committee', hole: 3, pickedUp: true, reason })])
    const swap = () => world.call('swapScores', { params: carla, body: { to: 'P-1', reason } })
    const [one, other] = await swap()
    expect(one && holesOf(one)).toEqual([[2, 8]])
    expect(other && holesOf(other)).toEqual([
      [1, 4],
      [2, 5],
      [3, undefined],
    ])
    expect(other?.holeScores[2]).toMatchObject({ pickedUp: true, corrected: true })
    const [first, second] = await swap()
    expect(first && holesOf(first)).toEqual(other && holesOf(other))
    expect(second && holesOf(second)).toEqual(one && holesOf(one))
  })

  test('moving nothing changes nothing', async () => {
    const before = await cardRows(world)
    await world.call('moveScores', { params: carla, body: { to: 'P-1', reason } })
    expect(await cardRows(world)).toEqual(before)
    expect(await world.rows('select 1 from audit')).toEqual([])
  })

  test('a card and itself, or a player and a team, are not two cards', async () => {
    for (const to of ['P-3', 'T-3011'])
      expect(await world.refusal('swapScores', { params: carla, body: { to, reason } })).toBe('VALIDATION')
  })
})

describe('the history of a card', () => {
  test('says who, when, old, new and why, in pages', async () => {
    await play()
    await results(world, [entry({ hole: 1, strokes: 9, deviceSequence: 1 })])
    await results(world, [entry({ scorer: 'committee', hole: 1, strokes: 7, reason })])
    await sign('committee')
    const history = await world.call('getCardHistory', { params: carla })
    expect(history).toHaveLength(9)
    expect(history[0]).toMatchObject({
      what: 'score',
      scorer: 1,
      as: 'marker',
      recordedBy: 'credential:1',
      after: 4,
    })
    expect(history[0]).not.toHaveProperty('before')
    expect(history[6]).toMatchObject({ strokes: 9, stands: false, before: 4, after: 4 })
    expect(history[7]).toMatchObject({ as: 'committee', strokes: 7, reason, stands: true, before: 4, after: 7 })
    expect(history[8]).toMatchObject({ what: 'sign', scorer: 'committee', device: 'server' })
    const headers = { authorization: `Bearer ${world.token('club')}` }
    const paged = []
    for (let url = '/v1/events/S-110/cards/P-3/history?limit=2'; url; ) {
      const page = await world.app.inject({ url, headers })
      paged.push(...page.json())
      url = /<http:\/\/test\.local([^>]+)>/.exec(String(page.headers.link))?.[1] ?? ''
    }
    expect(paged).toEqual(history)
    // A cursor that could not hold what stood there leads to the same.
    const side = { side: 'P', sideId: 3 } as const
    const { entries, changes } = await world.service.database.read([1], async tx => {
      const event = (await visibleEvent(tx, 'S-110', [1])) ?? expect.fail()
      return historyPage(tx, event, side, { limit: 2, after: [history[6]?.logId ?? 0] })
    })
    expect(entries.map(({ arrival }) => arrival)).toEqual([history[7]?.logId, history[8]?.logId])
    expect(changes).toEqual([{ before: 4, after: 7 }, null])
  })
})

describe('official results', () => {
  test('show OFFICIAL, do not change until they are reopened, and say then that they were revised', async () => {
    await play()
    const set = (state: 'completed' | 'official', why?: string) =>
      world.call('setEventState', {
        params: { eventId: 'S-110' },
        body: { state, ...(why !== undefined && { reason: why }) },
      })
    await set('completed')
    expect(await set('official')).not.toHaveProperty('revisedDt')
    expect(await world.call('getCard', { params: carla })).toMatchObject({ status: 'OFFICIAL' })
    const scores = await world.call('searchPlayerScores', { params: { eventId: 'S-110' } })
    expect(scores.map(({ playerId, status }) => [playerId, status])).toContainEqual([3, 'OFFICIAL'])
    expect(scores.map(({ playerId, status }) => [playerId, status])).toContainEqual([6, 'NOT_STARTED'])
    const corrected = [entry({ scorer: 'committee', hole: 1, strokes: 6, reason })]
    expect(await world.refusal('recordScores', { params: { eventId: 'S-110' }, body: corrected })).toBe(
      'EVENT_NOT_EDITABLE',
    )
    expect(await world.call('getEventState', { params: { eventId: 'S-110' } })).not.toHaveProperty('revisedDt')
    await set('completed', 'A wrong card')
    expect(await results(world, corrected)).toEqual(['accepted'])
    await set('official')
    const revised = { state: 'official', revisedDt: '2026-05-01T09:00:00.000+00:00' }
    expect(await world.call('getEventState', { params: { eventId: 'S-110' } })).toMatchObject(revised)
  })

  test('that were reopened and changed say so too, after being official again', async () => {
    await play()
    await world.rows(`update event set state = 'completed', first_official_at = now() where event_id = 110`)
    expect(
      await results(
        world,
        Array.from({ length: 3 }, (_, i) => entry({ hole: 5 + i })),
      ),
    ).toEqual(Array(3).fill('accepted'))
    await Promise.all(
      Array.from({ length: 20 }, (_, i) => results(world, [entry({ playerId: i % 2 ? 3 : 2, scorer: 6 })])),
    )
    expect(await world.call('getEventState', { params: { eventId: 'S-110' } })).toHaveProperty('revisedDt')
  })
})
