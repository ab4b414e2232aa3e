import { expect, test } from 'vitest'
import { importsIn, sourcesOf, wrongImports } from './importsIn.ts'
import { root } from './steps.ts'

test('every way to import is found, of types as well', () => {
  const text = `
import type { A } from './a.ts'
import b from 'b'
export * from './c.ts'
export type { D } from './d.ts'
const e = await import('./e.ts')
let f: import('./f.ts').F
const g = "import x from './g.ts'" // import './h.ts'
`
  expect(sourcesOf(text, 'ts')).toEqual(['./a.ts', 'b', './c.ts', './d.ts', './e.ts', './f.ts'])
})

test.each([
  ['rules import nothing but rules', 'rules/exact.ts', 'node_modules/typebox'],
  ['contract imports rules, typebox and phone numbers only', 'contract/shapes.ts', 'server/app.ts'],
  ['server imports contract and rules only', 'server/app.ts', 'site/ui/call.ts'],
  ['site imports contract and rules only', 'site/ui/call.ts', 'server/app.ts'],
  ['only main and app import app', 'server/domain/log/undo.ts', 'server/app.ts'],
  ['domain imports no layer above it', 'server/domain/events/events.sql.ts', 'server/live/live.ts'],
  ['nothing that an operation does refuses by itself', 'server/live/live.ts', 'server/kernel/refusal.ts'],
  ['what is imported exists', 'server/app.ts', 'server/nothing.ts'],
])('%s', (rule, from, to) => {
  expect(wrongImports(root, [{ from, to }])).toContain(`${rule}: ${from} imports ${to}`)
})

test('a circle of folders is found, also over a third one; a folder and one below it are no circle', () => {
  const at = (folder: string) => `${folder}/groups.sql.ts`
  const [a, b, c] = ['server/domain/roster', 'server/domain/teams', 'server/domain/flights'] as const
  const circle = (from: string, to: string) => ({ from: at(from), to: at(to) })
  const found = wrongImports(root, [circle(a, b), circle(b, c), circle(c, a)])
  expect(found).toContain(`folders import each other in no circle: ${c} and ${a}`)
  const nested = wrongImports(root, [circle(a, `${a}/inside`), circle(`${a}/inside`, a)])
  expect(nested.filter(line => line.includes('circle'))).toEqual([])
})

test('tests may import everything', () => {
  expect(importsIn(root, ['tools/importsIn.test.ts'])).toEqual([])
})
