import { statfs } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../../kernel/config.ts'

const mebibyte = 1024 * 1024

/** PostgreSQL takes its log in pieces of this size: with less room the next one fails, and with it every write. */
const leastFreeMebibytes = 16

export type Disk = { readonly freeMebibytes: number; readonly mebibytes: number }

/** The disk of the private database, or with an existing PostgreSQL that of the data folder; undefined where there is none. */
export async function diskOf({ dataDir, databaseUrl }: Config): Promise<Disk | undefined> {
  const folder = databaseUrl === undefined ? join(dataDir, 'postgres') : dataDir
  const found = await statfs(folder).catch(() => undefined)
  return (
    found && {
      freeMebibytes: Math.floor((found.bavail * found.bsize) / mebibyte),
      mebibytes: Math.floor((found.blocks * found.bsize) / mebibyte),
    }
  )
}

/** Whether the private database has too little room to go on writing. */
export async function isFull(config: Config): Promise<boolean> {
  if (config.databaseUrl !== undefined) return false
  const disk = await diskOf(config)
  return disk !== undefined && disk.freeMebibytes < leastFreeMebibytes
}
