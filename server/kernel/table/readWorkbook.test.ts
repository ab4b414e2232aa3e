import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { deflateRawSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { isWorkbook, readWorkbook, WorkbookError } from './readWorkbook.ts'

const real = readFileSync(join(import.meta.dirname, '../../domain/handicaps/refresh/indexes.xlsx'))

/** A ZIP archive with one entry that says it has `said` bytes. */
function archive(content: Buffer, said: number): Buffer {
  const name = Buffer.from('xl/worksheets/sheet1.xml')
  const packed = deflateRawSync(content)
  const local = Buffer.alloc(30)
  local.writeUInt32LE(0x04034b50, 0)
  local.writeUInt16LE(8, 8)
  local.writeUInt32LE(packed.length, 18)
  local.writeUInt32LE(said, 22)
  local.writeUInt16LE(name.length, 26)
  const central = Buffer.alloc(46)
  central.writeUInt32LE(0x02014b50, 0)
  central.writeUInt16LE(8, 10)
  central.writeUInt32LE(packed.length, 20)
  central.writeUInt32LE(said, 24)
  central.writeUInt16LE(name.length, 28)
  const body = Buffer.concat([local, name, packed])
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(1, 10)
  end.writeUInt32LE(central.length + name.length, 12)
  end.writeUInt32LE(body.length, 16)
  return Buffer.concat([body, central, name, end])
}

test('a workbook is read as text', async () => {
  expect(isWorkbook(real)).toBe(true)
  const [head, first] = await readWorkbook(real)
  expect([head?.length, first?.length]).toEqual([head?.length, head?.length])
  expect(first?.every(cell => typeof cell === 'string')).toBe(true)
})

test.each([
  ['says so', 200 * 1024 * 1024],
  ['lies', 100],
])('an archive that unpacks to 200 MB and %s is refused without unpacking it', async (_, said) => {
  const bomb = archive(Buffer.alloc(200 * 1024 * 1024), said)
  expect(bomb.length).toBeLessThan(400_000)
  const before = process.memoryUsage().arrayBuffers
  await expect(readWorkbook(bomb)).rejects.toThrow(WorkbookError)
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(32 * 1024 * 1024)
})

test.each([
  ['no archive', Buffer.from('PK\u0003\u0004')],
  ['an archive cut in half', real.subarray(0, real.length / 2)],
  ['an archive of something else', archive(Buffer.from('<x/>'), 4)],
])('%s is refused', async (_, bytes) => {
  await expect(readWorkbook(bytes)).rejects.toThrow(WorkbookError)
})
