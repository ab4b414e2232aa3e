/**
 * The passwords of the private database: only who can read `<DATA_DIR>/database-password` gets in, whoever reaches its
 * socket. One for the owner, one for the login of requests.
 */
import { createHmac, randomBytes } from 'node:crypto'
import { linkSync, lstatSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export type DatabaseUser = 'caddiemaster' | 'caddiemaster_requests'

export type Passwords = {
  readonly of: (user: DatabaseUser) => string
  readonly kept: boolean
  /** Writes the file, unless another start was first; returns the passwords that hold from then on. */
  readonly keep: () => Passwords
}

/** Reads the file, or makes passwords that are not kept yet. */
export function readPasswords(folder: string): Passwords {
  const path = join(folder, 'database-password')
  const kept = lstatSync(path, { throwIfNoEntry: false }) !== undefined
  const secret = kept ? readFileSync(path, 'utf8').trim() : randomBytes(32).toString('hex')
  return {
    kept,
    of: user => createHmac('sha256', secret).update(user).digest('hex'),
    keep() {
      const unfinished = `${path}.${process.pid}`
      writeFileSync(unfinished, `${secret}\n`, { mode: 0o600, flush: true })
      try {
        linkSync(unfinished, path)
      } catch (error) {
        if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
      } finally {
        rmSync(unfinished, { force: true })
      }
      return readPasswords(folder)
    },
  }
}
