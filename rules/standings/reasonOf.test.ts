import { describe, expect, it } from 'vitest'
import { show } from '../exact.ts'
import type { CountbackStep } from './countback.ts'
import { type Reason, reasonOf } from './reasonOf.ts'
import type { Combining, RoundResult } from './rounds.ts'
import { type SideRounds, standings } from './standings.ts'
import { roundOf } from './testRounds.ts'

const strokes = { ranks: 'low', byPar: true, noCard: null } as const

/** Six holes that come to these strokes on the first three and the last three. */
const halves = (first: number, last: number, handicap = 0) => roundOf([first - 8, 4, 4, 4, 4, last - 8], { handicap })

const side = (sideId: number, ...rounds: (RoundResult | null)[]): SideRounds => ({ sideId, rounds })

function reason(sides: readonly SideRounds[], sideId: number, combining: Combining): Reason | undefined {
  const { board } = standings(sides, strokes, combining)
  return reasonOf(board, sideId, { ranks: 'low', byPar: combining.final !== true })
}

const final = (...steps: readonly CountbackStep[]): Combining => ({ final: true, ties: { steps } })
const said = (found: Reason | undefined) => ({
  kind: found?.kind,
  rival: found?.rival,
  ahead: found?.ahead && [found.ahead.sides, show(found.ahead.by)],
  behind: found?.behind && [found.behind.sides, show(found.behind.by)],
})
const steps = (found: Reason | undefined) =>
  found?.steps.map(({ step, outcome, holes, values }) => [
    step,
    outcome,
    holes,
    Object.fromEntries(values.map(one => [one.side, one.value && show(one.value)])),
  ])

describe('a place that is clear', () => {
  const sides = [side(1, halves(12, 12)), side(2, halves(12, 13)), side(3, halves(13, 12)), side(4, halves(14, 14))]

  it('says who is before and behind, and how far away', () => {
    expect(said(reason(sides, 1, { final: true }))).toEqual({
      kind: 'clear',
      rival: 2,
      ahead: undefined,
      behind: [[2, 3], '1'],
    })
    expect(said(reason(sides, 4, { final: true }))).toEqual({
      kind: 'clear',
      rival: 3,
      ahead: [[2, 3], '3'],
      behind: undefined,
    })
  })

  it('is measured in strokes to par while the board is live', () => {
    const live = [side(1, roundOf([3, null, null])), side(2, roundOf([4, 4, null]))]
    expect(said(reason(live, 2, {}))).toEqual({ kind: 'clear', rival: 1, ahead: [[1], '1'], behind: undefined })
  })

  it('is none for who has no place or has played nothing', () => {
    expect(reason([side(1, halves(12, 12)), side(2, null)], 2, { final: true })).toBeUndefined()
    expect(reason([side(1, roundOf([4, null])), side(2, roundOf([null, null]))], 2, {})).toBeUndefined()
  })
})

describe('a tie that was broken', () => {
  const two = [side(1, halves(13, 12)), side(2, halves(12, 13)), side(3, halves(14, 14))]

  it('has the holes that decided with both values, and what was not needed', () => {
    const found = reason(two, 2, final('lastHoles'))
    expect(said(found)).toEqual({ kind: 'broken', rival: 1, ahead: undefined, behind: [[3], '3'] })
    expect(steps(found)).toEqual([
      ['lastHoles', 'decides', [3, 4, 5, 6], { 1: '16', 2: '17' }],
      ['lastHoles', 'notNeeded', [5, 6], {}],
      ['lastHoles', 'notNeeded', [6], {}],
    ])
  })

  it('goes on after a step that is level', () => {
    const found = reason(
      [side(1, halves(12, 12, 9)), side(2, halves(12, 12, 5))],
      1,
      final('backNine', 'lowerHandicap'),
    )
    expect(steps(found)?.map(step => step.slice(0, 2))).toEqual([
      ['backNine', 'level'],
      ['lowerHandicap', 'decides'],
    ])
    expect(found?.rival).toBe(2)
  })

  it('compares the last round, then rounds before it, by the rounds of the board', () => {
    const rounds = [side(1, halves(13, 12), halves(12, 12)), side(2, halves(12, 12), halves(12, 13))]
    const [first] = reason(rounds, 2, final('lastRound', 'previousRounds'))?.steps ?? []
    expect(first).toMatchObject({ step: 'lastRound', outcome: 'decides', round: 1 })
  })

  it('by hand has no holes', () => {
    const byHand = [
      { ...side(1, halves(12, 12)), byHand: 2 },
      { ...side(2, halves(12, 12)), byHand: 1 },
    ]
    expect(steps(reason(byHand, 1, final('byHand')))).toEqual([['byHand', 'decides', undefined, { 1: '2', 2: '1' }]])
  })

  it('looks at who came just before, and for the first at who came next', () => {
    const three = [side(1, halves(14, 11)), side(2, halves(13, 12)), side(3, halves(12, 13))]
    expect([1, 2, 3].map(id => reason(three, id, final('lastHoles'))?.rival)).toEqual([2, 1, 2])
  })
})

describe('a place that is shared', () => {
  const four = [1, 2, 3, 4].map(id => side(id, halves(12, 12)))

  it('names with whom, by two and by four', () => {
    const two = [side(1, halves(12, 12)), side(2, halves(12, 12)), side(3, halves(13, 13))]
    expect(reason(two, 1, { final: true })).toMatchObject({ kind: 'shared', sharedWith: [2], rival: 2, steps: [] })
    expect(reason(four, 3, { final: true })?.sharedWith).toEqual([1, 2, 4])
  })

  it('says what was compared where nothing broke it', () => {
    const outcomes = reason(four, 1, final('lastHoles'))?.steps.map(({ outcome }) => outcome)
    expect(outcomes).toEqual(['level', 'level', 'level'])
  })

  it('tells who was level from who shares the place', () => {
    const found = reason(
      [side(1, halves(13, 11)), side(2, halves(12, 12)), side(3, halves(12, 12))],
      2,
      final('lastHoles'),
    )
    expect(found).toMatchObject({ kind: 'shared', position: 2, level: [1, 3], sharedWith: [3], rival: 3 })
  })

  it('is not broken while the board is live', () => {
    expect(reason(four, 1, { ties: { steps: ['lastHoles'] } })).toMatchObject({ kind: 'shared', steps: [] })
  })
})
