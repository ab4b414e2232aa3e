import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runs } from '../../tools/counts.ts'
import type { Card, Score } from '../game.ts'
import { said } from '../testSteps.ts'
import { holeScore } from './holeScore.ts'
import { pointsPerHole } from './pointsPerHole.ts'
import { skinHoles } from './skinHoles.ts'
import { skins } from './skins.ts'
import { plainCard, plainHoles, players, written } from './testCards.ts'
import { winnerTrash } from './winnerTrash.ts'

function playersWith(...scores: readonly (readonly Score[])[]) {
  return players(...scores.map(own => [plainCard(own)]))
}

describe('skins', () => {
  it('go to the only lowest score and carry over a tie', () => {
    expect(written(skins.board({ entries: playersWith([4, 4, 3], [4, 4, 4], [5, 5, 4]) }))).toEqual([
      '1 #1 3',
      'complete #2 0',
      'complete #3 0',
    ])
  })

  it('are dead on a tie without carry-over', () => {
    const board = skins.board({ entries: playersWith([4, 3], [4, 4]), settings: { carryOver: false } })
    expect(board.rows[0]?.value).toEqual({ n: 1, d: 1 })
  })

  it('wait for a hole that somebody has still to play, but not for who has picked up or left', () => {
    const open = playersWith([3, 4], [null, 4], ['pickedUp', 3])
    expect(written(skins.board({ entries: open }))[0]).toBe('1 #3 1')
    const left = players([plainCard([3])], [plainCard([null], { status: 'withdrawn' })])
    expect(written(skins.board({ entries: left }))[0]).toBe('1 #1 1')
  })

  it('count half a stroke, a whole one, or the difference to the lowest handicap', () => {
    const entries = players([plainCard([4], { playingHandicap: 1 })], [plainCard([4], { playingHandicap: 2 })])
    const winner = (settings: object) => written(skins.board({ entries, settings: { ...settings } }))[0]
    expect(winner({ score: 'net', strokes: 'half' })).toBe('1 #2 1')
    const halves = players([plainCard([4], { playingHandicap: 1 })], [plainCard([4])])
    expect(written(skins.board({ entries: halves, settings: { score: 'net', strokes: 'half' } }))[0]).toBe('1 #1 1')
    const lower = players([plainCard([4], { playingHandicap: 1 })], [plainCard([3])])
    expect(written(skins.board({ entries: lower, settings: { score: 'net', strokes: 'half' } }))[0]).toBe('1 #2 1')
    expect(winner({ score: 'net', strokes: 'offLow' })).toBe('1 #2 1')
    expect(winner({ score: 'gross' })).toBe('complete #1 0')
  })

  it('go to the gross score in a tie when gross trumps net', () => {
    const entries = players([plainCard([4], { playingHandicap: 1 })], [plainCard([3])], [plainCard([4])])
    expect(written(skins.board({ entries, settings: { score: 'grossTrumpsNet' } }))[0]).toBe('1 #2 1')
    expect(written(skins.board({ entries, settings: { score: 'net' } }))[0]).toBe('complete #1 0')
  })

  it('have to be validated by par or better on the next hole, else they carry', () => {
    const settings = { validation: true }
    expect(written(skins.board({ entries: playersWith([3, 5, 5], [4, 4, 4]), settings }))[0]).toBe('1 #2 3')
    expect(written(skins.board({ entries: playersWith([3, 4, 4], [4, 4, 5]), settings }))[0]).toBe('1 #1 3')
  })

  it('share the pot by the skins won, or refund or keep what nobody won', () => {
    const entries = playersWith([3, 4, 4, 4], [4, 3, 4, 4], [4, 4, 4, 4])
    const cents = (unclaimed: string) => {
      const board = skins.board({ entries, settings: { unclaimed }, potCents: 1000 })
      return [...board.rows].sort((a, b) => a.sideId - b.sideId).map(row => row.wonCents)
    }
    expect(cents('shared')).toEqual([500, 500, 0])
    expect(cents('refunded')).toEqual([250 + 167, 250 + 167, 166])
    expect(cents('kept')).toEqual([250, 250, 0])
    expect(skins.board({ entries, settings: { unclaimed: 'kept' }, potCents: 1000 }).unclaimedCents).toBe(500)
  })

  it('never make or lose a cent', () => {
    const cards = fc.array(
      fc.array(fc.option(fc.integer({ min: 2, max: 5 }), { nil: null }), { minLength: 9, maxLength: 9 }),
      {
        minLength: 1,
        maxLength: 6,
      },
    )
    const settings = fc.record({
      carryOver: fc.boolean(),
      validation: fc.boolean(),
      unclaimed: fc.constantFrom('shared', 'refunded', 'kept'),
    })
    fc.assert(
      fc.property(cards, settings, fc.nat({ max: 99_999 }), (scores, own, potCents) => {
        const board = skins.board({ entries: playersWith(...scores), settings: own, potCents })
        const won = board.rows.reduce((sum, row) => sum + (row.wonCents ?? 0), 0)
        expect(won + (board.unclaimedCents ?? 0)).toBe(potCents)
        expect(board.rows.every(row => (row.wonCents ?? 0) >= 0)).toBe(true)
      }),
    )
  })

  it('wait for a player without a score, who is out of the pot once the round is over', () => {
    const entries = playersWith([3, 4], [4, 4], [null, null])
    expect(written(skins.board({ entries }))).toEqual(['complete #1 0', 'complete #2 0', 'notStarted #3 0'])
    for (const combining of [{ final: true }, { over: [0] }]) {
      expect(written(skins.board({ entries, combining }))[0]).toBe('1 #1 1')
    }
    const level = { entries: playersWith([4, 4], [4, 4], [null, null]), potCents: 900 }
    expect(skins.board(level).rows.map(row => row.wonCents)).toEqual([300, 300, 300])
    const over = skins.board({ ...level, combining: { final: true } })
    expect(over.rows.map(row => row.wonCents)).toEqual([450, 450, 0])
  })

  it('never make or lose a cent with ghosts in the field, who get nothing', () => {
    const status = fc.constantFrom('open' as const, 'noShow' as const, 'withdrawn' as const, 'disqualified' as const)
    const card = fc.record({
      scores: fc.array(fc.option(fc.integer({ min: 3, max: 5 }), { nil: null }), { minLength: 4, maxLength: 4 }),
      began: fc.boolean(),
      status,
    })
    const settings = fc.record({
      unfinished: fc.constantFrom('open', 'passed'),
      unclaimed: fc.constantFrom('shared', 'refunded', 'kept'),
      score: fc.constantFrom('gross', 'net'),
      strokes: fc.constantFrom('full', 'offLow'),
    })
    fc.assert(
      fc.property(fc.array(card, { minLength: 1, maxLength: 6 }), settings, fc.nat(9999), (cards, own, potCents) => {
        const entries = players(
          ...cards.map(({ scores, began, status: of }) => [
            plainCard(began ? scores : scores.map(() => null), { status: of }),
          ]),
        )
        const board = skins.board({ entries, settings: own, potCents })
        const won = new Map(board.rows.map(row => [row.sideId, row.wonCents ?? 0]))
        expect([...won.values()].reduce((sum, cents) => sum + cents, board.unclaimedCents ?? 0)).toBe(potCents)
        cards.forEach(({ scores, began, status: of }, at) => {
          const isGhost = of === 'noShow' || (of === 'withdrawn' && (!began || scores.every(score => score === null)))
          if (isGhost) expect(won.get(at + 1) ?? 0).toBe(0)
        })
      }),
      { numRuns: runs(150, 5000) },
    )
  })

  it('are as many as holes contested: won, carried, or left unclaimed', () => {
    const scores = fc.array(fc.array(fc.integer({ min: 2, max: 4 }), { minLength: 9, maxLength: 9 }), {
      minLength: 2,
      maxLength: 5,
    })
    fc.assert(
      fc.property(scores, own => {
        const board = skins.board({ entries: playersWith(...own) })
        const won = board.rows.reduce((sum, row) => sum + (row.value?.n ?? 0), 0)
        const unclaimed = (board.awards ?? []).reduce(
          (sum, award) => sum + (award.winners.length === 0 ? award.shares : 0),
          0,
        )
        expect(won + unclaimed).toBe(9)
      }),
    )
  })
})

describe('a hole score pot', () => {
  it('gives every such score an equal share', () => {
    const board = holeScore.board({ entries: playersWith([3, 3, 4], [4, 3, 2], [4, 4, 4]), potCents: 1000 })
    expect(written(board)).toEqual(['T1 #1 2', 'T1 #2 2', 'complete #3 0'])
    expect(board.rows.map(row => row.wonCents)).toEqual([500, 500, 0])
  })

  it('counts deuces, only on the holes chosen', () => {
    const par3 = plainHoles(2).map(hole => ({ ...hole, par: hole.number === 1 ? 3 : 4 }))
    const entries = players([plainCard([2, 2], { holes: par3 })])
    const settings = { test: 'exactly', against: 'strokes', value: 2 }
    expect(written(holeScore.board({ entries, settings, holes: { pars: [3] } }))).toEqual(['1 #1 1'])
  })

  it('counts a net two with the stroke for the par of a tee, as net skins do', () => {
    const par3 = plainHoles(2).map(hole => ({ ...hole, par: hole.number === 1 ? 3 : 4 }))
    const entries = players([plainCard([3, 4], { holes: par3 })], [plainCard([3, 4])])
    const settings = { score: 'net', test: 'exactly', against: 'strokes', value: 2 }
    expect(written(holeScore.board({ entries, settings }))).toEqual(['1 #2 1', 'complete #1 0'])
    expect(written(skins.board({ entries, settings: { score: 'net' } }))).toEqual(['1 #2 1', 'complete #1 0'])
    const toPar = { score: 'net', against: 'toPar', value: -2 }
    expect(written(holeScore.board({ entries, settings: toPar }))).toEqual(['complete #1 0', 'complete #2 0'])
  })

  it('gives who made the same number the same, but for an odd cent', () => {
    const board = holeScore.board({ entries: playersWith([3, 3, 3], [3, 3, 3], [3, 3, 3], [3, 4, 4]), potCents: 1006 })
    expect(board.rows.map(row => row.wonCents)).toEqual([302, 302, 302, 100])
  })

  it('keeps the money when nobody made one', () => {
    expect(holeScore.board({ entries: playersWith([4]), potCents: 500 }).unclaimedCents).toBe(500)
  })
})

describe('other pots', () => {
  it('share a contest between the winners entered', () => {
    const winners = [
      { contest: 'Closest to the pin', hole: 3, sideId: 1 },
      { contest: 'Longest drive', sideId: 2 },
      { contest: 'Longest drive', sideId: 3 },
      { contest: 'Raffle', sideId: 9 },
    ]
    const board = winnerTrash.board({ entries: playersWith([4], [4], [4]), winners, potCents: 1001 })
    expect(written(board)).toEqual(['1 #1 1', 'T2 #2 0.5', 'T2 #3 0.5'])
    expect(board.rows.map(row => row.wonCents)).toEqual([501, 250, 250])
  })

  it('give points by place on every hole, level scores the average', () => {
    const entries = playersWith([3, 4, 4, 4], [4, 4, 4, 5], [5, 5, 4, null])
    expect(written(pointsPerHole.board({ entries }))).toEqual(['1 #1 12', '2 #2 10', '3 #3 5'])
  })

  it('give points on a hole although somebody picked up, left or never came, and none while it is open', () => {
    const entries = playersWith([3, 4, 4], ['pickedUp', 3, null], [4, null, 5], [null, null, null])
    const statuses = ['open', 'open', 'withdrawn', 'noShow'] as const
    const played = entries.map((entry, at) => ({
      ...entry,
      rounds: entry.rounds.map(cards =>
        cards.map(card => card && { ...card, status: statuses[at] ?? ('open' as const) }),
      ),
    }))
    expect(written(pointsPerHole.board({ entries: played })).map(row => row.split('#')[1])).toEqual([
      '1 8',
      '2 6',
      '3 4',
    ])
    const on = (hole: number) => said(pointsPerHole.explain({ entries: played }, { sideId: 1, hole })).at(-1)?.result
    expect([1, 2, 3].map(on)).toEqual(['5 points', '3 points', 'open'])
  })
})

describe('a skin on a hole', () => {
  const usual = { score: 'gross', strokes: 'full', carryOver: true, validation: false, unfinished: 'open' } as const
  const won = (cards: readonly Card[], settings = {}) => {
    const { holes, unclaimed } = skinHoles(cards, { ...usual, ...settings } as Parameters<typeof skinHoles>[1], {})
    return [...holes.map(({ hole, winner, skins: count }) => `${hole}: ${winner} ${count}`), `left ${unclaimed}`]
  }

  it('counts when its winner makes par or better on the next hole, is carried otherwise, and waits for that hole', () => {
    const validation = { validation: true }
    expect(won([plainCard([3, 4, 3]), plainCard([4, 4, 4])], validation)).toEqual([
      '1: 0 1',
      '2: null 1',
      '3: 0 2',
      'left 0',
    ])
    expect(won([plainCard([3, 5, 4]), plainCard([4, 5, 4])], validation)).toEqual([
      '1: null 1',
      '2: null 1',
      '3: null 1',
      'left 3',
    ])
    expect(won([plainCard([3, 'pickedUp']), plainCard([4, 5])], validation)).toEqual(['1: null 1', '2: 1 2', 'left 0'])
    expect(won([plainCard([3, null]), plainCard([4, 5])], validation)).toEqual(['left 0'])
    const passed = { ...validation, unfinished: 'passed' }
    expect(won([plainCard([3, null]), plainCard([4, 5])], passed)).toEqual(['1: null 1', '2: 1 2', 'left 0'])
  })

  it('is open while somebody may still play it, and when cards are passed over until the first score', () => {
    const cards = [plainCard([3, null, null]), plainCard([4, 4, null])]
    expect(won(cards)).toEqual(['1: 0 1', 'left 0'])
    expect(won(cards, { unfinished: 'passed' })).toEqual(['1: 0 1', '2: 1 1', 'left 0'])
    const left = [plainCard([3, null], { status: 'withdrawn' }), plainCard([4, 4])]
    expect(won(left)).toEqual(['1: 0 1', '2: 1 1', 'left 0'])
    expect(won([plainCard(['pickedUp']), plainCard(['pickedUp'])])).toEqual(['1: null 1', 'left 1'])
  })

  it('gives strokes net and none gross, and nothing to who has no handicap', () => {
    const cards = [plainCard([4], { playingHandicap: 1 }), plainCard([4])]
    expect(won(cards)).toEqual(['1: null 1', 'left 1'])
    expect(won(cards, { score: 'net' })).toEqual(['1: 0 1', 'left 0'])
    const without = [plainCard([3], { withoutHandicap: true }), plainCard([4])]
    expect(won(without)).toEqual(['1: 0 1', 'left 0'])
    expect(won(without, { score: 'net' })).toEqual(['1: 1 1', 'left 0'])
  })
})
