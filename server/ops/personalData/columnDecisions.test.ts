/** The decisions over columns against the catalogue, and what erasing, merging and the export make of each column. */
import { afterEach, beforeEach, expect, test } from 'vitest'
import { privacyWays } from '../../../test/privacyWays.ts'
import { tryCommand } from '../../../test/tryCommand.ts'
import { startWorld, type World } from '../../../test/world.ts'
import { columnDecisions, type TableDecision } from './columnDecisions.ts'

let world: World
beforeEach(async () => {
  world = await startWorld()
})
afterEach(() => world.close())

type Column = { readonly table: string; readonly name: string; readonly type: string }

async function catalogue(): Promise<readonly Column[]> {
  return world.rows<Column>(
    `select c.relname as table, a.attname as name, format_type(a.atttypid, a.atttypmod) as type
     from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped`,
  )
}

const kinds = ['player', 'person', 'secret', 'fact', 'mention', 'none'] as const satisfies (keyof TableDecision)[]
const tables = Object.entries(columnDecisions)
const columnsOf = (decision: TableDecision, ...wanted: readonly (typeof kinds)[number][]) =>
  wanted.flatMap(kind => decision[kind] ?? [])

test('for every column of every table it is decided what it holds, once', async () => {
  const decided = tables.flatMap(([table, decision]) => columnsOf(decision, ...kinds).map(name => `${table}.${name}`))
  const columns = (await catalogue()).map(({ table, name }) => `${table}.${name}`)
  expect(decided.toSorted()).toEqual(columns.toSorted())
})

test('words and JSON that may mention somebody stand in tables of communities, where they are looked for', () => {
  const withMentions = tables.filter(([, { mention = [] }]) => mention.length > 0)
  for (const [table, decision] of withMentions) expect(columnsOf(decision, ...kinds), table).toContain('community_id')
})

const ana = 1
const julia = 10

/** A value of each type that no row of the world has. */
const samples: Readonly<Record<string, string>> = {
  text: `'Sample of ' || $1`,
  date: `date '1961-07-13'`,
  integer: '77',
  bigint: '20',
  boolean: 'true',
  jsonb: `'{"sample": "word"}'`,
  'timestamp with time zone': `timestamptz '2001-02-03Z'`,
}
/** What the checks of the database want otherwise. */
const others: Readonly<Record<string, string>> = {
  unproven: `'{dob}'`,
  phone: `'699123456'`,
  given_phone: `'699123456'`,
  phone_country_cd: `'PT'`,
  given_phone_country_cd: `'PT'`,
  suffix: `'Sample'`,
  start_mails: 'false',
}

/** Rows of Ana in every table that names players, with something in every column about the person. */
async function fillPersonalColumns(): Promise<void> {
  await world.rows(`
    insert into administrator (administrator_id, email, email_key, name, player_id, created_at) values (9001, 'x', 'x', 'x', ${ana}, now());
    insert into proof_try (actor, player_id, since, tries) values ('credential:2', ${ana}, now(), 3);
    insert into web_link values (1, 110, 'scoring', ${ana}, 2);
    insert into player_merge (player_id, kept_player_id, removed_player_id, merged_at, actor, rows) values (${ana}, ${ana}, 99999, now(), 'administrator:12', '{}');
    insert into different_people values (${ana}, ${ana} + 1, now(), 'administrator:12');
    insert into published_tee_sheet values (1, 110, now(), 'administrator:12');
    insert into published_tee_pairing values (1, 110, 5021, 1, now(), 1, 'A');
    insert into published_tee_pairing_player values (1, 110, ${ana}, 5021, 110);
    insert into drawn_ball values (1, 110, 3012, ${ana}, 110);
    insert into posted_score values (1, 110, ${ana}, now(), 'administrator:12');
    insert into prize_given (community_id, event_id, player_id, cents, method, note, given_at, actor)
      values (1, 110, ${ana}, 5000, 'cash', 'In a letter', now(), 'administrator:12');
    insert into official_place (community_id, event_id, official_at, leaderboard_id, player_id, label) values (1, 110, now(), 1021, ${ana}, '1');
    insert into message (community_id, event_id, message_id, whom, subject, body, language, sent_at, not_before, actor)
      values (1, 110, 1, 'players', 'To Ana Silva', 'For Ana Silva', 'en', now(), now(), 'administrator:12');
    insert into message_delivery (community_id, event_id, message_id, player_id, state) values (1, 110, 1, ${ana}, 'sent');
    insert into check_in (community_id, event_id, entry_id, player_id, state, seen_at, actor)
      values (1, 110, gen_random_uuid(), ${ana}, 'here', now(), 'administrator:12');
    insert into sign_up (community_id, event_id, player_id, form_key, state, signed_up_at) values (1, 140, ${ana}, gen_random_uuid(), 'withdrawn', now());
    insert into score_entry (community_id, event_id, entry_id, side, side_id, kind, hole, value, register, scorer, actor, device, device_sequence, tapped_at, received_at)
      values (1, 110, gen_random_uuid(), 'P', ${ana}, 'score', 1, 4, 'P', 'player:${ana}', 'player:${ana}', 'd', 1, now(), now());
    update card set signed_by = '{player:${ana}}' where side = 'P' and side_id = ${ana}`)
  const types = new Map((await catalogue()).map(({ table, name, type }) => [`${table}.${name}`, type]))
  for (const [table, decision] of tables) {
    for (const name of columnsOf(decision, 'person', 'secret').filter(column => !/^(first|last)_name/.test(column))) {
      const sample = others[name] ?? samples[types.get(`${table}.${name}`) ?? '']
      if (sample === undefined) throw new Error(`There is no sample for ${table}.${name}.`)
      await world.rows(
        `update ${table} set ${name} = ${sample.replace('$1', `'${table}.${name}'`)}${together(name)} where player_id = ${ana}`,
      )
    }
  }
  for (const [table, decision] of tables) {
    for (const name of columnsOf(decision, 'person', 'secret')) {
      const rows = await world.rows(`select from ${table} where player_id = ${ana} and ${name} is not null`)
      expect(rows.length, `${table}.${name} is filled`).toBeGreaterThan(0)
    }
  }
}

/** Columns of one check are written at once. */
function together(name: string): string {
  if (name === 'email') return `, email_key = 'sample'`
  if (name === 'phone') return `, phone_country_cd = 'PT'`
  if (name === 'phone_country_cd') return `, phone = '699123456'`
  if (name === 'hc_provider_id') return `, hc_id = 'Sample'`
  if (name === 'hc_id') return ', hc_provider_id = 20'
  return ''
}

/** Which rows of a table are about the player. */
function about(decision: TableDecision, id: number): string {
  const conditions: Readonly<Record<string, string>> = {
    player_id: `x.player_id = ${id}`,
    side_id: `x.side = 'P' and x.side_id = ${id}`,
    scorer: `x.scorer = 'player:${id}'`,
    signed_by: `'player:${id}' = any(x.signed_by)`,
  }
  return (decision.player ?? []).map(column => `(${conditions[column] ?? `x.${column} = ${id}`})`).join(' or ')
}

const aboutPlayers = tables.filter(([, { player = [] }]) => player.length > 0)

/** The values of these columns in the rows about the player, as JSON, by `table.column`. */
async function valuesAbout(
  id: number,
  wanted: readonly (typeof kinds)[number][],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const found = new Map<string, readonly string[]>()
  for (const [table, decision] of aboutPlayers) {
    const rows = await world.rows<{ row: Record<string, unknown> }>(
      `select to_jsonb(x) as row from ${table} x where ${about(decision, id)} order by x::text`,
    )
    for (const column of columnsOf(decision, ...wanted))
      found.set(
        `${table}.${column}`,
        rows.map(({ row }) => JSON.stringify(row[column])),
      )
  }
  return found
}

const run = async (...words: readonly string[]) => {
  const { output, errors } = await tryCommand(world.url, ['player', ...words])
  expect(errors).toBe('')
  return output
}

test.each(privacyWays)('erasing %s takes every value about the person, and leaves every fact', async (_, { erase }) => {
  await fillPersonalColumns()
  const [person, facts] = [await valuesAbout(ana, ['person', 'secret']), await valuesAbout(ana, ['fact'])]
  await erase(world, ana)
  const after = await valuesAbout(ana, ['person', 'secret', 'fact'])
  const left = [...person].filter(([column, before]) => after.get(column)?.some(value => before.includes(value)))
  expect(left.map(([column]) => column)).toEqual([])
  const going = new Set(tables.flatMap(([table, { rowsGo }]) => (rowsGo ? table : [])))
  const lost = [...facts].filter(
    ([column, before]) =>
      !going.has(column.split('.')[0] ?? '') && !before.every(value => after.get(column)?.includes(value)),
  )
  expect(lost.map(([column]) => column)).toEqual([])
})

/** What a merge does not move: links, tries and what was said of the removed profile end, a card follows from its log, and the kept profile decides what is shown of it. */
const notMoved =
  /^(player|web_link|proof_try|different_people|card)\.|_name_key$|^membership\.(given_|details_confirmed)/

test('merging moves every row, names the removed player nowhere, and gives the kept profile what it lacks', async () => {
  await fillPersonalColumns()
  const nullable = await world.rows<{ name: string }>(
    `select column_name as name from information_schema.columns where table_schema = 'public' and table_name = 'player' and is_nullable = 'YES'`,
  )
  const personal = columnsOf(columnDecisions.player ?? {}, 'person')
  const lacking = nullable.map(({ name }) => name).filter(name => personal.includes(name))
  expect(lacking.length).toBeGreaterThan(8)
  await world.rows(`update player set ${lacking.map(name => `${name} = null`).join(', ')} where player_id = ${julia}`)
  const given = await valuesAbout(ana, ['player', 'person'])
  const before = await valuesAbout(ana, ['person', 'fact'])
  for (const [column, values] of given) expect(values.length, `${column} is filled`).toBeGreaterThan(0)
  await run('merge', String(julia), String(ana), '--confirm')
  const still = [...(await valuesAbout(ana, ['player']))].filter(([, values]) => values.length > 0)
  expect(still.map(([column]) => column)).toEqual([])
  const kept = await valuesAbout(julia, ['person'])
  const moved = await valuesAbout(julia, ['person', 'fact'])
  const lost = [...before].filter(
    ([column, values]) => !notMoved.test(column) && !values.every(value => moved.get(column)?.includes(value)),
  )
  expect(lost.map(([column]) => column)).toEqual([])
  for (const name of lacking) expect(kept.get(`player.${name}`), name).toEqual(given.get(`player.${name}`))
})

test.each(privacyWays)('an export %s holds every value about the player, and no secret', async (_, { exported }) => {
  await fillPersonalColumns()
  const values = await valuesAbout(ana, ['person', 'fact'])
  const text = await exported(world, ana)
  const parts = Object.values(JSON.parse(text)).flat() as readonly Readonly<Record<string, unknown>>[]
  const told = new Set(
    parts.flatMap(part => Object.entries(part).map(([name, value]) => `${name} ${JSON.stringify(value)}`)),
  )
  const camel = (column: string) => column.replaceAll(/_[a-z]/g, letters => letters.slice(1).toUpperCase())
  const untold = [...values].filter(
    ([column, all]) => !all.every(value => told.has(`${camel(column.split('.')[1] ?? '')} ${value}`)),
  )
  expect(untold.map(([column]) => column)).toEqual([])
  for (const [column, secrets] of await valuesAbout(ana, ['secret']))
    for (const secret of secrets) expect(text, column).not.toContain(secret)
})
