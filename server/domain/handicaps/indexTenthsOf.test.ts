import { expect, test } from 'vitest'
import { indexTenthsOf } from './indexTenthsOf.ts'

test.each([
  ['12,4', 124],
  [' 12.4 ', 124],
  ['+1.2', -12],
  ['-1.2', -12],
  ['\u22121.2', -12],
  ['0', 0],
  ['+0.0', 0],
  ['54', 540],
  ['54.1', undefined],
  ['12.45', undefined],
  ['NH', undefined],
  ['', undefined],
])('"%s" is the index of %s tenths', (text, tenths) => expect(indexTenthsOf(text)).toBe(tenths))
