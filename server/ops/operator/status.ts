import { migrationNames } from '../../kernel/database/migrate.ts'
import { commit, version } from '../../kernel/version.ts'
import { command } from './command.ts'
import type { Shell } from './shell.ts'
import { countRows, databaseStatus, durabilitySettings, type ServerSetting } from './status.sql.ts'

const durable: Readonly<Record<string, string>> = { fsync: 'on', synchronous_commit: 'on', full_page_writes: 'on' }

export const status = command({
  name: 'status',
  args: [],
  options: {},
  summary: 'Shows version, commit, environment, migrations, durability settings, size and rows',
  async run({ shell }) {
    const { database, settings, counts } = await shell.read(async tx => ({
      database: await databaseStatus(tx),
      settings: await durabilitySettings(tx),
      counts: await countRows(tx),
    }))
    const { config } = shell
    const line = (name: string, value: string | number) => shell.print(`${name.padEnd(20)} ${value}`)
    line('version', commit === undefined ? version : `${version}, commit ${commit}`)
    line('environment', config.environment)
    line('installation', database?.installation ?? 'unknown')
    line('database', config.databaseUrl === undefined ? `private, below ${config.dataDir}` : 'DATABASE_URL')
    line('PostgreSQL', database?.version ?? 'unknown')
    const [number, ...name] = (database?.lastMigration ?? '').replace(/\.sql$/, '').split('_')
    line('migrations', `${database?.migrations} of ${migrationNames().length}, last ${number} (${name.join(' ')})`)
    line('size', `${database?.sizeMebibytes} MiB`)
    for (const setting of settings) line(setting.name, `${setting.value}${warning(setting)}`)
    printCounts(counts, shell)
  },
})

function warning(setting: ServerSetting): string {
  return unsafeSettings([setting]).length === 0
    ? ''
    : `  WARNING: with "${durable[setting.name]}" nothing that was acknowledged is lost`
}

/** Those settings with which a power loss may lose what was acknowledged. */
export function unsafeSettings(settings: readonly ServerSetting[]): readonly ServerSetting[] {
  return settings.filter(({ name, value }) => durable[name] !== undefined && durable[name] !== value)
}

function printCounts(counts: readonly { readonly table: string; readonly rows: number }[], shell: Shell): void {
  shell.print('rows')
  for (const { table, rows } of counts) if (rows > 0) shell.print(`  ${table.padEnd(24)} ${rows}`)
}
