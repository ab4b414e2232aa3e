import { describe, expect, it } from 'vitest'
import { fraction } from '../exact.ts'
import { said } from '../testSteps.ts'
import { columns, statusLabel, toParLabel, valueLabel } from './board.ts'
import { explainStanding } from './explainStanding.ts'
import { type SideRounds, standings } from './standings.ts'
import { tallyRows } from './tally.ts'
import { roundOf } from './testRounds.ts'

const strokes = { ranks: 'low', byPar: true, noCard: null } as const

describe('the explanation of a standing', () => {
  const sides: readonly SideRounds[] = [
    { sideId: 8, rounds: [roundOf([4, 3, 4]), roundOf([4, 5, 4])] },
    {
      sideId: 7,
      rounds: [roundOf([5, 4, 4]), { ...roundOf([3, 4, 4]), steps: () => [{ what: { name: 'own' }, result: '1' }] }],
    },
    { sideId: 6, rounds: [roundOf([4, 4, 4]), null] },
  ]
  const found = standings(sides, strokes, { final: true, ties: { steps: ['lastRound'] } })

  it('shows rounds, total, strokes to par, what broke the tie and the position', () => {
    expect(said(explainStanding(sides, found, 7))).toEqual([
      { what: 'round 1', formula: '3 holes', result: '13' },
      { what: 'own', result: '1' },
      { what: 'round 2', formula: '3 holes', result: '11' },
      { what: 'total', formula: '13 + 11', result: '24' },
      { what: 'to par', formula: 'over the holes played', result: 'E' },
      { what: 'round 2, total', formula: '13, 11', result: 'separated', rule: 'Committee Procedures 5A(6)' },
      { what: 'position', formula: '0 better', result: '1' },
    ])
    expect(said(explainStanding(sides, found, 8)).at(-1)).toEqual({
      what: 'position',
      formula: '1 better',
      result: '2',
    })
  })

  it('says what a round counts beyond what was made in it, so that the sum is right', () => {
    const disqualified = roundOf([4, 4, 4], { state: 'disqualified', toCome: { value: 9, toPar: 9 } })
    const rounds = [null, roundOf([4, 3, null], { toCome: { value: 8, toPar: 4 } }), disqualified]
    const side = [{ sideId: 1, rounds }]
    const explained = explainStanding(side, standings(side, { ...strokes, noCard: 24 }, { final: true }), 1)
    expect(said(explained).slice(0, 6)).toEqual([
      { what: 'round 1', formula: 'no card', result: '24' },
      { what: 'round 2', formula: '2 holes', result: '7' },
      { what: 'round 2, holes without a score', formula: '7 + 8', result: '15' },
      { what: 'round 3', formula: '3 holes', result: '12' },
      { what: 'round 3, disqualified', formula: '12 + 9', result: '21' },
      { what: 'total', formula: '24 + 15 + 21', result: '60' },
    ])
  })

  it('says why there is no position', () => {
    expect(said(explainStanding(sides, found, 6))).toEqual([
      { what: 'position', formula: 'incomplete', result: 'none' },
    ])
  })

  it('of one round has no sum, of nobody nothing', () => {
    const one: readonly SideRounds[] = [{ sideId: 1, rounds: [{ ...roundOf([4]), toPar: null }] }]
    const live = standings(one, { ...strokes, byPar: false }, {})
    expect(said(explainStanding(one, live, 1)).map(({ what }) => what)).toEqual(['round 1', 'position'])
    expect(explainStanding(one, live, 2)).toEqual([])
  })
})

describe('the words of a board', () => {
  it('write strokes to par and totals', () => {
    expect([-3, 0, 2].map(toParLabel)).toEqual(['-3', 'E', '+2'])
    expect([fraction(71), fraction(47, 2), fraction(10, 3)].map(valueLabel)).toEqual(['71', '23.5', '3.33'])
  })

  it('abbreviate why there is no position', () => {
    const statuses = ['incomplete', 'stoppedBySecondCut', 'missedCut', 'noReturn', 'withdrawn', 'disqualified'] as const
    expect(statuses.map(statusLabel)).toEqual(['NC', 'MDF', 'CUT', 'NR', 'WD', 'DQ'])
    expect([statusLabel('noShow'), statusLabel('playing')]).toEqual(['NS', ''])
  })

  it('head the columns', () => {
    const headings = (kind: keyof typeof columns) => columns[kind].map(({ key, name }) => `${key}: ${name}`)
    expect(headings('strokes')).toEqual([
      'position: Pos',
      'movement: +/-',
      'side: Name',
      'toPar: To par',
      'thru: Thru',
      'today: Today',
      'rounds: Rounds',
      'value: Total',
    ])
    expect(columns.points.map(({ key }) => key)).toEqual([
      'position',
      'movement',
      'side',
      'value',
      'thru',
      'today',
      'rounds',
    ])
    expect(headings('matches')).toEqual(['position: Pos', 'side: Name', 'value: Total', 'record: W-H-L'])
    expect(headings('pots')).toEqual(['position: Pos', 'side: Name', 'value: Total', 'wonCents: Won'])
  })
})

describe('a board of what was collected', () => {
  const tally = (sideId: number, points: number, more = {}) => ({
    sideId,
    value: fraction(points),
    ranked: true,
    status: 'complete' as const,
    thru: 18,
    ...more,
  })

  it('ranks the most first, level sides by id, and those not ranked last', () => {
    const rows = tallyRows([
      tally(4, 1),
      tally(9, 3, { wonCents: 500 }),
      tally(2, 1),
      tally(1, 5, { ranked: false, status: 'notStarted' }),
      tally(3, 0, { ranked: false, status: 'noShow' }),
      tally(5, 0, { status: 'noShow' }),
    ])
    expect(rows.map(({ sideId, position, tied }) => [sideId, position, tied])).toEqual([
      [9, 1, false],
      [2, 2, true],
      [4, 2, true],
      [5, 4, false],
      [1, null, false],
    ])
    expect(rows[0]).toEqual({
      sideId: 9,
      value: fraction(3),
      status: 'complete',
      thru: 18,
      wonCents: 500,
      position: 1,
      tied: false,
      toPar: null,
      today: null,
      rounds: [],
      movement: null,
    })
  })
})
