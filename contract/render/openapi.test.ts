import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { TSchema } from 'typebox'
import { describe, expect, it } from 'vitest'
import { validationErrors } from '../../server/kernel/http/validationErrors.ts'
import { consoleOperations, operations } from '../all.ts'
import { messageTypes } from '../webhooks/messageTypes.ts'
import { consoleOpenApi } from './consoleOpenApi.ts'
import { openApi } from './openapi.ts'

type Declared = {
  readonly name: string
  readonly in: string
  readonly required: boolean
  readonly example?: unknown
  readonly schema: TSchema
}

const all = Object.values(operations)
const options = { baseUrl: 'https://golf.test', environment: 'production' } as const
const document = openApi(all, options)
const document32 = openApi(all, { ...options, version: '3.2' })
const text = JSON.stringify(document)

describe.each([
  ['3.1', document],
  ['3.2', document32],
])('the OpenAPI %s document', (_, printed) => {
  it("passes the recommended rules of Redocly's linter without a warning", async () => {
    expect(await lint(JSON.stringify(printed))).toEqual([])
  })

  it('has every operationId once', () => {
    const ids = [...JSON.stringify(printed.paths).matchAll(/"operationId":"(\w+)"/g)].map(([, id]) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids).toEqual(expect.arrayContaining(all.map(op => op.id)))
    expect(ids).toHaveLength(all.length + all.filter(op => 'criteria' in op).length)
  })
})

describe('the document of the console', () => {
  const console = consoleOpenApi(options)

  it("passes the recommended rules of Redocly's linter without a warning", async () => {
    expect(await lint(JSON.stringify(console))).toEqual([])
  })

  it('has every operation of the console with the right that it needs, and none of the interface', () => {
    const printed = Object.values(valueAt(console, 'paths')).flatMap(path =>
      Object.values(path as Record<string, unknown>),
    )
    const told = printed.map(op => {
      const { operationId, description } = op as { readonly operationId: string; readonly description: string }
      return [operationId, /Needs the right `([\w.]+)`\.$/.exec(description)?.[1]]
    })
    const wanted = Object.values(consoleOperations).map(op => [op.id, 'may' in op ? op.may : undefined])
    expect(told.sort()).toEqual(wanted.sort())
    expect(text).not.toContain('/console/api')
  })
})

describe('the OpenAPI document', () => {
  it('describes every property of every record', () => {
    const schemas = valueAt(document, 'components', 'schemas')
    const silent: string[] = []
    const findUndescribed = (value: unknown, path: string) => {
      if (typeof value !== 'object' || value === null) return
      for (const [name, field] of Object.entries('properties' in value ? (value.properties ?? {}) : {})) {
        const { $ref, description } = field as { readonly $ref?: string; readonly description?: string }
        const described =
          description ?? ($ref && Object.hasOwn(valueAt(schemas, $ref.split('/').at(-1) ?? ''), 'description'))
        if (!described) silent.push(`${path}.${name}`)
      }
      for (const [key, part] of Object.entries(value)) if (key !== 'examples') findUndescribed(part, `${path}/${key}`)
    }
    findUndescribed(document, '')
    expect(silent).toEqual([])
  })

  it('takes the criteria of a search as query parameters, of which some are required, and with QUERY', () => {
    const path = valueAt(document, 'paths', '/v1/players')
    expect(parameterNames(valueAt(path, 'get'))).toEqual(
      expect.arrayContaining(['communityId', 'playerIds', '#/components/parameters/Limit']),
    )
    expect(parameterNames(valueAt(path, 'x-query'))).not.toContain('communityId')
    const required = (valueAt(path, 'get', 'parameters') as Declared[]).filter(one => one.required).map(one => one.name)
    expect(required).toEqual(['communityId'])
    expect(valueAt(path, 'x-query', 'requestBody', 'content')).toBeDefined()
    expect(valueAt(document32, 'paths', '/v1/players', 'query')).toEqual(valueAt(path, 'x-query'))
  })

  it.each([document, document32])('declares no body of a GET, of which generated clients would send one', printed => {
    for (const path of Object.values(valueAt(printed, 'paths')))
      expect(path.get ?? {}).not.toHaveProperty('requestBody')
  })

  it('has an example of every query parameter that fits it', () => {
    const wrong: string[] = []
    for (const path of Object.values(valueAt(document, 'paths')))
      for (const op of Object.values(path) as { readonly operationId: string; readonly parameters: Declared[] }[])
        for (const { name, in: place, example, schema } of op.parameters)
          if (place === 'query' && (example === undefined || validationErrors(schema, example).length > 0))
            wrong.push(`${op.operationId} ${name}: ${JSON.stringify(example)}`)
    expect(wrong).toEqual([])
    // Only an answer gives a cursor.
    expect(
      Object.values(valueAt(document, 'components', 'parameters')).filter(one => one.in === 'query' && !one.example),
    ).toEqual([expect.objectContaining({ name: 'cursor' })])
  })

  it('describes each type of message that webhooks are sent', () => {
    for (const printed of [document, document32]) {
      expect(Object.keys(valueAt(printed, 'webhooks'))).toEqual([...Object.keys(messageTypes), 'webhook.test'])
      const added = valueAt(
        printed,
        'webhooks',
        'registration.added',
        'post',
        'requestBody',
        'content',
        'application/json',
      )
      expect(added).toEqual({ schema: { $ref: '#/components/schemas/RegistrationAddedMessage' } })
    }
    const data = valueAt(
      document,
      'components',
      'schemas',
      'RegistrationAddedMessage',
      'properties',
      'data',
      'properties',
    )
    expect(Object.keys(data)).toEqual(['communityId', 'eventId', 'playerIds'])
  })

  it('describes the events of a stream: as items in 3.2, as the schema in 3.1', () => {
    const content = (printed: unknown) =>
      valueAt(
        printed,
        'paths',
        '/v1/events/{eventId}/stream',
        'get',
        'responses',
        '200',
        'content',
        'text/event-stream',
      )
    expect(valueAt(content(document32), 'itemSchema')).toEqual(valueAt(content(document), 'schema'))
    expect(JSON.stringify(content(document32))).toContain('#/components/schemas/ChangeStreamed')
  })

  it('says which scope each operation needs', () => {
    const security = (...path: readonly string[]) => valueAt(document, 'paths', ...path, 'security')
    expect(security('/v1/events/{eventId}/teams', 'get')).toEqual([{ bearer: ['read'] }])
    expect(security('/v1/events/{eventId}/teams', 'post')).toEqual([{ bearer: ['read', 'write'] }])
    expect(security('/v1/players', 'x-query')).toEqual([{ bearer: ['read'] }])
    expect(valueAt(document, 'paths', '/v1/auth', 'delete')).not.toHaveProperty('security')
  })

  it('names whom to ask, where somebody was named', () => {
    const contactOf = (contact?: string) =>
      (openApi(all, { ...options, contact }).info as { readonly contact?: object }).contact
    expect(contactOf('golf@club.example')).toEqual({ email: 'golf@club.example' })
    expect(contactOf('https://club.example/@it')).toEqual({ url: 'https://club.example/@it' })
    expect(contactOf()).toBeUndefined()
  })

  it('has the headers of conditional, repeated and paged requests where they act', () => {
    const events = valueAt(document, 'paths', '/v1/events/{eventId}/teams')
    expect(parameterNames(valueAt(events, 'get'))).toContain('#/components/parameters/IfNoneMatch')
    expect(parameterNames(valueAt(events, 'post'))).toContain('#/components/parameters/IdempotencyKey')
    expect(Object.keys(valueAt(events, 'get', 'responses'))).toContain('304')
    expect(Object.keys(valueAt(events, 'get', 'responses', '200', 'headers'))).toContain('Link')
    expect(parameterNames(valueAt(document, 'paths', '/v1/auth', 'post'))).toEqual([])
  })

  it('says at each operation which conflicts it answers, with an example of each', () => {
    const conflict = valueAt(document, 'paths', '/v1/events/{eventId}/players/{playerId}', 'delete', 'responses', '409')
    expect(Object.keys(valueAt(conflict, 'content', 'application/problem+json', 'examples'))).toEqual([
      'EVENT_NOT_EDITABLE',
      'IDEMPOTENCY_IN_PROGRESS',
      'REGISTER_ON_MULTI_ROUND_EVENT',
      'SCORE_ENTERED',
    ])
    expect(valueAt(document, 'components', 'examples', 'SCORE_ENTERED', 'value', 'type')).toBe(
      'https://golf.test/problems/score-entered',
    )
  })

  it('lets login go without a token and nothing else', () => {
    expect([...JSON.stringify(valueAt(document, 'paths')).matchAll(/"security":\[\]/g)]).toHaveLength(1)
    expect(valueAt(document, 'paths', '/v1/auth', 'post', 'security')).toEqual([])
  })

  it('says so when it describes the testing environment', () => {
    const testing = JSON.stringify(openApi(all, { ...options, environment: 'testing' }))
    expect(testing).toContain('#/components/headers/X-Environment')
    expect(text).not.toContain('X-Environment')
  })
})

/** The problems that the linter finds; each needs to be read. */
async function lint(api: string): Promise<readonly unknown[]> {
  const folder = await mkdtemp(join(tmpdir(), 'openapi-'))
  const file = join(folder, 'openapi.json')
  const redocly = fileURLToPath(new URL('../../node_modules/.bin/redocly', import.meta.url))
  const offline = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' }
  try {
    await writeFile(file, api)
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [redocly, 'lint', file, '--extends', 'recommended', '--format', 'json'],
      { cwd: folder, env: { ...process.env, ...offline }, maxBuffer: 1e8 },
    ).catch(failure => failure)
    return JSON.parse(stdout.slice(stdout.indexOf('{'), stdout.lastIndexOf('}') + 1)).problems
  } finally {
    await rm(folder, { recursive: true })
  }
}

function valueAt(value: unknown, ...path: readonly string[]): object {
  const found = path.reduce<unknown>((inside, key) => Object(inside)[key], value)
  if (found === undefined) expect.fail(`nothing at ${path.join(' > ')}`)
  return found as object
}

function parameterNames(op: object): readonly unknown[] {
  return Object.values(valueAt(op, 'parameters')).map(({ name, $ref }) => name ?? $ref)
}
