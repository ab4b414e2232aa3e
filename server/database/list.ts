/** Lists in pages: one way for every list of the interface. */
import { createHmac } from 'node:crypto'
import { type RawBuilder, sql } from 'kysely'
import { sqlBuilder, type Transaction } from './connect.ts'

/** The page that was asked for: all without `limit`; `after` are the values of the order's fields of the last item seen. */
export type Page = { readonly limit?: number; readonly after?: readonly (string | number)[] }

/** A list as JSON text, and where the next page begins if there is one. */
export class Listed {
  readonly text: string
  readonly next: readonly (string | number)[] | undefined
  constructor(text: string, next?: readonly (string | number)[]) {
    this.text = text
    this.next = next
  }
}

/**
 * The items of `items`, a select with a json column `item` and the columns `order`, ascending, the last one unique.
 * Each column of `order` is text in `C` collation, a bigint or a date as text.
 */
export async function list(
  tx: Transaction,
  items: RawBuilder<unknown>,
  order: readonly string[],
  page: Page,
): Promise<Listed> {
  const columns = sql.join(order.map(column => sql.ref(column)))
  if (page.limit === undefined && page.after === undefined) {
    const row = await tx.first(
      statement<{ text: string }>(
        sql`select coalesce(json_agg(item order by ${columns}), '[]')::text as text from (${items}) as listed`,
      ),
    )
    return new Listed(row?.text ?? '[]')
  }
  const after = page.after ? sql`where (${columns}) > (${sql.join(page.after.map(keyValue))})` : sql``
  const limit = page.limit ?? 100_000
  const rows = await tx.rows(
    statement<{ item: string; after: (string | number)[] }>(
      sql`select item::text as item, json_build_array(${columns}) as after from (${items}) as listed ${after} order by ${columns} limit ${limit + 1}`,
    ),
  )
  const shown = rows.slice(0, limit)
  return new Listed(`[${shown.map(row => row.item).join(',')}]`, rows.length > limit ? shown.at(-1)?.after : undefined)
}

/** A page of a list that is in memory, ascending by `keys`, which are unique together; text in the order of its code points. */
export function pageOf<T>(
  items: readonly T[],
  keys: (item: T) => readonly (string | number)[],
  { after, limit }: Page,
  show: (item: T) => unknown = item => item,
): Listed {
  const rest = after ? items.filter(item => compareKeys(keys(item), after) > 0) : items
  const shown = rest.slice(0, limit)
  const last = shown.at(-1)
  return new Listed(
    JSON.stringify(shown.map(show)),
    last !== undefined && shown.length < rest.length ? keys(last) : undefined,
  )
}

/** A statement of raw SQL with the type of its rows. */
export function statement<Row>(raw: RawBuilder<unknown>) {
  return { compile: () => (raw as RawBuilder<Row>).compile(sqlBuilder) }
}

function keyValue(value: string | number): RawBuilder<unknown> {
  return typeof value === 'number' ? sql`${value}::bigint` : sql`${value}::text collate "C"`
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

/** The cursor of a place in the list of `request`, signed so that it fits only the same search. */
export function writeCursor(next: readonly (string | number)[], request: string, secret: Buffer): string {
  const place = Buffer.from(JSON.stringify(next)).toString('base64url')
  return `${place}.${signature(place, request, secret)}`
}

/** The place that `cursor` names; undefined when it was not made for this search. */
export function readCursor(cursor: string, request: string, secret: Buffer): readonly (string | number)[] | undefined {
  const [place = '', sign = ''] = cursor.split('.')
  if (sign !== signature(place, request, secret)) return undefined
  const values: unknown = JSON.parse(Buffer.from(place, 'base64url').toString())
  return Array.isArray(values) ? values : undefined
}

function signature(place: string, request: string, secret: Buffer): string {
  return createHmac('sha256', secret).update(`${place}\n${request}`).digest('base64url').slice(0, 16)
}
