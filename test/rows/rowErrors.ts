/** Where what the database answers is not what a statement declares. */
import type { Fields, Shape } from './declaredRows.ts'

/** A column of an answer: its name, and what the catalogue knows of the column of a table that it shows. */
export type AnsweredColumn = {
  readonly name: string
  readonly type: number
  readonly table?: {
    readonly name: string
    readonly isNullable: boolean
    readonly texts?: readonly string[] | undefined
  }
}

/** What the driver makes of the types of PostgreSQL; of those that are missing it says nothing. */
const kinds: Readonly<Record<number, 'string' | 'number' | 'boolean'>> = {
  16: 'boolean',
  20: 'number',
  21: 'number',
  23: 'number',
  26: 'number',
  700: 'number',
  701: 'number',
  19: 'string',
  25: 'string',
  1042: 'string',
  1043: 'string',
  1082: 'string',
  1083: 'string',
  1184: 'string',
  1700: 'string',
  2950: 'string',
}
const arrays: Readonly<Record<number, 'string' | 'number' | 'boolean'>> = {
  1000: 'boolean',
  1005: 'number',
  1007: 'number',
  1016: 'number',
  1009: 'string',
}

/** Names, types and whether there may be no value: of the columns, whatever rows there are. */
export function columnErrors(declared: Fields, columns: readonly AnsweredColumn[]): readonly string[] {
  const names = columns.map(({ name }) => name)
  const missing = Object.entries(declared).flatMap(([name, { isOptional }]) =>
    names.includes(name) || isOptional ? [] : [`"${name}" is declared and not answered`],
  )
  const twice = names.filter((name, at) => names.indexOf(name) < at).map(name => `"${name}" is answered twice`)
  const wrong = columns.flatMap(column => {
    const shape = declared[column.name]
    if (!shape) return [`"${column.name}" is answered and not declared`]
    return typeErrors(column, shape).map(why => `"${column.name}" ${why}`)
  })
  return [...missing, ...twice, ...wrong]
}

function typeErrors({ type, table }: AnsweredColumn, shape: Shape): readonly string[] {
  const kind = kinds[type]
  const item = arrays[type]
  const isKnown = Object.keys(shape).some(key => key !== 'isNullable' && key !== 'isOptional')
  if (!isKnown) return []
  if (kind && !shape.kinds?.includes(kind)) return [`is a ${kind}`]
  if (item && !(shape.items && (!shape.items.kinds || shape.items.kinds.includes(item))))
    return [`is a list of ${item}s`]
  if (table?.isNullable && !shape.isNullable) return [`can be null, as "${table.name}" can`]
  const others = table?.texts?.filter(text => shape.texts && !shape.texts.includes(text)) ?? []
  return others.length > 0 ? [`can be ${others.join(', ')}, as "${table?.name}" can`] : []
}

/** What is wrong with a row as it came: nulls, and whatever stands in JSON. */
export function valueErrors(declared: Fields, row: object, place = ''): readonly string[] {
  const extra = Object.keys(row).filter(name => !Object.hasOwn(declared, name))
  return [
    ...extra.map(name => `"${place}${name}" is answered and not declared`),
    ...Object.entries(declared).flatMap(([name, shape]) =>
      Object.hasOwn(row, name)
        ? errorsOfValue(shape, (row as Record<string, unknown>)[name], `${place}${name}`)
        : shape.isOptional
          ? []
          : [`"${place}${name}" is declared and not answered`],
    ),
  ]
}

function errorsOfValue(shape: Shape, value: unknown, place: string): readonly string[] {
  if (value === null)
    return shape.isNullable || Object.keys(shape).every(key => key === 'isOptional') ? [] : [`"${place}" is null`]
  if (Array.isArray(value)) {
    const { items } = shape
    if (items) return value.slice(0, 20).flatMap(item => errorsOfValue(items, item, `${place}[]`))
    return shape.kinds || shape.fields ? [`"${place}" is a list`] : []
  }
  if (typeof value === 'object') {
    if (shape.fields) return valueErrors(shape.fields, value, `${place}.`)
    return shape.kinds || shape.items ? [`"${place}" is an object`] : []
  }
  if (shape.fields || shape.items) return [`"${place}" is a ${typeof value}`]
  if (shape.kinds && !shape.kinds.some(kind => kind === typeof value)) return [`"${place}" is a ${typeof value}`]
  if (shape.texts && typeof value === 'string' && !shape.texts.includes(value)) return [`"${place}" is "${value}"`]
  return []
}
