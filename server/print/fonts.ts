/** The fonts of printouts, kept in `fonts/` (decision 037). No other fonts on the disk are used. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../kernel/root.ts'

/** The face of the product: Latin only. */
export const caddie = 'caddie' as const
/** Greek, Cyrillic and Vietnamese; its empty box stands for a character that no font has. */
export const roboto = 'roboto' as const
/** Greek with all its old accents. */
export const polytonic = 'polytonic'
/** Pictures of one em, and a space that is as wide. */
export const emoji = 'emoji'

const folder = join(root, 'fonts')
const read = (name: string): Readonly<Record<string, string>> => JSON.parse(readFileSync(join(folder, name), 'utf8'))
/** The code points of the Latin fonts, of each script, and of each slice of Japanese, Korean and Chinese, by name. */
const latin = read('latin.json')
const scripts = read('scripts/scripts.json')
const slices = read('noto/slices.json')

/** The heavy faces have no bold. */
const oneWeight: ReadonlySet<string> = new Set(['tibetan', 'emoji'])

/** The paths of the files of every family: regular and bold. */
export function fontFiles(): Readonly<Record<string, readonly [normal: string, bold: string]>> {
  const files = (
    kind: string,
    name: string,
    [normal, bold] = [400, 700],
  ): readonly [string, readonly [string, string]] => [
    name,
    [join(folder, kind, `${name}-${normal}.woff`), join(folder, kind, `${name}-${bold}.woff`)],
  ]
  return Object.fromEntries([
    files('caddie', caddie, [440, 620]),
    files('roboto', roboto),
    ...Object.keys(scripts).map(name => files('scripts', name, oneWeight.has(name) ? [400, 400] : undefined)),
    ...Object.keys(slices).map(name => files('noto', name)),
  ])
}

/** Whether a line in this family may end after any character. */
export function breaksAnywhere(family: string): boolean {
  return Object.hasOwn(slices, family)
}

/** Whether letters of this family change with their neighbours, so that a copied text has to be given as a whole. */
export function isShaped(family: string): boolean {
  return Object.hasOwn(scripts, family)
}

/** Whether Caddie, or Roboto, has a code point. */
export function isIn(family: typeof caddie | typeof roboto, code: number): boolean {
  inLatin ??= { caddie: new Set(codesIn(latin[caddie] ?? '')), roboto: new Set(codesIn(latin[roboto] ?? '')) }
  return inLatin[family].has(code)
}

let inLatin: Readonly<Record<typeof caddie | typeof roboto, ReadonlySet<number>>> | undefined

/** The script or slice that contains a code point; undefined when none does. */
export function familyOf(code: number): string | undefined {
  byCode ??= new Map(
    Object.entries({ ...slices, ...scripts }).flatMap(([name, ranges]) => codesIn(ranges).map(one => [one, name])),
  )
  return byCode.get(code)
}

let byCode: ReadonlyMap<number, string> | undefined

/** The code points in ranges such as `3041-3096,3099` (hexadecimal). */
function codesIn(ranges: string): readonly number[] {
  return ranges.split(',').flatMap(range => {
    const [first = 0, last = first] = range.split('-').map(code => Number.parseInt(code, 16))
    return Array.from({ length: last - first + 1 }, (_, index) => first + index)
  })
}
