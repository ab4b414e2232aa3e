/** One database, one secret: what a server does that has another one. */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { cloneDatabase, type TestDatabase } from '../test/cloneDatabase.ts'
import { newFolder } from '../test/newFolder.ts'
import { startedServers } from '../test/startedServers.ts'
import { tryCommand } from '../test/tryCommand.ts'

const { folder, start, end } = startedServers()
let database: TestDatabase
beforeEach(async () => {
  database = await cloneDatabase()
})
afterEach(async () => {
  await end()
  await database.drop()
})

const secrets = { first: 'the first secret, which is long enough', second: 'the second secret, which is long enough' }

const serve = async (settings: Readonly<Record<string, string>>) => {
  const { server } = await start({ DATA_DIR: folder(), DATABASE_URL: database.url, ...settings })
  return server
}

test('a server with another secret does not start, and says what would end and what continues; the first one goes on', async () => {
  const first = await serve({ SECRET: secrets.first })
  await first.says('is ready')
  const second = await serve({ SECRET: secrets.second })
  expect(await second.ended).toBe(1)
  for (const words of [
    'SECRET is not the secret this database was used with.',
    'all web links of events, the tokens of 0 programs, the authenticator apps of 0 accounts and the signatures of 0 webhooks would end',
    'set SECRET_PREVIOUS to the old one for a day',
    'caddiemaster accept-new-secret',
  ])
    expect(second.output()).toContain(words)
  expect(first.child.exitCode).toBe(null)
  const again = await serve({ SECRET: secrets.first })
  await again.says('is ready')
})

test('SECRET_PREVIOUS changes the secret; from then on the one of before alone is refused', async () => {
  await (await serve({ SECRET: secrets.first })).says('is ready')
  await (await serve({ SECRET: secrets.second, SECRET_PREVIOUS: secrets.first })).says('is ready')
  await (await serve({ SECRET: secrets.second })).says('is ready')
  const late = await serve({ SECRET: secrets.first })
  expect(await late.ended).toBe(1)
})

test('a secret that is lost is replaced by a command, which says first what would end', async () => {
  await (await serve({ SECRET: secrets.first })).says('is ready')
  const accept = (...words: string[]) =>
    tryCommand(database.url, ['accept-new-secret', ...words], { SECRET: secrets.second })
  expect((await accept()).output).toMatch(/^These would end: all web links of events/)
  expect(await (await serve({ SECRET: secrets.second })).ended).toBe(1)
  expect((await accept('--confirm')).output).toMatch(/^Accepted/)
  expect((await accept('--confirm')).output).toContain('nothing to accept')
  await (await serve({ SECRET: secrets.second })).says('is ready')
})

test('a restore elsewhere says that the secret is another, and no server starts with it', async () => {
  const home = newFolder('caddiemaster-secret-')
  const elsewhere = await cloneDatabase()
  try {
    await (await serve({ SECRET: secrets.first })).says('is ready')
    const file = join(home, 'x.gz')
    await tryCommand(database.url, ['backup', file])
    const restored = (SECRET: string) => tryCommand(elsewhere.url, ['restore', file, '--replace'], { SECRET })
    expect((await restored(secrets.second)).output).toContain('made with a different secret')
    expect((await restored(secrets.first)).output).not.toContain('secret')
    const server = await serve({ SECRET: secrets.second, DATABASE_URL: elsewhere.url })
    expect(await server.ended).toBe(1)
    expect(
      (await tryCommand(elsewhere.url, ['print', 'M-1', 'scorecards'], { SECRET: secrets.second })).errors,
    ).toContain('is not the secret this database was used with')
  } finally {
    await elsewhere.drop()
    rmSync(home, { recursive: true, force: true })
  }
})
