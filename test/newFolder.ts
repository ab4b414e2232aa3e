import { chmodSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * A new folder that the user of the private database may enter. In one that it may not, a database that root starts is kept in
 * /var/lib/caddiemaster, and stays when the folder is removed.
 */
export function newFolder(prefix: string, parent = tmpdir()): string {
  const folder = mkdtempSync(join(parent, prefix))
  chmodSync(folder, 0o755)
  return folder
}
