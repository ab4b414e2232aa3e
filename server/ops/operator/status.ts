import { type Said, said } from '../../../contract/words/say.ts'
import { migrationNames } from '../../kernel/database/migrate.ts'
import { commit, version } from '../../kernel/version.ts'
import { command } from './command.ts'
import { countRows, databaseStatus, durabilitySettings, type ServerSetting } from './status.sql.ts'

const durable: Readonly<Record<string, string>> = { fsync: 'on', synchronous_commit: 'on', full_page_writes: 'on' }

export const status = command({
  name: 'status',
  args: [],
  options: {},
  summary: said('commands.status.summary'),
  async run({ shell }) {
    const { database, settings, counts } = await shell.read(async tx => ({
      database: await databaseStatus(tx),
      settings: await durabilitySettings(tx),
      counts: await countRows(tx),
    }))
    const { config } = shell
    const unknown = said('operator.unknown')
    const [number = '', ...name] = (database?.lastMigration ?? '').replace(/\.sql$/, '').split('_')
    const done = { done: database?.migrations ?? 0, all: migrationNames().length, number, name: name.join(' ') }
    shell.table([
      [
        said('operator.status.version'),
        commit === undefined ? version : said('operator.status.versionOf', { version, commit }),
      ],
      [said('operator.status.environment'), config.environment],
      [said('operator.status.installation'), database?.installation ?? unknown],
      [
        said('operator.status.database'),
        config.databaseUrl === undefined ? said('operator.status.private', { folder: config.dataDir }) : 'DATABASE_URL',
      ],
      ['PostgreSQL', database?.version ?? unknown],
      [said('operator.status.migrations'), said('operator.status.lastMigration', done)],
      [said('operator.status.size'), `${database?.sizeMebibytes} MiB`],
      ...settings.map(setting => [setting.name, [setting.value, ...warning(setting)]] as const),
    ])
    shell.print(said('operator.status.rows'))
    shell.table(counts.filter(({ rows }) => rows > 0).map(({ table, rows }) => [`  ${table}`, String(rows)] as const))
  },
})

function warning(setting: ServerSetting): readonly (string | Said)[] {
  return unsafeSettings([setting]).length === 0
    ? []
    : ['  ', said('operator.status.unsafe', { value: durable[setting.name] ?? '' })]
}

/** Those settings with which a power loss may lose what was acknowledged. */
export function unsafeSettings(settings: readonly ServerSetting[]): readonly ServerSetting[] {
  return settings.filter(({ name, value }) => durable[name] !== undefined && durable[name] !== value)
}
