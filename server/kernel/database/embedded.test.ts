import { lchownSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { needs } from '../../../test/needs.ts'
import { newFolder } from '../../../test/newFolder.ts'
import { type Embedded, startEmbedded } from './embedded.ts'
import { createDatabase, withClient } from './migrate.ts'

const isRoot = process.getuid?.() === 0
const nobody = 65534
let folder = ''
let running: Embedded | undefined

async function start(options: { readonly create?: boolean } = {}): Promise<Embedded> {
  if (folder === '') {
    folder = newFolder('caddiemaster-embedded-')
  }
  running = await startEmbedded(folder, { durable: false, ...options })
  return running
}
afterEach(async () => {
  await running?.stop()
  rmSync(folder, { recursive: true, force: true })
  folder = ''
  running = undefined
})

const cluster = () => join(folder, 'postgres', 'cluster')
const databases = (embedded: Embedded) =>
  withClient(embedded.url('postgres'), async client => (await client.query('select datname from pg_database')).rowCount)

test('a folder of an earlier version, without password and of another user, is brought to what is now, with all that is in it', async () => {
  const first = await start()
  await createDatabase(first.url('postgres'), 'kept')
  await first.stop()
  for (const name of ['caddiemaster.whole', 'postmaster.opts']) rmSync(join(cluster(), name))
  rmSync(join(folder, 'database-password'))
  const home = join(folder, 'postgres')
  if (isRoot)
    for (const path of ['', ...readdirSync(home, { recursive: true, encoding: 'utf8' })])
      lchownSync(join(home, path), nobody, nobody)
  const second = await start()
  expect(await databases(second)).toBe(4)
  if (isRoot) expect(statSync(`/proc/${second.processId}`).uid).not.toBe(0)
  expect(statSync(join(folder, 'database-password')).mode & 0o777).toBe(0o600)
  expect(statSync(join(home, 'socket')).mode & 0o777).toBe(0o700)
})

test.runIf(needs(isRoot, 'a start by root', 'be root, as in most containers'))(
  'what root starts runs as a user of its own, whose files nobody else reads',
  async () => {
    const { processId } = await start()
    const { uid } = statSync(`/proc/${processId}`)
    expect([0, nobody]).not.toContain(uid)
    for (const path of ['postgres', 'postgres/cluster', 'postgres/socket']) {
      const { uid: owner, mode } = statSync(join(folder, path))
      expect([owner, mode & 0o777], path).toEqual([uid, 0o700])
    }
    expect(statSync(join(folder, 'database-password')).uid).toBe(0)
  },
)

test('without the password nobody gets in', async () => {
  const embedded = await start()
  for (const url of [
    embedded.url('postgres').replace(/:\w+@/, '@'),
    embedded.url('postgres').replace(/:\w+@/, ':wrong@'),
  ])
    await expect(withClient(url, client => client.query('select 1'))).rejects.toThrow(/password/)
})

test('files that an earlier version left half made are created again; what was in their place is gone', async () => {
  folder = newFolder('caddiemaster-embedded-')
  mkdirSync(join(cluster(), 'base', '1'), { recursive: true })
  writeFileSync(join(cluster(), 'PG_VERSION'), '18\n')
  expect(await databases(await start())).toBe(3)
  expect(readdirSync(join(folder, 'postgres')).filter(name => name.startsWith('making'))).toEqual([])
})

test('a database whose files are away is not replaced by an empty one', async () => {
  await (await start()).stop()
  rmSync(cluster(), { recursive: true })
  await expect(start({ create: false })).rejects.toThrow(/no longer in /)
  expect(readdirSync(join(folder, 'postgres'))).not.toContain('cluster')
})

test('two starts in the same moment share one database', async () => {
  await (await start()).stop()
  const both = await Promise.all([start(), start()])
  expect(new Set(both.map(({ processId }) => processId)).size).toBe(1)
  expect(both[0]?.alive()).toBe(true)
})
