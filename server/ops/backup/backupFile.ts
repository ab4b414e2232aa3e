/**
 * The file of a backup: gzip over lines of text. A line that begins with `#` says what follows: the manifest first, then
 * a table before its rows, the summary last. Every other line is a row as JSON.
 */
import { createReadStream, createWriteStream } from 'node:fs'
import { open, readdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { PassThrough } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { said } from '../../../contract/words/say.ts'
import { processState } from '../../kernel/database/private/postmaster.ts'
import { SaidError } from '../../kernel/saidError.ts'
import type { Summary } from './dump.ts'

export const formatVersion = 1

export type Manifest = {
  readonly format: 'caddiemaster backup'
  readonly formatVersion: number
  readonly version: string
  readonly environment: string
  /** The database that it was made from; backups of earlier versions do not say. */
  readonly installation?: string
  readonly createdAt: string
  readonly migrations: readonly string[]
}

export type BackupLine =
  | { readonly manifest: Manifest }
  | { readonly table: { readonly name: string; readonly columns: readonly string[]; readonly atOnce: boolean } }
  | { readonly summary: Summary; readonly sequences: Readonly<Record<string, number | null>> }

/** The file is not a backup, or not a whole one; the message says what is wrong. */
export class BackupError extends SaidError {}

/** Writes the file; it gets its name only when it is complete. It holds personal data: nobody else may read it. */
export async function writeBackup(
  path: string,
  work: (write: (text: string) => Promise<void>) => Promise<void>,
): Promise<void> {
  await removeParts(dirname(path))
  const part = `${path}.${process.pid}.part`
  const input = new PassThrough()
  const written = pipeline(input, createGzip({ level: 6 }), createWriteStream(part, { mode: 0o600, flush: true }))
  written.catch(() => undefined)
  try {
    await work(async text => {
      if (!input.write(text)) await Promise.race([new Promise(drained => input.once('drain', drained)), written])
    })
    input.end()
    await written
    await rename(part, path)
  } catch (error) {
    input.destroy()
    await rm(part, { force: true })
    throw error
  }
}

/** Removes what killed backups left in the folder; what is being written now has the number of a living process in its name. */
async function removeParts(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const [, writer] = /\.(\d+)\.part$/.exec(name) ?? []
    if (writer === undefined || processState(Number(writer)) !== 'gone') continue
    if (await isBackup(join(folder, name))) await rm(join(folder, name), { force: true })
  }
}

/** Whether the file begins as {@link writeBackup} begins: nothing of another program is removed. */
async function isBackup(path: string): Promise<boolean> {
  const file = await open(path)
  try {
    const { bytesRead, buffer } = await file.read(Buffer.alloc(3), 0, 3, 0)
    return bytesRead === 0 || buffer.equals(gzipHead)
  } finally {
    await file.close()
  }
}

const gzipHead = Buffer.from([0x1f, 0x8b, 0x08])

/** The lines of a backup, one by one. Throws {@link BackupError} when it is damaged, or a line has more than `mostCharacters`: of a stranger's file nothing larger is kept. */
export async function* readBackup(path: string, mostCharacters = Number.POSITIVE_INFINITY): AsyncGenerator<string> {
  const source = createReadStream(path)
  const text = createGunzip().setEncoding('utf8')
  source.on('error', error => text.destroy(error))
  // The line that has no end yet: what is split again with each chunk takes the square of the time.
  let rest: string[] = []
  let characters = 0
  try {
    for await (const chunk of source.pipe(text)) {
      const [first = '', ...lines] = String(chunk).split('\n')
      rest.push(first)
      characters += first.length
      if (characters > mostCharacters) throw new BackupError(said('backups.endlessLine'))
      if (lines.length === 0) continue
      yield rest.join('')
      const last = lines.pop() ?? ''
      rest = [last]
      characters = last.length
      yield* lines
    }
  } catch (error) {
    if (error instanceof Error && 'code' in error && String(error.code).startsWith('Z_'))
      throw new BackupError(said('backups.damaged'))
    throw error
  }
  if (characters > 0) throw new BackupError(said('backups.endsInLine'))
}

/** A line of the backup that is no row: the head, the name of a table, the count at the end. */
export function markedLine(line: BackupLine): string {
  return `#${JSON.stringify(line)}\n`
}

/** Reads what {@link markedLine} wrote. Throws `BackupError` where the line is no JSON. */
export function readMarkedLine(line: string): BackupLine {
  try {
    return JSON.parse(line.slice(1))
  } catch {
    throw new BackupError(said('backups.notJson'))
  }
}
