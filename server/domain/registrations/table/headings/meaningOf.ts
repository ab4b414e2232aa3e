/** What headings mean, in the languages of clubs and in the words of the programs that they leave. */
import { nameKey } from '../../../../kernel/keys/nameKey.ts'
import { danish } from './danish.ts'
import { dutch } from './dutch.ts'
import { english } from './english.ts'
import { finnish } from './finnish.ts'
import { french } from './french.ts'
import { german } from './german.ts'
import { italian } from './italian.ts'
import { type Headings, type Meaning, meanings } from './meaning.ts'
import { norwegian } from './norwegian.ts'
import { portuguese } from './portuguese.ts'
import { blueGolf } from './programs/blueGolf.ts'
import { ghin } from './programs/ghin.ts'
import { golfBox } from './programs/golfBox.ts'
import { golfGenius } from './programs/golfGenius.ts'
import { golfLink } from './programs/golfLink.ts'
import { squabbit } from './programs/squabbit.ts'
import { whsPlatforms } from './programs/whsPlatforms.ts'
import { spanish } from './spanish.ts'
import { swedish } from './swedish.ts'

const programs: readonly Headings[] = [ghin, golfGenius, blueGolf, whsPlatforms, golfLink, golfBox, squabbit]
const languages = { english, portuguese, spanish, german, french, italian, dutch, swedish, danish, norwegian, finnish }

/** What a heading means. `by`: which person of the line, where the heading has a number. */
export type HeadingRead = {
  readonly is: Meaning
  readonly by?: 2 | 3 | 4 | 1
  readonly partner?: true
  /** There are words in it that say nothing to us, so that it is no more than a hint. */
  readonly unsure?: true
  /** How closely it names what it means: `HCP` may be something else, `Handicap index` is not. */
  readonly words: number
}

/** Each phrase without its spaces, so that `firstName`, `First name` and `first-name` are one. Of two meanings in two languages the first is kept. */
const phrases: ReadonlyMap<string, Meaning> = new Map(
  [...programs, ...Object.values(languages)]
    .reverse()
    .flatMap(headings =>
      Object.entries(headings).flatMap(([meaning, words]) =>
        words.split(' | ').map((phrase): [string, Meaning] => [compact(phrase), meaning as Meaning]),
      ),
    ),
)

/** Words that change nothing. */
const idle = new Set(
  'of the your my a an and current actual latest new full de da do das dos del della des du d l la le les el o os as der die das den dem und y e et i og och ja en van the please required optional pt en es seu sua su tu votre ihr ihre'.split(
    ' ',
  ),
)

const mostWords = 6
/** In a cell, not at its head. */
const notGiven = new Set(['na', 'n/a', 'n.a.', 'n a'])

/** What a heading means; undefined where nothing in it is known. A question that somebody answered is `other`. */
export function meaningOf(heading: string): HeadingRead | undefined {
  const words = wordsOf(heading)
  if (words.length === 0 || notGiven.has(heading.trim().toLowerCase())) return undefined
  const whole = phrases.get(words.join(''))
  if (whole !== undefined && whole !== 'partner') return { is: whole, words: words.length }
  if (heading.trim().endsWith('?') || words.length > mostWords) return { is: 'other', words: words.length }
  const found = new Set<Meaning>()
  let by: 1 | 2 | 3 | 4 | undefined
  let unsure = false
  let known = 0
  for (let at = 0; at < words.length; ) {
    const length = [4, 3, 2, 1].find(
      many => at + many <= words.length && phrases.has(words.slice(at, at + many).join('')),
    )
    const word = words[at] ?? ''
    const meaning = length !== undefined && phrases.get(words.slice(at, at + length).join(''))
    if (meaning) {
      found.add(meaning)
      known += length ?? 0
    } else if (/^[1-4]$/.test(word)) by = Number(word) as 1 | 2 | 3 | 4
    else if (!idle.has(word) && !/^\d+$/.test(word)) unsure = true
    at += length ?? 1
  }
  const is = together(found)
  if (is === undefined) return undefined
  return {
    is: is === 'partner' ? 'name' : is,
    words: known,
    ...(by !== undefined && { by }),
    ...(found.has('partner') && { partner: true as const }),
    // *Players of the club* has names all the same.
    ...((unsure || (is === 'other' && found.has('name'))) && { unsure: true as const }),
  }
}

/** What words say together: `Player` and `E-mail` an address, `Team` and `Name` a team, `Club` and `Name` nothing that we need. */
function together(found: ReadonlySet<Meaning>): Meaning | undefined {
  // In the order in which they stand.
  if (found.has('firstName') && found.has('lastName'))
    return [...found].indexOf('lastName') < [...found].indexOf('firstName') ? 'nameBack' : 'name'
  if (found.has('index') && found.has('number') && !found.has('hcId')) return 'hcId'
  return meanings.find(meaning => found.has(meaning))
}

/** `playerId` is our own heading, *Player ID* that of any program. */
function wordsOf(heading: string): readonly string[] {
  if (/^player_?id$/i.test(heading.trim())) return ['our', 'player', 'id']
  return nameKey(heading)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .split(' ')
    .filter(word => word !== '')
}

function compact(phrase: string): string {
  return phrase.replaceAll(' ', '')
}

/** In which language most of these headings are; undefined where two share them. */
export function languageOf(headings: readonly string[]): keyof typeof languages | undefined {
  const keys = headings.map(heading => wordsOf(heading).join(''))
  const counted = Object.entries(own).map(
    ([language, known]) => [language as keyof typeof languages, keys.filter(key => known.has(key)).length] as const,
  )
  const most = Math.max(...counted.map(([, count]) => count))
  const best = counted.filter(([, count]) => count === most)
  return most > 0 && best.length === 1 ? best[0]?.[0] : undefined
}

const own: Readonly<Record<string, ReadonlySet<string>>> = Object.fromEntries(
  Object.entries(languages).map(([language, headings]) => [
    language,
    new Set(Object.values(headings).flatMap(words => words.split(' | ').map(compact))),
  ]),
)
