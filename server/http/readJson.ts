import type { FastifyInstance, FastifyRequest } from 'fastify'
import { deepestJson, type JsonTextError, jsonTextError, mostJsonValues } from '../kernel/http/jsonTextError.ts'
import { malformedJson } from '../kernel/http/malformedJson.ts'
import { type BodyType, bodyTypeOf } from '../kernel/http/mediaType.ts'
import { Refusal } from '../kernel/refusal.ts'
import type { Refused } from '../kernel/refuse.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A body without a media type, or with any (an asterisk on both sides), is read as JSON. */
    readonly untypedBody?: boolean
  }
}

const jsonTextRefusals: Readonly<Record<JsonTextError, Refused<'MALFORMED_JSON' | 'VALIDATION'>>> = {
  deep: ['VALIDATION', 'deep', { levels: deepestJson }],
  many: ['VALIDATION', 'many', { values: mostJsonValues }],
  null: ['VALIDATION', 'null'],
  half: ['MALFORMED_JSON', 'surrogate'],
}

/** JSON is the only body; an empty one is none, whatever type it has. `__proto__` and `constructor` are refused. */
export function readJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'string' }, (request, body, done) => {
    const text = String(body)
    // What is not there is said whatever was sent to it.
    if (text === '' || request.is404) return done(null, undefined)
    const refused = refusedType(request) ?? refusedText(text)
    if (refused) done(refused)
    else parse(request, text, (error, value) => done(error && refusedJson(text), value))
  })
}

function refusedType(request: FastifyRequest): Refusal | undefined {
  const type: BodyType = bodyTypeOf(request.headers['content-type'])
  if (type === 'json' || (type === 'any' && request.routeOptions.config.untypedBody)) return undefined
  return new Refusal('UNSUPPORTED_MEDIA_TYPE', type === 'otherCharset' ? 'charset' : 'json')
}

function refusedText(text: string): Refusal | undefined {
  const fault = jsonTextError(text)
  return fault && new Refusal(...jsonTextRefusals[fault])
}

/** What the parser refuses is no JSON, or is JSON with a name that would change an object. */
function refusedJson(text: string): Refusal {
  try {
    JSON.parse(text)
    return new Refusal('MALFORMED_JSON', 'name')
  } catch {
    return malformedJson(text)
  }
}
