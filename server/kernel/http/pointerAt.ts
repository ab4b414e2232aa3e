/** A name that somebody made up may be as long as the body; an answer is not. */
const longestName = 200

/** The pointer to a field of what `pointer` points at. */
export function below(pointer: string, name: string): string {
  const shown = name.length > longestName ? `${name.slice(0, longestName)}…` : name
  return `${pointer}/${shown.replaceAll('~', '~0').replaceAll('/', '~1')}`
}

/**
 * The pointer to the value of a JSON text to which the character at `end` belongs, or to the field whose name it is part of. Of a
 * text that is no JSON it says what the brackets say.
 */
export function pointerAt(text: string, end: number): string {
  /** Of each open list the number of the element, of each open object the name of the field, once there is one. */
  const open: (number | string | undefined)[] = []
  for (let at = 0; at <= end; at += 1) {
    const character = text[at]
    const last = open.at(-1)
    if (character === ',' && typeof last === 'number') open[open.length - 1] = last + 1
    else if (at === end) break
    else if (character === '[') open.push(0)
    else if (character === '{') open.push(undefined)
    else if (character === ']' || character === '}') open.pop()
    else if (character === '"') {
      const close = closingQuote(text, at + 1)
      if (open.length > 0 && typeof last !== 'number' && isName(text, close)) {
        open[open.length - 1] = unescaped(text.slice(at + 1, close))
      }
      at = close
    }
  }
  return open.filter(part => part !== undefined).reduce<string>((pointer, part) => below(pointer, String(part)), '')
}

function closingQuote(text: string, from: number): number {
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === '"') return at
    if (text[at] === '\\') at += 1
  }
  return text.length
}

/** Whether a colon follows the text that is closed at `close`. */
function isName(text: string, close: number): boolean {
  let at = close + 1
  while (at < text.length && /\s/.test(text[at] ?? '')) at += 1
  return text[at] === ':'
}

function unescaped(name: string): string {
  try {
    // An answer has neither control characters nor halves of characters.
    return String(JSON.parse(`"${name}"`)).replaceAll(/\p{Cc}|\p{Cs}/gu, '\ufffd')
  } catch {
    return name
  }
}
