/** Why a value does not fit a schema: one walk over both, in words, that stops as soon as enough is said. */

import type { TSchema } from 'typebox'
import { formats } from '../../../contract/formats.ts'
import { patternWords } from '../../../contract/patternWords.ts'
import { type PlainCode, type Said, said, type Value } from '../../../contract/words/say.ts'
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
  if (wrong !== undefined) return yield { pointer, message: said('fields.mustBe', { what: wrong }) }
  if (typeof value === 'string') yield* errorAt(pointer, textError(schema, value))
  else if (typeof value === 'number') yield* errorAt(pointer, numberError(schema, value))
  else if (Array.isArray(value)) yield* walkList(schema, value, pointer)
  else if (typeof value === 'object' && value !== null) yield* walkFields(schema, value as Fields, pointer)
}

function* errorAt(pointer: string, message: Said | undefined): Generator<FieldError> {
  if (message !== undefined) yield { pointer, message }
}

/** A list that is too long is not looked into: its length is what is wrong. */
function* walkList(
  { items, minItems = 0, maxItems = Number.POSITIVE_INFINITY, uniqueItems }: Schema,
  values: readonly unknown[],
  pointer: string,
): Generator<FieldError> {
  if (values.length > maxItems) return yield { pointer, message: said('fields.mustHaveAtMostEntries', { n: maxItems }) }
  if (values.length < minItems) yield { pointer, message: said('fields.mustHaveAtLeastEntries', { n: minItems }) }
  if (uniqueItems && new Set(values).size < values.length)
    yield { pointer, message: said('fields.mustNameEachItemOnce') }
  if (items) for (const [index, value] of values.entries()) yield* walk(items, value, `${pointer}/${index}`)
}

function* walkFields(schema: Schema, fields: Fields, pointer: string): Generator<FieldError> {
  const { properties = {}, required = [], additionalProperties, patternProperties = {} } = schema
  for (const name of required)
    if (fieldOf(fields, name) === undefined) yield { pointer: below(pointer, name), message: said('fields.isRequired') }
  const patterns = Object.entries(patternProperties).map(([pattern, one]) => [expression(pattern), one] as const)
  for (const name of Object.keys(fields)) {
    if (Object.hasOwn(properties, name)) continue
    const others = patterns.filter(([pattern]) => pattern.test(name)).map(([, one]) => one)
    for (const one of others) yield* walk(one, fields[name], below(pointer, name))
    if (others.length > 0) continue
    if (additionalProperties === false) yield { pointer: below(pointer, name), message: said('fields.isNotKnownHere') }
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
    return yield* errorAt(pointer, mustBeAny(all.map(one => wrongKind(one, value)).filter(what => what !== undefined)))
  }
  const words = all.filter(one => one.enum !== undefined).map(one => wrongKind(one, value))
  if (words.length > 0 && !words.includes(undefined) && !isComposed(value)) {
    const [first] = walk(meant, value, pointer)
    return yield* errorAt(
      pointer,
      first &&
        either(
          words.filter(what => what !== undefined),
          first.message,
        ),
    )
  }
  yield* walk(isComposed(value) ? nearest([meant, ...others], value) : meant, value, pointer)
}

/** All kinds that a value may be, each once. */
function mustBeAny(kinds: readonly Value[]): Said | undefined {
  const [first, ...others] = [...new Map(kinds.map(kind => [JSON.stringify(kind), kind])).values()]
  if (first === undefined) return undefined
  return said('fields.mustBe', { what: others.length === 0 ? first : { any: [first, ...others] } })
}

/** One of some words, or what else the value was meant to be. */
function either(words: readonly Value[], message: Said): Said {
  const { what } = message.values ?? {}
  if (message.code === 'fields.mustBe' && what !== undefined && typeof what !== 'boolean')
    return mustBeAny([...words, what]) ?? message
  const one = mustBeAny(words)
  return one ? said('fields.either', { one, other: message }) : message
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

/** What the value would have to be, in words that follow "must be". */
function wrongKind(schema: Schema, value: unknown): Value | undefined {
  const { type, enum: words, const: word } = schema
  if (words) return words.includes(value) ? undefined : said('fields.oneOf', { words: words.join(', ') })
  if (word !== undefined) return value === word ? undefined : JSON.stringify(word)
  const fits = type === undefined || (type === 'integer' ? Number.isInteger(value) : kindOf(value) === type)
  if (fits) return undefined
  const kind = kinds[type ?? 'null']
  return kind === 'null' ? kind : said(kind)
}

const kinds: Readonly<Record<NonNullable<Schema['type']>, PlainCode | 'null'>> = {
  object: 'fields.object',
  array: 'fields.list',
  string: 'fields.text',
  number: 'fields.number',
  integer: 'fields.wholeNumber',
  boolean: 'fields.boolean',
  null: 'null',
}

function kindOf(value: unknown): string {
  return value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value
}

/** The length is looked at first: no expression is tried on a text of a megabyte. */
function textError({ minLength = 0, maxLength, pattern, format }: Schema, text: string): Said | undefined {
  const length = maxLength !== undefined && text.length <= 2 * maxLength ? charactersIn(text) : text.length
  if (maxLength !== undefined && length > maxLength) return said('fields.mustHaveAtMostCharacters', { n: maxLength })
  if (length < minLength)
    return minLength === 1 ? said('fields.mustNotBeEmpty') : said('fields.mustHaveAtLeastCharacters', { n: minLength })
  if (pattern !== undefined && !expression(pattern).test(text)) return patternMessage(pattern)
  if (format === undefined || !isKnownFormat(format) || formats[format](text)) return undefined
  return said('fields.mustBe', { what: said(examples[format]) })
}

function numberError({ minimum, maximum, multipleOf }: Schema, number: number): Said | undefined {
  if (!(number >= (minimum ?? number)) || !(number <= (maximum ?? number))) {
    if (minimum === undefined) return said('fields.mustBeAtMost', { n: maximum ?? number })
    // The largest whole number of JSON is no bound that anybody has in mind.
    return maximum === undefined || maximum === Number.MAX_SAFE_INTEGER
      ? said('fields.mustBeAtLeast', { n: minimum })
      : said('fields.mustBeBetween', { least: minimum, most: maximum })
  }
  if (multipleOf === undefined) return undefined
  const times = number / multipleOf
  return Math.abs(Math.round(times) - times) > 1e-6 ? said('fields.mustBeMultiple', { n: multipleOf }) : undefined
}

const examples: { readonly [name in keyof typeof formats]: PlainCode } = {
  date: 'fields.date',
  'date-time': 'fields.timeWithOffset',
  email: 'fields.email',
  uuid: 'fields.uuid',
}

function isKnownFormat(name: string): name is keyof typeof formats {
  return Object.hasOwn(formats, name)
}

function patternMessage(pattern: string): Said {
  return said('fields.must', { what: said(patternWords[pattern] ?? 'fields.haveAnotherForm') })
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
