import { expect, test } from 'vitest'
import { runs } from '../../../tools/counts.ts'
import { seeded } from '../../ops/sample/seeded.ts'
import { malformedJson } from './malformedJson.ts'

const texts = [
  ['', 'line 1, column 1, a value'],
  ['{"a":1', 'line 1, column 7, "," or the end of the list or object'],
  ['{"a":1,}', 'line 1, column 8, a name in double quotes'],
  ['{\n  "a": x\n}', 'line 2, column 8, a value'],
  ['{"a" 1}', 'line 1, column 6, ":"'],
  ["{'a': 1}", 'line 1, column 2, a name in double quotes or "}"'],
  ['[1 2]', 'line 1, column 4, "," or the end of the list or object'],
  ['[1,]', 'line 1, column 4, a value'],
  ['[,]', 'line 1, column 2, a value or "]"'],
  ['{"a":[1}', 'line 1, column 8, "," or the end of the list or object'],
  ['{"a":1}}', 'line 1, column 8, the end of the body'],
  ['01', 'line 1, column 2, the end of the body'],
  ['"\n"', 'line 1, column 1, a value'],
  ['"\\x"', 'line 1, column 1, a value'],
  ['nul', 'line 1, column 1, a value'],
]

test.each(texts)('%j is refused with its place', (text, expected) => {
  expect(malformedJson(text ?? '')).toMatchObject({
    code: 'MALFORMED_JSON',
    message: `The body is not valid JSON: at ${expected} is expected.`,
  })
})

test('whatever the parser refuses has a place at which something else is expected', () => {
  const random = seeded(4711)
  const whole = JSON.stringify({ a: [1, -2.5e3, true, null, 'x "y" \u0001'], b: { c: {}, d: [] }, e: '' }, null, 2)
  for (let count = 0; count < runs(500, 20_000); count += 1) {
    const at = Math.floor(random() * whole.length)
    const cut = Math.floor(random() * 3)
    const text = whole.slice(0, at) + ['', '}', ',', '"', '\\', 'é'][Math.floor(random() * 6)] + whole.slice(at + cut)
    if (isJson(text)) continue
    const [, line, column] = /line (\d+), column (\d+)/.exec(malformedJson(text).message) ?? []
    const before = text
      .split('\n')
      .slice(0, Number(line) - 1)
      .reduce((sum, one) => sum + one.length + 1, 0)
    // What stands before the place can be gone on with: no place that is said comes after the fault.
    expect(before + Number(column) - 1, text).toBeLessThanOrEqual(text.length)
  }
})

test('a body of a megabyte is looked through at once', () => {
  expect(malformedJson(`"${'\\n'.repeat(500_000)}`).message).toContain('line 1, column 1, a value')
  expect(malformedJson('['.repeat(1_000_000)).message).toContain('column 1000001')
})

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
