/** Words of a page in plain letters, which a page in the language of tools/pseudoLanguage.ts has only from data. */
import type { Page } from 'playwright-core'
import { readConfig } from '../server/kernel/config.ts'
import { withClient } from '../server/kernel/database/migrate.ts'
import { openDatabase } from '../server/kernel/database/openDatabase.ts'

/** Every word that stands in a row of the installation whose data are in this folder, in small letters: pages write some names in their own way. */
export async function wordsOfData(folder: string): Promise<readonly string[]> {
  const { ownerUrl } = await openDatabase(readConfig({ DATA_DIR: folder }, true))
  return withClient(ownerUrl, async client => {
    const { rows } = await client.query<{ readonly table: string; readonly column: string }>(
      `select table_name as table, column_name as column from information_schema.columns
       where table_schema = 'public' and data_type in ('text', 'character varying', 'jsonb', 'ARRAY')`,
    )
    const found = new Set<string>()
    for (const { table, column } of rows) {
      const { rows: values } = await client.query<{ readonly value: string }>(
        `select distinct "${column}"::text as value from "${table}" where "${column}" is not null limit 20000`,
      )
      for (const { value } of values) for (const word of value.match(/\p{L}+/gu) ?? []) found.add(word.toLowerCase())
    }
    return [...found]
  })
}

/** Texts that a person sees or hears with a word in plain letters that is not `known`. */
export async function plainWords(page: Page, known: ReadonlySet<string>): Promise<readonly string[]> {
  const texts = await page.evaluate<readonly string[]>(`(() => {
    const found = []
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (nodes.nextNode()) {
      const { data, parentElement: parent } = nodes.currentNode
      if (data.trim() && !parent?.closest('script, style, code, pre, svg, textarea') && parent?.checkVisibility()) found.push(data)
    }
    for (const one of document.querySelectorAll('[aria-label], [placeholder], [title], [alt]'))
      if (one.checkVisibility()) found.push(...['aria-label', 'placeholder', 'title', 'alt'].map(name => one.getAttribute(name) ?? ''))
    return [...found, document.title]
  })()`)
  return [
    ...new Set(
      texts.flatMap(text => {
        const plain = text.replaceAll(/\S*[@/]\S*/g, ' ').match(/(?<!\p{L})[A-Za-z]{3,}(?!\p{L})/gu) ?? []
        return plain.some(word => !known.has(word.toLowerCase()))
          ? [text.trim().replaceAll(/\s+/g, ' ').slice(0, 120)]
          : []
      }),
    ),
  ]
}
