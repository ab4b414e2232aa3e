import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Hole } from '../game.ts'
import { said } from '../testSteps.ts'
import { explainStrokes, strokeOrder, strokesReceived, strokesReceivedOn } from './strokes.ts'

const table = (...strokeIndexes: number[]): Hole[] =>
  strokeIndexes.map((strokeIndex, index) => ({ number: index + 1, par: 4, strokeIndex }))

const eighteen = table(7, 15, 1, 11, 5, 17, 3, 13, 9, 8, 16, 2, 12, 6, 18, 4, 14, 10)

describe('strokes received', () => {
  it('go to the hardest holes, a second time after a whole turn', () => {
    expect(strokesReceived(3, table(2, 4, 1, 3))).toEqual([1, 0, 1, 1])
    expect(strokesReceived(6, table(2, 4, 1, 3))).toEqual([2, 1, 2, 1])
  })

  it('are given back from the easiest holes on by a plus handicap', () => {
    expect(strokesReceived(-1, table(2, 4, 1, 3))).toEqual([0, -1, 0, 0])
    expect(strokesReceived(-5, table(2, 4, 1, 3))).toEqual([-1, -2, -1, -1])
  })

  it('rank the odd or even indexes of nine holes again', () => {
    expect(strokesReceived(5, eighteen.slice(0, 9))).toEqual([1, 0, 1, 0, 1, 0, 1, 0, 1])
    expect(strokeOrder(eighteen.slice(9))).toEqual([4, 8, 1, 6, 3, 9, 2, 7, 5])
  })

  it('go by hole order when stroke indexes are equal, and to holes without one last', () => {
    expect(strokeOrder(table(2, 2, 1))).toEqual([2, 3, 1])
    expect(strokeOrder(table(0, 5, 0, 4))).toEqual([3, 2, 4, 1])
    expect(strokeOrder(table(4, 0, -1))).toEqual([1, 2, 3])
  })

  it('of a part of the round are cut out of the whole table', () => {
    expect(strokesReceivedOn(9, eighteen, [1, 2, 3, 4])).toEqual([1, 0, 1, 0])
    expect(strokesReceivedOn(9, eighteen, [12, 3, 19])).toEqual([1, 1, 0])
  })

  it('explain themselves hole by hole', () => {
    const holes = table(5, 0)
    expect(said(explainStrokes(holes, strokesReceived(3, holes)))).toEqual([
      {
        what: 'strokes on hole 1',
        formula: 'stroke index 5, rank 1 of 2',
        result: '2',
        rule: 'Rules of Handicapping, Appendix E',
      },
      {
        what: 'strokes on hole 2',
        formula: 'stroke index 0, rank 2 of 2',
        result: '1',
        rule: 'Rules of Handicapping, Appendix E',
      },
    ])
    expect(explainStrokes(table(1), [])[0]?.result).toBe('0')
  })

  it('of no holes are none', () => {
    expect(strokesReceived(12, [])).toEqual([])
  })
})

describe('for any table of holes', () => {
  const anyTable = fc
    .array(fc.integer({ min: 0, max: 18 }), { minLength: 1, maxLength: 18 })
    .map(list => table(...list))
  const anyHandicap = fc.integer({ min: -12, max: 60 })

  it('the strokes sum to the playing handicap', () => {
    fc.assert(
      fc.property(anyTable, anyHandicap, (holes, handicap) => {
        expect(strokesReceived(handicap, holes).reduce((total, strokes) => total + strokes, 0)).toBe(handicap)
      }),
    )
  })

  it('one stroke more of handicap is one stroke more on one hole and less on none', () => {
    fc.assert(
      fc.property(anyTable, anyHandicap, (holes, handicap) => {
        const fewer = strokesReceived(handicap, holes)
        const gained = strokesReceived(handicap + 1, holes).map((strokes, index) => strokes - (fewer[index] ?? 0))
        expect(gained.filter(strokes => strokes !== 0)).toEqual([1])
      }),
    )
  })
})
