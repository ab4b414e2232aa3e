import type { Static, TSchema } from 'typebox'
import type { Written } from './json.ts'
import { behind, type Listed, type Page, pageOf } from './list.ts'

/** A list whose records are made in memory, of rows that are read in their order. */
export type Steps<S extends TSchema, Row, Item> = {
  /** The next rows behind `last`, or the first of the page; at most `count`, all of them without it. */
  readonly rows: (last: Row | undefined, count: number | undefined) => Promise<readonly Row[]>
  /** What is made of rows and meets the criteria, in the order of `keys`. */
  readonly items: (rows: readonly Row[]) => Promise<readonly Item[]>
  readonly keys: (item: Item) => readonly (string | number)[]
  readonly show: (item: Item) => Written<Static<S>>
}

/**
 * A page that costs what it shows: as many rows are read as fill it, in steps that double, so that criteria which hardly
 * anybody meets take a few of them and no row is read twice.
 */
export async function filledPage<S extends TSchema, Row, Item>(
  schema: S,
  { rows, items, keys, show }: Steps<S, Row, Item>,
  page: Page,
): Promise<Listed<S>> {
  const wanted = page.limit === undefined ? undefined : page.limit + 1
  const found: Item[] = []
  let last: Row | undefined
  // The row that was seen last may be among the first ones again.
  for (let count = wanted && wanted + (page.after ? 1 : 0); ; count = count && count * 2) {
    const read = await rows(last, count)
    found.push(...behind(await items(read), keys, page))
    last = read.at(-1)
    if (wanted === undefined || count === undefined || read.length < count || found.length >= wanted) break
  }
  return pageOf(schema, found, keys, page, show)
}
