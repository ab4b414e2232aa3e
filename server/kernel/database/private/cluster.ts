/** The files of the private PostgreSQL: made beside their place, and there only when they are whole. */

import { execFile, spawnSync } from 'node:child_process'
import { closeSync, fsyncSync, lstatSync, openSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { said } from '../../../../contract/words/say.ts'
import { log } from '../../log.ts'
import { EmbeddedError } from './embeddedError.ts'
import { type Identity, makePrivateTo } from './identity.ts'
import { processState } from './postmaster.ts'

export const owner = 'caddiemaster'

const unfinished = /^making-(\d+)/

export type NewCluster = { readonly password: string; readonly durable: boolean }

/**
 * Makes the files in the folder `data`, with the owner's password. What a start that was killed on the way left behind is
 * removed by the next.
 */
export async function makeCluster(
  binaries: string,
  data: string,
  identity: Identity,
  { password, durable }: NewCluster,
): Promise<void> {
  const home = dirname(data)
  const making = join(home, `making-${process.pid}`)
  await initialise(binaries, making, identity, { password, durable })
  writeFileSync(join(making, wholeMark), '', { flush: true })
  if (isThere(data) && !isWhole(data)) renameSync(data, `${making}.old`)
  try {
    renameSync(making, data)
  } catch (error) {
    // Another start that made them in the same moment was first; any other reason is one.
    if (!isThere(join(data, wholeMark))) throw error
  }
  flushFolder(home)
  removeUnfinished(home, process.pid)
}

const wholeMark = 'caddiemaster.whole'

/**
 * Whether there are the files of a PostgreSQL. A killed `initdb` of an earlier version left some in this place that are
 * not whole: no server ever ran on them, and they have no database beside those that every PostgreSQL begins with, whose
 * numbers are below 16384. Throws when the disk does not say.
 */
export function isWhole(data: string): boolean {
  if (!isThere(data)) return false
  if (isThere(join(data, wholeMark)) || isThere(join(data, 'postmaster.opts'))) return true
  const base = join(data, 'base')
  return isThere(base) && readdirSync(base).some(database => Number(database) >= 16_384)
}

function isThere(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false }) !== undefined
}

/** Removes what killed starts, or the start `mine`, left behind; not what a living one is making. */
export function removeUnfinished(home: string, mine?: number): void {
  for (const name of readdirSync(home)) {
    const [, maker] = unfinished.exec(name) ?? []
    if (maker === undefined) continue
    if (Number(maker) !== mine && processState(Number(maker)) !== 'gone') continue
    try {
      rmSync(join(home, name), { recursive: true, force: true, maxRetries: 3 })
    } catch (error) {
      // An initdb whose start was killed may still write there; the next start removes it.
      log('warn', `${join(home, name)} could not be removed`, error)
    }
  }
}

async function initialise(
  binaries: string,
  data: string,
  identity: Identity,
  { password, durable }: NewCluster,
): Promise<void> {
  rmSync(data, { recursive: true, force: true })
  const options = ['-U', owner, '--auth=scram-sha-256', '--encoding=UTF8', '--no-instructions']
  if (!durable) options.push('--no-sync')
  const locale = ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C']
  const passwordFile = `${data}.password`
  writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 })
  makePrivateTo(passwordFile, identity)
  const program = join(binaries, 'bin/initdb')
  try {
    await promisify(execFile)(program, ['-D', data, `--pwfile=${passwordFile}`, ...options, ...locale], {
      ...identity,
      cwd: '/',
    })
  } catch (error) {
    const reason = String(error instanceof Error && 'stderr' in error && error.stderr !== '' ? error.stderr : error)
    throw new EmbeddedError(said('start.trouble.notCreated', { reason }))
  } finally {
    rmSync(passwordFile, { force: true })
  }
}

/** Sets the owner's password while no server runs, which needs none of the passwords that were there. */
export function setPassword(binaries: string, data: string, identity: Identity, password: string): void {
  const set = spawnSync(join(binaries, 'bin/postgres'), ['--single', '-D', data, 'postgres'], {
    ...identity,
    cwd: '/',
    encoding: 'utf8',
    input: `alter role ${owner} password '${password}'\n`,
  })
  if (set.status !== 0 || set.stderr.includes('ERROR:'))
    throw new EmbeddedError(
      said('start.trouble.passwordNotSet', {
        reason: set.error?.message ?? set.stderr.replaceAll(password, '...'),
      }),
    )
}

function flushFolder(folder: string): void {
  if (process.platform === 'win32') return
  const opened = openSync(folder, 'r')
  fsyncSync(opened)
  closeSync(opened)
}
