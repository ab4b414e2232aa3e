import { expect, test } from 'vitest'
import { contours } from './contours.ts'

test('each event has its own contours, the same for ever, in about two kilobytes', () => {
  const paths = Array.from({ length: 200 }, (_, index) => contours(5000 + index))
  expect(new Set(paths).size).toBe(200)
  expect(contours(5007)).toBe(paths[7])
  expect(Math.max(...paths.map(path => path.length))).toBeLessThan(3500)
  for (const path of paths) expect(path).toMatch(/^(M\d+ \d+(q-?\d+[ -]\d+[ -]\d+[ -]\d+)*)+$/)
})
