import { cpSync, existsSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { newFolder } from '../../../test/newFolder.ts'
import { freePort, root, run } from '../../../test/process.ts'
import { startEmbedded } from '../../kernel/database/embedded.ts'

const folder = newFolder('caddiemaster-launcher-')
const data = join(folder, 'data')
const elsewhere = join(folder, 'elsewhere/bin')
mkdirSync(elsewhere, { recursive: true })
symlinkSync('launcher', join(elsewhere, 'caddiemaster'))
symlinkSync(join(root, 'bin/caddiemaster'), join(elsewhere, 'launcher'))
afterAll(() => rmSync(folder, { recursive: true }))

/** The command as it stands in another folder, behind two links, without any Node in the path. */
async function caddiemaster(...words: string[]): Promise<{ readonly code: number | null; readonly output: string }> {
  const running = run(join(elsewhere, 'caddiemaster'), words, {
    cwd: folder,
    env: { PATH: '/usr/bin:/bin', DATA_DIR: data, INIT_CWD: '/nowhere' },
  })
  return { code: await running.ended, output: running.output() }
}

const isRunning = () => existsSync(join(data, 'postgres/cluster/postmaster.pid'))

test('the command starts the private database for its own time, and finds files from where it is called', async () => {
  const created = await caddiemaster('community', 'create', 'Dunas Golf')
  expect(created).toEqual({ code: 0, output: 'Created community 101 "Dunas Golf".\n' })
  expect(isRunning()).toBe(false)
  writeFileSync(join(folder, 'event.json'), '{"communityId": 101}')
  const imported = await caddiemaster('event', 'import', 'event.json')
  expect(imported.code).toBe(1)
  expect(imported.output).toContain('/players: is required')
  expect(await caddiemaster('nonsense')).toMatchObject({ code: 2 })
})

test('a database that runs already is used and left running', async () => {
  const embedded = await startEmbedded(data, { durable: false })
  try {
    expect((await caddiemaster('community', 'list')).output).toBe('101  Dunas Golf\n')
    expect(isRunning()).toBe(true)
  } finally {
    await embedded.stop()
  }
})

test.each([
  ['caddiemaster', { LANG: 'de_DE.UTF-8' }, 'Es fehlen die Pakete'],
  ['caddiemaster-server', { LANG: 'de_DE.UTF-8', LC_ALL: 'pt_PT.UTF-8' }, 'Faltam os pacotes'],
  ['caddiemaster', { LC_ALL: 'C' }, 'The packages of'],
])('%s without its packages says so in the language of the terminal: %o', async (program, environment, says) => {
  const bin = join(folder, 'bare', 'bin')
  cpSync(join(root, 'bin'), bin, { recursive: true })
  const running = run(join(bin, program), [], { cwd: folder, env: environment })
  expect(await running.ended).toBe(1)
  expect(running.output()).toContain(says)
  expect(running.output()).toContain('npm ci')
})

test.each([{ PATH: '' }, {}])('both programs start without any path: %o', async environment => {
  const options = {
    cwd: folder,
    env: { DATA_DIR: join(folder, 'without'), PORT: String(await freePort()), ...environment },
  }
  const help = run(join(elsewhere, 'caddiemaster'), ['--help'], options)
  expect(await help.ended, help.output()).toBe(0)
  const server = run(join(root, 'bin/caddiemaster-server'), [], options)
  await server.says('is ready')
  server.child.kill('SIGTERM')
  expect(await server.ended).toBe(0)
})
