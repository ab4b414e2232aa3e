/** The texts of a language as they stand in its files, each with its place, and the comment of the English file that says where it is read. */
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseAst } from 'vite'
import { words as formatSettings } from '../contract/words/en/formatSettings.ts'
import { words as formats } from '../contract/words/en/formats.ts'
import type { Words } from '../contract/words/spoken.ts'

/** One text: `name` is the file without its ending and the way to the text in it: `screens/teeSheet.publish`. */
export type FileText = {
  readonly name: string
  readonly text: string
  /** The comment before it, for who translates it. */
  readonly comment?: string
}
type PlacedText = FileText & { readonly start: number; readonly end: number }

type Node = { readonly type: string; readonly start: number; readonly end: number } & Readonly<Record<string, unknown>>

/** The files of a language, without those that are no texts. */
export function wordFilesOf(root: string, language: string): readonly string[] {
  const folder = join(root, 'contract/words', language)
  const files = globSync('{*,screens/*}.ts', { cwd: folder }).map(file => file.replaceAll('\\', '/'))
  return files.filter(file => !/^(language|nouns|screens)\.ts$/.test(file)).sort()
}

/** The texts of one file in the order in which they stand; none where it is not there. */
export function textsOfFile(root: string, language: string, file: string): readonly FileText[] {
  const path = join(root, 'contract/words', language, file)
  const texts = existsSync(path) ? textsIn(readFileSync(path, 'utf8'), file.replace(/\.ts$/, '')) : []
  const ofRules = language === 'en' ? fromRules[file] : undefined
  const known = new Set(texts.map(({ name }) => name))
  return ofRules
    ? [...textsOf(ofRules, file.replace(/\.ts$/, '')).filter(({ name }) => !known.has(name)), ...texts]
    : texts
}

/** English words that stand in `rules/formats`, and not in a file of words. */
export const fromRules: Readonly<Record<string, Words>> = {
  'formats.ts': formats,
  'formatSettings.ts': formatSettings,
}

function textsOf(words: Words, before: string): readonly FileText[] {
  return Object.entries(words).flatMap(([key, text]) => {
    const name = `${before}.${key}`
    return typeof text === 'string' ? [{ name, text }] : textsOf(text, name)
  })
}

/** The texts of a file whose name, without its ending, is `base`. */
export function textsIn(source: string, base: string): readonly PlacedText[] {
  const found: PlacedText[] = []
  const collectTexts = (object: Node, before: string): void => {
    let from = object.start
    for (const property of object.properties as readonly Node[]) {
      if (property.type === 'Property') {
        const name = `${before}${keyOf(property.key as Node)}`
        const value = bare(property.value as Node)
        if (value.type === 'ObjectExpression') collectTexts(value, `${name}.`)
        else if (value.type === 'Literal' && typeof value.value === 'string') {
          const comment = commentIn(source.slice(from, property.start))
          found.push({
            name: `${base}.${name}`,
            text: value.value,
            ...(comment !== '' && { comment }),
            start: value.start,
            end: value.end,
          })
        }
      }
      from = property.end
    }
  }
  const { body } = parseAst(source, { lang: 'ts' }) as unknown as { readonly body: readonly Node[] }
  const words = body.flatMap(one => declared(one))[0]
  if (words?.type === 'ObjectExpression') collectTexts(words, '')
  return found
}

/** What `export const words` is set to. */
function declared(statement: Node): readonly Node[] {
  const { declarations = [] } = (statement.declaration ?? {}) as { readonly declarations?: readonly Node[] }
  return declarations.flatMap(({ id, init }) =>
    (id as { readonly name?: string }).name === 'words' ? [bare(init as Node)] : [],
  )
}

/** Without `as const` and `satisfies` behind it. */
function bare(node: Node): Node {
  return /^TS(As|Satisfies)Expression$/.test(node.type) ? bare(node.expression as Node) : node
}

function keyOf({ name, value }: Node): string {
  return String(name ?? value)
}

function commentIn(between: string): string {
  return [...between.matchAll(/\/\/ ?(.*)|\/\*\*?([\s\S]*?)\*\//g)]
    .map(([, line, block]) => (line ?? block ?? '').replaceAll(/\s*\n\s*\*?\s*/g, ' ').trim())
    .join(' ')
}
