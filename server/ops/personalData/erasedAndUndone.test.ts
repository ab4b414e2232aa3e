/** Somebody is erased, then everything that can be undone is undone: nothing brings the person back. */
import { afterEach, beforeEach, expect, test } from 'vitest'
import { privacyWays } from '../../../test/privacyWays.ts'
import { staffCalls } from '../../../test/staffCalls.ts'
import { tryCommand } from '../../../test/tryCommand.ts'
import { startWorld, type World } from '../../../test/world.ts'

let world: World
beforeEach(async () => {
  world = await startWorld()
})
afterEach(() => world.close())

/** Filipe: registered for the medal, and made another by name. */
const filipe = 6
const event = { eventId: 'S-110' }
const words = [
  'Filipa',
  'Quintanilha',
  'Formerly',
  'filipa.q@example.net',
  'before.q@example.net',
  'club.q@example.net',
  'account.q@example.net',
]

/** Everything in the database in which one of the words stands: each text and JSON column of each table. */
async function foundIn(): Promise<readonly string[]> {
  const columns = await world.rows<{ table: string; column: string }>(
    `select quote_ident(table_schema) || '.' || quote_ident(table_name) as table, quote_ident(column_name) as column
     from information_schema.columns join pg_tables on schemaname = table_schema and tablename = table_name
     where table_schema in ('public', 'jobs') and (data_type in ('text', 'jsonb', 'json', 'character varying', 'ARRAY'))`,
  )
  const found = []
  for (const { table, column } of columns) {
    const [row] = await world.rows<{ hits: number }>(
      `select count(*) as hits from ${table} x, unnest($1::text[]) as sought (word) where position(lower(word) in lower(x.${column}::text)) > 0`,
      [words],
    )
    if ((row?.hits ?? 0) > 0) found.push(`${table}.${column}`)
  }
  return found
}

/** What a club does with somebody over a year, in the console: each is a step. */
async function liveALife(): Promise<void> {
  const { call } = staffCalls(world)
  const player = { params: { playerId: filipe } }
  const named = (lastName: string) =>
    world.call('updatePlayerName', { ...player, body: { firstName: 'Filipa', lastName } })
  await named('Formerly')
  await world.call('updatePlayerEmail', { ...player, body: { email: 'before.q@example.net' } })
  await named('Quintanilha')
  await world.call('updatePlayerEmail', { ...player, body: { email: 'filipa.q@example.net' } }, { idempotencyKey: 'q' })
  // About nobody: this can be taken back afterwards.
  await call('arrangeTeams', { params: event, body: { rename: [{ teamId: 3011, name: 'Kites' }] } }, 'director')
  await call(
    'updateRegistration',
    { params: { ...event, playerId: filipe }, body: { note: 'Filipa Quintanilha pays later' } },
    'director',
  )
  // In the words about somebody else, of the event and of a group.
  await call(
    'updateRegistration',
    { params: { ...event, playerId: 1 }, body: { note: 'Plays with Filipa Quintanilha' } },
    'director',
  )
  await call(
    'updateEvent',
    { params: event, body: { info: 'Ask Filipa Formerly, or filipa.q@example.net.' } },
    'director',
  )
  await call('updateEvent', { params: event, body: { info: 'Ask the secretary.' } }, 'director')
  await call(
    'setHandicaps',
    {
      params: event,
      body: { players: [{ playerId: 2, hcCourse: 3, hcPlaying: 3, manualMsg: 'As Filipa Quintanilha said' }] },
    },
    'director',
  )
  await call(
    'arrangeTeams',
    { params: event, body: { rename: [{ teamId: 3012, name: 'Quintanilha / Costa' }] } },
    'director',
  )
  await call('assignPlayerToTeam', { params: { ...event, teamId: 3012, playerId: filipe } }, 'director')
  await call('withdrawPlayer', { params: { ...event, playerId: filipe }, body: {} }, 'director')
  await call('inviteStaff', { params: { communityId: 1 }, body: { email: 'filipa.q@example.net', role: 'viewer' } })
  await world.rows(`
    insert into administrator (administrator_id, email, email_key, name, player_id, created_at)
      values (9001, 'account.q@example.net', 'account.q@example.net', 'Filipa Quintanilha', ${filipe}, now());
    insert into staff_link (community_id, staff_link_id, event_id, purpose, label, until, created_by, created_at)
      values (1, 9001, 110, 'official', 'Filipa Quintanilha', '2099-01-01', 'administrator:9001', now());
    insert into audit (community_id, at, actor, action, subject, after)
      values (1, now(), 'operator', 'administrator.created', '{"administratorId": 9001}', '{"email": "account.q@example.net", "name": "Filipa Quintanilha"}');
    insert into jobs.job (name, data, output) values ('webhook', '{"deliveryId": 1}', '{"message": "no such user filipa.q@example.net"}')`)
  await world.rows(`
    insert into message (community_id, event_id, message_id, whom, subject, body, language, sent_at, not_before, actor)
      values (1, 110, 1, 'players', 'For Filipa Quintanilha', 'To Filipa Quintanilha', 'en', now(), now(), 'administrator:12')`)
  // Gone from the club and from all its events: the audit and the steps alone know of it.
  await world.rows(`
    delete from membership where player_id = ${filipe};
    delete from tee_pairing_player where player_id = ${filipe}; delete from team_player where player_id = ${filipe};
    delete from flight_player where player_id = ${filipe}; delete from player_handicap where player_id = ${filipe};
    delete from registration where player_id = ${filipe}; delete from sign_up where player_id = ${filipe}`)
}

/** Takes back every step, the newest first, and what that leaves to be taken back, as long as something is. */
async function undoAll(): Promise<number> {
  let undone = 0
  for (let round = 0; round < 3; round += 1) {
    const steps = await world.rows<{ id: string; kind: string; event: number }>(
      `select s.step_id as id, e.kind, s.event_id as event from step s join event e using (community_id, event_id)
       where s.community_id = 1 and s.undone_by is null order by s.step_number desc`,
    )
    for (const { id, kind, event: eventId } of steps) {
      const params = { eventId: `${kind}-${eventId}` }
      const done = await staffCalls(world)
        .call('undo', { params, body: { steps: [id] } })
        .catch(() => undefined)
      undone += done?.undone ?? 0
    }
  }
  return undone
}

test.each(privacyWays)('of a player erased %s nothing comes back when everything is undone', async (_, way) => {
  await liveALife()
  const before = await foundIn()
  for (const place of [
    'audit.before',
    'step.rows',
    'team.name',
    'registration.note',
    'one_time_link.email',
    'message.body',
    'staff_link.label',
  ])
    expect(before).toContain(`public.${place}`)
  await way.erase(world, filipe)
  expect(await foundIn()).toEqual([])
  // The step that is about nobody, back and forth.
  expect(await undoAll()).toBeGreaterThan(0)
  expect(await foundIn()).toEqual([])
  expect(await world.rows('select name from team where team_id = 3012')).not.toEqual([{ name: 'Quintanilha / Costa' }])
  // What the account has let others do went with it.
  expect(await world.rows('select ended_at is not null as ended from staff_link where staff_link_id = 9001')).toEqual([
    { ended: true },
  ])
})

test('a guest whose registration is gone is erased by id, so that no step brings the name back', async () => {
  const { call } = staffCalls(world)
  const guest = { firstName: 'Filipa', lastName: 'Quintanilha', gender: 'F', hcIndex: 20 } as const
  await call('registerPlayers', { params: event, body: guest } as never, 'director')
  const [row] = await world.rows<{ id: number }>("select player_id as id from player where last_name = 'Quintanilha'")
  const playerId = Number(row?.id)
  await call('removePlayerFromEvent', { params: { ...event, playerId } }, 'director')
  expect(await world.rows(`select from player where player_id = ${playerId}`)).toEqual([])
  expect(await foundIn()).toEqual(['public.audit.after', 'public.step.rows'])
  const erased = await tryCommand(world.url, ['player', 'erase', String(playerId), '--confirm'])
  expect(erased).toMatchObject({ code: 0, errors: '' })
  expect(await foundIn()).toEqual([])
  expect(await undoAll()).toBe(0)
  expect(await foundIn()).toEqual([])
  expect(await world.rows("select subject from audit where action = 'player.erased'")).toEqual([
    { subject: { playerId } },
  ])
})
