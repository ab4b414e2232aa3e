import { parseAst } from 'vite'

/** One small change of a file: what stands from `start` to `end` becomes `text`. */
export type Mutant = { readonly start: number; readonly end: number; readonly text: string; readonly line: number }

type Node = { readonly type: string; readonly start: number; readonly end: number } & Readonly<Record<string, unknown>>

const otherOperator: Readonly<Record<string, string>> = {
  '===': '!==',
  '!==': '===',
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '&&': '||',
  '||': '&&',
  '+': '-',
  '-': '+',
}

/** Every mutant of a file: comparisons, conditions and constants that are others, statements that are gone, lists that are empty. */
export function mutantsOf(text: string, lang: 'ts' | 'tsx'): readonly Mutant[] {
  const found: Mutant[] = []
  const put = (start: number, end: number, by: string) =>
    found.push({ start, end, text: by, line: text.slice(0, start).split('\n').length })
  const said = ({ start, end }: Node) => text.slice(start, end)

  function collectMutants(node: Node): void {
    const { type, start, end } = node
    // Types are not run, and a source of an import that is another does not begin.
    if (/^TS(?!AsExpression|SatisfiesExpression|NonNull)|^Import|^Export(?:All|Specifier)/.test(type)) return
    if (type === 'BinaryExpression' || type === 'LogicalExpression') {
      const [left, right] = [node.left as Node, node.right as Node]
      const operator = String(node.operator)
      const other = otherOperator[operator]
      const at = text.indexOf(operator, left.end)
      if (other && at < right.start) put(at, at + operator.length, other)
    }
    if (type === 'IfStatement' || type === 'ConditionalExpression') {
      const test = node.test as Node
      put(test.start, test.end, `!(${said(test)})`)
    }
    if (type === 'ExpressionStatement' && /^(?:Call|Await|Assignment)/.test((node.expression as Node).type))
      put(start, end, ';')
    if (type === 'ArrayExpression' && (node.elements as readonly unknown[]).length > 0) put(start, end, '[]')
    if (type === 'Literal') {
      if (typeof node.value === 'number') put(start, end, String(node.value + 1))
      if (typeof node.value === 'boolean') put(start, end, String(!node.value))
      if (typeof node.value === 'string' && node.value !== '') put(start, end, "''")
    }
    for (const [name, inside] of Object.entries(node)) {
      if (name === 'key' && node.computed !== true) continue
      for (const one of Array.isArray(inside) ? inside : [inside]) if (isNode(one)) collectMutants(one)
    }
  }
  for (const node of parseAst(text, { lang }).body as unknown as readonly Node[]) collectMutants(node)
  return found
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value
}
