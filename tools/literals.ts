/**
 * Finds words that reach a reader without being in `contract/words`: text of a page (`html` templates and JSX), labels of
 * elements, what is put into the blanks of a sentence, and what an operator reads when something goes wrong. On the command line every text of several words counts.
 */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseAst } from 'vite'

type Node = { readonly type: string; readonly start: number } & Readonly<Record<string, unknown>>

/** Attributes that people read or hear. */
const readAttributes = new Set(['label', 'title', 'placeholder', 'alt', 'aria-label', 'summary', 'hint', 'submit'])
const speakers = new Set(['said', 'refuse', 'refuseAndCommit', 'Refusal'])
/** Files whose texts go to a terminal, through functions of any name. */
const onTerminal = /^server\/ops\/(operator\/|welcome|startHelp)(?!.*\.sql\.ts)/
/** At least two letters in a row, outside tags, entities and blanks. */
const hasWord = /\p{L}{2,}/u
/** Names of fields and kinds, which the sentence itself says. */
const isName = /^[a-z]+[A-Za-z-]*$|^[A-Z]$|^[A-Z_]+$|^--[a-z-]+( [A-Z]+)?$/
/** Stands for a blank of a template. */
const blank = '\uFFFC'

/** `file:line text` for each literal that a person would read. */
export function literalsIn(root: string): readonly string[] {
  const files = globSync('{server,site,contract}/**/*.{ts,tsx}', { cwd: root }).filter(
    file => !/\.(test|cases)\.tsx?$|^contract\/words\//.test(file),
  )
  const texts = files.sort().map(file => [file, readFileSync(join(root, file), 'utf8')] as const)
  const errors = new Set(
    texts.flatMap(([, text]) => [...text.matchAll(/class (\w+) extends SaidError\b/g)].map(([, name = '']) => name)),
  )
  return texts.flatMap(([file, text]) => {
    const found = onTerminal.test(file) ? proseOf(text) : literalsOf(text, file.endsWith('x') ? 'tsx' : 'ts', errors)
    return found.map(({ at, words }) => `${file}:${text.slice(0, at).split('\n').length} ${words}`)
  })
}

type Literal = { readonly at: number; readonly words: string }

/** The literals of one file. `errors`: the classes of errors that are said to a person, line by line. */
export function literalsOf(
  text: string,
  lang: 'ts' | 'tsx',
  errors: ReadonlySet<string> = new Set(),
): readonly Literal[] {
  const found: Literal[] = []
  const add = (at: number, words: string) => {
    const plain = words.replaceAll(/\s+/g, ' ').trim()
    if (hasWord.test(plain) && !isName.test(plain)) found.push({ at, words: plain })
  }
  const collectWords = (node: unknown): void => {
    if (Array.isArray(node)) {
      for (const one of node) collectWords(one)
      return
    }
    if (typeof node !== 'object' || node === null || !('type' in node)) return
    const one = node as Node
    if (one.type === 'JSXText') add(one.start, String(one.value).replaceAll(/&\w+;/g, ' '))
    if (one.type === 'JSXAttribute' && readAttributes.has(nameOf(one.name))) values(one.value, add)
    if (one.type === 'TaggedTemplateExpression' && nameOf(one.tag) === 'html')
      add(one.start, textOfPage(one.quasi as Node))
    if ((one.type === 'CallExpression' || one.type === 'NewExpression') && speakers.has(nameOf(one.callee)))
      for (const given of (one.arguments as readonly Node[]).filter(({ type }) => type === 'ObjectExpression'))
        for (const { key, value } of given.properties as readonly { readonly key?: Node; readonly value?: unknown }[])
          if (!notSaid.has(nameOf(key))) values(value, add)
    if (one.type === 'NewExpression' && errors.has(nameOf(one.callee)))
      for (const line of one.arguments as readonly Node[]) values(line, add)
    for (const [name, inner] of Object.entries(one)) if (name !== 'loc') collectWords(inner)
  }
  collectWords(parseAst(text, { lang }))
  return found
}

/** Several words, or one with the point of a sentence. */
const hasSentence = /\p{L}{2,}[,;:]? \p{Ll}{2,}|^\p{Lu}\p{L}+\.$/u
/** A word that is no part of an address. */
const wordAlone = /(^|\s)\p{L}{2,}/u
const printers = new Set(['print', 'progress', 'fail'])
/** Keys of what a command is written as, not said. */
const typed = new Set(['name', 'scope'])

/** The sentences in a file of the command line, whoever says them; SQL and the names of commands are none. */
export function proseOf(text: string): readonly Literal[] {
  const found: Literal[] = []
  const add = (at: number, words: string) => {
    if (wordAlone.test(words)) found.push({ at, words: words.trim() })
  }
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) for (const one of node) visit(one)
    if (typeof node !== 'object' || node === null || !('type' in node)) return
    const one = node as Node
    if (one.type === 'ImportDeclaration' || (one.type === 'TaggedTemplateExpression' && nameOf(one.tag) === 'sql'))
      return
    if (one.type === 'Property' && typed.has(nameOf(one.key))) return
    if (one.type === 'CallExpression' && nameOf(one.callee) === 'query') return
    if (one.type === 'CallExpression' && printers.has(nameOf(one.callee))) {
      for (const given of one.arguments as readonly Node[]) {
        if (given.type === 'Literal' || given.type === 'TemplateLiteral') values(given, add)
        else visit(given)
      }
      return
    }
    if (one.type === 'Literal' && hasSentence.test(String(one.value))) add(one.start, String(one.value))
    else if (one.type === 'TemplateLiteral' && quasis(one).some(part => hasSentence.test(part)))
      add(one.start, quasis(one).join(' … '))
    for (const [name, inner] of Object.entries(one)) if (name !== 'loc') visit(inner)
  }
  visit(parseAst(text, { lang: 'ts' }))
  return found
}

/** What a refusal carries beside its sentence. */
const notSaid = new Set(['errors', 'headers', 'rows', 'pointer', 'theirs'])

/** String literals that a value may come from. */
function values(node: unknown, add: (at: number, words: string) => void): void {
  if (typeof node !== 'object' || node === null) return
  const one = node as Node
  if (one.type === 'Literal' && typeof one.value === 'string') add(one.start, one.value)
  if (one.type === 'JSXExpressionContainer') values(one.expression, add)
  if (one.type === 'TemplateLiteral') add(one.start, quasis(one).join(' … '))
  if (one.type === 'ConditionalExpression') for (const part of [one.consequent, one.alternate]) values(part, add)
  if (one.type === 'LogicalExpression') for (const part of [one.left, one.right]) values(part, add)
}

/** What stands between the tags of a template. */
function textOfPage(quasi: Node): string {
  const page = quasis(quasi).join(blank)
  return page
    .replaceAll(/<(style|script|svg|code|pre)\b[\s\S]*?<\/\1>/g, ' ')
    .replaceAll(
      /<[^<>]*>/g,
      tag =>
        ` ${[...tag.matchAll(/(?:aria-label|title|placeholder|alt)="([^"\uFFFC]*)"/g)].map(part => part[1]).join(' ')} `,
    )
    .replaceAll(/[\w-]+="[^"<>]*"|&\w+;|\uFFFC/g, ' ')
}

function quasis(node: Node): readonly string[] {
  return (node.quasis as readonly { readonly value: { readonly cooked: string } }[]).map(({ value }) => value.cooked)
}

function nameOf(node: unknown): string {
  const { name, property } = (node ?? {}) as { readonly name?: unknown; readonly property?: unknown }
  return typeof name === 'string' ? name : typeof name === 'object' ? nameOf(name) : property ? nameOf(property) : ''
}
