import { inflateRawSync } from 'node:zlib'

/** A file is no workbook, or unpacks to more than a table of people can need. */
export class WorkbookError extends Error {}

const mostBytes = 4 * 1024 * 1024
const [localHeader, centralHeader, endOfDirectory] = [0x04034b50, 0x02014b50, 0x06054b50]

/** XLSX is a ZIP archive, which begins with these letters. */
export function isWorkbook(bytes: Buffer): boolean {
  return bytes.subarray(0, 4).toString('latin1') === 'PK\u0003\u0004'
}

/**
 * The cells of the first sheet of an XLSX workbook as text: dates as `YYYY-MM-dd`, empty cells as ''. Throws
 * {@link WorkbookError}, before anything is unpacked for good, when it would be more than 4 MB.
 */
export async function readWorkbook(bytes: Buffer): Promise<readonly (readonly string[])[]> {
  requireSmall(bytes)
  // Loaded when it is needed: it takes longer than everything else that the command line loads. In this variant it reads
  // the entries of the directory, which were looked at, and no others.
  const { readSheet } = await import('read-excel-file/universal')
  const rows: readonly (readonly unknown[])[] = await readSheet(new Blob([new Uint8Array(bytes)])).catch(() => {
    throw new WorkbookError('The file is no XLSX workbook.')
  })
  return rows.map(row => row.map(cellText))
}

function cellText(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (value instanceof Date) return value.toISOString().slice(0, 10)
  // Binary dust such as 12.300000000000001 falls away.
  return typeof value === 'number' ? String(Number(value.toPrecision(12))) : String(value)
}

/** Unpacks every entry of the directory, no further than the limit: what an archive says of its sizes proves nothing. */
function requireSmall(bytes: Buffer): void {
  try {
    let left = mostBytes
    for (const { method, packed } of entriesOf(bytes)) {
      left -= method === 0 ? packed.length : inflateRawSync(packed, { maxOutputLength: Math.max(1, left) }).length
      if (left < 0) throw new RangeError('The entries are too large.')
    }
  } catch (error) {
    throw new WorkbookError(`The file is no XLSX workbook of at most ${mostBytes} bytes.`, { cause: error })
  }
}

function* entriesOf(bytes: Buffer): Generator<{ readonly method: number; readonly packed: Buffer }> {
  const end = bytes.lastIndexOf(Buffer.from('PK\u0005\u0006', 'latin1'))
  if (end < 0 || bytes.readUInt32LE(end) !== endOfDirectory) throw new RangeError('There is no directory.')
  let at = bytes.readUInt32LE(end + 16)
  for (let count = bytes.readUInt16LE(end + 10); count > 0; count -= 1) {
    if (bytes.readUInt32LE(at) !== centralHeader) throw new RangeError('The directory is broken.')
    const local = bytes.readUInt32LE(at + 42)
    if (bytes.readUInt32LE(local) !== localHeader) throw new RangeError('An entry is missing.')
    const begin = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28)
    yield { method: bytes.readUInt16LE(at + 10), packed: bytes.subarray(begin, begin + bytes.readUInt32LE(at + 20)) }
    at += 46 + bytes.readUInt16LE(at + 28) + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
  }
}
