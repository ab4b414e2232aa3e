import { expect, test } from 'vitest'
import type { CardOfSide } from './scoreRecord.ts'
import { scoreRecord } from './scoreRecord.ts'

const pars = [4, 4, 3, 5, 4, 4, 3, 4, 5, 4, 4, 3, 5, 4, 4, 3, 4, 5]
const strokeIndexes = [7, 3, 15, 1, 9, 11, 17, 5, 13, 8, 4, 16, 2, 10, 12, 18, 6, 14]
const holes = pars.map((par, at) => ({ number: at + 1, par, strokeIndex: strokeIndexes[at] ?? 0 }))

function card(strokes: readonly (number | null)[], status: CardOfSide['status'] = 'OPEN'): CardOfSide {
  return {
    strokes: [...strokes, ...Array(18 - strokes.length).fill(null)],
    status,
    updatedAt: '2026-05-02T08:41:09.123+00:00',
  }
}

test('eighteen fours off 6: strokes on the six hardest holes, 42 points', () => {
  const record = scoreRecord(card(Array(18).fill(4)), holes, 6)
  expect(record).toMatchObject({
    thru: 18,
    gross: 72,
    net: 66,
    toParGross: 0,
    toParNet: -6,
    grossFront: 36,
    grossBack: 36,
    netFront: 33,
    netBack: 33,
    points: 42,
    status: 'COMPLETE',
  })
  expect(record.holes.filter(hole => hole.hcStrokes === 1).map(({ hole }) => hole)).toEqual([2, 4, 8, 11, 13, 17])
})

test('a plus handicap gives its stroke back on the easiest hole', () => {
  const { holes: counted, net } = scoreRecord(card(Array(18).fill(4)), holes, -1)
  expect(counted[15]).toMatchObject({ hole: 16, hc: 18, hcStrokes: -1, gross: 4, net: 5 })
  expect(net).toBe(73)
})

test('holes that are not played have no numbers, and neither has a half without a hole', () => {
  const record = scoreRecord(card([4, 5]), holes, 0)
  expect(record).toMatchObject({ thru: 2, gross: 9, toParGross: 1, grossFront: 9, grossBack: null, netBack: null })
  expect(record).toMatchObject({ points: 3, status: 'IN_PROGRESS' })
  expect(record.holes[2]).toEqual({ hole: 3, par: 3, hc: 15, hcStrokes: 0, gross: null, net: null, pickedUp: false })
})

test('a ball picked up counts as played, takes the totals over it away and leaves the points', () => {
  const record = scoreRecord(card([4, 0, 3, 5, 4, 4, 3, 4, 5, 4]), holes, 0)
  expect(record).toMatchObject({ thru: 10, gross: null, net: null, toParGross: null, grossFront: null, grossBack: 4 })
  expect(record.points).toBe(18)
  expect(record.holes[1]).toMatchObject({ gross: null, net: null, pickedUp: true })
})

test('without a playing handicap there is gross only', () => {
  const record = scoreRecord(card([4, 5]), holes, null)
  expect(record).toMatchObject({ gross: 9, net: null, toParNet: null, netFront: null, points: null })
  expect(record.holes[0]).toMatchObject({ hcStrokes: null, gross: 4, net: null })
})

test('no card, and an empty one, have not started', () => {
  expect(scoreRecord(undefined, holes, 6)).toMatchObject({ thru: 0, gross: null, points: null, status: 'NOT_STARTED' })
  expect(scoreRecord(undefined, holes, 6).updatedDt).toBeUndefined()
  expect(scoreRecord(card([]), holes, 6)).toMatchObject({ status: 'NOT_STARTED', thru: 0 })
})

test('what the committee or the signatures say stands, however many holes were played', () => {
  for (const status of ['SIGNED', 'OFFICIAL', 'NC', 'WD', 'DQ', 'NS'] as const)
    expect(scoreRecord(card([4, 5], status), holes, 6).status).toBe(status)
})

test('a course of nine holes is complete after nine', () => {
  const nine = holes.slice(0, 9)
  const record = scoreRecord(card(Array(9).fill(4)), nine, 10)
  expect(record).toMatchObject({ thru: 9, gross: 36, net: 26, grossBack: null, status: 'COMPLETE' })
  expect(record.holes).toHaveLength(9)
  // Ten strokes over nine holes: one each, and the second on the hardest.
  expect(record.holes[3]?.hcStrokes).toBe(2)
})
