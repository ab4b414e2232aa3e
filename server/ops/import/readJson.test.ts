import { expect, test } from 'vitest'
import { say } from '../../../contract/words/say.ts'
import { ImportProblem } from './importProblem.ts'
import { lineOf } from './lineOf.ts'
import { readJson } from './readJson.ts'

function problemOf(text: string | Uint8Array): string {
  try {
    readJson(typeof text === 'string' ? new TextEncoder().encode(text) : text)
  } catch (error) {
    if (error instanceof ImportProblem) return error.problems.map(problem => say(problem.message, 'en')).join()
    throw error
  }
  return ''
}

test.each([
  ['{\n"a": 1,\n}\n', 3],
  ['[1,\n2\n', 3],
  ['{"a":\n\n[1, 2, x],\n"b": 3}', 3],
  ['hello\nworld', 1],
  ['{"a": "x\ny"}', 1],
  ['', 1],
])('text that is no JSON names its line: %j', (text, line) => {
  expect(problemOf(text)).toContain(`line ${line} `)
})

test('a file in another encoding is refused', () => {
  expect(problemOf(new Uint8Array([0x22, 0xe9, 0x22]))).toContain('UTF-8')
})

test('half of a character is refused', () => {
  expect(problemOf('{"name": "\\ud83d"}')).toContain('surrogate')
  expect(problemOf('{"name": "\\ud83d\\ude00"}')).toBe('')
})

test.each(['[', '{"a":'])('nesting of a hundred thousand levels of %s is refused', opening => {
  expect(problemOf(opening.repeat(100_000))).toContain('nested too deep')
})

test('a byte order mark does no harm', () => {
  expect(readJson(new Uint8Array([0xef, 0xbb, 0xbf, 0x31])).value).toBe(1)
})

test('a pointer leads to the line of its value', () => {
  const text = '{\n  "a": [1, {\n    "b/c": "x}",\n    "d": "\\"]"}],\n  "e": null\n}'
  expect(lineOf(text, '')).toBe(1)
  expect(lineOf(text, '/a/1/b~1c')).toBe(3)
  expect(lineOf(text, '/a/1/d')).toBe(4)
  expect(lineOf(text, '/e')).toBe(5)
})

test('a pointer to something that is missing leads to what is around it', () => {
  expect(lineOf('{\n"a": {\n"b": 1}}', '/a/zzz')).toBe(2)
  expect(lineOf('[\n[1]]', '/0/7/x')).toBe(2)
})
