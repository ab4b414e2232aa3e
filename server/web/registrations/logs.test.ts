import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort, type Running, runServer } from '../../../test/process.ts'
import { openRegistration, personalPath, publicPath, stranger } from '../../../test/testForms.ts'
import { startWorld, type World } from '../../../test/world.ts'

let world: World
let running: Running
let url: string
beforeAll(async () => {
  world = await startWorld()
  const port = await freePort()
  url = `http://127.0.0.1:${port}`
  running = runServer({
    DATABASE_URL: world.url,
    ENVIRONMENT: 'testing',
    SECRET: 'a secret of tests, long enough to be one',
    PORT: String(port),
    LOG_LEVEL: 'trace',
  })
  await running.says('is ready')
})
afterAll(async () => {
  running.child.kill('SIGTERM')
  await running.ended
  await world.close()
})

test('no token and nothing that a person typed stands in the log, whatever goes wrong', async () => {
  await openRegistration(world, { closes: '2100-01-01T10:00' })
  await world.rows(`update event set start_date = '2100-01-01', end_date = '2100-01-01' where event_id = 110`)
  const paths = [await publicPath(world), await personalPath(world, 10)]
  const post = (path: string) =>
    fetch(`${url}${path}`, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams(stranger(1, { firstName: 'Ottokar', phone: '912000333' })),
    })
  for (const path of paths) expect((await fetch(`${url}${path}`)).status).toBe(200)
  expect((await post(paths[0] ?? '')).status).toBe(303)
  await world.rows('drop table sign_up cascade')
  for (const path of paths) expect((await fetch(`${url}${path}`)).status).toBe(500)
  for (const path of paths) expect((await post(path)).status).toBe(500)
  await running.says('internal error')
  const log = running.output()
  for (const path of paths) expect(log).not.toContain(path.split('/').at(-1))
  for (const typed of ['Ottokar', 'Guest 1', 'guest1@example.org', '912000333']) expect(log).not.toContain(typed)
})
