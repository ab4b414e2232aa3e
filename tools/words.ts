/**
 * The words as a file of the tools that translators use (PO of GNU gettext), and back:
 * `npm run words export pt pt.po` and `npm run words import pt pt.po`. The texts stay messages of ICU.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { po } from 'gettext-parser'
import { partsOf } from '../contract/words/message.ts'
import { root } from './steps.ts'
import { fromRules, textsIn, textsOfFile, wordFilesOf } from './wordFiles.ts'

type Entry = {
  readonly msgctxt: string
  readonly msgid: string
  readonly msgstr: readonly string[]
  readonly comments?: { readonly extracted: string }
}

/** All texts of a language beside the English ones; a text that it lacks is empty. */
export function exportWords(checkout: string, language: string): string {
  const translations: Record<string, Record<string, Entry>> = {}
  for (const file of wordFilesOf(checkout, 'en')) {
    const own = new Map(textsOfFile(checkout, language, file).map(({ name, text }) => [name, text]))
    for (const { name, text, comment } of textsOfFile(checkout, 'en', file)) {
      translations[name] = {
        [text]: {
          msgctxt: name,
          msgid: text,
          msgstr: [own.get(name) ?? ''],
          ...(comment !== undefined && { comments: { extracted: comment } }),
        },
      }
    }
  }
  const headers = { language, 'content-type': 'text/plain; charset=utf-8', 'project-id-version': 'Caddiemaster' }
  return po.compile({ charset: 'utf-8', headers, translations } as never, { foldLength: 0 }).toString()
}

/**
 * Writes the texts of a PO file into the files of a language, and answers the names of those that are new or changed. A file that
 * the language lacks is made like the English one; what is empty stays as it is. Throws, before anything is written, where a text
 * is no message, has other blanks than the English one, or is about a text that is not there any more.
 */
export function importWords(checkout: string, language: string, given: string): readonly string[] {
  const wanted = new Map(
    Object.values(po.parse(given).translations as Record<string, Record<string, Entry>>)
      .flatMap(entries => Object.values(entries))
      .filter(({ msgctxt, msgstr }) => msgctxt && msgstr[0])
      .map(({ msgctxt, msgid, msgstr }) => [msgctxt, { english: msgid, text: msgstr[0] ?? '' }] as const),
  )
  const changed: string[] = []
  const writes = wordFilesOf(checkout, 'en').flatMap(file => {
    const english = new Map(textsOfFile(checkout, 'en', file).map(({ name, text }) => [name, text]))
    const path = join(checkout, 'contract/words', language, file)
    const before = existsSync(path) ? readFileSync(path, 'utf8') : likeEnglish(checkout, file)
    const isNew = !existsSync(path)
    let after = before
    // From the end, so that places before stay where they are.
    for (const { name, text, start, end } of textsIn(before, file.replace(/\.ts$/, '')).toReversed()) {
      const one = wanted.get(name)
      const source = english.get(name)
      if (!one || source === undefined || one.text === text) continue
      requireFits(name, one, source)
      after = after.slice(0, start) + quoted(one.text) + after.slice(end)
      changed.push(name)
    }
    return after === before || (isNew && ![...wanted.keys()].some(name => name.startsWith(`${file.slice(0, -3)}.`)))
      ? []
      : [{ path, after }]
  })
  for (const { path, after } of writes) {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, after)
  }
  return changed.reverse()
}

function requireFits(
  name: string,
  { english, text }: { readonly english: string; readonly text: string },
  source: string,
) {
  if (english !== source) throw new Error(`${name}: the English text is another one now. Export the words again.`)
  const blanks = (message: string) =>
    [...new Set(partsOf(message).flatMap(part => (typeof part === 'string' ? [] : [part.name])))].sort().join(', ')
  if (blanks(text) !== blanks(source))
    throw new Error(`${name}: "${text}" has the blanks "${blanks(text)}", and the English text "${blanks(source)}".`)
}

function quoted(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')}'`
}

/** A file that begins as the English one, and is compared with it. */
function likeEnglish(checkout: string, file: string): string {
  const ofRules = fromRules[file]
  const text = ofRules
    ? `\nexport const words = ${JSON.stringify(ofRules, undefined, 2)}`
    : readFileSync(join(checkout, 'contract/words/en', file), 'utf8')
  const up = file.includes('/') ? '../../' : '../'
  const head = `import type { words as en } from '${up}en/${file}'\nimport type { WordsLike } from '${up}spoken.ts'\n`
  const end = text.lastIndexOf('}')
  return `${head}${text.slice(0, end + 1)} satisfies WordsLike<typeof en>\n`
}

if (import.meta.main) {
  const [what, language = '', file = ''] = process.argv.slice(2)
  if (!/^[a-z]{2,3}$/.test(language) || file === '' || (what !== 'export' && what !== 'import')) {
    console.error('Say what to do: "npm run words export pt pt.po" or "npm run words import pt pt.po".')
    process.exitCode = 1
  } else if (what === 'export') {
    writeFileSync(file, exportWords(root, language))
    console.log(`${file} has the texts of "${language}". Open it with a tool for translators, then import it.`)
  } else {
    try {
      const changed = importWords(root, language, readFileSync(file, 'utf8'))
      console.log(
        `${changed.length} texts of "${language}" are new or changed. Next: npm run print, and npm run check.`,
      )
    } catch (error) {
      console.error((error as Error).message)
      process.exitCode = 1
    }
  }
}
