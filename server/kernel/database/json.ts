/** JSON that the database makes, typed by the schemas of the contract: a field misspelt, missing or too many does not compile. */
import type { Static, TArray, TObject, TSchema } from 'typebox'
import { type Sql, sql } from './sql.ts'

/** Has the fields of the schema `S`, neither fewer nor more. Known to the compiler only. */
type Fits<S extends TSchema> = { readonly fits: (schema: S) => S }

/** An expression whose value is a text of JSON that fits `S`. */
export type Json<S extends TSchema> = Sql<Fits<S>>

/** A text of JSON that fits `S`. */
export type JsonText<S extends TSchema> = string & Fits<S>

/** A value as JSON writes it: an optional field may be undefined, which is left out. */
export type Written<T> = T extends readonly (infer I)[]
  ? readonly Written<I>[]
  : T extends object
    ? { readonly [K in keyof T]: Written<T[K]> | (Partial<Pick<T, K>> extends Pick<T, K> ? undefined : never) }
    : T

/** What a field is made of: a record or a list of records by the functions below, everything else by whatever expression. */
type FieldSql<P extends TSchema> =
  P extends TArray<infer I extends TObject>
    ? Json<TArray<I>>
    : P extends TObject<infer Properties>
      ? Json<TObject<Properties>>
      : null extends Static<P>
        ? never
        : Sql

type Fields<S extends TObject> = { readonly [K in keyof S['properties']]-?: FieldSql<S['properties'][K]> }
type None<F, S extends TObject> = { readonly [K in Exclude<keyof F, keyof S['properties']>]: never }

/** Expressions of this file: their texts are JSON, where those of others are values. */
const texts = new WeakSet<Sql>()

function text<T>(expression: Sql<T>): Sql<T> {
  texts.add(expression)
  return expression
}

/**
 * A record: an expression for each field of the schema, null where it has no value, which is left out; they are answered in this
 * order, without spaces. The first field always has a value. Put together as text: to build JSON and take out its nulls costs a
 * third more of a list (decision 090).
 */
export function jsonOf<S extends TObject, const F extends Fields<S>>(schema: S, fields: F & None<F, S>): Json<S> {
  const [first = ''] = Object.keys(fields)
  const required: readonly string[] = schema.required ?? []
  if (!required.includes(first)) throw new Error(`The first field of a record may not be left out: ${first}.`)
  const parts = Object.entries<Sql>(fields).flatMap(([name, value], place) => {
    const start = sql.raw(`'${place === 0 ? '{' : ','}"${name}":'`)
    const json = texts.has(value) ? value : written(schema.properties[name], value)
    // With `||` a name goes with its missing value; what is always there is quicker handed over as it is.
    return required.includes(name) ? [start, json] : [sql`${start} || ${json}::text`]
  })
  return text(sql<Fits<S>>`concat(${sql.join(parts)}, '}')`)
}

/** A value as JSON writes it. What needs no escapes is quicker written without a function that looks for them. */
function written(schema: TSchema | undefined, value: Sql): Sql {
  const { type, format } = (schema ?? {}) as { readonly type?: string; readonly format?: string }
  if (type === 'integer' || type === 'number') return sql`(${value})`
  if (type === 'boolean') return sql`(${value})::text`
  if (format === 'date-time') return sql`('"' || (${value}) || '"')`
  return sql`to_json(${value})`
}

/** The records that are made of the rows of `from`, in this order; empty without rows. */
export function jsonListOf<S extends TSchema>(item: Json<S>, from: Sql, order: Sql): Json<TArray<S>> {
  return text(
    sql<Fits<TArray<S>>>`('[' || coalesce((select string_agg(${item}, ',' order by ${order}) ${from}), '') || ']')`,
  )
}

/** The value where the condition holds, else none. */
export function jsonWhen<S extends TSchema>(condition: Sql | boolean, value: Json<S>): Json<S> {
  if (typeof condition === 'boolean') return condition ? value : text(sql<Fits<S>>`null::text`)
  return text(sql<Fits<S>>`case when ${condition} then ${value} end`)
}

/** The record as a value, for a column that is read as one. */
export function jsonValue<T>(json: Sql<T>): Sql<T> {
  return sql<T>`(${json})::json`
}

/**
 * The records as texts: `rest` is what follows the first column, from the comma or the `from` on; a `with` stands in
 * `before`. A row has what `rest` returns beside its `text`.
 */
export function selectTexts<S extends TSchema, More>(item: Json<S>, rest: Sql<More>, before: Sql = sql``) {
  return sql<{ readonly text: JsonText<S> } & More>`${before}select ${item} as text${rest}`
}

/** These texts as a list, in their order. */
export function textOfList<S extends TSchema>(items: readonly JsonText<S>[]): JsonText<TArray<S>> {
  return `[${items.join(',')}]` as JsonText<TArray<S>>
}
