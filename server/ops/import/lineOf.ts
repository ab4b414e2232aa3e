/**
 * The line, from 1, on which the value that `pointer` names begins in `text`, which is JSON. Where the value is missing,
 * the line of the nearest object or list around it.
 */
export function lineOf(text: string, pointer: string): number {
  let at = skipSpace(text, 0)
  for (const part of pointer.split('/').slice(1)) {
    const found = memberOf(text, at, part.replaceAll('~1', '/').replaceAll('~0', '~'))
    if (found === undefined) break
    at = found
  }
  return text.slice(0, at).split('\n').length
}

/** Where the member `key` of the object or list at `at` begins. */
function memberOf(text: string, at: number, key: string): number | undefined {
  const isObject = text[at] === '{'
  if (!isObject && text[at] !== '[') return undefined
  let place = skipSpace(text, at + 1)
  for (let index = 0; text[place] !== '}' && text[place] !== ']'; index += 1) {
    let name = String(index)
    if (isObject) {
      const end = skipValue(text, place)
      name = JSON.parse(text.slice(place, end))
      place = skipSpace(text, skipSpace(text, end) + 1)
    }
    if (name === key) return place
    place = skipSpace(text, skipValue(text, place))
    if (text[place] !== ',') return undefined
    place = skipSpace(text, place + 1)
  }
  return undefined
}

/** The end of the value that begins at `at`. */
function skipValue(text: string, at: number): number {
  const token = /"(?:[^"\\]|\\.)*"|[{}[\]]|[^\s,:"{}[\]]+|[\s,:]+/gy
  token.lastIndex = at
  let depth = 0
  for (let match = token.exec(text); match; match = token.exec(text)) {
    if (match[0] === '{' || match[0] === '[') depth += 1
    if (match[0] === '}' || match[0] === ']') depth -= 1
    if (depth === 0) return token.lastIndex
  }
  return text.length
}

function skipSpace(text: string, at: number): number {
  let place = at
  while (place < text.length && ' \t\r\n'.includes(text.charAt(place))) place += 1
  return place
}
