/** Lists in pages: one way for every list of the interface. */
import { createCipheriv, createDecipheriv, createHmac } from 'node:crypto'
import type { Static, TArray, TSchema } from 'typebox'
import type { Transaction } from './connect.ts'
import { type Json, type JsonText, textOfList, type Written } from './json.ts'
import { type Sql, sql } from './sql.ts'

/** The page that was asked for: all without `limit`; `after` are the values of the order's fields of the last item seen. */
export type Page = { readonly limit?: number; readonly after?: readonly (string | number)[] }

/** Whether the page is the whole list. */
export function isWhole({ limit, after }: Page): boolean {
  return limit === undefined && after === undefined
}

/** A list as JSON text, each item as `S` has it, and where the next page begins if there is one. */
export class Listed<S extends TSchema> {
  readonly text: JsonText<TArray<S>>
  readonly next: readonly (string | number)[] | undefined
  constructor(text: JsonText<TArray<S>>, next?: readonly (string | number)[]) {
    this.text = text
    this.next = next
  }
  /** The same list in other words: what `by` changes of the text must still fit. */
  rewritten(by: (text: string) => string): Listed<S> {
    return new Listed(by(this.text) as JsonText<TArray<S>>, this.next)
  }
  /** The item of a list that has one. */
  get only(): JsonText<S> {
    return this.text.slice(1, -1) as JsonText<S>
  }
}

/** The list that has nothing. */
export function nothingListed<S extends TSchema>(): Listed<S> {
  return new Listed(textOfList([]))
}

/**
 * The records `item` of a select that goes on with `rest`: first the columns `order`, the last one unique, then where they come
 * from. Each column of `order` is text in `C` collation, a bigint or a date, and ascends; the first one descends where a minus
 * sign stands before its name.
 */
export async function list<S extends TSchema>(
  tx: Transaction,
  item: Json<S>,
  rest: Sql,
  order: readonly string[],
  page: Page,
): Promise<Listed<S>> {
  const items = sql`select ${item} as item, ${rest}`
  if (isWhole(page)) {
    const row = await tx.first(
      sql<{ text: JsonText<TArray<S>> }>`
        select '[' || coalesce(string_agg(item, ',' order by ${orderBy(order)}), '') || ']' as text from (${items}) as listed`,
    )
    return new Listed(row?.text ?? textOfList([]))
  }
  const { limit = 100_000 } = page
  const select = sql<{ item: JsonText<S>; after: (string | number)[] }>`
    select item, json_build_array(${sql.join(columnsOf(order))}) as after from (${items}) as listed`
  const rows = await tx.rows(cut(select, order, { ...page, limit }))
  const shown = rows.slice(0, limit)
  return new Listed(textOfList(shown.map(row => row.item)), rows.length > limit ? shown.at(-1)?.after : undefined)
}

/**
 * The rows of `rows` that are on the page, one more where there is a next one: what a list joins to them and makes of them is
 * done for these only. `order` are columns of `rows`, as {@link list} has them.
 */
export function onPage(rows: Sql, order: readonly string[], page: Page): Sql {
  if (isWhole(page)) return sql`(${rows})`
  const select = sql`select * from (${rows}) as listed`
  if (!page.after || !descends(order[0])) return sql`(${cut(select, order, page)})`
  // The rest of the first value, then what is below it: an index has no place for both in one.
  const [first, ...others] = columnsOf(order)
  const [value, ...values] = page.after
  const rest = sql`${select} where ${first} = ${value} and (${sql.join(others)}) > (${sql.join(values)})`
  const below = sql`${select} where ${first} < ${value}`
  const end = sql`order by ${orderBy(order)} limit ${(page.limit ?? 100_000) + 1}`
  return sql`(select * from ((${rest} ${end}) union all (${below} ${end})) as listed ${end})`
}

/** Those behind `after`, as many as the limit and one more, of a select that has no condition yet. */
function cut<Row>(select: Sql<Row>, order: readonly string[], { after, limit = 100_000 }: Page): Sql<Row> {
  // Without a type each value takes that of its column.
  const rest = after ? sql`where ${isBehind(order, after)}` : sql``
  return sql<Row>`${select} ${rest} order by ${orderBy(order)} limit ${limit + 1}`
}

const descends = (column: string | undefined) => column?.startsWith('-') === true

function columnsOf(order: readonly string[]): readonly Sql[] {
  return order.map(column => sql.ref(descends(column) ? column.slice(1) : column))
}

/** The columns of `order` with their directions. */
export function orderBy(order: readonly string[]): Sql {
  return sql.join(columnsOf(order).map((column, index) => (descends(order[index]) ? sql`${column} desc` : column)))
}

/** Where the first column descends its own condition comes first: by it an index finds the place. */
function isBehind(order: readonly string[], after: readonly (string | number)[]): Sql {
  const [first, ...others] = columnsOf(order)
  if (!descends(order[0])) return sql`(${sql.join(columnsOf(order))}) > (${sql.join(after)})`
  const [value, ...values] = after
  return sql`${first} <= ${value} and (${first} < ${value} or (${sql.join(others)}) > (${sql.join(values)}))`
}

/** A page of a list that is in memory, ascending by `keys`, which are unique together; text in the order of its code points. */
export function pageOf<S extends TSchema, T>(
  schema: S,
  items: readonly T[],
  keys: (item: T) => readonly (string | number)[],
  page: Page,
  show: (item: T) => Written<Static<S>>,
): Listed<S> {
  const rest = behind(items, keys, page)
  const shown = rest.slice(0, page.limit)
  const last = shown.at(-1)
  const next = last !== undefined && shown.length < rest.length ? keys(last) : undefined
  return listOfValues(schema, shown.map(show), next)
}

/** Values that are in memory, and where the next page begins if there is one. */
export function listOfValues<S extends TSchema>(
  _schema: S,
  values: readonly Written<Static<S>>[],
  next?: readonly (string | number)[],
): Listed<S> {
  return new Listed(JSON.stringify(values) as JsonText<TArray<S>>, next)
}

/** Those items that come after the last one that was seen. */
export function behind<T>(
  items: readonly T[],
  keys: (item: T) => readonly (string | number)[],
  { after }: Page,
): readonly T[] {
  return after ? items.filter(item => compareKeys(keys(item), after) > 0) : items
}

/** Below, at or above zero as `a` comes before `b`: numbers by value, text as the `C` collation of the database has it. */
function compareKeys(a: readonly (string | number)[], b: readonly (string | number)[]): number {
  for (const [index, key] of a.entries()) {
    const other = b[index] ?? 0
    const order =
      typeof key === 'number' && typeof other === 'number'
        ? key - other
        : Buffer.from(`${key}`).compare(Buffer.from(`${other}`))
    if (order !== 0) return order
  }
  return 0
}

/**
 * The cursor of a place in the list of `request`, encrypted: the values of the order are names of people too, and an address
 * is kept in histories and logs. It fits only the same search; the same place has the same cursor.
 */
export function writeCursor(next: readonly (string | number)[], request: string, secret: Buffer): string {
  const place = JSON.stringify(next)
  const nonce = createHmac('sha256', secret).update(`${place}\n${request}`).digest().subarray(0, nonceBytes)
  const cipher = createCipheriv('aes-256-gcm', keyOf(secret), nonce).setAAD(Buffer.from(request))
  return Buffer.concat([nonce, cipher.update(place), cipher.final(), cipher.getAuthTag()]).toString('base64url')
}

/** The place that `cursor` names; undefined when it was not made for this search. */
export function readCursor(cursor: string, request: string, secret: Buffer): readonly (string | number)[] | undefined {
  const bytes = Buffer.from(cursor, 'base64url')
  if (bytes.length < nonceBytes + tagBytes) return undefined
  const [nonce, tag] = [bytes.subarray(0, nonceBytes), bytes.subarray(-tagBytes)]
  const decipher = createDecipheriv('aes-256-gcm', keyOf(secret), nonce, { authTagLength: tagBytes })
    .setAAD(Buffer.from(request))
    .setAuthTag(tag)
  const place = decipher.update(bytes.subarray(nonceBytes, -tagBytes))
  try {
    decipher.final()
  } catch {
    // Not made by us, or for another search.
    return undefined
  }
  const values: unknown = JSON.parse(place.toString())
  return Array.isArray(values) ? values : undefined
}

const nonceBytes = 12
const tagBytes = 16

function keyOf(secret: Buffer): Buffer {
  return createHmac('sha256', secret).update('places').digest()
}
