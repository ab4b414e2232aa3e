/** Values made from a schema of the contract: those that fit, and those that somebody sends who means harm or made a mistake. */
import { randomUUID } from 'node:crypto'
import { pick } from '../../server/ops/sample/seeded.ts'

export type Random = () => number

type Schema = {
  readonly type?: string
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly anyOf?: readonly Schema[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly items?: Schema
  readonly minItems?: number
  readonly maxItems?: number
  readonly uniqueItems?: boolean
  readonly minimum?: number
  readonly maximum?: number
  readonly multipleOf?: number
  readonly maxLength?: number
  readonly format?: string
  readonly pattern?: string
  readonly examples?: readonly unknown[]
}

const integer = (least: number, most: number, random: Random) => least + Math.floor(random() * (most - least + 1))

/** A value that fits, with small ids, because those exist. */
export function fitting(schema: object, random: Random): unknown {
  const one = schema as Schema
  if (one.anyOf) return fitting(pick(one.anyOf, random), random)
  if (one.enum) return pick(one.enum, random)
  if (one.const !== undefined) return one.const
  if (one.type === 'array') {
    const count = integer(one.minItems ?? 0, Math.min(one.maxItems ?? 3, (one.minItems ?? 0) + 2), random)
    const items = Array.from({ length: count }, () => fitting(one.items ?? {}, random))
    return one.uniqueItems ? [...new Set(items)] : items
  }
  if (one.type === 'object') {
    const wanted = Object.entries(one.properties ?? {}).filter(
      ([name]) => one.required?.includes(name) || random() < 0.5,
    )
    return Object.fromEntries(wanted.map(([name, property]) => [name, fitting(property, random)]))
  }
  return scalar(one, random)
}

function scalar(one: Schema, random: Random): unknown {
  const { type, minimum = 0, maximum = 100, multipleOf = 1 } = one
  if (type === 'boolean') return random() < 0.5
  if (type === 'null') return null
  if (type === 'integer') return integer(minimum, Math.min(maximum, minimum + (random() < 0.1 ? 1e9 : 110)), random)
  if (type === 'number')
    return Number((integer(minimum * 10, maximum * 10, random) * 0.1).toFixed(multipleOf < 1 ? 1 : 0))
  return text(one, random)
}

const texts: readonly string[] = [
  ...['M-100', 'S-110', 'S-101', 'S-102', 'S-400', 'S-99', 'P-1', 'P-2', 'T-1', 'T-12'],
  ...['Ana', 'Müller', '김', 'a b', "O'Neill-Ñ", '1', '912345678', '😀'],
  ...['A', 'PT', 'PT-13', 'https://example.com/a.png', 'http://127.0.0.1:1/x'],
  ...['EUR', '08:30', '2026-05-03T08:00', 'medal', 'own-1', 'all', 'group-5021', '0a1b2c3d'],
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYA',
]

function text({ format, pattern = '', examples, maxLength = 40 }: Schema, random: Random): string {
  if (format === 'uuid') return randomUUID()
  if (format === 'date') return `20${integer(10, 40, random)}-0${integer(1, 9, random)}-1${integer(0, 9, random)}`
  if (format === 'date-time') return `2026-05-0${integer(1, 9, random)}T08:${integer(10, 59, random)}:09.123Z`
  if (format === 'email') return `golfer${integer(1, 50, random)}@example.com`
  const known = [...(examples ?? []).map(String), ...texts, 'x'.repeat(maxLength)]
  const expression = new RegExp(pattern, 'u')
  return pick(
    known.filter(one => one.length <= maxLength && expression.test(one)),
    random,
  )
}

/** What no schema of ours expects, and what has hurt others. */
export const hostileValues: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -1,
  1.5,
  1e308,
  -0,
  2 ** 31,
  2 ** 53,
  2 ** 63,
  '',
  ' ',
  '0',
  'null',
  'NaN',
  '\u0000',
  'a\u0000b',
  '\ud83d',
  '\u202e\u2066',
  '\u0085',
  '\ufeff',
  "' or 1=1 --",
  '{1,2}',
  '$1',
  '%',
  '%s%n',
  '../../etc/passwd',
  '<script>alert(1)</script>',
  '=cmd()',
  '9'.repeat(400),
  'x'.repeat(70_000),
  '  '.repeat(5000),
  '2026-02-30',
  '0000-00-00',
  '99999-01-01',
  '2026-05-03T24:00:00Z',
  '0001-01-01T00:00:00+14:00',
  '9999-12-31T23:59:59.999999999-14:00',
  'infinity',
  'epoch',
  [],
  {},
  [[]],
  [null],
  [{}],
  [0, 0, 0],
  { toString: 1 },
  { constructor: 1 },
  { length: 1e9 },
  { toJSON: 1 },
  { valueOf: null },
]

/** `value` with one place of it, anywhere, made into something else. */
export function altered(value: unknown, random: Random): unknown {
  const inside = typeof value === 'object' && value !== null ? Object.keys(value) : []
  if (inside.length === 0 || random() < 0.2) return random() < 0.2 ? many(value) : pick(hostileValues, random)
  const name = pick(inside, random)
  if (Array.isArray(value)) return value.map((one, at) => (String(at) === name ? altered(one, random) : one))
  const fields = value as Readonly<Record<string, unknown>>
  const kind = random()
  if (kind < 0.15) return Object.fromEntries(Object.entries(fields).filter(([other]) => other !== name))
  if (kind < 0.3) return { ...fields, [pick(strangeNames, random)]: pick(hostileValues, random) }
  return { ...fields, [name]: altered(fields[name], random) }
}

function many(value: unknown): unknown {
  return Array.from({ length: 501 }, () => value)
}

export const strangeNames: readonly string[] = [
  ...Object.getOwnPropertyNames(Object.prototype).filter(name => name !== '__proto__'),
  'prototype',
  'unknown',
  '',
  '0',
  'a/b~c',
  'playerId',
  'communityId',
  'eventId',
]
