/** The letters of the browser of the tests: the fonts of the printouts, so that a machine without fonts shows every script too. */
import { hash } from 'node:crypto'
import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { inflateSync } from 'node:zlib'

const require = createRequire(import.meta.url)
const roboto = join(dirname(require.resolve('pdfmake/fonts/Roboto.js')), 'Roboto')
const noto = join(import.meta.dirname, '..', 'fonts', 'noto')
const system = '/etc/fonts/fonts.conf'

/** Changes with the fonts. */
export function fontsVersion(): string {
  return hash('sha256', readFileSync(join(noto, 'slices.json'))).slice(0, 12)
}

/**
 * Puts the fonts and the settings of fontconfig into `folder`, which will be named `final`. With `alone.conf` it knows no other
 * fonts, with `added.conf` those of the machine first.
 */
export function writeFonts(folder: string, final: string): void {
  mkdirSync(join(folder, 'files'))
  for (const name of readdirSync(noto).filter(file => file.endsWith('.woff')))
    writeFileSync(join(folder, 'files', name.replace(/woff$/, 'ttf')), sfntOf(readFileSync(join(noto, name))))
  for (const name of readdirSync(roboto)) copyFileSync(join(roboto, name), join(folder, 'files', name))
  writeFileSync(join(folder, 'alone.conf'), settings(final, ''))
  writeFileSync(join(folder, 'added.conf'), settings(final, `<include ignore_missing="yes">${system}</include>`))
}

function settings(final: string, first: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  ${first}
  <dir>${join(final, 'files')}</dir>
  <cachedir>${join(final, 'cache')}</cachedir>
</fontconfig>
`
}

/** The TrueType file in a WOFF file, which fontconfig does not read. https://www.w3.org/TR/WOFF/ */
function sfntOf(woff: Buffer): Buffer {
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
