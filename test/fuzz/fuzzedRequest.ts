/** One request at random, out of everything that the service listens to: fit, nearly fit, or meant to do harm. */
import { type AnyOperationId, allOperations } from '../../contract/all.ts'
import { type Parts, requestOf as requestOfParts } from '../../contract/client.ts'
import type { Operation } from '../../contract/operation.ts'
import { linkHeader } from '../../contract/site/linkHeader.ts'
import { SignBody, TapsBody } from '../../contract/site/scorecard.ts'
import { pick } from '../../server/ops/sample/seeded.ts'
import { everyCase } from '../everyCase.ts'
import { altered, fitting, hostileValues, type Random, strangeNames } from './valueOf.ts'

export type FuzzedRequest = {
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
}

/** What is needed to reach behind the doors: tokens of credentials, browsers that are logged in, paths of links, headers of scoring links. */
export type FuzzWorld = {
  readonly tokens: readonly string[]
  readonly browsers: readonly Readonly<Record<string, string>>[]
  readonly linkPaths: readonly string[]
  readonly scoringLinks: readonly string[]
}

export function fuzzedRequest(world: FuzzWorld, random: Random): FuzzedRequest {
  const kind = random()
  const request =
    kind < 0.75 ? ofOperation(world, random) : kind < 0.85 ? ofPhone(world, random) : ofPage(world, random)
  return random() < 0.15 ? distorted(request, random) : request
}

type Tried = {
  readonly success: { readonly input: Parts }
  readonly refusals: Readonly<Record<string, { readonly input: Parts }>>
}

/** Logging out would end the session that all the others need. */
const operationIds = (Object.keys(everyCase) as AnyOperationId[]).filter(id => id !== 'logOut')

function ofOperation(world: FuzzWorld, random: Random): FuzzedRequest {
  const id = pick(operationIds, random)
  const op: Operation = allOperations[id]
  const { success, refusals } = everyCase[id] as unknown as Tried
  const tried = random() < 0.5 ? success : pick([success, ...Object.values(refusals)], random)
  const input = changed(op, tried.input, random)
  const token = pick(world.tokens, random)
  const isOfConsole = op.path.startsWith('/console')
  const { cookie, ...nobody } = isOfConsole ? pick(world.browsers, random) : {}
  // A login in a browser that has a session would end it.
  const browser = op.access === 'anyone' || cookie === undefined ? nobody : { cookie, ...nobody }
  const options = {
    ...(!isOfConsole && random() < 0.97 && { token }),
    ...(random() < 0.3 && { idempotencyKey: `fuzz-${Math.floor(random() * 200)}` }),
  }
  const { criteria, ...rest } = input
  // Criteria in the body of a GET or a QUERY; otherwise in the query.
  if (criteria === undefined || random() < 0.4) {
    const request = requestOfParts(op, asText(input), options)
    return { ...request, headers: { ...request.headers, ...browser } }
  }
  const { headers, ...request } = requestOfParts(op, asText(rest), options)
  return {
    ...request,
    method: pick(['GET', 'QUERY'], random),
    headers: { ...headers, 'content-type': 'application/json' },
    body: jsonOf(criteria),
  }
}

/** Of the parts of a case one or none is altered, or all are made again from their schemas. */
function changed(op: Operation, input: Parts, random: Random): Parts {
  const kind = random()
  if (kind < 0.1) return input
  const parts = (['params', 'query', 'criteria', 'body'] as const).filter(part => op[part])
  if (kind < 0.35)
    return Object.fromEntries(
      parts.map(part => [part, part === 'params' ? input.params : fitting(op[part] ?? {}, random)]),
    )
  const [part] = parts.length === 0 ? ['query' as const] : [pick(parts, random)]
  const value = random() < 0.3 ? fitting(op[part] ?? {}, random) : (input[part] ?? {})
  return { ...input, [part]: altered(value, random) }
}

/** In paths and queries every value is a text; what is not text (half a character) stays out of addresses. */
function asText(input: Parts): Parts {
  const texts = (values: unknown) =>
    typeof values !== 'object' || values === null
      ? { q: textOf(values) }
      : Object.fromEntries(Object.entries(values).map(([name, value]) => [encodeURIComponent(name), textOf(value)]))
  return {
    ...input,
    ...(input.params !== undefined && { params: texts(input.params) }),
    ...(input.query !== undefined && { query: texts(input.query) }),
    ...(input.criteria !== undefined && { criteria: texts(input.criteria) }),
  }
}

function textOf(value: unknown): string {
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value)
  return text.toWellFormed().slice(0, 9000)
}

function jsonOf(value: unknown): string {
  return JSON.stringify(value) ?? ''
}

function ofPhone({ scoringLinks }: FuzzWorld, random: Random): FuzzedRequest {
  const headers = { [linkHeader]: pick(scoringLinks, random), 'content-type': 'application/json' }
  if (random() < 0.2)
    return {
      method: 'GET',
      path: `/scorecard/round?scorer=${pick(['1', '2', 'x', '9'.repeat(30), ''], random)}`,
      headers,
    }
  const [path, schema] = pick([['taps', TapsBody] as const, ['sign', SignBody] as const], random)
  const value = fitting(schema, random)
  return {
    method: 'POST',
    path: `/scorecard/${path}`,
    headers,
    body: jsonOf(random() < 0.4 ? value : altered(value, random)),
  }
}

const places: readonly string[] = [
  ...[
    '/',
    '/docs',
    '/health',
    '/health/ready',
    '/health/live',
    '/problems',
    '/problems/validation',
    '/openapi.json',
    '/scorecard/',
    '/scorecard/x',
  ],
  ...['/console', '/console/login', '/console/login/code', '/console/e/S-110/players', '/console/start?code=x'],
  '/console/forgotten',
  ...['/console/invitation/x', '/console/password/x', '/console/nothing'],
  ...['/wadl', '/registration/S-110/1', '/e/S-110/results/x', '/p/S-110/registration/1/x', '/nothing'],
]
const parameters: readonly string[] = [
  'seconds',
  'boards',
  'message',
  'theme',
  'names',
  'by',
  'paper',
  'from',
  'asOf',
  'top',
]
const below: readonly string[] = [
  '',
  '',
  '/tv',
  '/embed',
  '/cards/1021/1',
  '/cards/x/y',
  '/calendar.ics',
  '/print.pdf',
  '/pdf',
]
const fieldsOfForm: readonly string[] = [
  'key',
  'firstName',
  'lastName',
  'email',
  'gender',
  'hcIndex',
  'teeId',
  'action',
  'consent',
  'password',
]

function ofPage({ linkPaths }: FuzzWorld, random: Random): FuzzedRequest {
  const path = random() < 0.3 ? pick(places, random) : pick(linkPaths, random) + pick(below, random)
  const value = () =>
    encodeURIComponent(
      textOf(random() < 0.5 ? pick(['1', 'dark', '2', 'x'], random) : pick(hostileValues, random)).slice(0, 2000),
    )
  const query = random() < 0.5 ? '' : `?${pick(parameters, random)}=${value()}&${pick(parameters, random)}=${value()}`
  if (random() < 0.8) return { method: 'GET', path: path + query, headers: acceptable(random) }
  const body = fieldsOfForm.filter(() => random() < 0.8).map(name => `${name}=${value()}`)
  return {
    method: 'POST',
    path,
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
    body: body.join('&'),
  }
}

function acceptable(random: Random): Readonly<Record<string, string>> {
  return {
    'accept-encoding': pick(['gzip', 'br', 'gzip;q=0', '*', ';;q=,', ''], random),
    'if-none-match': pick(['*', '"x"', ',', 'W/"x"'], random),
  }
}

const methods: readonly string[] = [
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'QUERY',
  'OPTIONS',
  'SEARCH',
  'LINK',
]
const types: readonly string[] = [
  ...['application/json', 'application/json; charset=utf-16', 'application/merge-patch+json', 'text/plain'],
  ...['multipart/form-data; boundary=x', 'application/x-www-form-urlencoded', 'x', '/', 'application/json;;'],
]
const tails: readonly string[] = [
  '?',
  '#',
  '//',
  '/..',
  '/%2e%2e/',
  '%',
  '%00',
  '%ff',
  '?a=1&a=2',
  '?limit=0',
  '?cursor=x',
  '?limit=1&cursor=',
]

/** Another method, type, header or tail of the address, or a body that is cut or no JSON. */
function distorted(request: FuzzedRequest, random: Random): FuzzedRequest {
  const { headers, body = '' } = request
  const kind = Math.floor(random() * 6)
  if (kind === 0) return { ...request, method: pick(methods, random) }
  if (kind === 1) return { ...request, headers: { ...headers, 'content-type': pick(types, random) } }
  if (kind === 2) {
    const { 'content-type': _, ...others } = headers
    return { ...request, headers: others, body }
  }
  if (kind === 3) return { ...request, path: request.path + pick(tails, random) }
  if (kind === 4) return { ...request, body: body.slice(0, Math.floor(random() * body.length)) + pick(ends, random) }
  return { ...request, headers: { ...headers, [pick(strangeHeaders, random)]: pick(headerValues, random) } }
}

const ends: readonly string[] = [
  '',
  '}',
  '\\',
  '"',
  '{"__proto__":{}}',
  `{"${strangeNames[0]}":`,
  '\u0000',
  '\ufeff{}',
  '1e999',
]
const strangeHeaders: readonly string[] = [
  ...['authorization', 'idempotency-key', 'if-none-match', 'last-event-id', 'accept-encoding', 'cookie', 'origin'],
  ...['x-forwarded-for', 'expect', 'range', 'content-encoding', 'access-control-request-method', linkHeader, 'host'],
]
const headerValues: readonly string[] = [
  ...['', ' ', 'x', '*', 'Bearer', 'Bearer a.b.c', 'Basic eDp5', '-1', '0', '9'.repeat(300), 'x'.repeat(5000)],
  ...['gzip', 'bytes=0-', '100-continue', '__Host-registration-S-110-1=x', 'constructor', '\u00ff\u00fe', 'a,b;c=d'],
]
