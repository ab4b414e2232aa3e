import { expect, test } from 'vitest'
import type { Hole } from '../../../rules/game.ts'
import { stepsOf, strokesOnHoles } from './whyOf.ts'

test('what somebody has set is not counted', () => {
  const set = { playerId: 1, hcIndex: 12.4, hcCourse: 14, hcPlaying: 20, hcSource: 'MANUAL' as const }
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
