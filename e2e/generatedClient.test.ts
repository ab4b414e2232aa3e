/** The OpenAPI document is good enough for a generator of others: a client made from it compiles and runs an event. */
import { execFileSync } from 'node:child_process'
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { root, run } from '../test/process.ts'
import { passwordOfAll } from '../test/world.rows.ts'
import { startWorld, type World } from '../test/world.ts'

const tools = join(root, 'tools', 'ts5')
let world: World
let url = ''
beforeAll(async () => {
  if (!existsSync(join(tools, 'node_modules', 'openapi-typescript')))
    execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: tools, stdio: 'ignore' })
  world = await startWorld()
  await world.app.listen({ host: '127.0.0.1', port: 0 })
  const address = world.app.server.address()
  url = `http://127.0.0.1:${address && typeof address === 'object' ? address.port : 0}`
})
afterAll(() => world.close())

test('a generated client compiles, and registers, pairs, locks and links an event', async () => {
  const document = join(tools, 'client', 'openapi.json')
  writeFileSync(document, await (await fetch(`${url}/openapi.json`)).text())
  execFileSync(
    process.execPath,
    [join(tools, 'node_modules/openapi-typescript/bin/cli.js'), document, '-o', join(tools, 'client/openapi.ts')],
    { stdio: 'ignore' },
  )
  execFileSync(process.execPath, [join(tools, 'node_modules/typescript/bin/tsc'), '-p', join(tools, 'client')], {
    encoding: 'utf8',
  })
  const scenario = run(process.execPath, [
    join(tools, 'client/scenario.ts'),
    url,
    'club@example.com',
    passwordOfAll,
    '1',
    'S-110',
  ])
  expect(await scenario.ended, scenario.output()).toBe(0)
  const result = JSON.parse(scenario.output())
  expect(result).toMatchObject({
    players: 12,
    teams: [6, 6],
    pairings: [4, 4, 4],
    locked: 16,
    holes: Array(12).fill(18),
  })
  for (const link of result.links) expect(link).toMatch(/^http:\/\/test\.local\//)
})
