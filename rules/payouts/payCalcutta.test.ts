import { describe, expect, it } from 'vitest'
import { said } from '../testSteps.ts'
import { payCalcutta } from './payCalcutta.ts'

const lot = (sideId: number, position: number | null, bidCents: number, ...owners: [number, number][]) => ({
  sideId,
  position,
  bidCents,
  owners: owners.map(([id, weight]) => ({ id, weight })),
})

describe('a calcutta', () => {
  it('pays the owners of the placed sides out of all bids, by their shares', () => {
    const lots = [lot(1, 2, 1000, [11, 1]), lot(2, 1, 2001, [12, 1], [13, 2]), lot(3, null, 1000, [14, 1])]
    const { payouts, undistributedCents } = payCalcutta(lots, { percentThousandths: [70_000, 30_000] })
    expect(payouts.map(({ ownerId, sideId, cents }) => [ownerId, sideId, cents])).toEqual([
      [11, 1, 1200],
      [12, 2, 934],
      [13, 2, 1867],
      [14, 3, 0],
    ])
    expect(undistributedCents).toBe(0)
    expect(said(payouts[1]?.steps ?? [])).toEqual([
      { what: 'prize for place 1', result: '28.01' },
      { what: 'share of 2 owners', result: '9.34' },
    ])
  })

  it('keeps what nobody won', () => {
    const { payouts, undistributedCents } = payCalcutta([lot(1, 1, 1000)], { percentThousandths: [60_000, 40_000] })
    expect(payouts).toEqual([])
    expect(undistributedCents).toBe(1000)
  })
})
