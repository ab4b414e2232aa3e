/**
 * `npm run print`: prints what is derived from other files and committed: the lists of operations, handlers and cases, the schema
 * and its row types from the migrated database, the documents of the interface and the page about roles from the contract. `--check` changes nothing and fails when one is stale.
 */
import { hash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { startEmbedded } from '../server/kernel/database/embedded.ts'
import { createDatabase, migrate, migrationsFolder, withClient } from '../server/kernel/database/migrate.ts'
import { newFolder } from '../test/newFolder.ts'
import { printLists } from './printLists.ts'
import { printSchema } from './printSchema.ts'

const root = join(import.meta.dirname, '..')
const schemaFile = 'server/kernel/database/schema.sql'
const rowsFile = 'server/kernel/database/rows.ts'
/** The state when everything printed was last right. */
const stamp = join(root, 'node_modules', '.cache', 'caddiemaster-printed')

/** What the database prints; taken as it is when nothing changed since it was last right. */
async function ofDatabase(): Promise<Record<string, string>> {
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === state()) return {}
  const folder = newFolder('caddiemaster-print-')
  const embedded = await startEmbedded(folder, { durable: false })
  try {
    await createDatabase(embedded.url('postgres'), 'printed')
    await migrate(embedded.url('printed'))
    const { sql, rows } = await withClient(embedded.url('printed'), printSchema)
    return { [schemaFile]: sql, [rowsFile]: rows }
  } finally {
    await embedded.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Everything that what the database prints depends on, and what it printed. */
function state(): string {
  const migrations = readdirSync(migrationsFolder).map(name => join(migrationsFolder, name))
  const printing = ['tools/print.ts', 'tools/printSchema.ts', 'package-lock.json', schemaFile, rowsFile]
  const files = [...migrations, ...printing.map(path => join(root, path))]
  const hashes = files.map(file => `${file} ${existsSync(file) ? hash('sha256', readFileSync(file)) : 'missing'}`)
  return hashes.join('\n')
}

/** What is printed from the contract, whose lists are printed before. */
async function ofContract(): Promise<Record<string, string>> {
  const [{ allOperations }, { eventSchema }, { rolesPage }] = await Promise.all([
    import('../contract/all.ts'),
    import('../server/ops/operator/event.ts'),
    import('./rolesPage.ts'),
  ])
  const lines = Object.values(allOperations).map(({ id, method, path }) => `  ${id}: '${method} ${path}',`)
  return {
    'docs/event-file.schema.json': `${eventSchema()}\n`,
    'docs/roles.md': rolesPage(),
    // What a browser needs of the contract to call it: its entries carry schemas and prose, which readers would pay for.
    'contract/site/routes.ts': `/** Method and path of every operation by its id. Printed by \`npm run print\`. */\nexport const routes = {\n${lines.join('\n')}\n} as const\n`,
  }
}

const check = process.argv.includes('--check')
const stale: string[] = []
/** Writes what is not as printed, or only notes it. */
function settle(files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) {
    const file = join(root, path)
    if (existsSync(file) && readFileSync(file, 'utf8') === text) continue
    stale.push(path)
    if (check) continue
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
}

settle(printLists(root))
settle({ ...(await ofDatabase()), ...(await ofContract()) })
if (check && stale.length > 0) {
  console.error(`Stale: ${stale.join(', ')}. Run "npm run print" and commit what it prints.`)
  process.exitCode = 1
} else {
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, state())
  console.log(stale.length === 0 ? 'Everything printed is up to date.' : `Printed ${stale.join(', ')}.`)
}
