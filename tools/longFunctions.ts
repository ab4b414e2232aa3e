import { parseAst } from 'vite'

/** A function by its name, or by that of what it is given to, with the lines that it takes. */
export type LongFunction = { readonly name: string; readonly lines: number }

type Node = Readonly<Record<string, unknown>> & { readonly type: string; readonly start: number; readonly end: number }

/** The functions of a file that are longer than `most` lines. */
export function longFunctions(text: string, lang: 'ts' | 'tsx', most: number): readonly LongFunction[] {
  const found: LongFunction[] = []
  const linesOf = ({ start, end }: Node) => text.slice(start, end).split('\n').length
  const walk = (value: unknown, around: string): void => {
    if (Array.isArray(value)) for (const one of value) walk(one, around)
    if (!isNode(value)) return
    const name = nameOf(value) ?? around
    if (/^(FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/.test(value.type) && linesOf(value) > most)
      found.push({ name, lines: linesOf(value) })
    for (const inside of Object.values(value)) walk(inside, name)
  }
  walk(parseAst(text, { lang }).body, '')
  return found
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value
}

/** What a declaration or a property is called. */
function nameOf({ id, key }: Node): string | undefined {
  const named = id ?? key
  return isNode(named) && typeof named.name === 'string' ? named.name : undefined
}
