/**
 * Reads files of strangers in a process of its own (decision 099): one at a time, started when there is one to read and ended
 * soon after the last. What needs too much memory or time is ended with it; the next file begins in a new one.
 */
import { type ChildProcess, fork } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { setImmediate as aTurn } from 'node:timers/promises'
import { background } from '../background.ts'
import { Refusal } from '../refusal.ts'
import { root } from '../root.ts'
import type { Asked, ChildMessage } from './foreignChild.ts'
import { ForeignFileError } from './foreignFileError.ts'
import type { ForeignReader } from './foreignReader.ts'
import { residentBytes } from './residentBytes.ts'

export type ForeignFiles = {
  /**
   * What `reader` makes of what it is given. `by`: whose file it is; one of each person is read or waits. Throws
   * {@link ForeignFileError}; refuses with `RATE_LIMITED` who sends a second one meanwhile, and with `UNAVAILABLE` when too many wait.
   */
  readonly read: <Given extends readonly unknown[], Made>(
    by: string,
    reader: ForeignReader<Given, Made>,
    ...given: Given
  ) => Promise<Made>
  /** Ends the process; what it reads is not read. */
  readonly close: () => Promise<void>
}

export type ForeignLimits = {
  /** Resident memory of the process, in MiB. */
  readonly mostMiB: number
  /** Who waits holds a turn that others need: further ones come again. */
  readonly mostWaiting: number
  readonly idleMs: number
}

export const usualForeignLimits: ForeignLimits = { mostMiB: 256, mostWaiting: 3, idleMs: 5000 }

/** What a reader is made of: not the data, which may stand beside it. */
const ours = ['server/*', 'contract/*', 'rules/*', 'node_modules/*', 'package.json']
const lookMs = 20
/** Until the reader is loaded, which takes as long as the machine is busy. */
const mostStartMs = 15_000

/**
 * Creates the reading of foreign files of a server or a command; nothing is started yet. `onFault` hears of what no reader
 * should do, whatever it reads: the file is refused, and we have something to mend.
 */
export function createForeignFiles(limits = usualForeignLimits, onFault = sayFault): ForeignFiles {
  let child: ChildProcess | undefined
  let idle: NodeJS.Timeout | undefined
  /** Whose files are read or wait. Whoever sends one after the other keeps nobody out. */
  const present = new Set<string>()
  let last: Promise<unknown> = Promise.resolve()
  let isClosed = false

  function start(): ChildProcess {
    const started = fork(join(import.meta.dirname, 'foreignChild.ts'), {
      // Nothing that a reader could give away, no other program, no file but ours.
      env: {},
      execArgv: [
        '--permission',
        ...ours.map(path => `--allow-fs-read=${join(root, path)}`),
        '--allow-worker',
        `--max-old-space-size=${Math.floor(limits.mostMiB * 0.75)}`,
        '--max-semi-space-size=4',
      ],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    started.on('exit', () => {
      if (child === started) child = undefined
    })
    started.on('error', () => undefined)
    return started
  }

  function end(): void {
    const ending = child
    child = undefined
    ending?.kill('SIGKILL')
  }

  async function readNext(reader: Omit<Asked, 'id'> & { readonly mostMs: number }): Promise<unknown> {
    if (isClosed) throw new Refusal('UNAVAILABLE', 'restart')
    clearTimeout(idle)
    child ??= start()
    try {
      return await readIn(child, { ...reader, id: randomUUID() }, limits.mostMiB * 1024 * 1024)
    } catch (error) {
      if (error instanceof Ended) end()
      if (error instanceof Ended && error.fault !== undefined) onFault(error.fault)
      throw error instanceof Ended ? error.cause : error
    } finally {
      child?.unref()
      child?.channel?.unref()
      idle = setTimeout(end, limits.idleMs).unref()
    }
  }

  return {
    async read<Given extends readonly unknown[], Made>(
      by: string,
      { module, mostMs }: ForeignReader<Given, Made>,
      ...given: Given
    ) {
      const later = { headers: { 'retry-after': '5' } }
      if (present.has(by)) throw new Refusal('RATE_LIMITED', 'file', later)
      if (present.size > limits.mostWaiting) throw new Refusal('UNAVAILABLE', 'overload', later)
      present.add(by)
      const mine = last.then(() => readNext({ module, mostMs, given }))
      last = mine.catch(() => undefined)
      try {
        return (await mine) as Made
      } finally {
        present.delete(by)
      }
    },
    async close() {
      isClosed = true
      clearTimeout(idle)
      end()
      await last
    },
  }
}

function sayFault(fault: string): void {
  console.error(`A reader of foreign files failed: ${fault}`)
}

/** The process is of no further use; the cause says why. What failed in the middle may be broken, as WebAssembly is. */
class Ended extends Error {
  readonly fault: string | undefined
  constructor(cause: ForeignFileError, fault?: string) {
    super('The process was ended.', { cause })
    this.fault = fault
  }
}

function readIn(child: ChildProcess, { mostMs, ...asked }: Asked & { readonly mostMs: number }, mostBytes: number) {
  return new Promise<unknown>((made, failed) => {
    let over = performance.now() + mostStartMs
    let hasBegun = false
    const finish = (settle: () => void) => {
      clearInterval(look)
      child.off('message', take).off('exit', exited)
      settle()
    }
    const ended = (cause: ForeignFileError, fault?: string) => finish(() => failed(new Ended(cause, fault)))
    // A reader that was taken over may say anything: what it says of other files, or again, counts for nothing.
    const take = (told: ChildMessage) => {
      if (told?.id !== asked.id) return ended(new ForeignFileError('format'), 'It spoke of another file.')
      if ('begun' in told) {
        if (!hasBegun) over = performance.now() + mostMs
        hasBegun = true
      } else if ('made' in told) finish(() => made(told.made))
      else if ('why' in told) finish(() => failed(new ForeignFileError(told.why)))
      else ended(new ForeignFileError('format'), told.fault)
    }
    // Nobody else ends it: V8 does, or the system, when there is no memory left.
    const exited = () => ended(new ForeignFileError('memory'))
    const lookAtIt = async () => {
      if (performance.now() > over) {
        // It may have answered while this server was busy.
        await aTurn()
        return ended(new ForeignFileError('time'))
      }
      const bytes = await residentBytes(child.pid ?? 0)
      if ((bytes ?? 0) > mostBytes) ended(new ForeignFileError('memory'))
    }
    const look = setInterval(() => background('A reader of foreign files could not be looked at', lookAtIt), lookMs)
    child.on('message', take).on('exit', exited)
    child.ref()
    child.channel?.ref()
    child.send(asked, error => {
      if (error) ended(new ForeignFileError('memory', { cause: error }))
    })
  })
}
