import { describe, expect, it } from 'vitest'
import { type PrizeTable, placeAmounts, prizeTables, prizeTableWarnings } from './prizeTables.ts'

describe('a prize table', () => {
  it('in cents pays what it says', () => {
    expect(placeAmounts({ cents: [500, 300] }, 10)).toEqual([500, 300])
  })

  it('in percent pays whole cents that sum to the purse', () => {
    expect(placeAmounts({ percentThousandths: [33_300, 33_300, 33_400] }, 100)).toEqual([33, 33, 34])
    expect(placeAmounts({ percentThousandths: [50_000, 30_000, 20_000] }, 101)).toEqual([51, 30, 20])
  })

  it('of less than 100 percent leaves the rest of the purse', () => {
    expect(placeAmounts({ percentThousandths: [50_000, 25_000] }, 1000)).toEqual([500, 250])
    expect(placeAmounts({ percentThousandths: [50_000, 25_000] }, 1001)).toEqual([500, 250])
  })

  it('that is offered pays out the whole purse, better places more', () => {
    for (const table of Object.values(prizeTables)) {
      expect(prizeTableWarnings(table)).toEqual([])
      expect(placeAmounts(table, 123_457).reduce((sum, amount) => sum + amount, 0)).toBe(123_457)
    }
    expect(prizeTables.tour.percentThousandths).toHaveLength(70)
  })

  it('is warned about when it rises or does not make 100 percent', () => {
    const codes = (table: PrizeTable, purseCents?: number) =>
      prizeTableWarnings(table, purseCents).map(({ code, refused }) => (refused ? `${code}, refused` : code))
    expect(codes({ cents: [300, 500] })).toEqual(['notDescending'])
    expect(codes({ cents: [300, 300] })).toEqual([])
    expect(codes({ percentThousandths: [60_000, 30_000] })).toEqual(['belowHundredPercent'])
    expect(codes({ percentThousandths: [50_000, 60_000] })).toEqual(['notDescending', 'aboveHundredPercent, refused'])
    expect(codes({ cents: [500, 300] }, 799)).toEqual(['abovePurse'])
    expect(codes({ cents: [500, 300] }, 800)).toEqual([])
  })

  it('is warned about with the place, the money and what is left over', () => {
    expect(prizeTableWarnings({ cents: [500, 300, 400] })).toEqual([
      { code: 'notDescending', refused: false, place: 3 },
    ])
    expect(prizeTableWarnings({ cents: [50_000, 30_005] }, 24_000)).toEqual([
      { code: 'abovePurse', refused: false, paidCents: 80_005, purseCents: 24_000 },
    ])
    expect(prizeTableWarnings({ percentThousandths: [60_000, 27_500] })).toEqual([
      { code: 'belowHundredPercent', refused: false, percent: 87.5, left: { percent: 12.5 } },
    ])
    expect(prizeTableWarnings({ percentThousandths: [60_000, 30_000] }, 10_001)).toEqual([
      { code: 'belowHundredPercent', refused: false, percent: 90, left: { cents: 1001, purseCents: 10_001 } },
    ])
    expect(prizeTableWarnings({ percentThousandths: [60_000, 60_000] })).toEqual([
      { code: 'aboveHundredPercent', refused: true, percent: 120 },
    ])
  })
})
