import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { said } from '../testSteps.ts'
import { type PlacedSide, type PlacePrizes, payPlaces } from './payPlaces.ts'

const placed = (...positions: (number | null)[]): PlacedSide[] => positions.map((position, id) => ({ id, position }))

function cents(sides: readonly PlacedSide[], prizes: PlacePrizes) {
  return payPlaces(sides, prizes).payouts.map(payout => payout.cents)
}

describe('the prizes for places', () => {
  it('go to the positions, in whatever order the sides are given', () => {
    expect(cents(placed(2, 1, 3), { amountsCents: [500, 300, 200] })).toEqual([300, 500, 200])
  })

  it('are shared by level sides, who never each get the prize of the place', () => {
    expect(cents(placed(1, 2, 2, 4), { amountsCents: [500, 300, 200, 100] })).toEqual([500, 250, 250, 100])
  })

  it('keep their sum when cents are odd', () => {
    expect(cents(placed(1, 1, 1), { amountsCents: [500, 300, 200] })).toEqual([334, 333, 333])
  })

  it('beyond the table count 0 in the average', () => {
    expect(cents(placed(1, 2, 2, 2), { amountsCents: [500, 300] })).toEqual([500, 100, 100, 100])
  })

  it('are not used up by amateurs and unranked sides', () => {
    const sides = [
      { id: 1, position: 1, takesPrizes: false },
      { id: 2, position: 2, takesPrizes: true },
      { id: 3, position: null },
      { id: 4, position: 3 },
    ]
    expect(cents(sides, { amountsCents: [500, 300, 200] })).toEqual([0, 500, 0, 300])
    expect(payPlaces(sides, { amountsCents: [500, 300, 200] }).undistributedCents).toBe(200)
  })

  it('are not paid below the minimum field', () => {
    const prizes = { amountsCents: [500], minimumField: 3 }
    expect(payPlaces(placed(1, 2), prizes)).toMatchObject({
      payouts: [{ cents: 0 }, { cents: 0 }],
      undistributedCents: 500,
    })
    expect(cents(placed(1, 2, 3), prizes)).toEqual([500, 0, 0])
  })

  it('of places that nobody fills stay in the purse or go to the others in proportion', () => {
    const amountsCents = [500, 300, 200]
    expect(payPlaces(placed(1, 2), { amountsCents }).undistributedCents).toBe(200)
    const redistributed = payPlaces(placed(1, 2), { amountsCents, emptyPlaces: 'redistributed' })
    expect(redistributed.payouts.map(payout => payout.cents)).toEqual([625, 375])
    expect(redistributed.undistributedCents).toBe(0)
    expect(cents(placed(1, 2, 3, 4), { amountsCents, emptyPlaces: 'redistributed' })).toEqual([500, 300, 200, 0])
    expect(payPlaces([], { amountsCents, emptyPlaces: 'redistributed' }).undistributedCents).toBe(1000)
  })

  it('explain themselves', () => {
    const { payouts } = payPlaces([...placed(1, 2, 2, null), { id: 9, position: 4, takesPrizes: false }], {
      amountsCents: [500, 300, 250],
    })
    expect(payouts.map(({ steps }) => said(steps))).toEqual([
      [{ what: 'prize for place 1', result: '5' }],
      [{ what: 'prizes for places 2 to 3, shared', formula: '(3 + 2.5) / 2', result: '2.75' }],
      [{ what: 'prizes for places 2 to 3, shared', formula: '(3 + 2.5) / 2', result: '2.75' }],
      [{ what: 'not ranked', result: '0' }],
      [{ what: 'not playing for prizes', result: '0' }],
    ])
  })

  it('and what is not distributed sum to the purse, and a better position never gets less', () => {
    const anySide = fc.record({
      id: fc.integer({ min: 1, max: 200 }),
      position: fc.option(fc.integer({ min: 1, max: 12 })),
      takesPrizes: fc.boolean(),
    })
    const anyPrizes = fc.record({
      amountsCents: fc
        .array(fc.integer({ min: 0, max: 10_000 }), { maxLength: 10 })
        .map(list => list.sort((a, b) => b - a)),
      minimumField: fc.integer({ min: 0, max: 5 }),
      emptyPlaces: fc.constantFrom('undistributed', 'redistributed'),
    })
    fc.assert(
      fc.property(fc.array(anySide, { maxLength: 20 }), anyPrizes, (sides, prizes) => {
        const { payouts, undistributedCents } = payPlaces(sides, prizes)
        const paid = payouts.reduce((sum, payout) => sum + payout.cents, 0)
        expect(paid + undistributedCents).toBe(prizes.amountsCents.reduce((sum, amount) => sum + amount, 0))
        expect(undistributedCents).toBeGreaterThanOrEqual(0)
        const takers = sides
          .map((side, index) => ({ ...side, cents: payouts[index]?.cents ?? -1 }))
          .filter(side => side.position !== null && side.takesPrizes)
          .sort((a, b) => (a.position ?? 0) - (b.position ?? 0))
        takers.forEach((side, index) => {
          const better = takers[index - 1]
          if (better && better.position !== side.position) expect(side.cents).toBeLessThanOrEqual(better.cents)
        })
      }),
    )
  })
})
