import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { said } from '../testSteps.ts'
import { type Competition, payOnePrizeEach } from './payOnePrizeEach.ts'

function competition(order: readonly number[], amountsCents: readonly number[]): Competition {
  return { sides: order.map((id, index) => ({ id, position: index + 1 })), prizes: { amountsCents } }
}

function winners(competitions: readonly Competition[], rule: 'precedence' | 'higherMoney') {
  return payOnePrizeEach(competitions, rule).map(({ payouts }) =>
    payouts.filter(({ cents }) => cents > 0).map(({ id, cents }) => [id, cents]),
  )
}

const gross = competition([1, 2, 3, 4], [300, 200])

describe('one prize each', () => {
  it('keeps the gross prize and moves everybody below up in net', () => {
    const net = competition([2, 3, 1, 4], [500, 100])
    expect(winners([gross, net], 'precedence')).toEqual([
      [
        [1, 300],
        [2, 200],
      ],
      [
        [3, 500],
        [4, 100],
      ],
    ])
  })

  it('says who keeps another prize', () => {
    const [, net] = payOnePrizeEach([gross, competition([1, 3], [500])], 'precedence')
    expect(net?.payouts.map(({ id, steps }) => [id, said(steps)[0]?.what])).toEqual([
      [1, 'keeps another prize'],
      [3, 'prize for place 1'],
    ])
  })

  it('keeps the higher money and moves everybody below up in the other', () => {
    const net = competition([2, 3, 1, 4], [500, 100])
    expect(winners([gross, net], 'higherMoney')).toEqual([
      [
        [1, 300],
        [3, 200],
      ],
      [
        [2, 500],
        [4, 100],
      ],
    ])
  })

  it('keeps the prize of the first competition when the money is equal', () => {
    expect(winners([competition([1, 2], [300]), competition([1, 2], [300])], 'higherMoney')).toEqual([
      [[1, 300]],
      [[2, 300]],
    ])
  })

  it('settles sides with prizes of equal money by their ids', () => {
    const level = (id: number, position: number) => ({ id, position })
    const sides = [level(8, 1), level(7, 1)]
    const pair = { sides, prizes: { amountsCents: [100, 100] } }
    expect(winners([pair, pair], 'precedence')).toEqual([
      [
        [8, 100],
        [7, 100],
      ],
      [],
    ])
  })

  it('leaves a side with one prize alone', () => {
    expect(winners([competition([1, 2], [300]), competition([2, 1], [200])], 'higherMoney')).toEqual([
      [[1, 300]],
      [[2, 200]],
    ])
  })

  it('never pays anybody twice and keeps each sum', () => {
    const anyOrder = fc.shuffledSubarray([1, 2, 3, 4, 5, 6, 7, 8], { minLength: 8 })
    const anyAmounts = fc
      .array(fc.integer({ min: 1, max: 1000 }), { maxLength: 4 })
      .map(list => list.sort((a, b) => b - a))
    const anyCompetition = fc.tuple(anyOrder, anyAmounts).map(([order, amounts]) => competition(order, amounts))
    fc.assert(
      fc.property(
        fc.array(anyCompetition, { minLength: 2, maxLength: 2 }),
        fc.constantFrom('precedence' as const, 'higherMoney' as const),
        (competitions, rule) => {
          const paid = winners(competitions, rule).flat()
          expect(new Set(paid.map(([id]) => id)).size).toBe(paid.length)
          const expected = competitions
            .flatMap(({ prizes }) => prizes.amountsCents)
            .reduce((sum, cents) => sum + cents, 0)
          expect(paid.reduce((sum, [, cents]) => sum + (cents ?? 0), 0)).toBe(expected)
        },
      ),
    )
  })
})
