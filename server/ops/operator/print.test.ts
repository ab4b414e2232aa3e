import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hardEvent } from '../../../test/testPrintouts.ts'
import { tryCommand } from '../../../test/tryCommand.ts'
import { startWorld, type World } from '../../../test/world.ts'

let world: World
let eventId: string
const folder = mkdtempSync(join(tmpdir(), 'caddiemaster-print-'))
beforeAll(async () => {
  world = await startWorld()
  eventId = await hardEvent(world)
})
afterAll(async () => {
  await world.close()
  rmSync(folder, { recursive: true, force: true })
})

const print = (...words: string[]) =>
  tryCommand(world.url, ['print', ...words], { SECRET: 'a secret of tests, long enough to be one' })

test.each(['scorecards', 'results', 'teesheet'])('%s is written to the file that is named', async document => {
  const path = join(folder, `${document}.pdf`)
  const { code, output, errors } = await print(eventId, document, '--paper', 'letter', '--out', path)
  expect([code, errors]).toEqual([0, ''])
  expect(output).toMatch(/version [0-9a-f]{8}-Letter: /)
  expect(readFileSync(path).subarray(0, 5).toString()).toBe('%PDF-')
})

test.each([
  [['M-999', 'players'], 1, 'There is no event M-999'],
  [['S-110', 'postcard'], 2, 'DOCUMENT must be one of players, flights'],
  [['S-110', 'players', '--paper', 'A5'], 2, '--paper must be one of A4, Letter'],
  [['S-110', 'teeSheet', '--by', 'name'], 2, '--by must be one of time, hole'],
] as const)('what cannot be printed is refused: %j', async (words, exitCode, reason) => {
  const { code, errors } = await print(...words)
  expect(code).toBe(exitCode)
  expect(errors).toContain(reason)
})
