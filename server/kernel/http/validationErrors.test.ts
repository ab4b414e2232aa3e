import type { TSchema } from 'typebox'
import { expect, test } from 'vitest'
import { allOperations, operations } from '../../../contract/all.ts'
import { CourseFile } from '../../../contract/files/courseFile.ts'
import { MultiRoundEventFile, SingleRoundEventFile } from '../../../contract/files/eventFile.ts'
import type { Operation } from '../../../contract/operation.ts'
import { patternWords } from '../../../contract/patternWords.ts'
import { GivenEventSettings } from '../../../contract/settings/givenEventSettings.ts'
import { SignBody, TapsBody } from '../../../contract/site/scorecard.ts'
import { said, say } from '../../../contract/words/say.ts'
import { altered, fitting } from '../../../test/fuzz/valueOf.ts'
import { worstBodies } from '../../../test/fuzz/worstBodies.ts'
import { runs } from '../../../tools/counts.ts'
import { seeded } from '../../ops/sample/seeded.ts'
import { validationErrors } from './validationErrors.ts'

const all = Object.values(operations) as Operation[]
const schemas: readonly (readonly [string, TSchema])[] = [
  ...all.flatMap(({ id, params, query, criteria, body }) =>
    Object.entries({ params, query, criteria, body }).flatMap(([part, schema]): [string, TSchema][] =>
      schema ? [[`${id} ${part}`, schema]] : [],
    ),
  ),
  ['taps', TapsBody],
  ['sign', SignBody],
]

test.each(schemas)('%s: what fits is taken, and what does not is explained by what is wrong with it', (_, schema) => {
  const random = seeded(4711)
  for (let count = 0; count < runs(200, 5000); count += 1) {
    const value = fitting(schema, random)
    expect(validationErrors(schema, value), JSON.stringify(value)).toEqual([])
    const wrong = altered(value, random)
    const found = validationErrors(schema, wrong)
    // The sentence of last resort: yes or no and the explanation would not agree.
    expect(found.map(({ message }) => message.code)).not.toContain('fields.doesNotFit')
    expect(found.length).toBeLessThanOrEqual(20)
  }
})

const bodies = (Object.values(allOperations) as Operation[]).flatMap(({ id, body, example }) =>
  body && example.body !== undefined ? [[id, body, example.body] as const] : [],
)
test.each(bodies)(
  '%s: one mistake is one error at its place, and what is right beside it is not blamed',
  (_, schema, value) => {
    expect(validationErrors(schema, value)).toEqual([])
    for (const pointer of pointersIn(value))
      for (const wrong of [{ what: 1 }, 'a \u0001 b', -12_345.678, true]) {
        const found = validationErrors(schema, changed(value, pointer, wrong))
        const elsewhere = found.filter(error => error.pointer !== pointer && !error.pointer.startsWith(`${pointer}/`))
        expect(elsewhere, `${pointer} is ${JSON.stringify(wrong)}`).toEqual([])
        if (typeof wrong !== 'object') expect(found.length, pointer).toBeLessThanOrEqual(1)
      }
  },
)

function pointersIn(value: unknown, pointer = ''): readonly string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, one]) => [`${pointer}/${key}`, ...pointersIn(one, `${pointer}/${key}`)])
}

/** A copy of the value with something else at one place. */
function changed(value: unknown, pointer: string, other: unknown): unknown {
  const copy = structuredClone(value)
  const path = pointer.split('/').slice(1)
  const last = path.pop() ?? ''
  const owner = path.reduce<unknown>((one, key) => (one as Record<string, unknown>)[key], copy)
  Object.assign(owner as object, { [last]: other })
  return copy
}

test('every pattern of the contract and of the files says in words what it asks for', () => {
  const files = [SingleRoundEventFile, MultiRoundEventFile, CourseFile, GivenEventSettings]
  const patterns = patternsIn([...schemas, ...files])
  expect(patterns.size).toBeGreaterThan(10)
  expect([...patterns].filter(pattern => !Object.hasOwn(patternWords, pattern))).toEqual([])
})

function patternsIn(value: unknown): ReadonlySet<string> {
  if (typeof value !== 'object' || value === null) return new Set()
  const own = Object.entries(value).flatMap(([key, one]) =>
    key === 'pattern' && typeof one === 'string' ? [one] : [...patternsIn(one)],
  )
  return new Set(own)
}

/** How often anything of the value is read by whoever looks into it. */
function counted(value: unknown): { readonly value: unknown; readonly reads: () => number } {
  let reads = 0
  const watched = (one: unknown): unknown =>
    typeof one !== 'object' || one === null
      ? one
      : new Proxy(one, {
          get(target, name, receiver) {
            reads += 1
            return watched(Reflect.get(target, name, receiver))
          },
        })
  return { value: watched(value), reads: () => reads }
}

function readsFor(schema: TSchema, value: unknown): number {
  const { value: watched, reads } = counted(value)
  expect(validationErrors(schema, watched).length).toBeLessThanOrEqual(20)
  return reads()
}

test.each(schemas)(
  '%s: of a body in which everything is wrong only the beginning is read, and of one that fits each part once',
  (_, schema) => {
    for (const make of worstBodies(schema)) {
      const [small, large] = [make(200), make(400)]
      const most = validationErrors(schema, large).length > 0 ? 1.1 : 2.1
      expect(readsFor(schema, large)).toBeLessThanOrEqual(readsFor(schema, small) * most + 50)
    }
  },
)

test('a long list whose last element is wrong is read as often as it has elements', () => {
  const random = seeded(1)
  const tap = fitting(TapsBody.properties.taps.items, random)
  const body = (count: number) => ({
    scorer: 1,
    roundId: 'S-110',
    taps: [...Array.from({ length: count }, () => tap), { ...(tap as object), hole: 0 }],
  })
  expect(validationErrors(TapsBody, body(199))).toEqual([
    { pointer: '/taps/199/hole', message: said('fields.mustBeBetween', { least: 1, most: 18 }) },
  ])
  expect(readsFor(TapsBody, body(198))).toBeLessThan(readsFor(TapsBody, body(99)) * 2.1)
})

test('of alternatives it speaks of the one that the present fields belong to', () => {
  const { body } = operations.registerPlayers
  const said = (value: unknown) =>
    validationErrors(body, value).map(({ pointer, message }) => `${pointer} ${say(message, 'en')}`)
  expect(said({ firstName: 'X' })).toEqual(['/lastName is required', '/gender is required'])
  expect(said([{ playerId: 1 }, { firstName: 'X', lastName: 'Y' }])).toEqual(['/1/gender is required'])
  expect(said({ playerId: 'x', teeId: 3 })).toEqual(['/playerId must be a whole number'])
  expect(said({ playerId: 1, colour: 'red' })).toEqual(['/colour is not known here'])
  expect(said(7)).toEqual([' must be an object or a list'])
  expect(said([])).toEqual([' must have at least 1 entry'])
})

test('a name that somebody made up is not sent back at its full length', () => {
  const [error] = validationErrors(GivenEventSettings, { ['x'.repeat(100_000)]: 1 })
  expect(error?.pointer.length).toBeLessThan(300)
})
