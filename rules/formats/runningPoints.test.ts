import { expect, test } from 'vitest'
import { formatById } from './index.ts'
import { pointsOn } from './runningPoints.ts'

const pointsOf = (id: string, given = {}) => formatById(id)?.runningPoints?.(given)

test.each([
  // A par 4 with one stroke received: net 2 to net 6.
  ['stableford', {}, [4, 3, 2, 1, 0]],
  ['stableford', { score: 'gross' }, [3, 2, 1, 0, 0]],
  ['bestBallStableford', {}, [4, 3, 2, 1, 0]],
  ['parBogey', {}, [1, 1, 0, -1, -1]],
  ['fourBallParBogey', {}, [1, 1, 0, -1, -1]],
  ['modifiedStableford', {}, [2, 0, -1, -3, -3]],
  ['modifiedStableford', { score: 'net', par: 1 }, [5, 2, 1, -1, -3]],
  ['quota', {}, [4, 2, 1, 0, 0]],
])('%s with %j gives the phone the points of a hole as data', (id, given, wanted) => {
  const points = pointsOf(id, given)
  expect(points && [3, 4, 5, 6, 7].map(gross => pointsOn(points, gross, 4, 1) / 100)).toEqual(wanted)
})

test('a ball picked up has the points of its format', () => {
  expect([pointsOf('stableford')?.pickedUp, pointsOf('parBogey')?.pickedUp]).toEqual([0, -100])
  expect(pointsOf('modifiedStableford')?.pickedUp).toBe(-300)
})

test('a format of strokes has none', () => {
  expect(['strokePlay', 'scramble', 'matchPlay', 'skins'].map(id => pointsOf(id))).toEqual(Array(4).fill(undefined))
})

test('a score beyond the table has the points of its last line', () => {
  const points = pointsOf('stableford')
  // From -5 to +6: a hole in one on a par 6 with two strokes received is beyond, and so is a 20.
  expect(points).toMatchObject({ score: 'net', from: -5 })
  expect(points?.hundredths).toHaveLength(12)
  expect(points && [1, 2, 3, 20].map(gross => pointsOn(points, gross, 6, 2))).toEqual([700, 700, 700, 0])
  expect(points && pointsOn(points, 4, 6, 2)).toBe(600)
  expect(points && [12, 13].map(gross => pointsOn({ ...points, hundredths: [1, 2] }, gross, 12, 0))).toEqual([2, 2])
  expect(points && [6, 7, 8].map(gross => pointsOn({ ...points, hundredths: [1, 2] }, gross, 12, 0))).toEqual([1, 1, 2])
})
