/** The OpenAPI document of a list of operations. */
import type { TSchema } from 'typebox'
import { isTagged, type Operation, scopeOf, takesIdempotencyKey } from '../operation.ts'
import { tags } from '../tags.ts'
import { introduction } from './introduction.ts'
import { headerParameters, pageParameters, parameters } from './parameters.ts'
import { headers, sharedResponses } from './sharedResponses.ts'
import { type Json, type SharedSchemas, sharedSchemas } from './sharedSchemas.ts'
import { webhooks } from './webhooks.ts'

export type OpenApiOptions = {
  /** Where the service is reached, without a slash at the end. */
  readonly baseUrl: string
  readonly environment: 'production' | 'testing'
  /** 3.1 (the default) shows QUERY as the extension `x-query` of a path, 3.2 as an operation. */
  readonly version?: '3.1' | '3.2'
  /** Whom integrators ask: an e-mail address or a page. */
  readonly contact?: string | undefined
}

/** Prints operations as OpenAPI 3.1 or 3.2, ready for JSON.stringify. Throws when two records share a title. */
export function openApi(operations: readonly Operation[], options: OpenApiOptions): Json {
  const schemas = sharedSchemas('#/components/schemas/')
  const responses = sharedResponses(options, schemas.refer)
  const queryKey = options.version === '3.2' ? 'query' : 'x-query'
  const paths: Record<string, Json> = {}
  for (const op of operations)
    paths[op.path] = {
      ...paths[op.path],
      [op.method.toLowerCase()]: printed(op, 'asIs'),
      ...(op.criteria && { [queryKey]: printed(op, 'QUERY') }),
    }

  function printed(op: Operation, as: 'asIs' | 'QUERY'): Json {
    const body = requestBody(op, as, schemas.refer)
    return {
      operationId: as === 'QUERY' ? `${op.id}ByQuery` : op.id,
      tags: [op.tag],
      summary: op.summary,
      description: described(op),
      ...securityOf(op),
      parameters: parameters(op, as, schemas.refer),
      ...(body && { requestBody: body }),
      responses: responses.of(op),
      ...(op.reads ? { 'x-reads': [...op.reads] } : { 'x-changes': [...op.changes] }),
    }
  }

  return {
    openapi: options.version === '3.2' ? '3.2.0' : '3.1.0',
    info: {
      title: 'Caddiemaster',
      version: '1.0.0',
      description: introduction(options.baseUrl),
      ...(options.contact !== undefined && { contact: contactOf(options.contact) }),
      license: { name: 'AGPL-3.0-or-later', identifier: 'AGPL-3.0-or-later' },
    },
    servers: [{ url: options.baseUrl, description: options.environment === 'testing' ? 'Testing' : 'Production' }],
    security: [{ bearer: [] }],
    tags: Object.entries(tags)
      .filter(([name]) => operations.some(op => op.tag === name))
      .map(([name, description]) => ({ name, description })),
    paths,
    ...(operations.some(op => op.id === 'createWebhook') && { webhooks: webhooks(schemas.refer) }),
    components: {
      securitySchemes: {
        bearer: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'JWT',
          description:
            'The `token` of `POST /v1/auth`, valid for 24 hours. A credential has the scope `read` or `read write`.',
        },
      },
      parameters: usedParameters(operations),
      headers: headers(options.environment),
      ...responses.components(),
      schemas: schemas.components(),
    },
  }
}

function contactOf(contact: string): Json {
  return contact.includes('@') && !contact.includes('/') ? { email: contact } : { url: contact }
}

function described(op: Operation): string {
  const needs = [
    op.criteria && 'The criteria may also be sent as the JSON body of the GET, or of a QUERY on the same path.',
    op.may !== undefined && `Needs the right \`${op.may}\`.`,
    scopeOf(op) !== undefined && `Needs the scope \`${scopeOf(op)}\`.`,
  ].filter(one => typeof one === 'string')
  return [op.description, ...needs].join('\n\n')
}

/** The scopes stand as the roles that a bearer needs. */
function securityOf(op: Operation): Json {
  if (op.access === 'anyone') return { security: [] }
  const scope = scopeOf(op)
  return scope === undefined ? {} : { security: [{ bearer: scope.split(' ') }] }
}

function requestBody(op: Operation, as: 'asIs' | 'QUERY', refer: SharedSchemas['refer']): Json | undefined {
  // A GET with a body is taken too, but not declared: generated clients would offer what `fetch` cannot send.
  if (op.criteria !== undefined && as === 'asIs') return undefined
  if (op.criteria !== undefined)
    return {
      description: 'The criteria.',
      required: isRequired(op.criteria),
      content: { 'application/json': { schema: refer(op.criteria), example: op.example.criteria } },
    }
  if (op.body === undefined) return undefined
  const content = { schema: refer(op.body), example: op.example.body }
  return {
    ...(op.inQuery && { description: 'The same fields; or in the query, not in both.' }),
    required: isRequired(op.body) && !op.inQuery,
    content: { 'application/json': content, ...(op.untypedBody && { '*/*': content }) },
  }
}

/** Whether an absent body, which counts as `{}`, cannot fit the schema. */
function isRequired(schema: TSchema): boolean {
  return (
    !('properties' in schema) || ('required' in schema && Array.isArray(schema.required) && schema.required.length > 0)
  )
}

function usedParameters(operations: readonly Operation[]): Json {
  return {
    ...(operations.some(op => op.page) && pageParameters),
    ...(operations.some(isTagged) && { IfNoneMatch: headerParameters.IfNoneMatch }),
    ...(operations.some(takesIdempotencyKey) && { IdempotencyKey: headerParameters.IdempotencyKey }),
  }
}
