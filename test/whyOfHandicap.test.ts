/** The console explains what the server computes; those two never import each other, so that this stands here. */
import { expect, test } from 'vitest'
import { computeHandicap } from '../server/domain/handicaps/computeHandicap.ts'
import { stepsOf } from '../site/console/why/whyOf.ts'

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
        const steps = stepsOf({ ...handicap, hcSource: 'MANUAL' }, tee?.holes)
        expect(steps.at(-1)?.result, `${indexTenths} on ${tee?.par} at ${allocPct}`).toBe(String(hcPlaying))
      }
})
