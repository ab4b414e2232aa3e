/**
 * One text for a person, in the part of ICU MessageFormat that the tools of translators know: `{name}`,
 * `{count, plural, =0 {nobody} one {# player} other {# players}}` and `{kind, select, team {the team} other {the player}}`.
 * A branch holds text and `#`, no other blank. Docs: docs/decisions/128-words-are-messages.md.
 */

/** The blanks of a text: a number for a plural, a word for a select, any value else. */
export type Blanks<T> = T extends `${string}{${infer Inside}}${infer Rest}`
  ? Inside extends `${infer Name}, plural,${string}`
    ? { readonly [N in Name]: number } & (Rest extends `${string}}}${infer After}` ? Blanks<After> : unknown)
    : Inside extends `${infer Name}, select,${string}`
      ? { readonly [N in Name]: string | boolean } & (Rest extends `${string}}}${infer After}`
          ? Blanks<After>
          : unknown)
      : { readonly [N in Inside]: Filling } & Blanks<Rest>
  : unknown

/** What is put into a blank of a message: a text as it stands, or a number, which is written in the language. */
export type Filling = string | number

/** A text with the same blanks in another language: it may choose by a number where English does not. */
export type Same<T> = T extends `${string}{${infer Inside}}${infer Rest}`
  ? Inside extends `${infer Name}, ${'plural' | 'select'},${string}`
    ? Holding<Name> & (Rest extends `${string}}}${infer After}` ? Same<After> : string)
    : Holding<Inside> & Same<Rest>
  : string
type Holding<Name extends string> = `${string}{${Name}${'}' | ','}${string}`

/** Any text that has all of these blanks. */
export type TextWith<Names extends string> = string &
  (Names extends string ? (text: Holding<Names>) => void : never) extends (text: infer All) => void
  ? All
  : string

type Branches = Readonly<Record<string, readonly string[]>>
type Part = string | { readonly name: string; readonly kind?: 'plural' | 'select'; readonly branches?: Branches }

const known = new Map<string, readonly Part[]>()
const blank = /\{(\w+)(?:, (plural|select),((?: [=\w]+ \{[^{}]*\})+))?\}/g

/** A text with its blanks filled, in the language of `locale`. What ends with a point of its own, such as `8:10 p. m.`, ends a sentence with one. Throws where a blank gets no value. */
export function filledMessage(
  text: string,
  values: Readonly<Record<string, Filling | boolean>>,
  locale: string,
): string {
  const parts = madeOnce(known, text, () => partsOf(text))
  const filled = parts.map(part => (typeof part === 'string' ? part : filling(part, values, locale)))
  return filled.reduce(
    (before, next) => before + (/^\.(?!\.)/.test(next) && before.endsWith('.') ? next.slice(1) : next),
    '',
  )
}

/** A text in its parts; throws where it is no message. */
export function partsOf(text: string): readonly Part[] {
  const parts: Part[] = []
  let from = 0
  for (const found of text.matchAll(blank)) {
    parts.push(text.slice(from, found.index))
    const [all, name = '', kind, branches = ''] = found
    from = found.index + all.length
    parts.push(
      kind === undefined ? { name } : { name, kind: kind as 'plural' | 'select', branches: branchesOf(branches) },
    )
  }
  parts.push(text.slice(from))
  const odd = parts.find(part => typeof part === 'string' && /[{}]/.test(part))
  if (odd !== undefined) throw new Error(`No message: ${text}`)
  return parts.filter(part => part !== '')
}

function branchesOf(text: string): Branches {
  return Object.fromEntries(
    text
      .split('}')
      .filter(branch => branch !== '')
      .map(branch => {
        const [key = '', words = ''] = branch.split(' {')
        return [key.trim(), words.split('#')]
      }),
  )
}

function filling(
  { name, kind, branches = {} }: Exclude<Part, string>,
  values: Readonly<Record<string, Filling | boolean>>,
  locale: string,
): string {
  const value = values[name]
  if (value === undefined) throw new Error(`No value for {${name}}.`)
  if (kind === undefined) return typeof value === 'number' ? plainNumbers(locale).format(value) : String(value)
  const found =
    kind === 'select' ? branches[String(value)] : (branches[`=${value}`] ?? branches[category(value, locale)])
  // Only a number is counted: `#` is what it says in a text that is selected.
  return (found ?? branches.other ?? []).join(kind === 'plural' ? counts(locale).format(Number(value)) : '#')
}

const kinds = new Map<string, Intl.PluralRules>()
const counting = new Map<string, Intl.NumberFormat>()
const plain = new Map<string, Intl.NumberFormat>()

/** Which plural a number takes: `one`, `few`, `other`. */
function category(value: Filling | boolean, locale: string): string {
  return madeOnce(kinds, locale, () => new Intl.PluralRules(locale)).select(Number(value))
}

/** How many of something. */
function counts(locale: string): Intl.NumberFormat {
  return madeOnce(counting, locale, () => new Intl.NumberFormat(locale))
}

/** A number that is no count, such as a year or an index: without marks for thousands. */
function plainNumbers(locale: string): Intl.NumberFormat {
  const options = { useGrouping: false, maximumFractionDigits: 20 }
  return madeOnce(plain, locale, () => new Intl.NumberFormat(locale, options))
}

function madeOnce<T>(all: Map<string, T>, key: string, make: () => T): T {
  const one = all.get(key) ?? make()
  all.set(key, one)
  return one
}
