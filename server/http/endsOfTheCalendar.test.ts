/** Every date and moment that can be sent, at the ends of the calendar: it is taken or refused, and never an internal error. */
import { afterAll, afterEach, expect, test } from 'vitest'
import { type AnyOperationId, allOperations } from '../../contract/all.ts'
import type { Operation } from '../../contract/operation.ts'
import { type AnyCase, ask, prepareCase } from '../../test/askCase.ts'
import { everyCase } from '../../test/everyCase.ts'
import { startWorld, type World } from '../../test/world.ts'
import { validationErrors } from '../kernel/http/validationErrors.ts'

type Schema = {
  readonly anyOf?: readonly Schema[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly items?: Schema
  readonly format?: string
  readonly pattern?: string
}
type Place = readonly (string | number)[]

const dates = ['0001-01-01', '9999-12-31']
const moments = ['0001-01-01T00:00:00+14:00', '9999-12-31T23:59:59.999999999-14:00']
const localMoments = ['0001-01-01T00:00', '9999-12-31T23:59']
const tried = (Object.keys(everyCase) as AnyOperationId[]).flatMap(id => {
  const op = allOperations[id] as Operation
  const { input } = (everyCase[id] as { success: AnyCase }).success as { input: Record<string, unknown> }
  const asked = { body: op.body, query: op.query, criteria: op.criteria } as Readonly<
    Record<string, Schema | undefined>
  >
  const changed = Object.entries(asked).flatMap(([part, schema]) =>
    schema
      ? ends(schema, input[part]).flatMap(([place, values]) =>
          values.map(value => ({ ...input, [part]: withValue(input[part], place, value) })),
        )
      : [],
  )
  return changed.length > 0 ? [[id, changed] as const] : []
})

test('many operations take one', () => {
  expect(tried.length).toBeGreaterThan(20)
})

let world: World | undefined
let isTouched = false
afterAll(() => world?.close())
// A world is dear: one that nothing has changed serves the next operation too.
afterEach(async () => {
  if (!isTouched) return
  await world?.close()
  world = undefined
})

test.each(tried)('%s', async (id, inputs) => {
  const op: Operation = allOperations[id]
  const { success } = everyCase[id] as { success: AnyCase }
  world ??= await startWorld()
  isTouched = success.given !== undefined
  await prepareCase(world, success)
  for (const input of inputs) {
    const answer = await ask(world, op, { ...success, input } as AnyCase, {})
    isTouched ||= op.transaction === 'write' && (answer.status < 300 || answer.status >= 500)
    expect(answer.status, `${JSON.stringify(input)}: ${answer.text}`).toBeLessThan(500)
    if (answer.status === 200 && !op.mediaType)
      expect(validationErrors(op.reply, JSON.parse(answer.text)), JSON.stringify(input)).toEqual([])
  }
})

/** The places of dates and moments, with the first and the last that can stand there; in a list, of its first element. */
function ends(schema: Schema, value: unknown): readonly (readonly [Place, readonly string[]])[] {
  if (schema.format === 'date') return [[[], dates]]
  if (schema.format === 'date-time') return [[[], moments]]
  if (schema.pattern?.includes('T') && localMoments.every(text => RegExp(String(schema.pattern)).test(text)))
    return [[[], localMoments]]
  const inside = (name: string | number, part: Schema) => {
    const below = (value as Record<string | number, unknown> | undefined)?.[name]
    return ends(part, below).map(([place, values]) => [[name, ...place], values] as const)
  }
  return [
    ...(schema.anyOf ?? []).flatMap(part => ends(part, value)),
    ...(schema.items ? inside(0, schema.items) : []),
    ...Object.entries(schema.properties ?? {}).flatMap(([name, part]) => inside(name, part)),
  ]
}

function withValue(target: unknown, [name, ...rest]: Place, value: string): unknown {
  if (name === undefined) return value
  if (typeof name === 'number') {
    const [first, ...others] = Array.isArray(target) ? target : []
    return [withValue(first, rest, value), ...others]
  }
  const fields = typeof target === 'object' && target !== null ? target : {}
  return { ...fields, [name]: withValue((fields as Record<string, unknown>)[name], rest, value) }
}
