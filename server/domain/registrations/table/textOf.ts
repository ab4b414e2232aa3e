/** The letters of a file of text: which of the ways to write them was taken, and which others it may be. */

import { lettersKnown } from '../../../../contract/playerLists/tableReading.ts'
import { cutText } from '../../../../contract/site/cutText.ts'

/** How letters are written as bytes, by the names that a `TextDecoder` has. */
export type Letters = (typeof lettersKnown)[number]

export type TextRead = {
  readonly text: string
  readonly letters: Letters
  /** Where nothing in the file says which it is: how the first words that differ read in each of the others. */
  readonly others: readonly { readonly letters: Letters; readonly sample: string }[]
  /** Whether letters would be wrong in the one that was taken, too. */
  readonly doubtful: boolean
}

/** Code pages, the likeliest first: Western, Central and Eastern Europe, old Macs. */
const codePages = lettersKnown.slice(3)

/** So many bytes say which it is. */
const enough = 100_000

/** The text of a file. `wanted`: how somebody says that it is to be read. */
export function textOf(bytes: Uint8Array, wanted?: Letters): TextRead {
  const sure = wanted ?? certain(bytes)
  if (sure !== undefined)
    return {
      text: decoded(bytes, sure),
      letters: sure,
      others: wanted ? othersThan(wanted, bytes) : [],
      doubtful: false,
    }
  const begin = bytes.subarray(0, enough)
  const read = codePages.map(letters => ({ letters, ...strangeness(decoded(begin, letters)) }))
  const [best] = read.toSorted((one, other) => one.wrong - other.wrong || one.mixed - other.mixed)
  const { letters, wrong, mixed } = best ?? { letters: 'windows-1252' as const, wrong: 1, mixed: 0 }
  const others = othersThan(letters, bytes)
  const isAsGood = (one: { letters: Letters; wrong: number; mixed: number }) =>
    one.wrong === wrong && one.mixed <= mixed && others.some(other => other.letters === one.letters)
  return { text: decoded(bytes, letters), letters, others, doubtful: wrong > 0 || read.some(isAsGood) }
}

function decoded(bytes: Uint8Array, letters: Letters): string {
  return new TextDecoder(letters).decode(bytes)
}

/** What the first bytes say, or what is UTF-8 without a fault, or has a zero in every second byte as UTF-16 has. */
function certain(bytes: Uint8Array): Letters | undefined {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  const zeros = (odd: number) => bytes.subarray(0, 4000).filter((byte, at) => byte === 0 && at % 2 === odd).length
  const [even, odd] = [zeros(0), zeros(1)]
  const half = Math.min(bytes.length, 4000) / 2
  if (odd > half * 0.4 && even < half * 0.1) return 'utf-16le'
  if (even > half * 0.4 && odd < half * 0.1) return 'utf-16be'
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return 'utf-8'
  } catch {
    return undefined
  }
}

/** The letters beyond a to z of languages, by the alphabet of each. */
const alphabets: readonly (readonly [name: string, letters: string])[] = [
  ['Portuguese', 'áàâãçéêíóôõúü'],
  ['Spanish and Catalan', 'áàéèíïóòúüñç'],
  ['French', 'àâæçéèêëîïôœùûüÿ'],
  ['German', 'äöüßé'],
  ['Italian', 'àèéìíòóù'],
  ['Dutch', 'ëïéèöüáó'],
  ['Swedish and Finnish', 'åäöéü'],
  ['Danish and Norwegian', 'æøåéöäü'],
  ['Icelandic', 'áðéíóúýþæö'],
  ['Polish', 'ąćęłńóśźż'],
  ['Czech and Slovak', 'áäčďéěíĺľňóôŕřšťúůýž'],
  ['Hungarian', 'áéíóöőúüű'],
  ['Romanian', 'ăâîşţșț'],
  ['Croatian and Slovene', 'čćđšž'],
  ['Turkish', 'çğıiöşüâî\u0307'],
  ['Baltic', 'āčēģīķļņšūžąęėįųõäöü'],
  ['Cyrillic', 'абвгдежзийклмнопрстуфхцчшщъыьэюяёіїєґў'],
  ['Greek', 'αβγδεζηθικλμνξοπρσςτυφχψωάέήίόύώϊϋΐΰ'],
]

type Strangeness = {
  /** Letters that no alphabet has beside the others of their word, and signs inside words. */
  readonly wrong: number
  /** Letters that are not of the alphabet that fits the whole text best. */
  readonly mixed: number
}

function strangeness(text: string): Strangeness {
  const words = text
    .toLowerCase()
    .replaceAll(/[ªº]/g, ' ')
    .normalize('NFC')
    .split(/[^\p{L}\p{M}]/u)
    .filter(word => /\P{ASCII}/u.test(word))
  const signs = text.match(
    /[\u0080-\u009f\ufffd]|\p{L}[^\p{L}\p{M}\p{N}\p{ASCII}’´`–—°ºª€®™]|[^\p{ASCII}\p{L}\p{M}\p{N}‘“”´–—°«»„‚]\p{L}/gu,
  )
  // A small letter before a capital that ends its word, as in JosŽ.
  const capitals = text.match(/\p{Ll}[^\p{ASCII}\P{Lu}](?!\p{L})/gu)
  const scripts = words.filter(word => /[a-z]/.test(word) && /[\p{Script=Cyrillic}\p{Script=Greek}]/u.test(word))
  return {
    wrong: sum(words.map(misfits)) + (signs?.length ?? 0) + (capitals?.length ?? 0) + scripts.length,
    mixed: misfits(words.join('')),
  }
}

/** How many letters of a text are none of the alphabet that fits it best. */
function misfits(text: string): number {
  const letters = [...text].filter(letter => letter > '\u007f')
  return Math.min(...alphabets.map(([, own]) => letters.filter(letter => !own.includes(letter)).length))
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((whole, number) => whole + number, 0)
}

const mostSample = 80

function othersThan(taken: Letters, bytes: Uint8Array): TextRead['others'] {
  const own = wordsOf(decoded(bytes, taken))
  return codePages.flatMap(letters => {
    if (letters === taken) return []
    const words = wordsOf(decoded(bytes, letters))
    const different = words.filter((word, at) => word !== own[at])
    const sample = cutText([...new Set(different)].slice(0, 3).join(', '), mostSample)
    // A byte that is no letter of the code page comes out as one of these.
    return sample === '' || /[\p{Cc}\ufffd]/u.test(sample) ? [] : [{ letters, sample }]
  })
}

function wordsOf(text: string): readonly string[] {
  return text.slice(0, 200_000).split(/[\s;,|"]+/)
}
