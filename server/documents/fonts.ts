/** The fonts of printouts: Roboto, and slices of Noto Sans for Japanese, Chinese characters and Korean, opened when a text needs them. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

export type FontFiles = { readonly normal: string; readonly bold: string }

export const latin = 'Roboto'

const require = createRequire(import.meta.url)
const roboto = join(dirname(require.resolve('pdfmake/fonts/Roboto.js')), 'Roboto')
/** Who has both, such as a Chinese character, is taken from the first. */
const packages = ['noto-sans-jp', 'noto-sans-kr'] as const

/** The files of every family by its name. Nothing else on the disk is opened for a printout. */
export function fontFiles(): Readonly<Record<string, FontFiles>> {
  const slices = packages.flatMap(name => slicesOf(name).map(slice => [`${name}-${slice}`, filesOf(name, slice)]))
  const files = { normal: join(roboto, 'Roboto-Regular.ttf'), bold: join(roboto, 'Roboto-Medium.ttf') }
  return { [latin]: files, ...Object.fromEntries(slices) }
}

/** The family that has a glyph for each code point; code points that none has are left out. */
export function families(): ReadonlyMap<number, string> {
  known ??= readFamilies()
  return known
}

let known: ReadonlyMap<number, string> | undefined

function readFamilies(): ReadonlyMap<number, string> {
  const found = new Map<number, string>()
  for (const name of packages.toReversed()) {
    for (const [slice, ranges] of Object.entries(rangesOf(name)))
      for (const code of codesIn(ranges)) found.set(code, `${name}-${sliceName(slice)}`)
  }
  const fontkit: { openSync(path: string): { readonly characterSet: readonly number[] } } = require('fontkit')
  for (const code of fontkit.openSync(join(roboto, 'Roboto-Regular.ttf')).characterSet) found.set(code, latin)
  return found
}

function rangesOf(name: string): Readonly<Record<string, string>> {
  return JSON.parse(readFileSync(require.resolve(`@fontsource/${name}/unicode.json`), 'utf8'))
}

function slicesOf(name: string): readonly string[] {
  return Object.keys(rangesOf(name)).map(sliceName)
}

/** `[12]` in the list of ranges is the slice 12. */
function sliceName(key: string): string {
  return key.replace(/^\[(\d+)\]$/, '$1')
}

function filesOf(name: string, slice: string): FontFiles {
  const folder = join(dirname(require.resolve(`@fontsource/${name}/unicode.json`)), 'files')
  const file = (weight: number) => join(folder, `${name}-${slice}-${weight}-normal.woff`)
  return { normal: file(400), bold: file(700) }
}

/** `U+3041-3096,U+3099` as numbers. */
function codesIn(ranges: string): readonly number[] {
  return ranges.split(',').flatMap(range => {
    const [first = 0, last = first] = range
      .replace('U+', '')
      .split('-')
      .map(code => Number.parseInt(code, 16))
    return Array.from({ length: last - first + 1 }, (_, index) => first + index)
  })
}
