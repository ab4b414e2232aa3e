import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { run } from '../../../../test/process.ts'
import { type Embedded, startEmbedded } from '../embedded.ts'
import { pauseAfter } from '../watchDatabase.ts'
import { clearStaleLock, processState, readLock } from './postmaster.ts'

let folder: string
let embedded: Embedded
const data = () => join(folder, 'postgres', 'cluster')
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'caddiemaster-postmaster-'))
  chmodSync(folder, 0o755)
  embedded = await startEmbedded(folder, { durable: false })
})
afterAll(async () => {
  await embedded.stop()
  rmSync(folder, { recursive: true, force: true })
})

test('a program without a file left to open takes no living database for a dead one, keeps its lock, and lives on', async () => {
  const before = readFileSync(join(data(), 'postmaster.pid'), 'utf8')
  const program = join(import.meta.dirname, '../../../../test/outOfFiles.ts')
  const child = run('/bin/sh', ['-c', `ulimit -n 60 && exec "$0" "$@"`, process.execPath, program, folder])
  expect(await child.ended, child.output()).toBe(0)
  expect(child.output()).toContain('found ["unknown","EMFILE"]')
  expect(child.output()).toContain('too many files are open')
  expect(readFileSync(join(data(), 'postmaster.pid'), 'utf8')).toBe(before)
  expect(embedded.alive()).toBe(true)
})

test('the lock of a living server is never removed, that of one that is certainly gone is', async () => {
  const path = join(data(), 'postmaster.pid')
  const socket = join(folder, 'postgres', 'socket')
  const text = readFileSync(path, 'utf8')
  await clearStaleLock(data(), socket)
  expect(existsSync(path)).toBe(true)
  // The number of a process that is no PostgreSQL, as after a restart of the machine.
  writeFileSync(path, text.replace(/^\d+/, String(process.pid)))
  await clearStaleLock(data(), socket)
  expect([existsSync(path), existsSync(join(socket, '.s.PGSQL.5432'))]).toEqual([false, true])
  writeFileSync(path, text)
  expect(readLock(data())?.processId).toBe(embedded.processId)
})

test('the lock of a server that is about to write it is left alone, one that stays empty is not', async () => {
  const path = join(data(), 'postmaster.pid')
  const socket = join(folder, 'postgres', 'socket')
  const text = readFileSync(path, 'utf8')
  writeFileSync(path, '')
  const cleared = clearStaleLock(data(), socket)
  setTimeout(() => writeFileSync(path, text), 100)
  await cleared
  expect(readFileSync(path, 'utf8')).toBe(text)
  writeFileSync(path, '')
  await clearStaleLock(data(), socket)
  expect(existsSync(path)).toBe(false)
  writeFileSync(path, text)
})

test('a process is gone only when the system says so', () => {
  expect(processState(embedded.processId, data())).toBe('running')
  expect(processState(process.pid, data())).toBe('gone')
  expect(processState(process.pid)).toBe('running')
  expect(processState(2 ** 22 + 1)).toBe('gone')
  expect(processState(Number.NaN)).toBe('gone')
})

test('pauses between tries grow to half a minute', () => {
  expect([0, 1, 3, 6, 50].map(pauseAfter)).toEqual([500, 1000, 4000, 30_000, 30_000])
})
