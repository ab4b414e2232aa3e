import { expect, it } from 'vitest'
import { runVectors } from './runVectors.ts'

it('every published case is counted as published', () => {
  const { passed, failures } = runVectors(import.meta.dirname)
  expect(
    failures.map(({ vector, expected, found }) => ({ id: vector.id, kind: vector.kind, expected, found })),
  ).toEqual([])
  expect(passed).toBeGreaterThan(1100)
})
