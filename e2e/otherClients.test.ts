/** What `generatedClient.test.ts` shows of one generator holds for two more that integrators use: hey-api and orval. */
import { execFileSync } from 'node:child_process'
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { needs } from '../test/needs.ts'
import { root, run } from '../test/process.ts'
import { passwordOfAll } from '../test/world.rows.ts'
import { startWorld, type World } from '../test/world.ts'
import { isProof } from '../tools/counts.ts'

const isFull = needs(isProof, 'the clients of hey-api and orval, whose generators are installed first', 'npm run prove')
const tools = join(root, 'tools', 'clients')
const tool = (path: string, ...given: readonly string[]) =>
  execFileSync(process.execPath, [join(tools, 'node_modules', path), ...given], { cwd: tools, encoding: 'utf8' })

describe.runIf(isFull)('the clients of other generators', () => {
  let world: World
  let url = ''
  beforeAll(async () => {
    if (!existsSync(join(tools, 'node_modules', 'orval')))
      execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: tools, stdio: 'ignore' })
    world = await startWorld()
    await world.app.listen({ host: '127.0.0.1', port: 0 })
    const address = world.app.server.address()
    url = `http://127.0.0.1:${address && typeof address === 'object' ? address.port : 0}`
    writeFileSync(join(tools, 'openapi.json'), await (await fetch(`${url}/openapi.json`)).text())
    tool('@hey-api/openapi-ts/bin/run.js', '-i', 'openapi.json', '-o', 'heyApi/generated')
    tool('orval/dist/bin/orval.mjs', '--input', 'openapi.json', '--output', 'orval/generated.ts', '--client', 'fetch')
    tool('typescript/bin/tsc', '-p', tools)
  })
  afterAll(() => world?.close())

  test.each(['heyApi', 'orval'])('%s: it compiles, registers, pairs, locks and reads an event', async client => {
    const given = [url, 'club@example.com', passwordOfAll, '1', 'S-110']
    const scenario = run(process.execPath, [join(tools, 'built', client, 'scenario.js'), ...given])
    expect(await scenario.ended, scenario.output()).toBe(0)
    expect(JSON.parse(scenario.output())).toMatchObject({
      events: ['S-110'],
      zone: 'Europe/Lisbon',
      players: 4,
      teams: [4],
      times: [[client === 'orval' ? '15:10:00' : '14:10:00', 1, 'A']],
      locked: true,
      scores: [18, 18, 18, 18],
      link: expect.stringMatching(/^http:\/\/test\.local\//),
    })
  })
})
