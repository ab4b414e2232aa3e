import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { newFolder } from '../../../test/newFolder.ts'
import { createForeignFiles, type ForeignFiles, usualForeignLimits } from './foreignFiles.ts'
import { foreignReader } from './foreignReader.ts'
import { residentBytes } from './residentBytes.ts'
import type { testReader } from './testReader.ts'

const reader = foreignReader<typeof testReader>(new URL('./testReader.ts', import.meta.url), 1000)
const patient = { ...reader, mostMs: 20_000 }

let files: ForeignFiles | undefined
function open(...given: Parameters<typeof createForeignFiles>): ForeignFiles {
  files = createForeignFiles(...given)
  return files
}
afterEach(() => files?.close())

let people = 0
const somebody = () => `administrator:${++people}`

const pidOf = async (from: ForeignFiles) => Number(await from.read(somebody(), patient, 'pid'))

/** Whether a process works, or waits only to be counted. */
function isRunning(pid: number): boolean {
  try {
    return !/\) [ZX] /.test(readFileSync(`/proc/${pid}/stat`, 'latin1'))
  } catch {
    return false
  }
}

test('the process starts with the first file, reads the next one too, and ends when there are no more', async () => {
  const own = open({ ...usualForeignLimits, idleMs: 300 })
  const [first, second] = [await pidOf(own), await pidOf(own)]
  expect(first).not.toBe(process.pid)
  expect(second).toBe(first)
  expect(isRunning(first)).toBe(true)
  await expect.poll(() => isRunning(first)).toBe(false)
  expect(await pidOf(own)).not.toBe(first)
})

test.each(['buffers', 'wasm', 'heap'] as const)(
  'a file that fills the memory with %s is refused, the process ends, and the next file is read',
  async deed => {
    const own = open()
    const pid = await pidOf(own)
    let most = 0
    const watch = setInterval(async () => (most = Math.max(most, (await residentBytes(pid)) ?? 0)), 10)
    await expect(own.read(somebody(), patient, deed)).rejects.toMatchObject({ why: 'memory' })
    clearInterval(watch)
    // It goes on for as long as nobody looks.
    expect(most).toBeLessThan(2 * 256 * 1024 * 1024)
    await expect.poll(() => isRunning(pid)).toBe(false)
    expect(await pidOf(own)).not.toBe(pid)
  },
)

test('a file that is read for ever is refused in time; meanwhile everything else has its turn', async () => {
  const own = open()
  const pid = await pidOf(own)
  let turns = 0
  const ticks = setInterval(() => (turns += 1), 10)
  await expect(own.read(somebody(), reader, 'forever')).rejects.toMatchObject({ why: 'time' })
  clearInterval(ticks)
  expect(turns).toBeGreaterThan(5)
  await expect.poll(() => isRunning(pid)).toBe(false)
  expect(await pidOf(own)).not.toBe(pid)
})

test('what a reader refuses is refused; a fault refuses the file, is told, and ends the process', async () => {
  const faults: string[] = []
  const own = open(usualForeignLimits, fault => faults.push(fault))
  const pid = await pidOf(own)
  await expect(own.read(somebody(), reader, 'cells')).rejects.toMatchObject({ why: 'cells' })
  expect(await pidOf(own)).toBe(pid)
  expect(faults).toEqual([])
  await expect(own.read(somebody(), reader, 'fault')).rejects.toMatchObject({ why: 'format' })
  expect(faults).toEqual([expect.stringContaining('TypeError: a fault of ours')])
  expect(await pidOf(own)).not.toBe(pid)
})

test('files wait for each other, a few; further ones are told to come again', async () => {
  const own = open({ ...usualForeignLimits, mostWaiting: 2 })
  const asked = ['forever', 'pid', 'pid', 'pid', 'pid'] as const
  const ends = await Promise.allSettled(asked.map(deed => own.read(somebody(), reader, deed)))
  expect(ends.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled', 'rejected', 'rejected'])
  expect(ends[4]).toMatchObject({ reason: { code: 'UNAVAILABLE' } })
})

test('one person has one file at a time, and keeps nobody else out', async () => {
  const own = open()
  const long = own.read('staffLink:1', reader, 'forever')
  const again = own.read('staffLink:1', reader, 'forever')
  await expect(again).rejects.toMatchObject({ code: 'RATE_LIMITED' })
  const other = own.read('administrator:2', patient, 'pid')
  await expect(long).rejects.toMatchObject({ why: 'time' })
  expect(Number(await other)).toBeGreaterThan(0)
  // The next one of the same person.
  expect(Number(await own.read('staffLink:1', patient, 'pid'))).toBeGreaterThan(0)
})

test('a reader that speaks of other files, or says what is no word, is not believed; its process ends', async () => {
  const faults: string[] = []
  const own = open(usualForeignLimits, fault => faults.push(fault))
  const pid = Number(await own.read(somebody(), patient, 'noise').catch(({ why }) => (why === 'format' ? 1 : 0)))
  expect(pid).toBe(1)
  expect(faults).toHaveLength(1)
  const next = open(usualForeignLimits, fault => faults.push(fault))
  const first = Number(await next.read(somebody(), patient, 'lies'))
  const second = next.read(somebody(), { ...reader, mostMs: 400 }, 'forever')
  await expect(second).rejects.toMatchObject({ why: expect.stringMatching(/time|format/) })
  await expect.poll(() => isRunning(first)).toBe(false)
})

test('a reader knows no secret, reads no file but ours, writes none, starts nothing and reaches nobody', async () => {
  const file = join(newFolder('caddiemaster-foreign-'), 'a')
  writeFileSync(file, 'x')
  const denied = 'ERR_ACCESS_DENIED'
  expect(await open().read(somebody(), patient, 'reach', file)).toEqual({
    environment: [],
    reads: denied,
    writes: denied,
    starts: denied,
    connects: denied,
  })
})

test('nobody is left behind: not by a stop, and not by a server that is killed while a file is read for ever', async () => {
  const own = open()
  const pid = await pidOf(own)
  const reading = own.read(somebody(), patient, 'forever')
  reading.catch(() => undefined)
  await wait(100)
  await own.close()
  await expect(reading).rejects.toThrow()
  await expect.poll(() => isRunning(pid)).toBe(false)

  const server = spawn(process.execPath, [join(import.meta.dirname, 'testServer.ts')], {
    env: { PATH: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [said] = await once(server.stdout, 'data')
  const child = Number(String(said))
  await wait(200)
  expect(isRunning(child)).toBe(true)
  server.kill('SIGKILL')
  await expect.poll(() => isRunning(child)).toBe(false)
})

test('resident memory is seen from outside', async () => {
  const seen = await residentBytes(process.pid)
  const kilobytes = Number(execFileSync('/bin/ps', ['-o', 'rss=', '-p', String(process.pid)]).toString())
  expect(Math.abs((seen ?? 0) - kilobytes * 1024)).toBeLessThan(32 * 1024 * 1024)
  expect(await residentBytes(2 ** 22 + 1)).toBeUndefined()
})
