import type { Parts } from '../../contract/client.ts'
import type { Operation } from '../../contract/operation.ts'
import { seeded } from '../../server/ops/sample/seeded.ts'
import { fitting } from '../fuzz/valueOf.ts'
import { type Leaf, type Worst, worstValues } from './worstValues.ts'

type Schema = Leaf & {
  readonly anyOf?: readonly Schema[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly items?: Schema
  readonly maxItems?: number
}

/** A field of a request, and the inputs in which it has the worst of its kind and everything else is as in `input`. */
export type WorstField = { readonly place: string; readonly inputs: readonly (readonly [what: string, input: Parts])[] }

/** Every field of an operation that takes a file, a text, an id, a time, a number or a list. */
export function worstFields(op: Operation, input: Parts): readonly WorstField[] {
  const random = seeded(45)
  return (['params', 'query', 'criteria', 'body'] as const).flatMap(part => {
    const schema = op[part] as Schema | undefined
    if (!schema) return []
    return fieldsIn(part, schema, input[part], random).map(({ place, values }) => ({
      place,
      inputs: values.map(
        ([what, value]) => [what, { ...input, [part]: part === 'body' ? value : written(value) }] as const,
      ),
    }))
  })
}

/** In an address everything is text, and whole: half a sign cannot stand there. */
function written(values: unknown): unknown {
  const text = (own: unknown) => (typeof own === 'string' ? own : (JSON.stringify(own) ?? '')).toWellFormed()
  return Object.fromEntries(
    Object.entries(values as object).map(([name, own]) => [name, isList(own) ? own.map(text) : text(own)]),
  )
}

function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value)
}

type Field = { readonly place: string; readonly values: readonly Worst[] }

/** The fields below a place; the values of each are those of the whole part. */
function fieldsIn(place: string, schema: Schema, base: unknown, random: () => number): readonly Field[] {
  if (schema.anyOf) return schema.anyOf.flatMap(one => fieldsIn(place, one, base, random))
  if (schema.items) {
    const given = Array.isArray(base) && base.length > 0 ? base : [fitting(schema.items, random)]
    const [first, ...others] = given
    const most = Math.min(schema.maxItems ?? 1000, 5000)
    const lists: readonly Worst[] = [
      ['the same as often as may be', Array.from({ length: most }, () => first)],
      ['one too many', Array.from({ length: most + 1 }, () => first)],
      ['nothing', []],
    ]
    const inside = fieldsIn(`${place}/0`, schema.items, first, random)
    return [{ place, values: lists }, ...within(inside, value => [value, ...others])]
  }
  if (schema.properties) {
    const given = typeof base === 'object' && base !== null ? base : (fitting(schema, random) as object)
    return Object.entries(schema.properties).flatMap(([name, property]) =>
      within(fieldsIn(`${place}/${name}`, property, given[name as never], random), value => ({
        ...given,
        [name]: value,
      })),
    )
  }
  const values = worstValues(place.split('/').findLast(name => name !== '0') ?? '', schema)
  return values.length === 0 ? [] : [{ place, values }]
}

function within(fields: readonly Field[], around: (value: unknown) => unknown): readonly Field[] {
  return fields.map(({ place, values }) => ({
    place,
    values: values.map(([what, value]): Worst => [what, around(value)]),
  }))
}
