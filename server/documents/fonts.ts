/** The fonts of printouts: Roboto, and slices of Noto Sans for Japanese, Korean and Chinese, opened when a text needs them. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

export type FontFiles = { readonly normal: string; readonly bold: string }

export const latin = 'Roboto'

const require = createRequire(import.meta.url)
const roboto = join(dirname(require.resolve('pdfmake/fonts/Roboto.js')), 'Roboto')
/** What several of them have, such as most Chinese characters, is taken from the first. */
const packages = ['noto-sans-jp', 'noto-sans-kr', 'noto-sans-sc'] as const

/** The files of every family by its name. Nothing else on the disk is opened for a printout. */
export function fontFiles(): Readonly<Record<string, FontFiles>> {
  const slices = packages.flatMap(name => slicesOf(name).map(slice => [`${name}-${slice}`, filesOf(name, slice)]))
  const files = { normal: join(roboto, 'Roboto-Regular.ttf'), bold: join(roboto, 'Roboto-Medium.ttf') }
  return { [latin]: files, ...Object.fromEntries(slices) }
}

/** The first family that has a glyph for a code point; undefined where none has. */
export function familyOf(code: number): string | undefined {
  if (glyphsOf(latin).has(code)) return latin
  slices ??= packages.map(name => [name, slicesByCode(name)] as const)
  for (const [name, byCode] of slices) {
    const slice = byCode.get(code)
    // The list of ranges promises more than the files have.
    if (slice !== undefined && glyphsOf(`${name}-${slice}`).has(code)) return `${name}-${slice}`
  }
  return undefined
}

let slices: readonly (readonly [name: string, byCode: ReadonlyMap<number, string>])[] | undefined

function slicesByCode(name: string): ReadonlyMap<number, string> {
  const found = new Map<number, string>()
  for (const [slice, ranges] of Object.entries(rangesOf(name)))
    for (const code of codesIn(ranges)) found.set(code, sliceName(slice))
  return found
}

const glyphs = new Map<string, ReadonlySet<number>>()
type Fontkit = {
  openSync(path: string): { readonly directory: { readonly tables: object }; readonly characterSet: readonly number[] }
}

/** The code points of a family; some slices have none at all. */
function glyphsOf(family: string): ReadonlySet<number> {
  const known = glyphs.get(family)
  if (known) return known
  files ??= fontFiles()
  const font = (require('fontkit') as Fontkit).openSync(files[family]?.normal ?? '')
  const found = new Set('cmap' in font.directory.tables ? font.characterSet : [])
  glyphs.set(family, found)
  return found
}

let files: Readonly<Record<string, FontFiles>> | undefined

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
