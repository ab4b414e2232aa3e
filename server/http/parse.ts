/** The parts of a request as the entry of its operation describes them, or the refusal that names what does not fit. */
import type { FastifyRequest } from 'fastify'
import type { TObject, TSchema } from 'typebox'
import type { Operation } from '../../contract/operation.ts'
import { type Page, readCursor } from '../database/list.ts'
import { type FieldError, Refusal } from '../handler.ts'
import { misfits } from './validation.ts'

export type Parsed = {
  readonly params: Record<string, unknown>
  readonly query: Record<string, unknown>
  readonly criteria: Record<string, unknown>
  readonly body: unknown
  readonly page: Page
  /** What a cursor belongs to: the operation, its place and its criteria. */
  readonly search: string
}

type Texts = Readonly<Record<string, string | readonly string[] | undefined>>

/** Parses a request. Throws a Refusal with `VALIDATION` and a pointer to each misfit. */
export function parse(op: Operation, request: FastifyRequest, cursorKey: Buffer): Parsed {
  const errors: FieldError[] = []
  const check = (schema: TSchema, value: unknown) => errors.push(...misfits(schema, value))
  const params = fromTexts(op.params, request.params as Texts)
  if (op.params) check(op.params, params)

  const { limit, cursor, ...texts } = request.query as Texts
  const paging: Texts = op.page ? { limit, cursor } : {}
  const others: Texts = op.page ? texts : (request.query as Texts)
  const queryTexts = op.criteria && !op.query ? {} : others
  const query = fromTexts(op.query, queryTexts)
  check(op.query ?? nothing, query)

  const criteria = op.criteria ? criteriaOf(op.criteria, others, request.body, errors) : {}
  if (op.criteria) check(op.criteria, criteria)

  const body = op.body ? request.body : undefined
  if (op.body) {
    if (body === undefined) errors.push({ pointer: '', message: 'a JSON body is required' })
    else check(op.body, body)
  } else if (!op.criteria && !isEmpty(request.body))
    errors.push({ pointer: '', message: 'this operation takes no body' })

  const search = JSON.stringify([op.id, params, query, Object.entries(criteria).sort()])
  const page = pageOf(paging, search, cursorKey, errors)
  if (errors.length > 0) refuse(errors)
  return { params, query, criteria, body, page, search }
}

const nothing = { type: 'object', additionalProperties: false } as unknown as TSchema

function refuse(errors: readonly FieldError[]): never {
  const [first] = errors
  throw new Refusal(
    'VALIDATION',
    `Correct ${first?.pointer ? `"${first.pointer}"` : 'the request'}: ${first?.message}.`,
    errors,
  )
}

function isEmpty(body: unknown): boolean {
  return (
    body === undefined ||
    (typeof body === 'object' && body !== null && !Array.isArray(body) && Object.keys(body).length === 0)
  )
}

function criteriaOf(schema: TObject, texts: Texts, body: unknown, errors: FieldError[]): Record<string, unknown> {
  const fromQuery = fromTexts(schema, texts)
  if (isEmpty(body)) return fromQuery
  if (Object.keys(fromQuery).length > 0)
    errors.push({ pointer: '', message: 'criteria must stand in the body or in the query, not in both' })
  if (typeof body === 'object' && body !== null && !Array.isArray(body)) return body as Record<string, unknown>
  errors.push({ pointer: '', message: 'criteria must be a JSON object' })
  return {}
}

function pageOf(texts: Texts, search: string, cursorKey: Buffer, errors: FieldError[]): Page {
  const { limit, cursor } = texts
  const count =
    limit === undefined ? undefined : typeof limit === 'string' && /^\d{1,4}$/.test(limit) ? Number(limit) : Number.NaN
  if (count !== undefined && !(count >= 1 && count <= 1000))
    errors.push({ pointer: '/limit', message: 'must be a whole number from 1 to 1000' })
  const after = typeof cursor === 'string' ? readCursor(cursor, search, cursorKey) : undefined
  if (cursor !== undefined && !after)
    errors.push({
      pointer: '/cursor',
      message: 'must come from the Link header of the same search, with the same criteria',
    })
  return { ...(count !== undefined && { limit: count }), ...(after && { after }) }
}

/** Texts of the path or the query as the values that their schemas describe; what cannot be read stays text and fails its check. */
function fromTexts(schema: TObject | undefined, texts: Texts): Record<string, unknown> {
  const values: Record<string, unknown> = Object.create(null)
  for (const [name, text] of Object.entries(texts)) {
    if (text === undefined) continue
    const field = schema?.properties[name]
    values[name] = field && 'items' in field ? listFrom(field.items as TSchema, text) : scalarFrom(field, text)
  }
  return { ...values }
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
  if (type === 'boolean' && (text === 'true' || text === 'false')) return text === 'true'
  return text
}
