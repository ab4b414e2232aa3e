import { describe, expect, it } from 'vitest'
import { positionLabel } from './positions.ts'
import type { Combining, RoundResult, Scoring } from './rounds.ts'
import { type SideRounds, standings } from './standings.ts'
import { roundOf } from './testRounds.ts'

const strokes: Scoring = { ranks: 'low', byPar: true, noCard: null }
const points: Scoring = { ranks: 'high', byPar: false, noCard: 0 }

const side = (sideId: number, ...rounds: (RoundResult | null)[]): SideRounds => ({ sideId, rounds })

function board(sides: readonly SideRounds[], combining: Combining = {}, scoring = strokes) {
  return standings(sides, scoring, combining).board.rows.map(row => [
    row.sideId,
    row.position === null ? row.status : positionLabel({ position: row.position, tied: row.tied }),
  ])
}

const even = roundOf([4, 4, 4])
const under = roundOf([4, 3, 4])
const over = roundOf([5, 4, 5])

describe('a live board', () => {
  it('ranks by strokes to par, however many holes are played', () => {
    expect(board([side(1, even), side(2, roundOf([3, null, null])), side(3, over)])).toEqual([
      [2, '1'],
      [1, '2'],
      [3, '3'],
    ])
  })

  it('lists level sides by holes played, then by id', () => {
    expect(board([side(3, even), side(1, roundOf([4, null, null])), side(2, even)])).toEqual([
      [2, 'T1'],
      [3, 'T1'],
      [1, 'T1'],
    ])
  })

  it('lists who is not ranked behind, and leaves out who never showed up', () => {
    const state = (name: 'withdrawn' | 'noReturn' | 'disqualified' | 'noShow') =>
      roundOf([4, null, null], { state: name })
    const sides = [
      side(1, state('disqualified')),
      side(2, state('withdrawn')),
      side(3, state('noReturn')),
      side(4, roundOf([null, null, null])),
      side(5, state('noShow')),
      side(6, even),
    ]
    expect(board(sides)).toEqual([
      [6, '1'],
      [4, 'notStarted'],
      [3, 'noReturn'],
      [2, 'withdrawn'],
      [1, 'disqualified'],
    ])
  })

  it('shows the round in play, its holes and the rounds before', () => {
    const { board } = standings([side(1, over, roundOf([3, 4, null])), side(2, even, null)], strokes, {})
    expect(board.currentRound).toBe(1)
    expect(board.rows[1]).toEqual({
      sideId: 1,
      position: 2,
      tied: false,
      status: 'playing',
      value: { n: 21, d: 1 },
      toPar: 1,
      thru: 2,
      today: { n: -1, d: 1 },
      rounds: [
        { value: { n: 14, d: 1 }, toPar: 2, thru: 3, counts: true },
        { value: { n: 7, d: 1 }, toPar: -1, thru: 2, counts: true },
      ],
      movement: 0,
    })
    expect(board.rows[0]).toMatchObject({ status: 'notStarted', thru: 0, today: null, rounds: [{ thru: 3 }, null] })
  })

  it('shows points of today where points count, and nothing where no strokes do', () => {
    const sides = [side(1, even)]
    expect(standings(sides, points, {}).board.rows[0]?.today).toEqual({ n: 12, d: 1 })
    expect(standings([side(1, { ...even, toPar: null })], strokes, {}).board.rows[0]?.today).toBeNull()
  })

  it('shows the places gained since the start of the round in play', () => {
    const sides = [side(1, even, over), side(2, over, under), side(3, null, even)]
    const rows = standings(sides, points, {}).board.rows
    expect(rows.map(({ sideId, position, movement }) => [sideId, position, movement])).toEqual([
      [1, 1, 1],
      [2, 2, -1],
      [3, 3, null],
    ])
    expect(standings([side(1, even)], strokes, {}).board.rows[0]?.movement).toBeNull()
  })

  it('before the first score has no round in play and no positions', () => {
    const { board } = standings([side(2, null), side(1, roundOf([null, null]))], strokes, {})
    expect(board.currentRound).toBeNull()
    expect(board.rows.map(({ sideId, position, status }) => [sideId, position, status])).toEqual([
      [1, null, 'notStarted'],
      [2, null, 'notStarted'],
    ])
    expect(standings([], strokes, {}).board).toEqual({ rows: [], currentRound: null })
  })

  it('does not break ties', () => {
    const ties = { steps: ['lastHoles'] } as const
    expect(board([side(1, roundOf([3, 4, 5])), side(2, even)], { ties })).toEqual([
      [1, 'T1'],
      [2, 'T1'],
    ])
  })
})

describe('a final board', () => {
  const final = { final: true }

  it('ranks totals of complete rounds only', () => {
    expect(board([side(1, over), side(2, under), side(3, roundOf([3, 3, null]))], final)).toEqual([
      [2, '1'],
      [1, '2'],
      [3, 'incomplete'],
    ])
    expect(board([side(1, over), side(2, under)], final, points)).toEqual([
      [1, '1'],
      [2, '2'],
    ])
  })

  it('breaks ties by the cards, the handicap of the last round or by hand', () => {
    const late = roundOf([5, 4, 3], { handicap: 9 })
    const early = roundOf([3, 4, 5], { handicap: 4 })
    expect(board([side(1, early), side(2, late)], { ...final, ties: { steps: ['lastHoles'] } })).toEqual([
      [2, '1'],
      [1, '2'],
    ])
    expect(
      board([side(1, even, early), side(2, even, late)], { ...final, ties: { steps: ['higherHandicap'] } }),
    ).toEqual([
      [2, '1'],
      [1, '2'],
    ])
    const winner = { ...side(2, even), byHand: 1 }
    expect(
      board([side(1, even), winner, side(3, even)], { ...final, ties: { steps: ['byHand'], places: [1] } }),
    ).toEqual([
      [2, '1'],
      [1, 'T2'],
      [3, 'T2'],
    ])
    expect(board([side(1, early), side(2, late)], final)).toEqual([
      [1, 'T1'],
      [2, 'T1'],
    ])
  })

  it('breaks ties of points in favour of the higher', () => {
    const sides = [side(1, roundOf([5, 4, 3])), side(2, roundOf([3, 4, 5]))]
    expect(board(sides, { ...final, ties: { steps: ['lastHoles'] } }, points)[0]).toEqual([2, '1'])
  })

  it('tells which rounds the total leaves out', () => {
    const { board } = standings([side(1, over, under)], strokes, { ...final, best: 1 })
    expect(board.rows[0]?.rounds.map(cell => cell?.counts)).toEqual([false, true])
    expect(board.rows[0]?.status).toBe('complete')
  })
})

describe('after a cut', () => {
  const cuts = [{ afterRound: 1, low: 1 }]

  it('who missed it has no position and keeps the total of the rounds before', () => {
    const sides = [side(1, over, null), side(2, under, roundOf([4, null, null])), side(3, under, roundOf([9, 9, 9]))]
    const { board } = standings(sides, strokes, { cuts })
    expect(board.rows.map(({ sideId, position, status, value }) => [sideId, position, status, value?.n])).toEqual([
      [2, 1, 'playing', 15],
      [3, 2, 'complete', 38],
      [1, null, 'missedCut', 14],
    ])
  })

  it('lists who missed it by their totals, also who played on for another leaderboard', () => {
    const missed = [
      side(1, roundOf([6, 6, 6]), roundOf([3, 3, 3])),
      side(2, over, null),
      side(3, roundOf([5, 5, 5]), null),
      side(4, under, under),
    ]
    expect(board(missed, { cuts })).toEqual([
      [4, '1'],
      [2, 'missedCut'],
      [3, 'missedCut'],
      [1, 'missedCut'],
    ])
    expect(board(missed, { cuts: [{ afterRound: 1, low: 1 }] }, points).slice(1)).toEqual([
      [3, 'missedCut'],
      [2, 'missedCut'],
      [4, 'missedCut'],
    ])
  })

  it('stands as soon as everybody still in has finished, not before', () => {
    expect(board([side(1, over), side(2, under)], { cuts })).toEqual([
      [2, '1'],
      [1, 'missedCut'],
    ])
    expect(board([side(1, over), side(2, under), side(3, roundOf([4, 4, null]))], { cuts })).toEqual([
      [2, '1'],
      [3, '2'],
      [1, '3'],
    ])
    expect(board([side(1, over), side(2, under)], { cuts: [{ afterRound: 2, low: 1 }] })).toEqual([
      [2, '1'],
      [1, '2'],
    ])
    const withdrawn = roundOf([3, null, null], { state: 'withdrawn' })
    expect(board([side(1, over), side(2, under), side(3, withdrawn)], { cuts })).toEqual([
      [2, '1'],
      [1, 'missedCut'],
      [3, 'withdrawn'],
    ])
  })

  it('who left the event stays out for that reason', () => {
    for (const state of ['withdrawn', 'disqualified', 'noReturn'] as const) {
      const sides = [side(1, over, roundOf([4, null, null], { state })), side(2, under, even)]
      expect(board(sides, { cuts })).toEqual([
        [2, '1'],
        [1, state],
      ])
    }
    expect(board([side(1, over, roundOf([null], { state: 'noShow' })), side(2, under, even)], { cuts })).toEqual([
      [2, '1'],
    ])
  })

  it('waits for nobody who left, in whatever way', () => {
    for (const state of ['withdrawn', 'disqualified', 'noReturn'] as const) {
      const gone = roundOf([3, null, null], { state })
      expect(board([side(1, over), side(2, under), side(3, gone)], { cuts })[1]).toEqual([1, 'missedCut'])
    }
    const absent = roundOf([null, null, null], { state: 'noShow' })
    expect(board([side(1, over), side(2, under), side(3, absent)], { cuts })[1]).toEqual([1, 'missedCut'])
  })

  it('who missed it is in no later one, even with a card', () => {
    const twice = [
      { afterRound: 1, low: 2 },
      { afterRound: 2, low: 1 },
    ]
    const best = roundOf([1, 1, 1])
    const sides = [side(1, under, over), side(2, even, over), side(3, over, best)]
    expect(board(sides, { cuts: twice })).toEqual([
      [1, '1'],
      [2, 'missedCut'],
      [3, 'missedCut'],
    ])
    const { board: shown } = standings(sides, strokes, { cuts: twice })
    expect(shown.rows.find(({ sideId }) => sideId === 3)?.value?.n).toBe(14)
  })

  it('the second time ranks who is stopped behind the finishers', () => {
    const stopped = [
      { afterRound: 1, low: 2 },
      { afterRound: 2, low: 1, missed: 'stoppedBySecondCut' },
    ] as const
    const sides = [side(1, under, even, roundOf([9, 9, 9])), side(2, even, even, null), side(3, over, null, null)]
    const { board } = standings(sides, strokes, { cuts: stopped, final: true })
    expect(board.rows.map(({ sideId, position, status, value }) => [sideId, position, status, value?.n])).toEqual([
      [1, 1, 'complete', 50],
      [2, 2, 'stoppedBySecondCut', 24],
      [3, null, 'missedCut', 12 + 2],
    ])
  })

  it('counts flights and amateurs as the cut says', () => {
    const sides = [
      { ...side(1, under), flightId: 1 },
      { ...side(2, over), flightId: 2 },
      { ...side(3, over), flightId: 1 },
    ]
    expect(board(sides, { cuts: [{ afterRound: 1, low: 1, perFlight: true }] })).toEqual([
      [1, '1'],
      [2, '2'],
      [3, 'missedCut'],
    ])
    const withAmateur = [{ ...side(1, under), amateur: true }, side(2, even), side(3, over)]
    expect(board(withAmateur, { cuts: [{ afterRound: 1, low: 1, counts: 'professionals' }] })).toEqual([
      [1, '1'],
      [2, '2'],
      [3, 'missedCut'],
    ])
  })

  it('takes the higher points in Stableford', () => {
    expect(board([side(1, over), side(2, under)], { cuts }, points)).toEqual([
      [1, '1'],
      [2, 'missedCut'],
    ])
  })
})
