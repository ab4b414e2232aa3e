import { existsSync, globSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { folderOfUser } from '../server/kernel/database/private/identity.ts'

/**
 * Removes the databases in `home` that belonged to a temporary folder which is gone: each takes fifty megabytes to more than
 * a gigabyte that nobody sees. Gives the paths of those folders.
 */
export function leftBehind(home = folderOfUser): readonly string[] {
  return globSync(join(home, '*', 'data-folder')).flatMap(file => {
    const folder = readFileSync(file, 'utf8').trimEnd()
    if (existsSync(folder) || !['/dev/shm/', `${tmpdir()}/`].some(place => folder.startsWith(place))) return []
    rmSync(dirname(file), { recursive: true, force: true })
    return [folder]
  })
}
