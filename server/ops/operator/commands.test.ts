import { afterAll, beforeAll, expect, test } from 'vitest'
import { cloneDatabase, type TestDatabase } from '../../../test/cloneDatabase.ts'
import { tryCommand } from '../../../test/tryCommand.ts'
import { verifyPassword } from '../../domain/access/passwords.ts'
import { withClient } from '../../kernel/database/migrate.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await cloneDatabase()
})
afterAll(() => database.drop())

const run = (...words: string[]) => tryCommand(database.url, words)
const rows = (sql: string) => withClient(database.url, async client => (await client.query(sql)).rows)

async function printed(...words: string[]): Promise<string> {
  const { code, output, errors } = await run(...words)
  expect(errors).toBe('')
  expect(code).toBe(0)
  return output
}

async function refused(...words: string[]): Promise<string> {
  const { code, errors } = await run(...words)
  expect(code).toBe(1)
  return errors
}

test('communities and clubs are created, listed, and not created twice', async () => {
  expect(await printed('community', 'list')).toContain('no community yet')
  expect(await printed('club', 'create', 'Dunas', '--sub', 'Seniors', '--sub', 'Ladies')).toMatch(
    /club 101.*\n.*102.*\n.*103/,
  )
  expect(await printed('community', 'create', 'Juniors', '--club', '101')).toContain('community 104')
  expect(await printed('community', 'create', 'Society')).toContain('community 105')
  const list = await printed('community', 'list')
  expect(list.split('\n').map(line => line.trim())).toEqual([
    '101  Dunas  (club)',
    '104  Juniors',
    '103  Ladies',
    '102  Seniors',
    '105  Society',
  ])
  expect(await refused('community', 'create', 'seniors', '--club', '101')).toContain('already exists as community 102')
  expect(await refused('community', 'create', 'X', '--club', '105')).toContain('is not a club')
  expect(await refused('community', 'create', 'X', '--club', '999')).toContain('There is no club 999')
})

test('a credential is issued once per address, works with its password and ends when it is revoked', async () => {
  const output = await printed(
    'credential',
    'issue',
    '--email',
    'Api@Example.com',
    '--community',
    '101,105',
    '--use',
    'web site',
  )
  const password = /Password: (\S+)/.exec(output)?.[1] ?? ''
  const [stored] = await rows(
    'select password_hash, (select count(*) from credential_community) as reach from credential',
  )
  expect(await verifyPassword(password, stored.password_hash)).toBe(true)
  expect(Number(stored.reach)).toBe(2)
  expect(
    await refused('credential', 'issue', '--email', 'api@example.com', '--community', '101', '--use', 'x'),
  ).toContain('api@example.com already has an active credential')
  expect(await refused('credential', 'issue', '--email', 'b@example.com', '--community', '77', '--use', 'x')).toContain(
    'no community 77',
  )
  expect(await printed('credential', 'list')).toMatch(
    /^1 {2}Api@Example\.com {2}communities 101, 105 {2}read write {2}since/,
  )
  await printed('credential', 'revoke', 'API@example.com')
  expect(await printed('credential', 'list')).toContain('revoked')
  expect(await refused('credential', 'revoke', '1')).toContain('no valid credential 1')
  const board = ['--email', 'board@example.com', '--community', '101', '--use', 'a board']
  await printed('credential', 'issue', ...board, '--read-only')
  expect(await printed('credential', 'list')).toMatch(/board@example\.com {2}communities 101 {2}read {2}since/)
})

test('access is requested, approved with a password, or declined, once', async () => {
  const ask = (email: string) =>
    printed(
      'access',
      'request',
      '--community',
      '102',
      '--name',
      'Rui',
      '--email',
      email,
      '--use',
      'results on our page',
    )
  expect(await ask('rui@example.com')).toContain('access approve 1')
  await ask('eva@example.com')
  expect(await printed('access', 'list')).toMatch(/^1 {2}open {2}102 Seniors {2}Rui <rui@example.com>/)
  expect(await printed('access', 'approve', '1')).toMatch(/reaches community 102.*\nPassword: \S{20,}/)
  expect(await refused('access', 'approve', '1')).toContain('no open request 1')
  expect(await printed('access', 'decline', '2', '--reason', 'No names')).toContain('eva@example.com')
  expect(await refused('access', 'decline', '9', '--reason', 'No names')).toContain('no open request 9')
  expect(await rows('select state, credential_id is null as none from api_access_request order by request_id')).toEqual(
    [
      { state: 'approved', none: false },
      { state: 'declined', none: true },
    ],
  )
})

test('an administrator is created with a role and as a player', async () => {
  await rows(
    `insert into player (player_id, first_name, last_name, first_name_key, last_name_key, gender, created_at)
     values (7, 'Ada', 'Reis', 'ada', 'reis', 'F', '2026-01-01')`,
  )
  const words = [
    'administrator',
    'create',
    '--email',
    'ada@example.com',
    '--name',
    'Ada Reis',
    '--community',
    '101',
    '--role',
    'starter',
  ]
  expect(await printed(...words, '--player', '7')).toMatch(/administrator 1 .*\(starter\).*\nPassword: /)
  expect(await rows('select player_id, role from administrator natural join administrator_community')).toEqual([
    { player_id: 7, role: 'starter' },
  ])
  expect(await refused(...words)).toContain('already has an account')
  expect(
    await refused(
      'administrator',
      'create',
      '--email',
      'x@example.com',
      '--name',
      'X',
      '--community',
      '101',
      '--player',
      '8',
    ),
  ).toContain('no player 8')
})

test('a lost second factor is switched off, with its codes and passkeys, and the sessions end', async () => {
  expect(await refused('administrator', 'recover', 'ada@example.com')).toContain('has no second factor')
  expect(await refused('administrator', 'recover', 'nobody@example.com')).toContain('There is no active account')
  await rows(
    `insert into code_app values (1, 'sealed', 0, now());
     insert into code_try values (1, 30);
     insert into recovery_code values (1, 'AAAA', 'hash', null);
     insert into passkey (administrator_id, credential_id, public_key, counter, transports, name, added_at)
       values (1, 'id', 'key', 0, '{}', 'Phone', now());
     insert into session (token_hash, administrator_id, created_at, seen_at, proved_at, device)
       values ('h', 1, now(), now(), now(), 'Firefox')`,
  )
  expect(await printed('administrator', 'recover', 'Ada@example.com')).toBe(
    'Removed the authenticator app and 1 passkey of Ada@example.com; 1 session ended.',
  )
  for (const table of ['code_app', 'code_try', 'recovery_code', 'passkey'])
    expect(await rows(`select from ${table}`), table).toEqual([])
  expect(await rows('select from session where ended_at is null')).toEqual([])
})

test('status shows what the database itself says', async () => {
  const output = await printed('status')
  expect(output).toMatch(/environment +testing/)
  expect(output).toMatch(/installation +[0-9a-f]{12}/)
  expect(output).toMatch(/PostgreSQL +1[5-9]/)
  expect(output).toMatch(/version +\d+\.\d+\.\d+, commit [0-9a-f]{8}\n/)
  expect(output).toMatch(/migrations +(\d+) of \1, last 1\d\d \([a-z ]+\)/)
  expect(output).toMatch(/fsync +off +WARNING/)
  expect(output).toMatch(/wal_level +replica/)
  expect(output).toMatch(/community +5/)
})

test('everything that the operator did is in the audit', async () => {
  const audited = await rows(
    `select action, count(*)::int as times from audit where actor = 'operator' group by 1 order by 1`,
  )
  expect(audited).toEqual([
    { action: 'administrator.created', times: 1 },
    { action: 'administrator.factorsRemoved', times: 1 },
    { action: 'apiAccess.approved', times: 1 },
    { action: 'apiAccess.declined', times: 1 },
    { action: 'apiAccess.requested', times: 2 },
    { action: 'community.created', times: 5 },
    { action: 'credential.issued', times: 4 },
    { action: 'credential.revoked', times: 2 },
  ])
  expect(JSON.stringify(await rows('select * from audit'))).not.toMatch(/argon2|password/i)
})
