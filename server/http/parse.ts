/** The parts of a request as the entry of its operation describes them, or the refusal that names what does not fit. */

import type { FastifyRequest } from 'fastify'
import type { TObject, TSchema } from 'typebox'
import type { Operation } from '../../contract/operation.ts'
import { said } from '../../contract/words/say.ts'
import { type Page, readCursor } from '../kernel/database/list.ts'
import { validationErrors } from '../kernel/http/validationErrors.ts'
import { withoutNulls } from '../kernel/http/withoutNulls.ts'
import { Refusal } from '../kernel/refusal.ts'
import { type FieldError, invalid } from '../kernel/refuse.ts'

export type Parsed = {
  readonly params: Record<string, unknown>
  readonly query: Record<string, unknown>
  readonly criteria: Record<string, unknown>
  readonly body: unknown
  readonly page: Page
  /** What a cursor belongs to: the operation, its place and its criteria. */
  readonly search: string
}

/** Where in a request an error is. */
type Part = 'path parameter' | 'query parameter' | 'field'
type LocatedError = FieldError & { readonly part: Part }

type Texts = Readonly<Record<string, string | readonly string[] | undefined>>

/** Parses a request. Throws a Refusal with `VALIDATION` and a pointer to what does not fit. */
export function parse(op: Operation, request: FastifyRequest, cursorKey: Buffer): Parsed {
  const errors: LocatedError[] = []
  const check = (part: Part, schema: TSchema, value: unknown) =>
    errors.push(...validationErrors(schema, value).map(error => ({ ...error, part })))
  const params = fromTexts(op.params, request.params as Texts)
  if (op.params) check('path parameter', op.params, params)

  const { limit, cursor, ...texts } = request.query as Texts
  const paging: Texts = op.page ? { limit, cursor } : {}
  const others: Texts = op.page ? texts : (request.query as Texts)
  const queryTexts = (op.criteria && !op.query) || op.inQuery ? {} : others
  const query = fromTexts(op.query, queryTexts)
  check('query parameter', op.query ?? nothing, query)

  const given = withoutNulls(op.criteria ?? op.body ?? nothing, request.body)
  const criteria = op.criteria ? criteriaOf(op.criteria, others, given, errors) : {}
  if (op.criteria) check(isEmpty(given) ? 'query parameter' : 'field', op.criteria, criteria)

  const inQuery = op.inQuery && isEmpty(given) && Object.keys(others).length > 0
  const body = inQuery ? fieldsOf(op, others) : bodyOf(op, given)
  if (op.inQuery && !inQuery && Object.keys(others).length > 0)
    errors.push({ part: 'field', pointer: '', message: said('fields.mustBeLeftOutBesideQuery') })
  if (op.body) {
    if (body === undefined) errors.push({ part: 'field', pointer: '', message: said('fields.isRequiredAsJson') })
    else check(inQuery ? 'query parameter' : 'field', op.body, body)
  } else if (!op.criteria && !isEmpty(given))
    errors.push({ part: 'field', pointer: '', message: said('fields.mustBeLeftOut') })

  // Only what fits is made into text: a stranger's object may be no text at all.
  if (errors.length > 0) refuse(errors)
  const search = JSON.stringify([op.id, params, query, Object.entries(criteria).sort(byName)])
  const page = pageOf(paging, search, cursorKey, errors)
  if (errors.length > 0) refuse(errors)
  return { params, query, criteria, body, page, search }
}

function bodyOf({ body: schema }: Operation, body: unknown): unknown {
  return schema && (body === undefined ? emptyBody(schema) : body)
}

/** The fields of a body that stand in the query, under their own names. */
function fieldsOf({ body, inQuery }: Operation, texts: Texts): Record<string, unknown> {
  const also = inQuery?.also ?? {}
  const named = Object.entries(texts).map(([name, text]) => [Object.hasOwn(also, name) ? also[name] : name, text])
  return fromTexts(body as TObject, Object.fromEntries(named))
}

/** A body all of whose fields may be left out may be left out itself. */
function emptyBody(schema: TSchema): unknown {
  const { type, required = [] } = schema as { readonly type?: string; readonly required?: readonly string[] }
  return type === 'object' && required.length === 0 ? {} : undefined
}

const nothing = { type: 'object', additionalProperties: false } as unknown as TSchema

function byName([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number {
  return a < b ? -1 : 1
}

function refuse(errors: readonly LocatedError[]): never {
  const [first] = errors
  const name = first?.pointer.slice(1) ?? ''
  const places = { query: 'fields.queryParameter', path: 'fields.pathParameter' } as const
  const shown = errors.map(({ pointer, message }) => ({ pointer, message }))
  const place =
    first && first.part !== 'field'
      ? said(places[first.part === 'query parameter' ? 'query' : 'path'], { name })
      : undefined
  throw new Refusal(...(place === undefined ? invalid(shown) : invalid(shown, () => place)))
}

/** Whether a body says nothing: clients that always send JSON send `{}`. */
export function isEmpty(body: unknown): boolean {
  return (
    body === undefined ||
    (typeof body === 'object' && body !== null && !Array.isArray(body) && Object.keys(body).length === 0)
  )
}

function criteriaOf(schema: TObject, texts: Texts, body: unknown, errors: LocatedError[]): Record<string, unknown> {
  const fromQuery = fromTexts(schema, texts)
  if (isEmpty(body)) return fromQuery
  if (Object.keys(fromQuery).length > 0)
    errors.push({ part: 'field', pointer: '', message: said('fields.mustBeLeftOutBesideCriteria') })
  if (typeof body === 'object' && body !== null && !Array.isArray(body)) return body as Record<string, unknown>
  errors.push({ part: 'field', pointer: '', message: said('fields.mustBeCriteria') })
  return {}
}

function pageOf(texts: Texts, search: string, cursorKey: Buffer, errors: LocatedError[]): Page {
  const part = 'query parameter'
  const { limit, cursor } = texts
  const count =
    limit === undefined ? undefined : typeof limit === 'string' && /^\d{1,4}$/.test(limit) ? Number(limit) : Number.NaN
  if (count !== undefined && !(count >= 1 && count <= 1000))
    errors.push({ part, pointer: '/limit', message: said('fields.mustBeBetween', { least: 1, most: 1000 }) })
  const after = typeof cursor === 'string' ? readCursor(cursor, search, cursorKey) : undefined
  if (cursor !== undefined && !after)
    errors.push({
      part,
      pointer: '/cursor',
      message: said('fields.mustComeFromLink'),
    })
  return { ...(count !== undefined && { limit: count }), ...(after && { after }) }
}

/** Texts of the path or the query as the values that their schemas describe; what cannot be read stays text and fails its check. */
function fromTexts(schema: TObject | undefined, texts: Texts): Record<string, unknown> {
  const values: Record<string, unknown> = Object.create(null)
  for (const [written, text] of Object.entries(texts)) {
    if (text === undefined) continue
    const name = nameOf(written, schema)
    const field = fieldOf(schema, name)
    if (isList(field)) values[name] = [...listOf(values[name]), ...listFrom(field.items, text)]
    else values[name] = scalarFrom(field, text)
  }
  return { ...values }
}

/** Some clients write the name of a list with brackets: `teamIds[]=1&teamIds[]=2`. */
function nameOf(written: string, schema: TObject | undefined): string {
  const name = written.endsWith('[]') ? written.slice(0, -2) : written
  return isList(fieldOf(schema, name)) ? name : written
}

function fieldOf(schema: TObject | undefined, name: string): TSchema | undefined {
  return schema && Object.hasOwn(schema.properties, name) ? schema.properties[name] : undefined
}

function isList(field: TSchema | undefined): field is TSchema & { readonly items: TSchema } {
  return field !== undefined && 'items' in field
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

function listFrom(items: TSchema, text: string | readonly string[]): readonly unknown[] {
  const parts = (typeof text === 'string' ? [text] : text).flatMap(part => part.split(','))
  return parts.map(part => scalarFrom(items, part))
}

function scalarFrom(schema: TSchema | undefined, text: string | readonly string[]): unknown {
  const type = schema && 'type' in schema ? schema.type : undefined
  if (typeof text !== 'string') return text
  if (type === 'integer' && /^-?\d{1,16}$/.test(text)) return Number(text)
  if (type === 'number' && /^-?\d{1,9}(\.\d{1,9})?$/.test(text)) return Number(text)
  // Python writes `True`.
  if (type === 'boolean' && /^(true|false)$/i.test(text)) return text.toLowerCase() === 'true'
  return text
}
