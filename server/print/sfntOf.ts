import { inflateSync } from 'node:zlib'

/** Unpacks the TrueType file inside a WOFF file. https://www.w3.org/TR/WOFF/ */
export function sfntOf(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12)
  const sfnt = Buffer.alloc(woff.readUInt32BE(16))
  woff.copy(sfnt, 0, 4, 8)
  sfnt.writeUInt16BE(count, 4)
  const power = Math.floor(Math.log2(count))
  sfnt.writeUInt16BE(16 * 2 ** power, 6)
  sfnt.writeUInt16BE(power, 8)
  sfnt.writeUInt16BE(16 * (count - 2 ** power), 10)
  let end = 12 + 16 * count
  for (let index = 0; index < count; index++) {
    const entry = 44 + 20 * index
    const [offset, packedLength, length] = [4, 8, 12].map(at => woff.readUInt32BE(entry + at)) as [
      number,
      number,
      number,
    ]
    const packed = woff.subarray(offset, offset + packedLength)
    const table = packedLength < length ? inflateSync(packed) : packed
    const row = 12 + 16 * index
    woff.copy(sfnt, row, entry, entry + 4)
    woff.copy(sfnt, row + 4, entry + 16, entry + 20)
    sfnt.writeUInt32BE(end, row + 8)
    sfnt.writeUInt32BE(length, row + 12)
    table.copy(sfnt, end)
    end += Math.ceil(length / 4) * 4
  }
  return sfnt
}
