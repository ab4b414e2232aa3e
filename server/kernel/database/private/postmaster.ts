/** The process of a PostgreSQL server, found by the lock in its folder. */
import { readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

export type Lock = {
  readonly text: string
  readonly processId: number
  readonly port: number
  /** Empty while the server is starting, and on Windows. */
  readonly socket: string
}

/** The lock of the folder; undefined when there is none. Throws when it cannot be read. */
export function readLock(data: string): Lock | undefined {
  const text = textOf(join(data, 'postmaster.pid'))
  if (text === undefined) return undefined
  const [processId, , , port, socket] = text.split('\n')
  return { text, processId: Number(processId), port: Number(port), socket: socket?.trim() ?? '' }
}

/**
 * `unknown` when an error of ours, such as no file left to open, keeps us from looking: whoever asks must treat the process
 * as a living one.
 */
export type ProcessState = 'running' | 'gone' | 'unknown'

/** Whether the process lives; a zombie does not. With `data`, whether it is the PostgreSQL of that folder: process ids are used again. */
export function processState(processId: number, data?: string): ProcessState {
  if (!Number.isSafeInteger(processId) || processId <= 0) return 'gone'
  try {
    process.kill(processId, 0)
  } catch (error) {
    if (codeOf(error) === 'ESRCH') return 'gone'
    if (codeOf(error) !== 'EPERM') return 'unknown'
  }
  if (process.platform !== 'linux') return 'running'
  try {
    const state = textOf(`/proc/${processId}/stat`)
    if (state === undefined || state.includes(') Z ')) return 'gone'
    if (data === undefined) return 'running'
    if (!state.includes('(postgres)')) return 'gone'
    return readlinkSync(`/proc/${processId}/cwd`) === realpathSync(data) ? 'running' : 'gone'
  } catch (error) {
    return codeOf(error) === 'ESRCH' || codeOf(error) === 'ENOENT' ? goneOr(processId) : 'unknown'
  }
}

/** A file of the process, or the folder of the data, was not there: the process alone decides. */
function goneOr(processId: number): ProcessState {
  try {
    return textOf(`/proc/${processId}/stat`) === undefined ? 'gone' : 'unknown'
  } catch {
    return 'unknown'
  }
}

/** Removes the locks that a server left which is certainly gone. PostgreSQL itself keeps those of a zombie, and of a number that is used again. */
export async function clearStaleLock(data: string, socket: string): Promise<void> {
  let lock = readLock(data)
  // Empty until a server that starts in this moment has written it; one that was killed then leaves it so.
  for (let tries = 0; lock?.text === '' && tries < 80; tries += 1) {
    await wait(25)
    lock = readLock(data)
  }
  if (lock && processState(lock.processId, data) !== 'gone') return
  if (lock && readLock(data)?.text === lock.text) rmSync(join(data, 'postmaster.pid'), { force: true })
  const socketLock = join(socket, '.s.PGSQL.5432.lock')
  const holder = textOf(socketLock)
  if (holder === undefined || processState(Number(holder.split('\n')[0]), data) !== 'gone') return
  rmSync(socketLock, { force: true })
  rmSync(join(socket, '.s.PGSQL.5432'), { force: true })
}

/** Ends the server: in order, its open transactions rolled back; at once when that takes longer than `patienceMs`. Waits until it is gone. */
export async function endPostmaster(processId: number, data: string, patienceMs: number): Promise<void> {
  for (const [signal, tries] of [
    ['SIGINT', patienceMs / 25],
    ['SIGQUIT', 40],
    ['SIGKILL', 40],
  ] as const) {
    if (processState(processId, data) === 'gone') return
    signalTo(processId, signal)
    for (let left = tries; left > 0 && processState(processId, data) !== 'gone'; left -= 1) await wait(25)
  }
}

function signalTo(processId: number, signal: NodeJS.Signals): void {
  try {
    process.kill(processId, signal)
  } catch (error) {
    if (codeOf(error) !== 'ESRCH') throw error
  }
}

function textOf(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    if (codeOf(error) === 'ENOENT' || codeOf(error) === 'ESRCH') return undefined
    throw error
  }
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined
}
