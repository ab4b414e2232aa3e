/** What `npm run pack` makes, unpacked on a machine that has nothing else: it starts, and its pages and printouts are there. */
import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sampleDirector } from '../server/domain/access/sampleDirector.ts'
import { sampleCredential } from '../server/ops/curlLines.ts'
import { needs } from '../test/needs.ts'
import { newFolder } from '../test/newFolder.ts'
import { freePort, type Running, root, run } from '../test/process.ts'
import { runs } from '../tools/counts.ts'

const isPacked = needs(
  runs(0, 1) === 1,
  'the archive of npm run pack, which takes a minute and 400 MB of disk',
  'FULL=1 npm test -- e2e/packed, which is part of npm run prove',
)

describe.runIf(isPacked)('the archive of npm run pack', () => {
  let folder = ''
  let installed = ''
  let url = ''
  let server: Running | undefined

  beforeAll(async () => {
    folder = newFolder('caddiemaster-packed-')
    execFileSync('npm', ['run', 'pack', '--', '--to', folder], { cwd: root })
    const [archive = ''] = readdirSync(folder)
    execFileSync('tar', ['-xzf', archive], { cwd: folder })
    installed = join(folder, archive.replace('.tar.gz', ''))
    const port = await freePort()
    url = `http://localhost:${port}`
    server = run(join(installed, 'bin', 'caddiemaster-server'), ['--demo'], {
      cwd: folder,
      env: { PATH: '/usr/bin:/bin', HOME: folder, PORT: String(port), DATA_DIR: join(folder, 'data') },
    })
    await server.says('Ctrl-C ends it')
  })

  afterAll(async () => {
    server?.child.kill('SIGTERM')
    await server?.ended
    rmSync(folder, { recursive: true, force: true })
  })

  test('it has at most 330 MB with runtime and PostgreSQL', () => {
    const megabytes = Number.parseInt(execFileSync('du', ['-sm', installed], { encoding: 'utf8' }), 10)
    expect(megabytes).toBeLessThanOrEqual(330)
  })

  test('it answers, and has the scorecard and the reference', async () => {
    expect(await (await fetch(`${url}/health`)).json()).toMatchObject({ status: 'ok' })
    const page = await (await fetch(`${url}/scorecard/`)).text()
    const [, script = ''] = /<script type="module" src="([^"]+)"/.exec(page) ?? []
    for (const path of [script, '/docs/reference.js']) {
      const answer = await fetch(`${url}${path}`)
      expect(answer.status, path).toBe(200)
      expect((await answer.text()).length, path).toBeGreaterThan(50_000)
    }
  })

  test('it reads a file, beside itself', async () => {
    const page = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' }
    const { email, password } = sampleDirector
    const login = { method: 'POST', headers: page, body: JSON.stringify({ email, password }) }
    const session = await fetch(`${url}/console/api/session`, login)
    const cookie = session.headers.getSetCookie()[0]?.split(';')[0] ?? ''
    const file = readFileSync(join(root, 'server', 'domain', 'registrations', 'table', 'indexes.xlsx')).toString(
      'base64',
    )
    const answer = await fetch(`${url}/console/api/communities/101/members/table`, {
      method: 'POST',
      headers: { ...page, cookie },
      body: JSON.stringify({ file }),
    })
    const said = (await answer.json()) as { readonly lines: readonly unknown[] }
    expect(said.lines.length, JSON.stringify(said)).toBeGreaterThan(2)
  })

  test('it prints', async () => {
    const body = JSON.stringify(sampleCredential)
    const login = { method: 'POST', headers: { 'content-type': 'application/json' }, body }
    const { token } = (await (await fetch(`${url}/v1/auth`, login)).json()) as { readonly token: string }
    const headers = { authorization: `Bearer ${token}` }
    const answer = await fetch(`${url}/v1/events/S-5210/documents/alphabeticalList?paper=A4`, { headers })
    expect(Buffer.from(await answer.arrayBuffer()).toString('latin1', 0, 5)).toBe('%PDF-')
  })
})
