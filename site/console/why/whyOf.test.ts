import { expect, test } from 'vitest'
import type { Hole } from '../../../rules/game.ts'
import { computeHandicap } from '../../../server/domain/handicaps/computeHandicap.ts'
import { stepsOf, strokesOnHoles } from './whyOf.ts'

const tees = [
  { par: 72, ratingTenths: 703, slope: 130, holes: 18 },
  { par: 35, ratingTenths: 342, slope: 118, holes: 9 },
  null,
]

test('the steps lead to the number that the server has computed, on every tee and without one', () => {
  for (const tee of tees)
    for (const allocPct of [100, 95, 85])
      for (let indexTenths = -54; indexTenths <= 540; indexTenths += 1) {
        const { hcCourse, hcPlaying } = computeHandicap({ indexTenths, tee, allocPct })
        const ofTee = tee && { teeRating: tee.ratingTenths / 10, teeSlope: tee.slope, teePar: tee.par }
        const handicap = { playerId: 1, hcIndex: indexTenths / 10, ...ofTee, hcCourse, hcPlaying, hcAllocPct: allocPct }
        const steps = stepsOf({ ...handicap, hcLocked: false, hcSource: 'MANUAL' }, tee?.holes)
        expect(steps.at(-1)?.result, `${indexTenths} on ${tee?.par} at ${allocPct}`).toBe(String(hcPlaying))
      }
})

test('what somebody has set is not counted', () => {
  const set = { playerId: 1, hcIndex: 12.4, hcCourse: 14, hcPlaying: 20, hcLocked: false, hcSource: 'MANUAL' as const }
  expect(stepsOf(set)).toEqual([])
  expect(stepsOf(undefined)).toEqual([])
})

const holes: readonly Hole[] = Array.from({ length: 18 }, (_, at) => ({ number: at + 1, par: 4, strokeIndex: 18 - at }))

test('strokes are said by how many, plus handicaps give them back', () => {
  expect(strokesOnHoles(2, holes)).toEqual([{ strokes: 1, holes: [17, 18] }])
  expect(strokesOnHoles(19, holes)).toEqual([
    { strokes: 2, holes: [18] },
    { strokes: 1, holes: holes.slice(0, 17).map(({ number }) => number) },
  ])
  expect(strokesOnHoles(-1, holes)).toEqual([{ strokes: -1, holes: [1] }])
  expect(strokesOnHoles(0, holes)).toEqual([])
})
