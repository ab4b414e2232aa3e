import { readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ImportingClub, origin, singleRound, startImportingClub } from '../../../test/importingClub.ts'
import { tryCommand } from '../../../test/tryCommand.ts'
import { withClient } from '../../kernel/database/migrate.ts'
import { importEvent } from './importEvent.ts'

const docs = join(import.meta.dirname, '../../../docs')

let club: ImportingClub
beforeAll(async () => {
  club = await startImportingClub()
})
afterAll(() => club.close())

test('the example of the documentation is imported with everything below it', async () => {
  const { code, output, errors } = await tryCommand(club.url, ['event', 'import', 'docs/event-file.example.json'])
  expect({ code, errors }).toEqual({ code: 0, errors: '' })
  expect(output.split('\n')).toEqual([
    'Imported M-5217 with rounds S-5218, S-5219: 4 players, 5 cards.',
    'Warning: Net over two rounds, Pairs, Saturday Stableford: Cai Prosser has no handicap and counts as 0. Set an index or a handicap.',
  ])
  expect(
    await club.rows(
      'select event_id, kind, parent_event_id as parent, state from event where event_id > 5216 order by 1',
    ),
  ).toEqual([
    { event_id: 5217, kind: 'M', parent: null, state: 'in progress' },
    { event_id: 5218, kind: 'R', parent: 5217, state: 'completed' },
    { event_id: 5219, kind: 'R', parent: 5217, state: 'in progress' },
  ])
  expect((await tryCommand(club.url, ['cards', 'rebuild', 'M-5217', '--check'])).code).toBe(0)
  const handicaps = await club.rows(`
    select p.first_name as who, tee_id as tee, h.hc_index_tenths as index, hc_course as course, hc_playing as playing, by_hand as "byHand", source, locked
    from player_handicap h join player p using (player_id) where event_id = 5217 order by 1`)
  expect(handicaps).toEqual([
    { who: 'Ana', tee: 120, index: 143, course: 17, playing: 16, byHand: false, source: 'PROVIDER', locked: false },
    { who: 'Ben', tee: 113, index: -12, course: -3, playing: -3, byHand: false, source: 'MANUAL', locked: false },
    { who: 'Cai', tee: 112, index: null, course: null, playing: null, byHand: false, source: 'NONE', locked: false },
    { who: 'Dora', tee: 120, index: null, course: 30, playing: 28, byHand: true, source: 'NONE', locked: true },
  ])
  expect(
    await club.rows(
      `select register, scorer ~ '^player:' as by_player, hole, value from score_entry where event_id = 5219 order by hole`,
    ),
  ).toEqual([
    { register: 'M', by_player: true, hole: 10, value: 5 },
    { register: 'M', by_player: true, hole: 11, value: 5 },
  ])
  expect(
    await club.rows(
      'select status, strokes[1:3] as first from card where event_id = 5218 and has_score order by strokes[1]',
    ),
  ).toEqual([
    { status: 'SIGNED', first: [0, 6, 7] },
    { status: 'SIGNED', first: [4, 4, 3] },
    { status: 'WD', first: [5, 5, null] },
    { status: 'SIGNED', first: [6, 4, 5] },
  ])
  expect(
    await club.rows(
      'select email, member from player join membership using (player_id) where community_id = 101 and player_id > 3207 order by 1',
    ),
  ).toEqual([
    { email: 'ana.quintela@example.com', member: true },
    { email: 'ben.hollis@example.com', member: false },
  ])
})

test('the schema that is committed is the one that the command prints', async () => {
  const { output } = await tryCommand(club.url, ['event', 'import', '--schema'])
  expect(`${output}\n`).toBe(readFileSync(join(docs, 'event-file.schema.json'), 'utf8'))
})

test('a profile with the same address and name joins the community and keeps what it says', async () => {
  const before = await club.rows('select * from player where player_id = 3195')
  const { email, first_name: firstName, last_name: lastName, gender } = before[0]
  const file = singleRound({
    players: [{ key: 'x', email: email.toUpperCase(), firstName, lastName, gender, hcIndex: 9.9, handle: 'X' }],
  })
  expect(await club.problems(file)).toEqual([])
  // Only that a second club has it now.
  expect(await club.rows('select * from player where player_id = 3195')).toEqual([{ ...before[0], shared: true }])
  expect(
    await club.rows('select community_id, handle, details_confirmed from membership where player_id = 3195 order by 1'),
  ).toEqual([
    { community_id: 101, handle: 'X', details_confirmed: false },
    { community_id: 105, handle: null, details_confirmed: true },
  ])
})

test('the number of statements does not grow with the file', async () => {
  const statements = async (players: number) => {
    let sent = 0
    await club.database
      .write('everything', async tx => {
        const counted = (one: never) => {
          sent += 1
          return tx.rows(one)
        }
        const counting = { ...tx, rows: counted as typeof tx.rows }
        const list = Array.from({ length: players }, (_, index) => ({
          key: `n${index}`,
          firstName: 'N',
          lastName: `Ame${index}`,
          gender: 'F',
        }))
        const strokes = Array(18).fill(4)
        const teams = [{ key: 't', name: 'T', players: list.map(({ key }) => key) }]
        await importEvent(
          counting,
          singleRound({ players: list, teams, scores: list.map(({ key }) => ({ player: key, strokes })) }),
          origin,
        )
        throw new Error('undone')
      })
      .catch(error => expect(error.message).toBe('undone'))
    return sent
  }
  expect(await statements(80)).toBe(await statements(2))
})

test('a player who is being taken out of the community is not imported into its event', async () => {
  const leaving = withClient(club.url, async client => {
    await client.query(`
      begin; select from player where player_id = 3002 for no key update; delete from membership where player_id = 3002`)
    const file = singleRound({ players: [{ key: 'a', playerId: 3002 }] })
    const answer = club.database.write('everything', tx => importEvent(tx, file, origin)).catch(String)
    while ((await club.rows('select from pg_locks where not granted')).length === 0) await wait(5)
    await client.query('commit')
    return answer
  })
  expect(await leaving).toMatch(/does not belong to the community/)
})

test('a file with an id of its program changes the event that it made, and says before what it would change', async () => {
  const file = singleRound({ externalId: 'medal-7' })
  const path = join(tmpdir(), `again-${process.pid}.json`)
  const run = async (...more: string[]) => {
    writeFileSync(path, JSON.stringify(file))
    return (await tryCommand(club.url, ['event', 'import', path, ...more])).output.split('\n')
  }
  expect(await run('--preview')).toEqual(['A new event with 1 player. Nothing was imported: this is a preview.'])
  const [made = ''] = await run()
  const eventId = /S-\d+/.exec(made)?.[0] ?? ''
  expect(await run()).toEqual([`${eventId}: 0 changed, 0 kept as they were here.`])
  await club.rows(`update event set info = 'Bring a friend' where event_id = ${eventId.slice(2)}`)
  Object.assign(file, { name: 'Medal of July', info: 'Bring two' })
  const said = [
    `changed  Name: ${singleRound().name} here, Medal of July in the file`,
    'kept     Description: Bring a friend here, Bring two in the file (--take 0/info)',
  ]
  expect(await run('--preview')).toEqual([...said, `${eventId} is as it was: this is a preview.`])
  expect(await run('--take', '0/info')).toEqual([...said, `${eventId}: 2 changed, 0 kept as they were here.`])
  const [event] = await club.rows(`select name, info from event where event_id = ${eventId.slice(2)}`)
  expect(event).toEqual({ name: 'Medal of July', info: 'Bring two' })
  await club.rows(`update event set state = 'cancelled' where event_id = ${eventId.slice(2)}`)
  expect((await tryCommand(club.url, ['event', 'import', path])).errors).toContain('which is official or cancelled')
})
