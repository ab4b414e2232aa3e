import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { cloneDatabase, type TestDatabase } from '../../../test/cloneDatabase.ts'
import { worldTemplateName } from '../../../test/globalSetup.ts'
import { tryCommand } from '../../../test/tryCommand.ts'
import { withClient } from '../../kernel/database/migrate.ts'
import { dump } from '../backup/dump.ts'
import { loadSampleData } from '../sample/loadSampleData.ts'
import { writeCommunityFile } from './communityFile.ts'
import { countedTables, type IdMap, idsThatStay, tableOfId, withIds } from './idColumns.ts'
import { importCommunity } from './importCommunity.ts'
import { parseExact } from './parseExact.ts'
import { tablesThatStay } from './tables.sql.ts'

const folder = mkdtempSync(join(tmpdir(), 'caddiemaster-community-'))
const file = join(folder, 'club.gz')
let source: TestDatabase
let target: TestDatabase
let files = 0

beforeAll(async () => {
  source = await cloneDatabase()
  await loadSampleData(source.url, Temporal.Now.instant())
  await sql(source, `update event set settings = settings || '{"big": 12345678901234567890.125}' where event_id = 5213`)
  await sql(
    source,
    `insert into webhook (community_id, url, topics, generation, created_at) values (101, 'https://example.com', array['score'], 3, '2026-01-01Z')`,
  )
  expect(await tryCommand(source.url, ['link', 'regenerate', 'M-5208', 'results'])).toMatchObject({ code: 0 })
  expect(await tryCommand(source.url, ['community', 'export', '101', file])).toMatchObject({ code: 0, errors: '' })
})
beforeEach(async () => {
  target = await cloneDatabase()
})
afterEach(() => target.drop())
afterAll(async () => {
  await source.drop()
  rmSync(folder, { recursive: true })
})

const sql = (database: TestDatabase, text: string) =>
  withClient(database.url, async client => (await client.query(text)).rows)

const linesOf = (path: string) => gunzipSync(readFileSync(path)).toString().trimEnd().split('\n')

type Line = { readonly table: string; readonly row: Readonly<Record<string, unknown>> }

/** The rows of a file in the order of their text, without the mark that an import leaves. */
function rowsOf(path: string, change: (line: Line) => Line['row'] = ({ row }) => row): readonly string[] {
  return linesOf(path)
    .slice(1, -1)
    .map(line => parseExact(line) as Line)
    .filter(({ row }) => row.action !== 'community.imported' && row.kind !== 'community.imported')
    .map(line => `${line.table} ${JSON.stringify(change(line))}`)
    .sort()
}

async function exported(database: TestDatabase, community: number): Promise<string> {
  files += 1
  const path = join(folder, `exported-${files}.gz`)
  expect(await tryCommand(database.url, ['community', 'export', String(community), path])).toMatchObject({
    code: 0,
    errors: '',
  })
  return path
}

/** The file with its lines changed by somebody who also puts the hashes right. */
function changed(change: (lines: string[]) => string[]): string {
  files += 1
  const path = join(folder, `changed-${files}.gz`)
  writeFileSync(path, gzipSync(`${change(linesOf(file)).join('\n')}\n`))
  return path
}

async function refusal(database: TestDatabase, path: string, ...options: string[]): Promise<string> {
  const hashes = () =>
    withClient(database.url, async client => {
      await client.query('begin')
      return dump(client)
    })
  const before = await hashes()
  const { code, errors } = await tryCommand(database.url, ['community', 'import', path, ...options])
  expect(code).toBe(1)
  expect(await hashes()).toEqual(before)
  return errors
}

describe('an imported community', () => {
  test('exports to the same rows and hashes again: all ids stay where they are free', async () => {
    const { code, output, errors } = await tryCommand(target.url, ['community', 'import', file])
    expect({ code, errors }).toEqual({ code: 0, errors: '' })
    expect(output).toMatch(/^Imported community 101 "/)
    const again = await exported(target, 101)
    expect(rowsOf(again)).toEqual(rowsOf(file))
    const totals = (path: string) => JSON.parse(linesOf(path).at(-1) ?? '').totals
    const { audit: _, change: __, ...same } = totals(again)
    expect(totals(file)).toMatchObject(same)
    expect(Object.keys(same)).toEqual(
      expect.arrayContaining(['card', 'score_entry', 'web_link', 'webhook', 'membership']),
    )
    expect(rowsOf(again).join('\n')).toContain('12345678901234567890.125')
    expect(await sql(target, 'select active, generation from webhook')).toEqual([{ active: false, generation: 3 }])
  })

  test('from before scores had ids and locks a moment: scores get ids, and a lock counts since the event was made', async () => {
    const path = join(folder, 'older.gz')
    const [first = '', ...lines] = linesOf(file).slice(0, -1)
    await writeCommunityFile(path, JSON.parse(first), async add => {
      for (const line of lines) {
        const { table = '', row = '' } = /^{"table":"(?<table>\w+)","row":(?<row>.*)}$/.exec(line)?.groups ?? {}
        await add(table, [row.replace(/,"(score_id|locked_at)":("[^"]*"|null|\d+)/, '')])
      }
    })
    expect(linesOf(path).some(line => line.includes('"score_id"') || line.includes('"locked_at"'))).toBe(false)
    expect(await tryCommand(target.url, ['community', 'import', path])).toMatchObject({ code: 0, errors: '' })
    const [cards] = await sql(target, 'select count(*)::int as cards, count(distinct score_id)::int as ids from card')
    expect(cards.cards).toBeGreaterThan(100)
    expect(cards.ids).toBe(cards.cards)
    expect(await sql(target, 'select from player_handicap where locked and locked_at is null')).not.toEqual([])
  })

  test('lets the ids of the installation go on behind its own', async () => {
    await tryCommand(target.url, ['community', 'import', file])
    const [next] = await sql(
      target,
      `select nextval(pg_get_serial_sequence('card', 'score_id')) as score, nextval(pg_get_serial_sequence('event', 'event_id')) as event, nextval(pg_get_serial_sequence('audit', 'audit_id')) as audit`,
    )
    const [last] = await sql(
      target,
      'select (select max(score_id) from card) as score, (select max(event_id) from event) as event, (select max(audit_id) from audit) as audit',
    )
    expect(next.event).toBeGreaterThan(last.event)
    expect(next.score).toBeGreaterThan(last.score)
    expect(next.audit).toBeGreaterThan(last.audit)
  })

  test('beside the original gets other ids everywhere, and shares its players and courses', async () => {
    const copied = await cloneDatabase()
    try {
      await tryCommand(copied.url, ['community', 'import', file])
      const before = await sql(
        copied,
        'select (select count(*) from player where not by_name) as players, (select count(*) from course) as courses',
      )
      const origin = { actor: 'operator', now: Temporal.Now.instant() }
      const { communityId, ids } = await importCommunity(copied.url, file, { name: 'The copy' }, origin)
      expect(communityId).not.toBe(101)
      expect(
        await sql(
          copied,
          'select (select count(*) from player where not by_name) as players, (select count(*) from course) as courses',
        ),
      ).toEqual(before)
      const back = Object.fromEntries(
        Object.entries(ids).map(([table, map]) => [table, new Map([...map].map(([from, to]) => [to, from]))]),
      ) as unknown as IdMap
      const again = rowsOf(await exported(copied, communityId), ({ table, row }) => {
        const { name, name_key, ...own } = withIds(table, row, back)
        return table === 'community' && own.community_id === 101 ? own : withIds(table, row, back)
      })
      const original = rowsOf(file, ({ table, row }) => {
        const { name, name_key, ...own } = row
        return table === 'community' && own.community_id === 101 ? own : row
      })
      expect(again).toEqual(original)
      const [foreign] = await sql(
        copied,
        `select count(*)::int as n from change where community_id = ${communityId} and event_id in (select event_id from event where community_id = 101)`,
      )
      expect(foreign.n).toBe(0)
    } finally {
      await copied.drop()
    }
  })

  test('takes people who are here already as they are, and gives others the ids that are free', async () => {
    const world = await cloneDatabase(worldTemplateName)
    const from = await cloneDatabase(worldTemplateName)
    try {
      await sql(
        from,
        `update player set created_at = '2020-01-01Z', phone_country_cd = 'PT', phone = '911111111', dob = '1990-01-01' where player_id = 1`,
      )
      await sql(
        from,
        `update player set email = 'new@example.com', email_key = 'new@example.com', first_name = 'Nova', first_name_key = 'nova', hc_id = null, hc_provider_id = null where player_id = 3`,
      )
      const path = await exported(from, 1)
      await sql(world, `update player set dob = '1990-01-01', created_at = '2021-01-01Z' where player_id in (1, 10)`)
      const { code, output, errors } = await tryCommand(world.url, ['community', 'import', path, '--name', 'Guests'])
      expect({ code, errors }).toEqual({ code: 0, errors: '' })
      const id = Number(/community (\d+)/.exec(output)?.[1])
      const [ana] = await sql(world, 'select phone, dob from player where player_id = 1')
      expect(ana).toEqual({ phone: '912345678', dob: '1990-01-01' })
      const [nova] = await sql(world, `select player_id as id from player where first_name = 'Nova'`)
      expect(nova.id).not.toBe(3)
      const members = await sql(
        world,
        `select player_id as id, details_confirmed as confirmed from membership where community_id = ${id} order by 1`,
      )
      expect(members).toContainEqual({ id: 1, confirmed: true })
      // The file knows neither date of birth nor phone of player 10.
      expect(members).toContainEqual({ id: 10, confirmed: false })
      expect(members.map(member => member.id)).toContain(nova.id)
      expect(members.map(member => member.id)).not.toContain(3)
      const [carla] = await sql(
        world,
        `select count(*)::int as n from card c join event e using (community_id, event_id) where e.community_id = ${id} and side = 'P' and side_id = ${nova.id}`,
      )
      expect(carla.n).toBe(1)
    } finally {
      await world.drop()
      await from.drop()
    }
  })
})

describe('nothing changes', () => {
  test('when the file is damaged, cut off, changed or something else', async () => {
    const bytes = readFileSync(file)
    const cut = join(folder, 'cut.gz')
    writeFileSync(cut, bytes.subarray(0, bytes.length / 2))
    expect(await refusal(target, cut)).toMatch(/damaged/)
    expect(
      await refusal(
        target,
        changed(lines => lines.slice(0, -1)),
      ),
    ).toMatch(/its end is missing/)
    expect(
      await refusal(
        target,
        changed(lines => [...lines, lines[1] ?? '']),
      ),
    ).toMatch(/goes on after its end/)
    expect(
      await refusal(
        target,
        changed(lines => lines.map(line => line.replace('"WD"', '"DQ"').replace('"member":true', '"member":false'))),
      ),
    ).toMatch(/was changed/)
    expect(
      await refusal(
        target,
        changed(lines => ['{"format":"other"}', ...lines.slice(1)]),
      ),
    ).toMatch(/not the file of a community/)
    expect(
      await refusal(
        target,
        changed(([first = '', ...rest]) => [first.replace('"formatVersion":2', '"formatVersion":3'), ...rest]),
      ),
    ).toMatch(/formats 1 and 2 only/)
    expect(await refusal(target, join(folder, 'none.gz'))).toMatch(/no file/)
  })

  test('when a line never ends, or a row is nested without end', async () => {
    const endless = join(folder, 'endless.gz')
    writeFileSync(endless, gzipSync(Buffer.alloc(200 * 1024 * 1024, 0x78), { level: 1 }))
    const most = process.memoryUsage().rss + 600 * 1024 * 1024
    expect(await refusal(target, endless)).toMatch(/damaged, or not the file of a community/)
    expect(process.memoryUsage().rss).toBeLessThan(most)
    const deep = `{"table":"event","row":{"settings":${'['.repeat(100_000)}${']'.repeat(100_000)}}}`
    expect(
      await refusal(
        target,
        changed(([first = '', ...rest]) => [first, deep, ...rest]),
      ),
    ).toMatch(/was changed|nested too deep/)
  })

  test('when the name is taken, the club does not exist, or somebody else has an e-mail address of the file', async () => {
    await tryCommand(target.url, ['community', 'import', file])
    expect(await refusal(target, file)).toMatch(/already exists as community 101. Give it another name with --name./)
    expect(await refusal(target, file, '--name', 'Other', '--club', '999')).toMatch(/There is no club 999/)
    await sql(
      target,
      `update player set first_name = 'Somebody', first_name_key = 'somebody', created_at = '2020-01-01Z' where player_id = (select min(player_id) from player where email is not null)`,
    )
    expect(await refusal(target, file, '--name', 'Other')).toMatch(
      /has an e-mail address or handicap id of \d+ Somebody/,
    )
  })

  test('for births and countries that cannot be, with the row that has them', async () => {
    const broken = join(folder, 'facts.gz')
    await withClient(source.url, async client => {
      const [one, two] = (
        await client.query(
          `select player_id as id from player where email is not null and phone is not null order by 1 limit 2`,
        )
      ).rows
      await client.query('create temp table kept as select * from player where player_id = any($1)', [[one.id, two.id]])
      try {
        await client.query(`update player set dob = '2091-01-01' where player_id = $1`, [one.id])
        await client.query(`update player set phone_country_cd = 'ZZ' where player_id = $1`, [two.id])
        await client.query(`update membership set given_dob = '1899-12-31' where player_id = $1`, [two.id])
        await client.query(
          `update course set country = 'XX' where course_id = (select min(course_id) from event_course)`,
        )
        expect(await tryCommand(source.url, ['community', 'export', '101', broken])).toMatchObject({ code: 0 })
      } finally {
        await client.query(
          `update player p set dob = k.dob, phone_country_cd = k.phone_country_cd from kept k where k.player_id = p.player_id`,
        )
        await client.query(
          `update membership set given_dob = null; update course set country = 'PT' where country = 'XX'; drop table kept`,
        )
      }
      const errors = await refusal(target, broken)
      expect(errors).toContain(`Player ${one.id} `)
      expect(errors).toMatch(/has the date of birth 2091-01-01. It must be from 1900 to today/)
      expect(errors).toMatch(new RegExp(`Player ${two.id} .* has the country ZZ, which does not exist`))
      expect(errors).toMatch(/The membership in community \d+ of player \d+ has the date of birth 1899-12-31/)
      expect(errors).toMatch(/Course \d+ ".*" has the country XX/)
    })
  })
})

test('every table is in the file or stays for a reason, and every id in it is known', async () => {
  const columns = await sql(
    target,
    `select c.relname as table, a.attname as name, a.attidentity <> '' as counted from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and c.relname <> 'migration'`,
  )
  const inFile = columns.filter(({ table }) => !(table in tablesThatStay))
  const global = new Set(['player', 'course', 'course_tee'])
  for (const table of new Set(inFile.map(column => column.table)))
    expect(
      global.has(table) || inFile.some(column => column.table === table && column.name === 'community_id'),
      table,
    ).toBe(true)
  const unknown = inFile.filter(
    ({ name }) => /_ids?$/.test(name) && name !== 'side_id' && !tableOfId(name) && !idsThatStay.includes(name),
  )
  expect(unknown).toEqual([])
  const uncounted = inFile.filter(
    ({ table, name, counted }) =>
      counted && !(table in countedTables) && !['audit_id', 'change_id', 'log_id'].includes(name),
  )
  expect(uncounted).toEqual([])
})
