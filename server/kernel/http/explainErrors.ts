/** Why a value does not fit a schema: one walk over both, in words, that stops as soon as enough is said. */
import type { TSchema } from 'typebox'
import { formats } from '../../../contract/formats.ts'
import { patternWords } from '../../../contract/patternWords.ts'
import { charactersIn } from '../charactersIn.ts'
import type { FieldError } from '../refuse.ts'
import { below } from './pointerAt.ts'

/** The keywords of JSON Schema that the contract uses. */
type Schema = {
  readonly type?: Kind | 'integer'
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly anyOf?: readonly Schema[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly additionalProperties?: boolean | Schema
  readonly patternProperties?: Readonly<Record<string, Schema>>
  readonly items?: Schema
  readonly minItems?: number
  readonly maxItems?: number
  readonly uniqueItems?: boolean
  readonly minLength?: number
  readonly maxLength?: number
  readonly pattern?: string
  readonly format?: string
  readonly minimum?: number
  readonly maximum?: number
  readonly multipleOf?: number
}
type Kind = 'object' | 'array' | 'string' | 'number' | 'boolean' | 'null'
type Fields = Readonly<Record<string, unknown>>

/**
 * What does not fit, by JSON pointer, in the order of the schema. Made on demand: a caller that takes 20 pays for 20,
 * whatever the size of the value. Of alternatives it speaks of the one that the value seems to mean.
 */
export function* explainErrors(schema: TSchema, value: unknown): Generator<FieldError> {
  yield* walk(schema as Schema, value, '')
}

function* walk(schema: Schema, value: unknown, pointer: string): Generator<FieldError> {
  if (schema.anyOf) return yield* walkMeant(schema.anyOf, value, pointer)
  const wrong = wrongKind(schema, value)
  if (wrong) return yield { pointer, message: wrong }
  if (typeof value === 'string') yield* said(pointer, textError(schema, value))
  else if (typeof value === 'number') yield* said(pointer, numberError(schema, value))
  else if (Array.isArray(value)) yield* walkList(schema, value, pointer)
  else if (typeof value === 'object' && value !== null) yield* walkFields(schema, value as Fields, pointer)
}

function* said(pointer: string, message: string | undefined): Generator<FieldError> {
  if (message !== undefined) yield { pointer, message }
}

/** A list that is too long is not looked into: its length is what is wrong. */
function* walkList(
  { items, minItems = 0, maxItems = Number.POSITIVE_INFINITY, uniqueItems }: Schema,
  values: readonly unknown[],
  pointer: string,
): Generator<FieldError> {
  if (values.length > maxItems)
    return yield { pointer, message: `must have at most ${maxItems} ${maxItems === 1 ? 'entry' : 'entries'}` }
  if (values.length < minItems)
    yield { pointer, message: `must have at least ${minItems} ${minItems === 1 ? 'entry' : 'entries'}` }
  if (uniqueItems && new Set(values).size < values.length) yield { pointer, message: 'must name each item once' }
  if (items) for (const [index, value] of values.entries()) yield* walk(items, value, `${pointer}/${index}`)
}

function* walkFields(schema: Schema, fields: Fields, pointer: string): Generator<FieldError> {
  const { properties = {}, required = [], additionalProperties, patternProperties = {} } = schema
  for (const name of required)
    if (fieldOf(fields, name) === undefined) yield { pointer: below(pointer, name), message: 'is required' }
  const patterns = Object.entries(patternProperties).map(([pattern, one]) => [expression(pattern), one] as const)
  for (const name of Object.keys(fields)) {
    if (Object.hasOwn(properties, name)) continue
    const others = patterns.filter(([pattern]) => pattern.test(name)).map(([, one]) => one)
    for (const one of others) yield* walk(one, fields[name], below(pointer, name))
    if (others.length > 0) continue
    if (additionalProperties === false) yield { pointer: below(pointer, name), message: 'is not known here' }
    else if (typeof additionalProperties === 'object')
      yield* walk(additionalProperties, fields[name], below(pointer, name))
  }
  for (const [name, property] of Object.entries(properties)) {
    const value = fieldOf(fields, name)
    if (value !== undefined) yield* walk(property, value, below(pointer, name))
  }
}

/** Speaks of the alternative that is meant, or of all of them where the value is none of their kind. What fits one of them is right. */
function* walkMeant(alternatives: readonly Schema[], value: unknown, pointer: string): Generator<FieldError> {
  const all = alternatives.flatMap(flattened)
  if (all.some(one => walk(one, value, pointer).next().done)) return
  const [meant, ...others] = all.filter(one => one.enum === undefined && wrongKind(one, value) === undefined)
  if (meant === undefined) {
    const messages = new Set(all.map(one => wrongKind(one, value)).filter(message => message !== undefined))
    return yield* said(
      pointer,
      messages.size > 0 ? [...messages].join(' or ').replaceAll(' or must be ', ' or ') : undefined,
    )
  }
  const words = all.filter(one => one.enum !== undefined).map(one => wrongKind(one, value))
  if (words.length > 0 && !words.includes(undefined) && !isComposed(value)) {
    const [first] = walk(meant, value, pointer)
    return yield* said(
      pointer,
      first && [...new Set([...words, first.message])].join(' or ').replaceAll(' or must be ', ' or '),
    )
  }
  yield* walk(isComposed(value) ? nearest([meant, ...others], value) : meant, value, pointer)
}

function flattened(schema: Schema): readonly Schema[] {
  return schema.anyOf ? schema.anyOf.flatMap(flattened) : [schema]
}

function isComposed(value: unknown): boolean {
  return typeof value === 'object' && value !== null
}

/** The record that most of the present fields belong to; of equal ones that which needs most of them, then that which lacks least. */
function nearest(schemas: readonly [Schema, ...Schema[]], value: unknown): Schema {
  if (Array.isArray(value)) return schemas[0]
  const fields = value as Fields
  const nearness = ({ properties = {}, required = [] }: Schema) => {
    const known = Object.entries(properties).filter(([name]) => fieldOf(fields, name) !== undefined)
    const named = known.filter(([name, { const: word }]) => word !== undefined && fieldOf(fields, name) === word)
    const lacking = required.filter(name => fieldOf(fields, name) === undefined)
    const needed = required.length - lacking.length
    return { named: named.length, known: known.length, needed, lacking: lacking.length }
  }
  const [first] = schemas
    .map(schema => ({ schema, ...nearness(schema) }))
    .sort((a, b) => b.named - a.named || b.known - a.known || b.needed - a.needed || a.lacking - b.lacking)
  return first?.schema ?? schemas[0]
}

function wrongKind(schema: Schema, value: unknown): string | undefined {
  const { type, enum: words, const: word } = schema
  if (words) return words.includes(value) ? undefined : `must be one of ${words.join(', ')}`
  if (word !== undefined) return value === word ? undefined : `must be ${JSON.stringify(word)}`
  const fits = type === undefined || (type === 'integer' ? Number.isInteger(value) : kindOf(value) === type)
  return fits ? undefined : `must be ${kinds[type ?? 'null']}`
}

const kinds: Readonly<Record<NonNullable<Schema['type']>, string>> = {
  object: 'an object',
  array: 'a list',
  string: 'text',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  null: 'null',
}

function kindOf(value: unknown): string {
  return value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value
}

/** The length is looked at first: no expression is tried on a text of a megabyte. */
function textError({ minLength = 0, maxLength, pattern, format }: Schema, text: string): string | undefined {
  const length = maxLength !== undefined && text.length <= 2 * maxLength ? charactersIn(text) : text.length
  if (maxLength !== undefined && length > maxLength) return `must have at most ${maxLength} characters`
  if (length < minLength) return minLength === 1 ? 'must not be empty' : `must have at least ${minLength} characters`
  if (pattern !== undefined && !expression(pattern).test(text)) return patternMessage(pattern)
  if (format === undefined || !isKnownFormat(format) || formats[format](text)) return undefined
  const example = examples[format]
  return `must be ${example}`
}

function numberError({ minimum, maximum, multipleOf }: Schema, number: number): string | undefined {
  if (!(number >= (minimum ?? number)) || !(number <= (maximum ?? number))) {
    if (minimum === undefined) return `must be at most ${maximum}`
    // The largest whole number of JSON is no bound that anybody has in mind.
    return maximum === undefined || maximum === Number.MAX_SAFE_INTEGER
      ? `must be at least ${minimum}`
      : `must be between ${minimum} and ${maximum}`
  }
  if (multipleOf === undefined) return undefined
  const times = number / multipleOf
  return Math.abs(Math.round(times) - times) > 1e-6 ? `must be a multiple of ${multipleOf}` : undefined
}

const examples: { readonly [name in keyof typeof formats]: string } = {
  date: 'a date that exists, such as 2026-05-03',
  'date-time': 'a time with its offset, such as 2026-05-03T14:07:09+01:00',
  email: 'a valid e-mail address, such as anna@example.com',
  uuid: 'a UUID, such as 3f2b8c1e-9d4a-4c6b-8e2f-1a5d7c9b0e43',
}

function isKnownFormat(name: string): name is keyof typeof formats {
  return Object.hasOwn(formats, name)
}

function patternMessage(pattern: string): string {
  return `must ${patternWords[pattern] ?? 'have another form: see the reference'}`
}

const expressions = new Map<string, RegExp>()

/** The patterns are those of the contract: there are few of them. */
function expression(pattern: string): RegExp {
  let made = expressions.get(pattern)
  if (!made) {
    made = new RegExp(pattern, 'u')
    expressions.set(pattern, made)
  }
  return made
}

function fieldOf(fields: Fields, name: string): unknown {
  return Object.hasOwn(fields, name) ? fields[name] : undefined
}
