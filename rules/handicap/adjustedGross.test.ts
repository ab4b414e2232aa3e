import { describe, expect, it } from 'vitest'
import type { Hole } from '../game.ts'
import { said } from '../testSteps.ts'
import { adjustedGross, netDoubleBogey, noIndexMaximum } from './adjustedGross.ts'

const holes: readonly Hole[] = [
  { number: 1, par: 4, strokeIndex: 2 },
  { number: 2, par: 3, strokeIndex: 3 },
  { number: 3, par: 5, strokeIndex: 1 },
]

describe('net double bogey', () => {
  it('is par + 2 + strokes received', () => {
    expect([netDoubleBogey(4, 1), netDoubleBogey(4, 0), netDoubleBogey(5, -1)]).toEqual([7, 6, 6])
  })

  it('is at most par + 5 with a course handicap above 54', () => {
    expect(netDoubleBogey(4, 4, 60)).toBe(9)
    expect(netDoubleBogey(4, 3, 60)).toBe(9)
    expect(netDoubleBogey(4, 2, 60)).toBe(8)
    expect(netDoubleBogey(4, 4, 54)).toBe(10)
    expect(netDoubleBogey(4, 5, 55)).toBe(9)
  })

  it('is par + 5 before the first index', () => {
    expect(noIndexMaximum(3)).toBe(8)
  })
})

describe('an adjusted gross score', () => {
  it('counts no hole above net double bogey', () => {
    const result = adjustedGross(holes, [8, 5, 5], 1)
    expect(result.value).toBe(16)
    expect(result.holes).toEqual([6, 5, 5])
    expect(said(result.steps)).toEqual([
      { what: 'hole 1', formula: '8', result: '6', rule: 'Rules of Handicapping 3.1' },
      { what: 'adjusted gross score', result: '16' },
    ])
  })

  it('counts net double bogey for a hole that was started and not finished', () => {
    expect(adjustedGross(holes, ['pickedUp', 'conceded', 8], 1).holes).toEqual([6, 5, 8])
  })

  it('counts par + 5 at most before the first index', () => {
    expect(adjustedGross(holes, [10, 8, 4], null).holes).toEqual([9, 8, 4])
  })

  it('is incomplete with a hole that was not played, unless that counts net par', () => {
    const open = adjustedGross(holes, [4, null], 2)
    expect(open).toMatchObject({ value: null, holesPlayed: 1, holes: [4, null, null] })
    expect(said(open.steps)).toEqual([{ what: 'adjusted gross score', result: 'incomplete' }])
    expect(adjustedGross(holes, [4, null, 6], 2).value).toBeNull()
    const filled = adjustedGross(holes, [4, null, 6], 2, { unplayedHoles: 'netPar' })
    expect(filled).toMatchObject({ value: 13, holesPlayed: 2, holes: [4, 3, 6] })
    expect(adjustedGross(holes, [null, 3, 6], 2, { unplayedHoles: 'netPar' }).holes).toEqual([5, 3, 6])
  })
})
