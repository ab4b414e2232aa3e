/**
 * The system user as whom the private PostgreSQL runs. PostgreSQL refuses root: a server that root starts gives it a user
 * of its own, so that no other program can read its files.
 */
import { spawnSync } from 'node:child_process'
import { chmodSync, chownSync, lchownSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Empty: whoever started the server. */
export type Identity = { readonly uid?: number; readonly gid?: number }

/** Where root's databases are whose user may not enter their data folder; each with the path of that folder in `data-folder`. */
export const folderOfUser = '/var/lib/caddiemaster'

const name = 'caddiemaster'
const nobody = 65534

/** The user of the database; made when root starts a server for the first time, `nobody` where it cannot be made. */
export function databaseIdentity(): Identity {
  if (process.getuid?.() !== 0) return {}
  return existing() ?? makeIdentity() ?? { uid: nobody, gid: nobody }
}

function existing(): Identity | undefined {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find(one => one.startsWith(`${name}:`))
  const [, , uid, gid] = line?.split(':').map(Number) ?? []
  return uid === undefined || gid === undefined || !(uid > 0) ? undefined : { uid, gid }
}

function makeIdentity(): Identity | undefined {
  const options = ['--system', '--user-group', '--no-create-home', '--home-dir', '/nonexistent']
  // The path of a timer or a service may lack the folders of the system's own programs.
  const env = { ...process.env, PATH: `${process.env.PATH ?? ''}:/usr/sbin:/sbin` }
  spawnSync('useradd', [...options, '--shell', '/usr/sbin/nologin', name], { stdio: 'ignore', env })
  // Another start may have made it in the same moment.
  return existing()
}

/** Gives `path` to the identity, and closes it to everybody else. */
export function makePrivateTo(path: string, { uid, gid }: Identity): void {
  if (uid !== undefined && gid !== undefined) chownSync(path, uid, gid)
  chmodSync(path, 0o700)
}

/** Gives everything below `folder`, which belonged to another user, to the identity; the folder last, so that what was cut short is begun again. */
export function handOver(folder: string, { uid, gid }: Identity): void {
  if (uid === undefined || gid === undefined || statSync(folder).uid === uid) return
  for (const entry of readdirSync(folder, { recursive: true })) lchownSync(join(folder, String(entry)), uid, gid)
  chownSync(folder, uid, gid)
}
