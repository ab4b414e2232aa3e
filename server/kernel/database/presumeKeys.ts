import type pg from 'pg'

/**
 * How many different values a key has: a number of them, or, below zero, the share of the rows that have one of their own. Of a
 * table that it never looked at PostgreSQL presumes 200 of each, and finds an event by way of all others of its club as easily
 * as by its id. The figures are those of a club that plays: the order among them matters, not their size.
 */
const presumed: Readonly<Record<string, number>> = {
  community_id: 1,
  course_id: 5,
  event_id: -0.05,
  registration_event_id: -0.05,
  parent_event_id: -0.25,
  leaderboard_id: -0.05,
  tee_pairing_id: -0.25,
  flight_id: -0.1,
  team_id: -0.25,
  player_id: -0.05,
  side_id: -0.25,
  tee_id: 20,
}

/** Where a key has far fewer rows than elsewhere. What is named as its table is, `event_id` of `event`, is another in each row. */
const presumedIn: Readonly<Record<string, number>> = {
  'administrator_community.community_id': -0.3,
  'event_course.event_id': -0.5,
  'leaderboard.event_id': -0.4,
  'tee_pairing.event_id': -0.2,
  'flight.leaderboard_id': -0.4,
}

/**
 * Tells PostgreSQL what to presume of the keys of tables that it never looked at: of a new database, and of what an import or
 * a restore fills within seconds. What it has seen itself stays, and what it sees takes the place of this. Before
 * PostgreSQL 18 it cannot be told.
 */
export async function presumeKeys(client: pg.Client): Promise<void> {
  await presumeAlways(client)
  const version = Number((await client.query('show server_version_num')).rows[0]?.server_version_num)
  if (version < 180000) return
  await client.query(
    `select pg_restore_attribute_stats('schemaname', 'public', 'relname', c.relname::text, 'attname', a.attname::text,
      'inherited', false, 'null_frac', 0::real, 'avg_width', 8, 'n_distinct', p.share)
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.atttypid = 'bigint'::regtype
    cross join lateral (select case when a.attname = c.relname || '_id' then -1
      else coalesce($2::jsonb ->> (c.relname || '.' || a.attname), $1::jsonb ->> a.attname::text)::real end as share) p
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and p.share is not null
      and not exists (select from pg_stats s where s.schemaname = 'public' and s.tablename = c.relname and s.attname = a.attname)
    order by c.relname, a.attnum`,
    [JSON.stringify(presumed), JSON.stringify(presumedIn)],
  )
}

/**
 * What a sample is no guide to; every version of PostgreSQL can be told, and what it sees itself does not take the place of this.
 * The rows of a community never count as few: the wall names the community a second time, PostgreSQL takes the two for
 * independent, and among thousands of communities it would expect one row of a club that has millions, so that any index that
 * begins with the community would do. A player is in few events: the few hundred of a club that has played for years would each
 * count as in hundreds, and to find one event of somebody the index of a whole community was read through, for which PostgreSQL
 * 18 skips from event to event.
 */
async function presumeAlways(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string; column: string; share: number; isSeen: boolean }>(`
    select quote_ident(c.relname) as name, a.attname as column, case a.attname when 'community_id' then 1 else -0.05 end as share,
      exists (select from pg_stats s where s.schemaname = 'public' and s.tablename = c.relname) as "isSeen"
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attoptions is null
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> 'community'
      and exists (select from pg_policy p where p.polrelid = c.oid and p.polname = 'scope')
      and case a.attname
        when 'community_id' then exists (select from pg_index i where i.indrelid = c.oid and i.indisprimary and a.attnum = any(i.indkey))
        when 'player_id' then exists (select from pg_attribute e where e.attrelid = c.oid and e.attname in ('event_id', 'registration_event_id'))
      end
    order by 1, 2`)
  for (const { name, column, share } of rows)
    await client.query(`alter table ${name} alter ${column} set (n_distinct = ${share})`)
  const seen = new Set(rows.filter(({ isSeen }) => isSeen).map(({ name }) => name))
  if (seen.size > 0) await client.query(`analyze ${[...seen].join(', ')}`)
}
