/** JSON Schemas of a document in which every record stands once, under its title. */

export type Json = Readonly<Record<string, unknown>>

export type SharedSchemas = {
  /** The schema with a reference in place of every record in it. */
  readonly refer: (schema: object) => Json
  /** All records referred to so far, by title, in the order of their titles. */
  readonly components: () => Readonly<Record<string, Json>>
}

/**
 * Collects the records of a document. `prefix` is what a reference begins with, such as `#/components/schemas/`.
 * Throws when two different records have one title.
 */
export function sharedSchemas(prefix: string): SharedSchemas {
  const found = new Map<string, { readonly text: string; readonly schema: Json }>()

  function refer(schema: object): Json {
    const title = recordTitle(schema)
    if (title === undefined) return within(schema)
    const text = JSON.stringify(schema)
    const known = found.get(title)
    if (known === undefined) found.set(title, { text, schema: within(schema) })
    else if (known.text !== text) throw new Error(`Two different records have the title ${title}`)
    return { $ref: `${prefix}${title}` }
  }

  function within(schema: object): Json {
    return Object.fromEntries(
      Object.entries(schema)
        .filter(([key, value]) => !isFractionalStep(key, value))
        .map(([key, value]) => [key, replaced(key, value)]),
    )
  }

  function replaced(key: string, value: unknown): unknown {
    if (typeof value !== 'object' || value === null || isData.has(key)) return value
    if (Array.isArray(value)) return value.map(each => (typeof each === 'object' && each !== null ? refer(each) : each))
    if (key !== 'properties') return refer(value)
    return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, refer(field)]))
  }

  return {
    refer,
    components: () =>
      Object.fromEntries([...found].sort(([a], [b]) => (a < b ? -1 : 1)).map(([title, { schema }]) => [title, schema])),
  }
}

/** Keywords whose values are data and no schemas. */
const isData: ReadonlySet<string> = new Set(['default', 'examples', 'enum', 'const', 'required'])

/** `multipleOf: 0.1` refuses 4.1 in validators that divide binary floats; the description says one decimal. */
function isFractionalStep(key: string, value: unknown): boolean {
  return key === 'multipleOf' && !Number.isInteger(value)
}

function recordTitle(schema: object): string | undefined {
  return 'title' in schema && typeof schema.title === 'string' ? schema.title : undefined
}
