import { expect, test } from 'vitest'
import { pointerAt } from './pointerAt.ts'

/** The place of the exclamation mark. */
const pointerOfMark = (text: string) => pointerAt(text, text.indexOf('!'))

test.each([
  ['{"a":"!"}', '/a'],
  ['{"a":[1,{"b":2,"c":["x","y!"]}]}', '/a/1/c/1'],
  ['{"a":{"b":1},"c!":1}', '/c!'],
  ['{"a":[[],[1,2],"!"]}', '/a/2'],
  ['["!"]', '/0'],
  ['"!"', ''],
  ['{"a/b~c":"!"}', '/a~1b~0c'],
  ['{"say \\"hi\\":":"!"}', '/say "hi":'],
  ['{"a" \n : [1 , "!"]}', '/a/1'],
  ['{"a":"b","c":"d!"}', '/c'],
  ['{"a":"[{,","b":"!"}', '/b'],
])('in %s it is %s', (text, pointer) => {
  expect(pointerOfMark(text)).toBe(pointer)
})

test('a comma belongs to the element that it begins', () => {
  expect(pointerAt('{"a":[1,2]}', 7)).toBe('/a/1')
})

test('a text that is no JSON takes no longer than one that is', () => {
  const began = performance.now()
  pointerAt('"\\"'.repeat(300_000), 900_000)
  pointerAt(`"a"${' '.repeat(900_000)}`, 900_000)
  expect(performance.now() - began).toBeLessThan(2000)
})
