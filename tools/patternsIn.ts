import { parseSync } from 'vite'

/** A regular expression where it is written. */
export type Pattern = { readonly source: string; readonly flags: string; readonly line: number }

/** The regular expressions of a file, and the lines of those that are put together from parts, which nobody can judge. */
export type Patterns = { readonly patterns: readonly Pattern[]; readonly madeOfParts: readonly number[] }

type Node = { readonly type: string; readonly start: number } & Readonly<Record<string, unknown>>

/** What a file of TypeScript says in regular expressions: literals, `RegExp` and `pattern` of schemas. */
export function patternsIn(file: string, text: string): Patterns {
  const patterns: Pattern[] = []
  const madeOfParts: number[] = []
  const lineOf = ({ start }: Node) => text.slice(0, start).split('\n').length
  const take = (node: Node, value: unknown, flags: string) => {
    const source = textOf(value)
    if (source === undefined) madeOfParts.push(lineOf(node))
    else patterns.push({ source, flags, line: lineOf(node) })
  }
  const walk = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(walk)
    if (!isNode(value)) return
    const { regex, callee, key } = value as Node & Partial<Parts>
    if (regex) patterns.push({ source: regex.pattern, flags: regex.flags, line: lineOf(value) })
    else if (callee?.name === 'RegExp') {
      const [source, flags] = value.arguments as readonly unknown[]
      // A literal in it is found by itself.
      if (!isNode(source) || !source.regex) take(value, source, textOf(flags) ?? '')
    } else if (value.type === 'Property' && value.shorthand !== true && (key?.name ?? key?.value) === 'pattern')
      take(value, value.value, 'u')
    Object.values(value).forEach(walk)
  }
  walk(parseSync(file, text).program)
  return { patterns, madeOfParts }
}

type Parts = {
  readonly regex: { readonly pattern: string; readonly flags: string } | undefined
  readonly callee: { readonly name?: string }
  readonly key: { readonly name?: string; readonly value?: unknown }
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value
}

/** The text of a literal, also of a template without parts. */
function textOf(value: unknown): string | undefined {
  if (!isNode(value)) return undefined
  if (value.type === 'Literal' && typeof value.value === 'string') return value.value
  if (value.type !== 'TemplateLiteral') return undefined
  const quasis = value.quasis as readonly { readonly value: { readonly cooked: string } }[]
  return quasis.length === 1 ? quasis[0]?.value.cooked : undefined
}
