import type pg from 'pg'
import { said } from '../../../contract/words/say.ts'
import type { Line } from '../../kernel/saidError.ts'

const rowsAtOnce = 1000

export type TableWriter = { readonly add: (line: string) => Promise<void>; readonly finish: () => Promise<void> }

/**
 * Inserts rows in batches, each while the next one is read; those of a table that refers to itself in one statement, so that their
 * order is free.
 */
export function createTableWriter(
  client: pg.Client,
  { name, columns, atOnce }: { readonly name: string; readonly columns: readonly string[]; readonly atOnce: boolean },
  progress: (line: Line) => void,
): TableWriter {
  const list = columns.map(column => client.escapeIdentifier(column)).join(', ')
  const table = client.escapeIdentifier(name)
  let lines: string[] = []
  let written = 0
  let sent: Promise<unknown> = Promise.resolve()
  const flush = async () => {
    await sent
    if (lines.length === 0) return
    sent = client.query(
      `insert into ${table} (${list}) select ${list} from jsonb_populate_recordset(null::${table}, $1::jsonb)`,
      [`[${lines.join(',')}]`],
    )
    // The next batch, or the end, says it.
    sent.catch(() => undefined)
    written += lines.length
    lines = []
  }
  return {
    async add(line) {
      lines.push(line)
      if (lines.length >= rowsAtOnce && !atOnce) await flush()
    },
    async finish() {
      await flush()
      await sent
      progress(said('backups.rowsOfTable', { table: name, count: written }))
    },
  }
}
