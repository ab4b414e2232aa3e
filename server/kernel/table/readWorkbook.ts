import { inflateRawSync } from 'node:zlib'
import { type ZippableFile, zipSync } from 'fflate'
import readSheets from 'read-excel-file/universal'
import { ForeignFileError } from '../foreign/foreignFileError.ts'
import { cellsInPlace } from './cellsInPlace.ts'
import { mostCells, requireFewCells } from './requireFewCells.ts'

const mostBytes = 4 * 1024 * 1024

/** A sheet of a workbook: its cells as text. */
export type Sheet = {
  readonly name: string
  /** Whoever made the workbook does not want it seen. */
  readonly hidden: boolean
  readonly rows: readonly (readonly string[])[]
}

/**
 * The sheets of an XLSX workbook in their order, cells as text: dates as `YYYY-MM-dd`, empty cells as '', and what a formula
 * came to when the file was saved; an error as `#N/A`. Throws {@link ForeignFileError}, before anything is unpacked for good,
 * when it would be more than 4 MB, or too many cells by where they stand. Only readers of foreign files import it: it needs more
 * memory than everything else.
 */
export async function readWorkbook(bytes: Uint8Array): Promise<readonly Sheet[]> {
  const parts = unpacked(Buffer.from(bytes))
  for (const { name, content } of parts) if (/\.xml$/i.test(name)) requireFewCells(content.toString('utf8'))
  const hidden = hiddenSheets(parts)
  const archive = plain(parts)
  try {
    const sheets = await readSheets(new Blob([Uint8Array.from(archive)]))
    return sheets.map(({ sheet, data }) => ({
      name: sheet,
      hidden: hidden.has(sheet),
      rows: data.map((row: readonly unknown[]) => row.map(cellText)),
    }))
  } catch (cause) {
    throw new ForeignFileError('format', { cause })
  }
}

type Part = { readonly name: string; readonly content: Buffer }

/** The same archive, not packed, with sheets as its reader expects them, which together have no more cells than one may have. */
function plain(parts: readonly Part[]): Uint8Array {
  let cells = 0
  const files = parts.map(({ name, content }): [string, ZippableFile] => {
    if (!/^xl\/worksheets\/[^/]+\.xml$/i.test(name)) return [name, [content, { level: 0 }]]
    const sheet = cellsInPlace(content.toString('utf8'))
    cells += requireFewCells(sheet)
    if (cells > mostCells) throw new ForeignFileError('cells')
    return [name, [Buffer.from(sheet), { level: 0 }]]
  })
  return zipSync(Object.fromEntries(files))
}

function hiddenSheets(parts: readonly Part[]): ReadonlySet<string> {
  const workbook = parts.find(({ name }) => /^xl\/workbook\.xml$/i.test(name))?.content.toString('utf8') ?? ''
  const sheets = workbook.split('<').filter(element => /^(?:\w+:)?sheet\s/.test(element))
  return new Set(
    sheets
      .filter(sheet => /\sstate\s*=\s*["'](?:hidden|veryHidden)["']/.test(sheet))
      .flatMap(sheet => /\sname\s*=\s*(?:"([^"]*)"|'([^']*)')/.exec(sheet)?.slice(1).filter(Boolean) ?? [])
      .map(unescaped),
  )
}

function unescaped(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&')
}

function cellText(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (value instanceof Date) return value.toISOString().slice(0, 10)
  // Binary dust such as 12.300000000000001 falls away.
  return typeof value === 'number' ? String(Number(value.toPrecision(12))) : String(value)
}

/** Unpacks every entry of the directory, no further than the limit: what an archive says of its sizes proves nothing. */
function unpacked(bytes: Buffer): readonly Part[] {
  let left = mostBytes
  try {
    return [...entriesOf(bytes)].map(({ name, method, packed }) => {
      const content = method === 0 ? packed : inflateRawSync(packed, { maxOutputLength: Math.max(1, left) })
      left -= content.length
      if (left < 0) throw new ForeignFileError('size')
      return { name, content }
    })
  } catch (cause) {
    const isLarge = cause instanceof Error && 'code' in cause && cause.code === 'ERR_BUFFER_TOO_LARGE'
    throw cause instanceof ForeignFileError ? cause : new ForeignFileError(isLarge ? 'size' : 'format', { cause })
  }
}

type Entry = { readonly name: string; readonly method: number; readonly packed: Buffer }

const [localHeader, centralHeader, endOfDirectory] = [0x04034b50, 0x02014b50, 0x06054b50]

function* entriesOf(bytes: Buffer): Generator<Entry> {
  const end = bytes.lastIndexOf(Buffer.from('PK\u0005\u0006', 'latin1'))
  if (end < 0 || bytes.readUInt32LE(end) !== endOfDirectory) throw new RangeError('There is no directory.')
  let at = bytes.readUInt32LE(end + 16)
  for (let count = bytes.readUInt16LE(end + 10); count > 0; count -= 1) {
    if (bytes.readUInt32LE(at) !== centralHeader) throw new RangeError('The directory is broken.')
    const local = bytes.readUInt32LE(at + 42)
    if (bytes.readUInt32LE(local) !== localHeader) throw new RangeError('An entry is missing.')
    const begin = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28)
    yield {
      name: bytes.toString('utf8', at + 46, at + 46 + bytes.readUInt16LE(at + 28)),
      method: bytes.readUInt16LE(at + 10),
      packed: bytes.subarray(begin, begin + bytes.readUInt32LE(at + 20)),
    }
    at += 46 + bytes.readUInt16LE(at + 28) + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
  }
}
