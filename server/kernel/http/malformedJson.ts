/** Where a text stops being JSON (RFC 8259), for a person who has to mend it. */
import { said } from '../../../contract/words/say.ts'
import { Refusal } from '../refusal.ts'

const tokens =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: a string of JSON must not have them
  /[{}[\]:,]|"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y
const space = /[ \t\n\r]*/y

type Expected = 'value' | 'valueOrEnd' | 'name' | 'nameOrEnd' | 'colon' | 'commaOrEnd' | 'end'

/** The refusal of a body that is no JSON: line, column, and what belongs there. */
export function malformedJson(text: string): Refusal {
  const { at, expected } = faultOf(text)
  const lines = text.slice(0, at).split('\n')
  return new Refusal('MALFORMED_JSON', 'syntax', {
    line: lines.length,
    column: (lines.at(-1)?.length ?? 0) + 1,
    expected:
      expected === 'nameOrEnd'
        ? said('fields.expected.nameOrEnd', { brace: '}' })
        : said(`fields.expected.${expected}`),
  })
}

function faultOf(text: string): { readonly at: number; readonly expected: Expected } {
  const open: ('{' | '[')[] = []
  let expected: Expected = 'value'
  let at = 0
  for (;;) {
    space.lastIndex = at
    space.test(text)
    at = space.lastIndex
    tokens.lastIndex = at
    const token = tokens.exec(text)?.[0]
    const next: Expected | undefined = token === undefined ? undefined : after(token, expected, open)
    if (token === undefined || next === undefined) return { at, expected }
    at += token.length
    expected = next
  }
}

/** What may follow `token`; undefined when it is not what is expected. Keeps what is open. */
function after(token: string, expected: Expected, open: ('{' | '[')[]): Expected | undefined {
  const ended = (): Expected => (open.length === 0 ? 'end' : 'commaOrEnd')
  const inside = open.at(-1)
  const isText = token.startsWith('"')
  if (expected === 'colon') return token === ':' ? 'value' : undefined
  if (isText && (expected === 'name' || expected === 'nameOrEnd')) return 'colon'
  if (token === ',' && expected === 'commaOrEnd') return inside === '{' ? 'name' : 'value'
  const mayEnd = expected === 'commaOrEnd' || expected === (inside === '{' ? 'nameOrEnd' : 'valueOrEnd')
  if (mayEnd && token === (inside === '{' ? '}' : ']')) {
    open.pop()
    return ended()
  }
  if (expected !== 'value' && expected !== 'valueOrEnd') return undefined
  if (token === '{' || token === '[') {
    open.push(token)
    return token === '{' ? 'nameOrEnd' : 'valueOrEnd'
  }
  return isText || /^[-\dtfn]/.test(token) ? ended() : undefined
}
