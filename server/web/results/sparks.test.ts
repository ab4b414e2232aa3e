import { expect, test } from 'vitest'
import { sparkline } from './sparks.ts'

/** The paths of a sparkline by their look. */
function pathsOf(toPar: readonly (number | null)[]): Readonly<Record<string, string>> {
  return Object.fromEntries(
    [...sparkline(toPar).matchAll(/class="(\w)" d="([^"]+)"/g)].map(([, look = '', d = '']) => [look, d]),
  )
}

test('up is under par, down over it, in two heights; par and holes to come are dots', () => {
  expect(pathsOf([-1, -3, 0, 1, 2, null])).toEqual({
    a: 'M27.5 10h.01',
    p: 'M12.5 10h.01',
    u: 'M2.5 8V4.5M7.5 8V1',
    o: 'M17.5 12V15.5M22.5 12V19',
  })
  expect(sparkline(Array(18).fill(0))).toContain('width="90" height="20" aria-hidden="true"')
})
