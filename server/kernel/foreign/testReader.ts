/** A reader that does what a hostile file can make a reader do. */
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { ForeignFileError } from './foreignFileError.ts'

export type Deed = 'pid' | 'forever' | 'buffers' | 'wasm' | 'heap' | 'cells' | 'fault' | 'reach' | 'lies' | 'noise'

export async function testReader(deed: Deed, file = ''): Promise<unknown> {
  if (deed === 'pid') return process.pid
  if (deed === 'forever') while (true);
  if (deed === 'buffers') return grow(() => Buffer.alloc(8 * 1024 * 1024, 1))
  if (deed === 'wasm') return grow(() => new Uint8Array(new WebAssembly.Memory({ initial: 128 }).buffer).fill(1))
  if (deed === 'heap') return grow(() => Array.from({ length: 100_000 }, (_, at) => ({ at })))
  if (deed === 'cells') throw new ForeignFileError('cells')
  // What is said of the next file, and what is no word at all, before and after this one is read.
  if (deed === 'lies') {
    setTimeout(() => process.send?.({ id: 2, made: 'a lie' }), 50)
    return process.pid
  }
  if (deed === 'noise') {
    process.send?.(7)
    return 'a lie'
  }
  if (deed === 'fault') throw new TypeError('a fault of ours')
  return {
    environment: Object.keys(process.env),
    reads: trouble(() => readFileSync(file)),
    writes: trouble(() => writeFileSync(`${file}.new`, '')),
    starts: trouble(() => {
      const { error } = spawnSync('/bin/true')
      if (error) throw error
    }),
    connects: await new Promise(done => {
      try {
        connect(9, '127.0.0.1').on('error', error => done(code(error)))
      } catch (error) {
        done(code(error))
      }
    }),
  }
}

async function grow(more: () => unknown): Promise<never> {
  const kept: unknown[] = []
  while (true) {
    kept.push(more())
    await new Promise(setImmediate)
  }
}

function trouble(deed: () => unknown): string {
  try {
    deed()
    return 'done'
  } catch (error) {
    return code(error)
  }
}

function code(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : String(error)
}
