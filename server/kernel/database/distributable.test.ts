/**
 * Whether the tables of a community could be spread over many databases by `community_id`, as Citus and YugabyteDB do it. What
 * could not be stands here and, with its reason, in docs/scale.md.
 */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startWorld, type World } from '../../../test/world.ts'
import { root } from '../root.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.close())

/** Tables that name a community and are of the whole installation: who gets in, before it is known where. */
const ofInstallation = ['credential_community', 'one_time_link', 'idempotency']

/** What the catalogue finds, less what is known, as `name`. */
async function findIn(sql: string): Promise<readonly string[]> {
  const rows = await world.rows<{ name: string }>(sql)
  return rows.map(({ name }) => name).sort()
}

const tenantColumn = `
  join pg_attribute a on a.attrelid = c.oid and a.attname = 'community_id'
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> all ('{${ofInstallation}}')`

test('every key of a table of a community has community_id in it, its primary key in front', async () => {
  const without = `select i.indexrelid::regclass::text as name from pg_class c ${tenantColumn.replace('where', 'join pg_index i on i.indrelid = c.oid where')}`
  expect(await findIn(`${without} and i.indisunique and not a.attnum = any(i.indkey)`)).toEqual([
    'rehearsal_of_community_id_of_event_id_key',
  ])
  expect(await findIn(`${without} and i.indisprimary and i.indkey[0] <> a.attnum`)).toEqual(['score_entry_pkey'])
})

test('what refers from one of them to another stays in the community', async () => {
  const leaving = await findIn(`
    select k.conrelid::regclass || ' -> ' || k.confrelid::regclass as name
    from pg_class c join pg_constraint k on k.conrelid = c.oid and k.contype = 'f'
    join pg_attribute t on t.attrelid = k.confrelid and t.attname = 'community_id' ${tenantColumn}
      and not exists (
        select from generate_subscripts(k.conkey, 1) n where k.conkey[n] = a.attnum and k.confkey[n] = t.attnum)`)
  expect(leaving).toEqual(['community -> community', 'rehearsal -> event'])
})

test('no table of the whole installation refers to one that is spread', async () => {
  const referring = await findIn(`
    select k.conrelid::regclass || ' -> ' || k.confrelid::regclass as name
    from pg_class c join pg_constraint k on k.confrelid = c.oid and k.contype = 'f' ${tenantColumn} and c.relname <> 'community'
      and not exists (select from pg_attribute o where o.attrelid = k.conrelid and o.attname = 'community_id')`)
  expect(referring).toEqual([])
})

test('nothing in the schema is beyond them', async () => {
  const deferrable =
    "select conname as name from pg_constraint where condeferrable and connamespace = 'public'::regnamespace"
  expect(await findIn(deferrable)).toEqual(['event_community_id_parent_event_id_round_number_key'])
  const inPublic = "relnamespace = 'public'::regnamespace"
  const never: Readonly<Record<string, string>> = {
    triggers: `select tgname as name from pg_trigger join pg_class on pg_class.oid = tgrelid where not tgisinternal and ${inPublic}`,
    exclusions:
      "select conname as name from pg_constraint where contype = 'x' and connamespace = 'public'::regnamespace",
    'indexes that are no trees': `select c.relname as name from pg_class c join pg_am m on m.oid = c.relam where relkind = 'i' and amname <> 'btree' and ${inPublic}`,
    'generated columns': `select attname as name from pg_attribute join pg_class c on c.oid = attrelid where attgenerated <> '' and ${inPublic}`,
    'small identities': `select attname as name from pg_attribute join pg_class c on c.oid = attrelid where attidentity <> '' and atttypid <> 'bigint'::regtype and ${inPublic}`,
    inheritance: `select relname as name from pg_inherits join pg_class c on c.oid = inhrelid where ${inPublic}`,
  }
  for (const [what, sql] of Object.entries(never)) expect(await findIn(sql), what).toEqual([])
})

const sources = globSync('server/**/*.ts', { cwd: root })
  .filter(file => !/\.(test|cases)\.ts$/.test(file))
  .map(file => ({ file, text: readFileSync(join(root, file), 'utf8') }))

test('statements lock rows, not tables or numbers', () => {
  const matching = (pattern: RegExp) =>
    sources
      .filter(({ text }) => pattern.test(text))
      .map(({ file }) => file)
      .sort()
  expect(matching(/\block\s+table\b/i)).toEqual([])
  expect(matching(/pg_(try_)?advisory/)).toEqual([
    'server/domain/access/visibleEvent.ts',
    'server/kernel/database/hold.ts',
  ])
})

/** Files whose statements ask all communities at once, or by a player, or by an id alone. */
const acrossCommunities = [
  'server/domain/duplicates/duplicates.sql.ts',
  'server/domain/players/holdPlayers.sql.ts',
  'server/domain/players/knownPlayer.sql.ts',
  'server/domain/players/merge.sql.ts',
  'server/domain/players/undoMerge.sql.ts',
  'server/domain/webhooks/deliveries.sql.ts',
  'server/live/change.sql.ts',
  'server/ops/nightly/nightly.sql.ts',
  'server/ops/personalData/erasePlayer.sql.ts',
  'server/ops/personalData/leftBehind.sql.ts',
]

test('every statement on a table or view of a community names the community, but for those that docs/scale.md lists', async () => {
  const withViews = tenantColumn.replace("= 'r'", "in ('r', 'v')")
  const tables = (await findIn(`select c.relname as name from pg_class c ${withViews}`)).join('|')
  const asks = new RegExp(`\\b(from|join|update|into)\\s+"?(${tables})"?\\b`)
  const without = sources
    .filter(({ file }) => file.endsWith('.sql.ts'))
    .filter(({ text }) => templates(text).some(one => asks.test(one) && !namesCommunity(one, text)))
    .map(({ file }) => file)
  expect(without.sort()).toEqual(acrossCommunities)
  const page = readFileSync(join(root, 'docs/scale.md'), 'utf8')
  const named = [
    'rehearsal',
    'score_entry',
    'round_number',
    'hold.ts',
    'visibleEvent.ts',
    ...ofInstallation,
    ...acrossCommunities,
  ]
  expect(named.filter(one => !page.includes(one.replace(/^server\/.*\//, '')))).toEqual([])
})

function templates(text: string): readonly string[] {
  return [...text.matchAll(/sql(?:<[^`]*?>)?`((?:[^`$]|\$\{(?:[^`{}]|\{[^{}]*\}|`[^`]*`)*\})*)`/g)].map(
    ([, one = '']) => one,
  )
}

/** Itself, or by a part that is made elsewhere in the file. */
function namesCommunity(template: string, file: string): boolean {
  if (/community_id|communityId/.test(template)) return true
  const parts = [...template.matchAll(/\$\{(\w+)/g)].map(([, name = '']) => name)
  return parts.some(name =>
    new RegExp(`(const|function) ${name}\\b[\\s\\S]{0,700}?(community_id|communityId|ommunities)`).test(file),
  )
}
