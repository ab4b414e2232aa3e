import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type Said, said } from '../../contract/words/say.ts'
import { deepestJson, type JsonFault, jsonTextError, mostJsonValues } from '../kernel/http/jsonTextError.ts'
import { malformedJson } from '../kernel/http/malformedJson.ts'
import { type BodyType, bodyTypeOf } from '../kernel/http/mediaType.ts'
import { below, pointerAt } from '../kernel/http/pointerAt.ts'
import { Refusal } from '../kernel/refusal.ts'
import type { Refused } from '../kernel/refuse.ts'

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
  if (type === 'json' || (type === 'any' && request.operation?.untypedBody)) return undefined
  return new Refusal('UNSUPPORTED_MEDIA_TYPE', type === 'otherCharset' ? 'charset' : 'json')
}

function refusedText(text: string): Refusal | undefined {
  const error = jsonTextError(text)
  return error && new Refusal(...refusedFor(error.fault, pointerAt(text, error.at)))
}

/** Said in words, and beside the place in fewer. */
function refusedFor(fault: JsonFault, pointer: string): Refused<'MALFORMED_JSON' | 'VALIDATION'> {
  const errors = (message: Said) => [{ pointer, message }]
  switch (fault) {
    case 'deep':
      return ['VALIDATION', 'deep', { levels: deepestJson, errors: errors(said('fields.isNestedTooDeep')) }]
    case 'many':
      return ['VALIDATION', 'many', { values: mostJsonValues, errors: errors(said('fields.isOneValueTooMany')) }]
    case 'null':
      return ['VALIDATION', 'null', { errors: errors(said('fields.mustNotHaveNullCharacter')) }]
    case 'half':
      return ['MALFORMED_JSON', 'surrogate', { errors: errors(said('fields.mustNotHaveHalfAPair')) }]
  }
}

/** What the parser refuses is no JSON, or is JSON with a name that would change an object. */
function refusedJson(text: string): Refusal {
  try {
    const pointer = pointerOfName(JSON.parse(text)) ?? ''
    return new Refusal('MALFORMED_JSON', 'name', { errors: [{ pointer, message: said('fields.isNotKnownHere') }] })
  } catch {
    return malformedJson(text)
  }
}

function pointerOfName(value: unknown, pointer = ''): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  for (const [name, one] of Object.entries(value)) {
    const found =
      name === '__proto__' || name === 'constructor' ? below(pointer, name) : pointerOfName(one, below(pointer, name))
    if (found !== undefined) return found
  }
  return undefined
}
