import { expect, test } from 'vitest'
import { mutantsOf } from './mutantsOf.ts'

/** What each mutant makes of a line. */
function mutated(text: string): readonly string[] {
  return mutantsOf(text, 'ts').map(({ start, end, text: by }) => text.slice(0, start) + by + text.slice(end))
}

test('comparisons, conditions, constants, statements and lists are changed, one at a time', () => {
  expect(mutated('if (a < 2) stop()')).toEqual([
    'if (!(a < 2)) stop()',
    'if (a <= 2) stop()',
    'if (a < 3) stop()',
    'if (a < 2) ;',
  ])
  expect(mutated('const all = isOpen && [1]')).toEqual([
    'const all = isOpen || [1]',
    'const all = isOpen && []',
    'const all = isOpen && [2]',
  ])
})

test('a change stands where it belongs also behind letters that are no ASCII', () => {
  expect(mutated("const o = 'João 🏌️'; const n = 1")).toContain("const o = 'João 🏌️'; const n = 2")
})

test('types, imports and names of fields are left alone', () => {
  expect(mutated("import { a } from './a.ts'\nexport type Kind = 'one' | 2\nconst b = { 'c-d': a } as const")).toEqual(
    [],
  )
})
