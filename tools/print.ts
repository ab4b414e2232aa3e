/**
 * `npm run print`: prints what is derived from other files and committed: the schema and its row types from the migrated
 * database, the documents of the interface from the contract. `--check` changes nothing and fails when one is stale.
 */
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { startEmbedded } from '../server/database/embedded.ts'
import { createDatabase, migrate, withClient } from '../server/database/migrate.ts'
import { eventSchema } from '../server/operator/event.ts'
import { printSchema } from './printSchema.ts'

const root = join(import.meta.dirname, '..')

async function printed(): Promise<Record<string, string>> {
  const folder = mkdtempSync(join(tmpdir(), 'caddiemaster-print-'))
  // Root's PostgreSQL runs as nobody; a folder that nobody cannot enter would be kept elsewhere and never removed.
  chmodSync(folder, 0o755)
  const embedded = await startEmbedded(folder, { durable: false })
  try {
    await createDatabase(embedded.url('postgres'), 'printed')
    await migrate(embedded.url('printed'))
    const { sql, rows } = await withClient(embedded.url('printed'), printSchema)
    return {
      'server/database/schema.sql': sql,
      'server/database/rows.ts': rows,
      'docs/event-file.schema.json': `${eventSchema()}\n`,
    }
  } finally {
    await embedded.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

const check = process.argv.includes('--check')
const stale: string[] = []
for (const [path, text] of Object.entries(await printed())) {
  const file = join(root, path)
  if (existsSync(file) && readFileSync(file, 'utf8') === text) continue
  stale.push(path)
  if (check) continue
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}
if (check && stale.length > 0) {
  console.error(`Stale: ${stale.join(', ')}. Run "npm run print" and commit what it prints.`)
  process.exitCode = 1
} else {
  console.log(stale.length === 0 ? 'Everything printed is up to date.' : `Printed ${stale.join(', ')}.`)
}
