/**
 * Every client of the published interface: what its OpenAPI document declares and its samples show is accepted and answered, under
 * its names and with its types. `operations.json` has the facts; docs/decisions/122 says where a sample counts in their place.
 */
import { readFileSync } from 'node:fs'
import { afterEach, describe, expect, test } from 'vitest'
import { type OperationId, operations } from '../../contract/all.ts'
import type { Operation } from '../../contract/operation.ts'
import type { AnyCase } from '../askCase.ts'
import { everyCase } from '../everyCase.ts'
import { startWorld, type World } from '../world.ts'

type Shape = string | { readonly [field: string]: Shape } | readonly Shape[]
type Fields = Readonly<Record<string, string>>
type Published = {
  readonly method: string
  readonly path: string
  readonly query?: Fields
  readonly body?: { readonly fields: Fields | { readonly 'array of': Fields }; readonly mediaType: string }
  readonly answer?: { readonly declared?: Shape | null; readonly sample?: Shape }
}

const facts = JSON.parse(readFileSync(new URL('operations.json', import.meta.url), 'utf8')) as {
  readonly operations: readonly Published[]
  readonly leaderboardTypes: readonly object[]
  readonly handicapProviders: readonly object[]
}

/** Where another record than that of the operation is declared: the sample counts. */
const anotherRecord: ReadonlySet<string> = new Set<OperationId>([
  'listEventPlayers',
  'listUnassignedPlayers',
  'listUnassignedTeams',
  'searchPlayerScores',
  'listPlayerCommunities',
])
/** Misspelt in samples, and declared under their right names. */
const misspelt: ReadonlySet<string> = new Set(['phoneCounryCode', 'phoneNumber'])

/** Values that fit the world of the tests, for a field wherever it stands; `ofOperation` says what differs. */
const values: Readonly<Record<string, unknown>> = {
  communityIds: [1],
  communityId: 1,
  forPlayerId: 1,
  forRegisteredPlayer: true,
  eventIds: ['M-100'],
  courseIds: [1],
  startDateFrom: '2026-01-01',
  startDateTo: '2026-12-31',
  endDateFrom: '2026-01-01',
  endDateTo: '2026-12-31',
  sortAsc: true,
  maxResults: 10,
  teamId: 3001,
  courseId: 1,
  hcCourse: 14,
  hcPlaying: 13,
  hcIndex: 12.4,
  manualMsg: 'Committee decision',
  lock: 'True',
  leaderboardId: 1001,
  name: 'The Herons',
  playerIds: [1],
  playerId: 1,
  teePairingId: 5001,
  id: 5001,
  time: '08:00:00',
  hole: 1,
  group: 'B',
  member: true,
  firstName: 'Rita',
  lastName: 'Nunes',
  lasttName: 'Nunes',
  suffix: 'Jr',
  gender: 'F',
  handle: 'Ri',
  email: 'rita.nunes@example.com',
  dob: '1990-02-03',
  phoneCountryCd: 'PT',
  phone: '912345678',
  hcProviderId: 20,
  hcId: 'PT-90210',
  affiliation: 'Alvor',
  age: 36,
  password: 'not known',
}

const ofOperation: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  registerPlayers: { playerId: 5 },
  deleteFlights: { leaderboardId: 1021 },
  assignPlayersToTeams: { teamId: 3012 },
  searchPlayers: { email: undefined, lastName: 'S', hcProviderId: undefined, hcId: undefined },
}

let world: World | undefined
afterEach(async () => {
  await world?.close()
  world = undefined
})

const idOf = ({ method, path }: Published) =>
  (Object.entries(operations) as [OperationId, Operation][]).find(
    ([, op]) => op.method === method && op.path === path,
  )?.[0]

test('there are 78 operations, and each is here', () => {
  expect(facts.operations).toHaveLength(78)
  expect(facts.operations.filter(one => idOf(one) === undefined)).toEqual([])
})

describe.each(facts.operations.map(one => [idOf(one) as OperationId, one] as const))('%s', (id, published) => {
  const op: Operation = operations[id]
  const { query = {}, body, answer } = published
  const isList = body !== undefined && 'array of' in body.fields
  const fields = (isList ? (body.fields as { 'array of': Fields })['array of'] : (body?.fields ?? {})) as Fields

  test('answers every published field with its type', () => {
    const shape = anotherRecord.has(id) ? answer?.sample : (answer?.declared ?? answer?.sample)
    expect(problemsOf(op.reply, shape ?? undefined, '')).toEqual([])
    expect(problemsOf(op.reply, shape === answer?.sample ? undefined : answer?.sample, '')).toEqual([])
  })

  const { success } = everyCase[id] as { readonly success: AnyCase }
  if (id === 'login') return
  test.each(requests(id, query, fields, isList))('accepts %s', async (_, { search, payload }) => {
    world = await startWorld()
    for (const statement of success.given ?? []) await world.rows(statement)
    const { params = {} } = success.input as { readonly params?: Readonly<Record<string, unknown>> }
    const path = op.path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(String(params[name])))
    const answered = await world.app.inject({
      method: op.method as 'GET',
      url: search === '' ? path : `${path}?${search}`,
      headers: {
        authorization: `Bearer ${world.token('club')}`,
        ...(payload !== undefined && { 'content-type': body?.mediaType === '*/*' ? '*/*' : 'application/json' }),
      },
      ...(payload !== undefined && { payload: JSON.stringify(payload) }),
    })
    expect(answered.statusCode, answered.payload.slice(0, 600)).toBe(200)
  })
})

test('leaderboard types and handicap providers have their published ids and names', async () => {
  world = await startWorld()
  const waiting = ['ADMIN', 'PICK_A_PRO', 'COMBINATION', 'BALL_SELECT']
  const types = await world.call('listLeaderboardTypes', {})
  const providers = await world.call('listHandicapProviders', {})
  for (const type of facts.leaderboardTypes as { name: string }[])
    if (!waiting.includes(type.name)) expect(types).toContainEqual(expect.objectContaining(type))
  expect(types.filter(({ name }) => waiting.includes(name))).toEqual([])
  for (const provider of facts.handicapProviders) expect(providers).toContainEqual(expect.objectContaining(provider))
})

type Request = { readonly search: string; readonly payload?: unknown }

/** The requests that a client of the document sends: with everything, with what is required alone, a set as a list and as one object. */
function requests(id: string, query: Fields, fields: Fields, isList: boolean): [string, Request][] {
  const search = (names: readonly string[]) =>
    names.map(name => `${name}=${encodeURIComponent(String(givenFor(id, name)))}`).join('&')
  const required = (of: Fields) => Object.keys(of).filter(name => of[name]?.endsWith('*'))
  const given = (names: readonly string[]) =>
    Object.fromEntries(names.map(name => [name, givenFor(id, name)]).filter(([, value]) => value !== undefined))
  const asBody = (names: readonly string[]) => (names.length === 0 ? undefined : isList ? [given(names)] : given(names))
  const all: [string, Request][] = [
    ['all its fields', { search: search(Object.keys(query)), payload: asBody(Object.keys(fields)) }],
  ]
  if (
    Object.keys({ ...query, ...fields }).length > required({ ...query, ...fields }).length &&
    required(fields).length > 0
  )
    all.push(['what is required alone', { search: search(required(query)), payload: asBody(required(fields)) }])
  if (isList) all.push(['one object in place of a list', { search: '', payload: given(Object.keys(fields)) }])
  return all
}

function givenFor(id: string, name: string): unknown {
  const own = ofOperation[id] ?? {}
  return name in own ? own[name] : values[name]
}

type Schema = {
  readonly type?: string
  readonly format?: string
  readonly items?: Schema
  readonly anyOf?: readonly Schema[]
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly properties?: Readonly<Record<string, Schema>>
}

/** What of a published shape the schema does not have, or has with another type. */
function problemsOf(given: unknown, shape: Shape | undefined, place: string): readonly string[] {
  if (shape === undefined || shape === null) return []
  const schema = given as Schema
  if (Array.isArray(shape)) return inList(schema, shape[0], place)
  if (typeof shape === 'string') return fitsType(schema, shape) ? [] : [`${place} is no ${shape}`]
  if ('array of' in shape) return inList(schema, shape['array of'], place)
  const record = [schema, ...(schema.anyOf ?? [])].find(({ properties }) => properties) ?? schema.items
  return Object.entries(shape).flatMap(([name, of]) => {
    if (misspelt.has(name)) return []
    const field = record?.properties?.[name]
    return field ? problemsOf(field, of, `${place}/${name}`) : [`${place}/${name} is missing`]
  })
}

function inList(schema: Schema, shape: Shape | undefined, place: string): readonly string[] {
  const list = [schema, ...(schema.anyOf ?? [])].find(({ items }) => items)
  return list ? problemsOf(list.items, shape, place) : [`${place} is no list`]
}

function fitsType({ type, format, enum: values, const: only, anyOf }: Schema, published: string): boolean {
  if (anyOf) return anyOf.some(one => fitsType(one, published))
  const isText = type === 'string' || (values ?? [only]).some(value => typeof value === 'string')
  const isNumber = type === 'number' || type === 'integer' || typeof only === 'number'
  if (published.startsWith('array of')) return type === 'array'
  if (published.startsWith('integer')) return type === 'integer' || Number.isInteger(only)
  if (published.startsWith('number')) return isNumber
  if (published === 'boolean') return type === 'boolean' || typeof only === 'boolean'
  if (published === 'string/date' || published === 'string/date-time') return isText && format === published.slice(7)
  return isText
}
