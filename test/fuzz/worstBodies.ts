/** Bodies that cost most to refuse, of any size. */

type Schema = {
  readonly anyOf?: readonly Schema[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly items?: Schema
  readonly type?: string
}
type Make = (count: number) => unknown

const wrongs: readonly unknown[] = [
  0,
  'x',
  null,
  true,
  {},
  [],
  [0],
  { firstName: 0 },
  { playerId: 'x' },
  { toString: 1 },
]

/**
 * For every list anywhere in the schema lists of everything wrong, for every record records of unknown fields, and for the
 * rest what is wrong everywhere. Each makes a value of `count` elements.
 */
export function worstBodies(schema: object): readonly Make[] {
  return [...lists(wrongs), fields, ...inside(schema as Schema)]
}

function lists(values: readonly unknown[]): readonly Make[] {
  return values.map(value => (count: number) => Array.from({ length: count }, () => value))
}

function fields(count: number): unknown {
  return Object.fromEntries(Array.from({ length: count }, (_, index) => [`unknown${index}`, index]))
}

function inside(schema: Schema): readonly Make[] {
  if (schema.anyOf) return schema.anyOf.flatMap(inside)
  if (schema.items) {
    const oneWrong = inside(schema.items)
    const filled = oneWrong.map(
      (make): Make =>
        count =>
          Array.from({ length: count }, () => make(1)),
    )
    return [
      ...filled,
      ...oneWrong.map(
        (make): Make =>
          count => [make(count)],
      ),
    ]
  }
  const properties = Object.entries(schema.properties ?? {})
  if (properties.length === 0) return [count => 'x'.repeat(count)]
  const everythingWrong: Make = () => Object.fromEntries(properties.map(([name]) => [name, { wrong: true }]))
  return [
    everythingWrong,
    fields,
    ...properties.flatMap(([name, property]) =>
      [...(property.items ? lists(wrongs) : []), ...inside(property)].map(
        (make): Make =>
          count => ({ [name]: make(count) }),
      ),
    ),
  ]
}
