/**
 * The file of a community: gzip over lines of JSON. The first line says what it is, then there is a line for each row, and
 * the last one counts and hashes them. docs/community-file.md describes it.
 */

import { createHash, type Hash } from 'node:crypto'
import { withPublishedIds } from '../../../contract/files/formerIds.ts'
import { said } from '../../../contract/words/say.ts'
import { SaidError } from '../../kernel/saidError.ts'
import { BackupError, readBackup, writeBackup } from '../backup/backupFile.ts'

export const formatVersion = 2

/** Files of these versions are read: 1 had other ids for leaderboard types and for two handicap providers. */
const readVersions: readonly number[] = [1, 2]

/** Of a row: somebody else made the file, and it unpacks to a thousand times its size. */
const mostCharacters = 64 * 1024 * 1024

export type Manifest = {
  readonly format: 'caddiemaster community'
  readonly formatVersion: number
  readonly version: string
  readonly environment: string
  readonly createdAt: string
  readonly communityId: number
  readonly name: string
}

/** The rows of each table, with a hash over their lines. */
export type Totals = Readonly<Record<string, { readonly rows: number; readonly sha256: string }>>

/** The file does not fit, or the community does not fit into the installation; the message says why. */
export class CommunityFileError extends SaidError {}

export type CommunityRow = { readonly table: string; readonly text: string }

/** Writes a file; `work` hands over the rows as JSON, table by table. Returns what was written. */
export async function writeCommunityFile(
  path: string,
  manifest: Manifest,
  work: (add: (table: string, rows: readonly string[]) => Promise<void>) => Promise<void>,
): Promise<Totals> {
  const count = createCount()
  await writeBackup(path, async write => {
    await write(`${JSON.stringify(manifest)}\n`)
    await work(async (table, rows) => {
      for (const row of rows) count.add(table, row)
      await write(rows.map(row => `{"table":${JSON.stringify(table)},"row":${row}}\n`).join(''))
    })
    await write(`${JSON.stringify({ totals: count.totals() })}\n`)
  })
  return count.totals()
}

type Take = (row: CommunityRow, manifest: Manifest) => void | Promise<void>

/** Reads a file from its first line to its last and hands each row to `take`. Throws {@link CommunityFileError} unless it is whole. */
export async function readCommunityFile(path: string, take: Take): Promise<Manifest> {
  const count = createCount()
  let manifest: Manifest | undefined
  let totals: Totals | undefined
  for await (const line of linesOf(path)) {
    if (totals) throw new CommunityFileError(said('backups.goesOn'))
    if (!manifest) {
      manifest = manifestOf(line)
      continue
    }
    const [, table, text] = /^\{"table":"([a-z_]+)","row":(\{.*\})\}$/.exec(line) ?? []
    if (table !== undefined && text !== undefined) {
      count.add(table, text)
      await takeRow(take, { table, text: manifest.formatVersion === 1 ? withPublishedIds(text) : text }, manifest)
    } else totals = totalsOf(line)
  }
  if (!manifest || !totals) throw new CommunityFileError(said('backups.incomplete'))
  if (JSON.stringify(totals) !== JSON.stringify(count.totals()))
    throw new CommunityFileError(said('backups.community.changed'))
  return manifest
}

async function takeRow(take: Take, row: CommunityRow, manifest: Manifest): Promise<void> {
  try {
    await take(row, manifest)
  } catch (error) {
    if (error instanceof RangeError)
      throw new CommunityFileError(said('backups.community.tooDeep', { table: row.table }))
    throw error
  }
}

async function* linesOf(path: string): AsyncGenerator<string> {
  try {
    yield* readBackup(path, mostCharacters)
  } catch (error) {
    if (error instanceof BackupError) throw new CommunityFileError(said('backups.community.damaged'))
    throw error
  }
}

function manifestOf(line: string): Manifest {
  const value = parsed(line)
  if (!('format' in value) || value.format !== 'caddiemaster community')
    throw new CommunityFileError(said('backups.community.notOne'))
  if (!('formatVersion' in value) || !readVersions.includes(Number(value.formatVersion)))
    throw new CommunityFileError(said('backups.community.otherFormat', { formats: { all: readVersions } }))
  return value as Manifest
}

function totalsOf(line: string): Totals {
  const value = parsed(line)
  if (!('totals' in value)) throw new CommunityFileError(said('backups.community.strangeLine'))
  return value.totals as Totals
}

function parsed(line: string): object {
  try {
    const value: unknown = JSON.parse(line)
    if (typeof value === 'object' && value !== null) return value
  } catch {
    // Told below, as what is JSON but no object.
  }
  throw new CommunityFileError(said('backups.community.notOne'))
}

/** Counts and hashes rows by table. */
export function createCount() {
  const hashes = new Map<string, { rows: number; hash: Hash }>()
  return {
    add(table: string, row: string): void {
      const known = hashes.get(table) ?? { rows: 0, hash: createHash('sha256') }
      hashes.set(table, known)
      known.rows += 1
      known.hash.update(`${row}\n`)
    },
    totals: (): Totals =>
      Object.fromEntries(
        [...hashes].map(([table, { rows, hash }]) => [table, { rows, sha256: hash.copy().digest('hex') }]),
      ),
  }
}
