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

/** The same handicap for everything. */
const off = (handicap: number | null) => ({ playing: handicap, course: handicap, record: handicap })

test('eighteen fours off 6: strokes on the six hardest holes, 42 points', () => {
  const record = scoreRecord(card(Array(18).fill(4)), holes, off(6))
  expect(record).toMatchObject({
    thru: 18,
    gross: 72,
    net: 66,
    grossVsPar: 0,
    netVsPar: -6,
    grossFront: 36,
    grossBack: 36,
    netFront: 33,
    netBack: 33,
    points: 42,
    status: 'COMPLETE',
  })
  expect(record.holeScores.filter(hole => hole.hcStrokes === 1).map(({ hole }) => hole)).toEqual([2, 4, 8, 11, 13, 17])
})

test('a plus handicap gives its stroke back on the easiest hole', () => {
  const { holeScores: counted, net } = scoreRecord(card(Array(18).fill(4)), holes, off(-1))
  expect(counted[15]).toMatchObject({ hole: 16, hc: 18, hcStrokes: -1, gross: 4, netPlaying: 5 })
  expect(net).toBe(73)
})

test('holes that are not played have no numbers, and neither has a half without a hole', () => {
  const record = scoreRecord(card([4, 5]), holes, off(0))
  expect(record).toMatchObject({
    thru: 2,
    gross: 9,
    grossVsPar: 1,
    grossFront: 9,
    grossBack: undefined,
    netBack: undefined,
  })
  expect(record).toMatchObject({ points: 3, status: 'IN_PROGRESS' })
  expect(record.holeScores[2]).toEqual({ hole: 3, par: 3, hc: 15, hcStrokes: 0, pickedUp: false })
})

test('a ball picked up counts as played, takes the totals over it away and leaves the points', () => {
  const record = scoreRecord(card([4, 0, 3, 5, 4, 4, 3, 4, 5, 4]), holes, off(0))
  expect(record).toMatchObject({ thru: 10, grossBack: 4 })
  for (const name of ['gross', 'net', 'grossVsPar', 'netVsPar', 'grossFront', 'netFront', 'ags'] as const)
    expect(record[name]).toBeUndefined()
  expect(record.points).toBe(18)
  expect(record.holeScores[1]).toEqual({ hole: 2, par: 4, hc: 3, hcStrokes: 0, ags: 6, pickedUp: true })
})

test('without a playing handicap there is gross only', () => {
  const record = scoreRecord(card([4, 5]), holes, off(null))
  expect(record).toMatchObject({ gross: 9, grossVsPar: 1 })
  for (const name of ['net', 'netVsPar', 'netFront', 'netBack', 'points'] as const) expect(record[name]).toBeUndefined()
  expect(record.holeScores[0]).toEqual({ hole: 1, par: 4, hc: 7, gross: 4, ags: 4, pickedUp: false })
})

test('no card, and an empty one, have not started', () => {
  expect(scoreRecord(undefined, holes, off(6))).toMatchObject({ thru: 0, status: 'NOT_STARTED' })
  for (const name of ['gross', 'ags', 'net', 'points', 'updatedDt'] as const)
    expect(scoreRecord(undefined, holes, off(6))[name]).toBeUndefined()
  expect(scoreRecord(card([]), holes, off(6))).toMatchObject({ status: 'NOT_STARTED', thru: 0 })
})

test('what the committee or the signatures say stands, however many holes were played', () => {
  for (const status of ['SIGNED', 'OFFICIAL', 'NC', 'WD', 'DQ', 'NS'] as const)
    expect(scoreRecord(card([4, 5], status), holes, off(6)).status).toBe(status)
})

test('a course of nine holes is complete after nine', () => {
  const nine = holes.slice(0, 9)
  const record = scoreRecord(card(Array(9).fill(4)), nine, off(10))
  expect(record).toMatchObject({ thru: 9, gross: 36, net: 26, grossBack: undefined, status: 'COMPLETE' })
  expect(record.holeScores).toHaveLength(9)
  // Ten strokes over nine holes: one each, and the second on the hardest.
  expect(record.holeScores[3]?.hcStrokes).toBe(2)
})

test('by hand: the course handicap and the playing handicap each have a net, and no hole of the adjusted gross is above net double bogey', () => {
  // Course handicap 10: a stroke on the indexes 1 to 10; 85 % of it play off 9, so that hole 14 (index 10) differs.
  const strokes = [9, 4, 6, 5, 4, 4, 3, 0, 5, 4, 4, 3, 5, 8, 4, 3, 4, 5]
  const record = scoreRecord(card(strokes), holes, { playing: 9, course: 10, record: 10 })
  const at = (hole: number) => record.holeScores[hole - 1]
  // Hole 1, par 4, index 7: net double bogey is 4 + 2 + 1.
  expect(at(1)).toMatchObject({ gross: 9, ags: 7, netCourse: 8, netPlaying: 8 })
  // Hole 3, par 3, index 15: 3 + 2.
  expect(at(3)).toMatchObject({ gross: 6, ags: 5, netCourse: 6, netPlaying: 6 })
  // Hole 8, par 4, index 5: picked up.
  expect(at(8)).toEqual({ hole: 8, par: 4, hc: 5, hcStrokes: 1, ags: 7, pickedUp: true })
  expect(at(14)).toMatchObject({ gross: 8, ags: 7, netCourse: 7, netPlaying: 8 })
  // 7+4+5+5+4+4+3+7+5 and 4+4+3+5+7+4+3+4+5 on a par of 72.
  expect(record).toMatchObject({ ags: 83, agsVsPar: 11, gross: undefined })
})

test('without a handicap a hole of the adjusted gross counts at most par + 5, and the round has one when it is complete', () => {
  const record = scoreRecord(card([12, 0, ...Array(16).fill(4)]), holes, off(null))
  expect(record.holeScores.slice(0, 3).map(({ ags }) => ags)).toEqual([9, 9, 4])
  expect(record).toMatchObject({ ags: 9 + 9 + 64, agsVsPar: 10 })
  const incomplete = scoreRecord(card([12, 0, ...Array(15).fill(4)]), holes, off(null))
  expect(incomplete.holeScores[0]?.ags).toBe(9)
  expect(incomplete.ags).toBeUndefined()
})

test('a team has no adjusted gross', () => {
  const record = scoreRecord(card(Array(18).fill(4)), holes, { playing: 6, course: null })
  expect(record).toMatchObject({ gross: 72, net: 66, ags: undefined })
  expect(record.holeScores[1]).toEqual({
    hole: 2,
    par: 4,
    hc: 3,
    hcStrokes: 1,
    gross: 4,
    netPlaying: 3,
    pickedUp: false,
  })
})
