import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { tryCommand } from '../../../test/tryCommand.ts'
import { startWorld, type World } from '../../../test/world.ts'

let world: World
const folder = mkdtempSync(join(tmpdir(), 'caddiemaster-refresh-'))
const file = join(folder, 'indexes.csv')
beforeAll(async () => {
  world = await startWorld()
  writeFileSync(file, 'hcId;E-Mail;Index\nPT1;;11,9\nPT2;;+0,4\n;carla@example.com;-1,2\nPT77;;9,0\n')
})
afterAll(async () => {
  await world.close()
  rmSync(folder, { recursive: true })
})

const run = (...words: string[]) => tryCommand(world.url, ['handicaps', 'refresh', ...words])
const indexOf = async (playerId: number) =>
  (await world.call('searchPlayerHandicaps', { params: { eventId: 'S-110' }, criteria: { playerIds: [playerId] } }))[0]
    ?.hcIndex

test('without --apply it shows what would change, with it it does', async () => {
  const { code, output } = await run('S-110', file)
  expect(code).toBe(0)
  // -0.4 x 131 / 113 + 0.4 is -0.06.
  expect(output.split('\n')).toEqual([
    'Changes  Bruno Costa (2): 5.8 / 6 / 6 -> +0.4 / 0 / 0, strokes change on 2, 4, 8, 11, 13, 17',
    'Locked   Ana Silva (1)',
    'Line 5   Not registered for the event.',
    'Missing  Walter In (9)',
    'Missing  Filipe Melo (6)',
    '1 changes, 1 stays, 1 is locked, 1 row is unusable, 2 players are not in the file.',
    'Nothing has been changed. Add --apply to change 1 handicap.',
  ])
  expect(await indexOf(2)).toBe(5.8)

  expect((await run('S-110', file, '--apply')).output).toContain('Changed 1 handicap.')
  expect(await indexOf(2)).toBe(-0.4)
  expect(await world.rows('select actor, action from audit')).toEqual([
    { actor: 'operator', action: 'playerHandicap.refreshed' },
  ])
})

test('what cannot be done says why', async () => {
  expect((await run('S-130', file, '--apply')).errors).toContain('official or cancelled')
  expect((await run('S-999', file)).errors).toContain('no event S-999')
  expect((await run('S-110', join(folder, 'none.csv'))).errors).toContain('There is no file')
  writeFileSync(join(folder, 'broken.xlsx'), Buffer.from('PK\u0003\u0004 and nothing more'))
  expect((await run('S-110', join(folder, 'broken.xlsx'))).errors).toContain('cannot be read')
})
