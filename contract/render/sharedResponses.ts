/** The answers of an operation in an OpenAPI document: success, 304, and the refusals by status. */
import { type RefusalCode, refusals } from '../errors.ts'
import { isTagged, type Operation, refusalsOf, takesIdempotencyKey } from '../operation.ts'
import { exampleProblem, Problem } from '../problem.ts'
import { meaningOf } from '../refusalWords.ts'
import type { OpenApiOptions } from './openapi.ts'
import type { Json, SharedSchemas } from './sharedSchemas.ts'

export type SharedResponses = {
  /** All answers of an operation by status. */
  readonly of: (op: Operation) => Json
  /** The answers and examples that {@link SharedResponses.of} referred to so far. */
  readonly components: () => { readonly responses: Json; readonly examples: Json }
}

/** Collects the answers that operations share. A 409 says what one operation refuses, so it stands at the operation. */
export function sharedResponses(options: OpenApiOptions, refer: SharedSchemas['refer']): SharedResponses {
  const shared: Record<string, Json> = {}
  const examples: Record<string, Json> = {}

  function refused(status: number, codes: readonly RefusalCode[]): Json {
    for (const code of codes) examples[code] = { summary: code, value: exampleProblem(code, options.baseUrl) }
    const response = {
      description: codes.map(code => `\`${code}\`: ${meaningOf(code)}`).join('\n\n'),
      headers: headersNamed(['X-Request-Id', ...(headersOfStatus[status] ?? [])], options),
      content: {
        'application/problem+json': {
          schema: refer(Problem),
          examples: Object.fromEntries(codes.map(code => [code, { $ref: `#/components/examples/${code}` }])),
        },
      },
    }
    if (status === 409) return response
    return share(codes.map(pascalCase).join('Or'), response)
  }

  function share(name: string, response: Json): Json {
    shared[name] = response
    return { $ref: `#/components/responses/${name}` }
  }

  return {
    of: op => ({
      200: success(op, options, refer),
      ...(isTagged(op) && { 304: share('NotModified', notModified(options)) }),
      ...Object.fromEntries(byStatus(refusalsOf(op)).map(([status, codes]) => [status, refused(status, codes)])),
    }),
    components: () => ({ responses: shared, examples }),
  }
}

function success(op: Operation, options: OpenApiOptions, refer: SharedSchemas['refer']): Json {
  const names = [
    'X-Request-Id',
    ...(isTagged(op) ? ['ETag'] : []),
    ...(op.page ? ['Link'] : []),
    ...(takesIdempotencyKey(op) ? ['Idempotency-Replayed'] : []),
    'RateLimit',
    'RateLimit-Policy',
  ]
  const mediaType = op.mediaType ?? 'application/json'
  return {
    description: 'Success.',
    headers: headersNamed(names, options),
    content: {
      [mediaType]: op.stream
        ? streamContent(op.stream, options, refer)
        : { schema: refer(op.reply), example: op.example.reply },
    },
  }
}

/** One event of the stream: 3.2 has a keyword for the items of an answer without end, in 3.1 the schema is that of each of them. */
function streamContent(
  events: NonNullable<Operation['stream']>,
  { version }: OpenApiOptions,
  refer: SharedSchemas['refer'],
): Json {
  const item = {
    description: 'One event of the stream.',
    oneOf: Object.entries(events).map(([event, data]) => ({
      type: 'object',
      required: ['event', 'data'],
      properties: {
        id: { type: 'string', description: 'Where `Last-Event-ID` continues from, if the event has one.' },
        event: { const: event, description: 'Name of the event.' },
        data: {
          type: 'string',
          contentMediaType: 'application/json',
          contentSchema: refer(data),
          description: 'JSON on one line.',
        },
      },
    })),
  }
  return version === '3.2' ? { itemSchema: item } : { schema: item }
}

function notModified(options: OpenApiOptions): Json {
  return {
    description: 'Unchanged since the answer with this `ETag`.',
    headers: headersNamed(['X-Request-Id', 'ETag', 'RateLimit', 'RateLimit-Policy'], options),
  }
}

function byStatus(codes: readonly RefusalCode[]): readonly [number, readonly RefusalCode[]][] {
  const groups = new Map<number, RefusalCode[]>()
  for (const code of [...codes].sort()) {
    const { status } = refusals[code]
    groups.set(status, [...(groups.get(status) ?? []), code])
  }
  return [...groups].sort(([a], [b]) => a - b)
}

const headersOfStatus: Readonly<Record<number, readonly string[]>> = {
  401: ['WWW-Authenticate'],
  405: ['Allow'],
  429: ['Retry-After', 'RateLimit', 'RateLimit-Policy'],
  503: ['Retry-After'],
}

function headersNamed(names: readonly string[], options: OpenApiOptions): Json {
  const all = options.environment === 'testing' ? [...names, 'X-Environment'] : names
  return Object.fromEntries(all.map(name => [name, { $ref: `#/components/headers/${name}` }]))
}

/** The headers of the answers, as components. */
export function headers(environment: OpenApiOptions['environment']): Json {
  const described = {
    'X-Request-Id': 'Identifies the request; give it to the operator if something goes wrong.',
    ETag: 'Strong tag of the answer, for `If-None-Match`.',
    Link: 'The next page, as `<address>; rel="next"`; absent on the last one.',
    'Idempotency-Replayed': '`true` if the answer repeats that of an earlier request with the same key.',
    RateLimit: 'What is left of the rate limit, and the seconds until it is full again.',
    'RateLimit-Policy': 'The rate limit and its window in seconds.',
    'Retry-After': 'Seconds to wait before repeating the request.',
    'WWW-Authenticate': '`Bearer`, with `error="invalid_token"` or `error="insufficient_scope"`.',
    Allow: 'The methods the path supports.',
    ...(environment === 'testing' && { 'X-Environment': '`testing`: data may be reset at any time.' }),
  }
  return Object.fromEntries(
    Object.entries(described).map(([name, description]) => [name, { description, schema: { type: 'string' } }]),
  )
}

/** `SCORE_ENTERED` is `ScoreEntered`. */
function pascalCase(code: RefusalCode): string {
  return code
    .split('_')
    .map(word => word.charAt(0) + word.slice(1).toLowerCase())
    .join('')
}
