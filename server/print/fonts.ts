/** The fonts of printouts: Roboto, and slices of Noto Sans for Japanese, Korean and Chinese, opened when a text needs them. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { root } from '../kernel/root.ts'

export type FontFiles = { readonly normal: string; readonly bold: string }

export const latin = 'Roboto'

const require = createRequire(import.meta.url)
const roboto = join(dirname(require.resolve('pdfmake/fonts/Roboto.js')), 'Roboto')
const noto = join(root, 'fonts', 'noto')

/** The code points of every slice by its name. No two slices share one. */
const slices: Readonly<Record<string, string>> = JSON.parse(readFileSync(join(noto, 'slices.json'), 'utf8'))

/** The files of every family by its name. Nothing else on the disk is opened for a printout. */
export function fontFiles(): Readonly<Record<string, FontFiles>> {
  const files = { normal: join(roboto, 'Roboto-Regular.ttf'), bold: join(roboto, 'Roboto-Medium.ttf') }
  const file = (name: string, weight: number) => join(noto, `${name}-${weight}.woff`)
  const others = Object.keys(slices).map(name => [name, { normal: file(name, 400), bold: file(name, 700) }])
  return { [latin]: files, ...Object.fromEntries(others) }
}

/** The family that has a glyph for a code point; undefined where none has. */
export function familyOf(code: number): string | undefined {
  if (latinCodes().has(code)) return latin
  sliceByCode ??= new Map(Object.entries(slices).flatMap(([name, ranges]) => codesIn(ranges).map(one => [one, name])))
  return sliceByCode.get(code)
}

let sliceByCode: ReadonlyMap<number, string> | undefined

type Fontkit = { openSync(path: string): { readonly characterSet: readonly number[] } }

function latinCodes(): ReadonlySet<number> {
  inLatin ??= new Set((require('fontkit') as Fontkit).openSync(join(roboto, 'Roboto-Regular.ttf')).characterSet)
  return inLatin
}

let inLatin: ReadonlySet<number> | undefined

/** `3041-3096,3099` as numbers. */
function codesIn(ranges: string): readonly number[] {
  return ranges.split(',').flatMap(range => {
    const [first = 0, last = first] = range.split('-').map(code => Number.parseInt(code, 16))
    return Array.from({ length: last - first + 1 }, (_, index) => first + index)
  })
}
