/** The parameters of an operation in an OpenAPI document: path, query and headers. */
import type { TObject } from 'typebox'
import { isTagged, type Operation, takesIdempotencyKey } from '../operation.ts'
import { examplesOf } from './examplesOf.ts'
import type { Json, SharedSchemas } from './sharedSchemas.ts'

/** `as` QUERY leaves out the criteria, which stand in its body only. */
export function parameters(op: Operation, as: 'asIs' | 'QUERY', refer: SharedSchemas['refer']): readonly Json[] {
  const criteria = as === 'asIs' ? op.criteria : undefined
  return [
    ...parametersOf(op.params, 'path', op.example.params, refer),
    ...parametersOf(op.query, 'query', examplesOf(op.query, op.example.query), refer),
    ...parametersOf(criteria, 'query', examplesOf(criteria, op.example.criteria), refer),
    ...(op.inQuery && as === 'asIs'
      ? parametersOf(op.body as TObject, 'query', examplesOf(op.body as TObject, op.example.body as Json), refer)
      : []
    ).map(parameter => ({ ...parameter, required: false })),
    ...(op.page ? Object.keys(pageParameters).map(reference) : []),
    ...(isTagged(op) && as === 'asIs' ? [reference('IfNoneMatch')] : []),
    ...(takesIdempotencyKey(op) ? [reference('IdempotencyKey')] : []),
  ]
}

export const pageParameters = {
  Limit: {
    name: 'limit',
    in: 'query',
    description:
      'Maximum number of elements to return; the `Link` header leads to the next page. Without it, the whole list.',
    schema: { type: 'integer', minimum: 1, maximum: 1000 },
    example: 100,
  },
  Cursor: {
    name: 'cursor',
    in: 'query',
    description:
      'Where the page begins: the value from the `Link` header of the previous page, with the same criteria.',
    schema: { type: 'string', minLength: 1, maxLength: 2000 },
  },
} as const

export const headerParameters = {
  IfNoneMatch: {
    name: 'If-None-Match',
    in: 'header',
    description: 'The `ETag` you have; if nothing has changed, the answer is 304 without a body.',
    schema: { type: 'string', maxLength: 1000 },
  },
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    description:
      'A new key for each new request, 1 to 255 visible characters. For 24 hours the same request with the same key takes effect once and gets the first answer again.',
    schema: { type: 'string', minLength: 1, maxLength: 255, pattern: '^[!-~]+$' },
  },
} as const

function reference(name: string): Json {
  return { $ref: `#/components/parameters/${name}` }
}

function parametersOf(
  fields: TObject | undefined,
  place: 'path' | 'query',
  example: Json | undefined,
  refer: SharedSchemas['refer'],
): readonly Json[] {
  if (fields === undefined) return []
  const required: readonly string[] = fields.required ?? []
  return Object.entries(fields.properties).map(([name, field]) => {
    const { description, ...schema } = refer(field)
    const separable = 'items' in schema ? ' Repeat the parameter or separate the values with commas.' : ''
    return {
      name,
      in: place,
      required: required.includes(name),
      ...(typeof description === 'string' && { description: description + separable }),
      schema,
      ...(example?.[name] !== undefined && { example: example[name] }),
    }
  })
}
