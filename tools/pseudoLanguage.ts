/**
 * A language that nobody speaks, made of the English texts: each letter has a mark, and words are a third longer. What is in
 * plain letters on a page in it is either what people wrote or a text that is in no list of words. It is made in a copy of the
 * checkout, as the guide for translators says.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { partsOf } from '../contract/words/message.ts'
import { nounWords } from '../contract/words/nounWords.ts'
import { screenWords } from '../contract/words/screenWords.ts'
import type { Words } from '../contract/words/spoken.ts'

/** Its folder, as `?lang=` names it: that of Greek, so that dates are in letters that no text has. */
export const pseudoLanguage = 'el'

const marked: Readonly<Record<string, string>> = Object.fromEntries(
  [
    'aá',
    'bƀ',
    'cç',
    'dđ',
    'eé',
    'fƒ',
    'gğ',
    'hĥ',
    'iî',
    'jĵ',
    'kķ',
    'lļ',
    'mṁ',
    'nñ',
    'oö',
    'pṗ',
    'qʠ',
    'rŕ',
    'sš',
    'tţ',
  ]
    .concat(['uú', 'vṽ', 'wŵ', 'xẋ', 'yý', 'zž'])
    .flatMap(([plain = '', mark = '']) => [
      [plain, mark],
      [plain.toUpperCase(), mark.toUpperCase()],
    ]),
)

/** A text of the language. Blanks and what chooses among branches stay. */
export function pseudoText(text: string): string {
  return partsOf(text)
    .map(part => {
      if (typeof part === 'string') return longer(part)
      if (part.kind === undefined) return `{${part.name}}`
      const branches = Object.entries(part.branches ?? {}).map(
        ([key, words]) => `${key} {${words.map(longer).join('#')}}`,
      )
      return `{${part.name}, ${part.kind}, ${branches.join(' ')}}`
    })
    .join('')
}

/** Marks on all letters, and every third letter of a word twice. What stands in a tag or names a host stays. */
function longer(text: string): string {
  return text
    .split(/(<[^>]*>|https?:\S+)/)
    .map((part, at) =>
      at % 2 === 1
        ? part
        : part.replaceAll(/[A-Za-z]+/g, word =>
            [...word].map((letter, index) => (marked[letter] ?? letter).repeat(index % 3 === 2 ? 2 : 1)).join(''),
          ),
    )
    .join('')
}

function pseudoWords(words: Words): Words {
  return Object.fromEntries(
    Object.entries(words).map(([name, text]) => [
      name,
      typeof text === 'string' ? pseudoText(text) : pseudoWords(text),
    ]),
  )
}

/** Writes its folder into the checkout at `root`. */
export async function writePseudoLanguage(root: string): Promise<void> {
  const folder = join(root, 'contract/words', pseudoLanguage)
  const write = (name: string, what: string, value: unknown) => {
    const path = join(folder, `${name}.ts`)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, `export const ${what} = ${JSON.stringify(value, null, 2)}\n`)
  }
  write('language', 'language', { locale: 'el-GR', name: 'Pseudo' })
  for (const [noun, words] of Object.entries(nounWords.en)) write(noun, 'words', pseudoWords(words as Words))
  for (const [screen, words] of Object.entries(await screenWords.en()))
    write(`screens/${screen}`, 'words', pseudoWords(words))
}
