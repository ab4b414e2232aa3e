import { expect, test } from 'vitest'
import { patternsIn } from './patternsIn.ts'

test('every way to write a regular expression is found, with its line', () => {
  const text = [
    'const one: RegExp = /a+b/gi',
    "const two = new RegExp('c*', 'u')",
    'const three = RegExp(`d`)',
    "const Field = Type.String({ pattern: '^e+$', maxLength: 3 })",
    'const four = <T,>(x: T) => new RegExp(/f/, "g")',
    "const parts = new RegExp('^' + one.source)",
    'const given = { pattern: made }',
    'const { pattern } = given',
    "const no = 'a /string/'",
  ].join('\n')
  const { patterns, madeOfParts } = patternsIn('a.ts', text)
  expect(patterns).toEqual([
    { source: 'a+b', flags: 'gi', line: 1 },
    { source: 'c*', flags: 'u', line: 2 },
    { source: 'd', flags: '', line: 3 },
    { source: '^e+$', flags: 'u', line: 4 },
    { source: 'f', flags: '', line: 5 },
  ])
  expect(madeOfParts).toEqual([6, 7])
})
