import type { TObject, TSchema } from 'typebox'
import type { Json } from './sharedSchemas.ts'

/** Values of the sample data by the name of their field, for parameters that the example of their operation leaves out. */
const known: Readonly<Record<string, unknown>> = {
  communityId: 101,
  communityIds: [101],
  clubCommunityId: 101,
  courseId: 22,
  courseIds: [22],
  teeId: 221,
  playerId: 3001,
  playerIds: [3001, 3002],
  forPlayerId: 3001,
  teamId: 801,
  teamIds: [801],
  leaderboardId: 603,
  name: 'Spring',
  firstName: 'Ana',
  lastName: 'Sil',
  handle: 'Tito',
  suffix: 'Jr',
  email: 'ana.silva@example.com',
  phoneCountryCd: '+351',
  phone: '912345678',
  hcId: '12345678',
  hcProviderId: 24,
}

type Keywords = {
  readonly type?: string
  readonly format?: string
  readonly examples?: readonly unknown[]
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly TSchema[]
  readonly items?: TSchema
  readonly minimum?: number
}

/** An example of each field of a query: that of the operation, one of the sample data, or what its schema says by itself. */
export function examplesOf(fields: TObject | undefined, given: Json | undefined): Json {
  const entries = Object.entries(fields?.properties ?? {})
  return Object.fromEntries(
    entries.map(([name, field]) => [name, given?.[name] ?? knownFor(name, field) ?? exampleOf(field)]),
  )
}

/** A name may mean something else in the console: a list of texts, or one of some words. */
function knownFor(name: string, field: TSchema): unknown {
  const value = known[name]
  const { type, enum: words, items } = field as Keywords
  const kind = (one: unknown) => (typeof one === 'number' ? 'integer' : typeof one)
  if (!Array.isArray(value)) return words === undefined && kind(value) === type ? value : undefined
  return items && kind(value[0]) === (items as Keywords).type ? value : undefined
}

function exampleOf(schema: TSchema): unknown {
  const { type, format, examples, enum: words, anyOf, items, minimum } = schema as Keywords
  if (examples?.[0] !== undefined) return examples[0]
  if (words) return words[0]
  if (anyOf?.[0]) return exampleOf(anyOf[0])
  const item = items && exampleOf(items)
  if (items) return item === undefined ? undefined : [item]
  if (type === 'boolean') return true
  if (type === 'integer' || type === 'number') return Math.max(minimum ?? 1, 1)
  if (format === 'date') return '2026-05-03'
  return format === 'date-time' ? '2026-05-03T14:07:09.123+00:00' : undefined
}
