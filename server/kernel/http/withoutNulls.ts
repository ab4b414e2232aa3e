import type { TSchema } from 'typebox'

/** What of a schema says which fields there are, and whether `null` means something to them. */
type Schema = {
  readonly type?: string
  readonly anyOf?: readonly Schema[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly items?: Schema
}

/**
 * A value as if its fields that are `null` were not there, because many clients write unset fields so. A field to which `null`
 * means something keeps it, and so do elements of lists and fields that the schema does not know: they are refused as they are.
 */
export function withoutNulls(schema: TSchema, value: unknown): unknown {
  return without([schema as Schema], value)
}

function without(schemas: readonly Schema[], value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  const all = schemas.flatMap(flattened)
  if (Array.isArray(value)) {
    const items = all.flatMap(({ items: one }) => one ?? [])
    return items.length === 0 ? value : value.map(one => without(items, one))
  }
  const fields: [string, unknown][] = []
  for (const [name, one] of Object.entries(value)) {
    const known = all.flatMap(({ properties }) =>
      properties && Object.hasOwn(properties, name) ? properties[name] : [],
    )
    const declared = known.filter(schema => schema !== undefined)
    if (one === null && declared.length > 0 && !declared.some(takesNull)) continue
    fields.push([name, declared.length === 0 ? one : without(declared, one)])
  }
  return Object.fromEntries(fields)
}

function flattened(schema: Schema): readonly Schema[] {
  return schema.anyOf ? schema.anyOf.flatMap(flattened) : [schema]
}

/** A schema without a type takes anything. */
function takesNull(schema: Schema): boolean {
  const { enum: words, const: word } = schema as { readonly enum?: readonly unknown[]; readonly const?: unknown }
  if (schema.anyOf) return schema.anyOf.some(takesNull)
  if (words) return words.includes(null)
  return schema.type === 'null' || (schema.type === undefined && word === undefined)
}
