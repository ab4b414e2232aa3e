/**
 * `npm run print`: prints what is derived from other files and committed: the lists of operations, handlers and cases, the schema
 * and its row types from the migrated database, the documents of the interface and the page about roles from the contract. `--check` changes nothing and fails when one is stale.
 */
import { hash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Operation } from '../contract/operation.ts'
import { startEmbedded } from '../server/kernel/database/embedded.ts'
import { createDatabase, migrate, migrationsFolder, withClient } from '../server/kernel/database/migrate.ts'
import { newFolder } from '../test/newFolder.ts'
import { printLists } from './printLists.ts'
import { printSchema } from './printSchema.ts'
import { printWords } from './printWords.ts'

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
  return {
    'docs/event-file.schema.json': `${eventSchema()}\n`,
    'docs/roles.md': rolesPage(),
    // What a browser needs of the contract to call it: its entries carry schemas and prose, which readers would pay for.
    'contract/site/routes.ts': routes(Object.values(allOperations)),
  }
}

/** Method and path of each operation that the site names, and the nouns that its answer tells of or that it changes; none where it ends a session or never ends. */
function routes(operations: readonly Operation[]): string {
  const named = new Set(
    globSync('site/**/*.{ts,tsx}', { cwd: root }).flatMap(
      file => readFileSync(join(root, file), 'utf8').match(/\b\w+\b/g) ?? [],
    ),
  )
  const lines = operations
    .filter(({ id }) => named.has(id))
    .map(op => {
      const nouns = op.stream || op.ends ? [] : (op.reads ?? op.changes)
      return `  ${op.id}: '${[op.method, op.path, ...nouns].join(' ')}',`
    })
  const says =
    'Method and path of every operation that the site calls, then the nouns that it tells of or changes. Printed by `npm run print`.'
  return `/** ${says} */\nexport const routes = {\n${lines.join('\n')}\n} as const\n`
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

settle({ ...printLists(root), ...printWords(root) })
settle({ ...(await ofDatabase()), ...(await ofContract()) })
if (check && stale.length > 0) {
  console.error(`Stale: ${stale.join(', ')}. Run "npm run print" and commit what it prints.`)
  process.exitCode = 1
} else {
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, state())
  console.log(stale.length === 0 ? 'Everything printed is up to date.' : `Printed ${stale.join(', ')}.`)
}
