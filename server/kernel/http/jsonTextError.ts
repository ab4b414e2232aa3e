/** What a JSON text may be made of, found in one pass over it before it is parsed. */

export type JsonFault = 'deep' | 'many' | 'null' | 'half'
/** `at`: where in the text it is. */
export type JsonTextError = { readonly fault: JsonFault; readonly at: number }

/** Deeper than anything that the contract describes: what is parsed is walked by functions that call themselves. */
export const deepestJson = 32
/** The largest body that fits a schema has some 10,000 values in practice. */
export const mostJsonValues = 20_000

const quote = 0x22
const comma = 0x2c
const backslash = 0x5c
const isOpening = (code: number) => code === 0x5b || code === 0x7b
const isClosing = (code: number) => code === 0x5d || code === 0x7d

/**
 * Why a text is refused although it may be JSON: nested deeper than 32, more than `mostValues` values, a null character, or
 * half of a surrogate pair in a `\u` escape, which JSON allows although it is not text and the database refuses it.
 */
export function jsonTextError(text: string, mostValues: number = mostJsonValues): JsonTextError | undefined {
  let depth = 0
  let values = 1
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (code === quote) {
      const end = endOfString(text, at + 1)
      if (typeof end === 'object') return end
      at = end
    } else if (isOpening(code)) {
      depth += 1
      values += 1
      if (depth > deepestJson) return { fault: 'deep', at }
    } else if (isClosing(code)) depth -= 1
    else if (code === comma) values += 1
    if (values > mostValues) return { fault: 'many', at }
  }
  return undefined
}

/** Where the string that begins at `from` is closed. */
function endOfString(text: string, from: number): number | JsonTextError {
  for (let at = from; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (code === quote) return at
    if (code !== backslash) continue
    at += 1
    if (text[at] !== 'u') continue
    const unit = unitAt(text, at)
    if (unit === 0) return { fault: 'null', at }
    at += 4
    if (unit >= 0xdc00 && unit <= 0xdfff) return { fault: 'half', at }
    if (!(unit >= 0xd800 && unit <= 0xdbff)) continue
    const low = text[at + 1] === '\\' && text[at + 2] === 'u' ? unitAt(text, at + 2) : Number.NaN
    if (!(low >= 0xdc00 && low <= 0xdfff)) return { fault: 'half', at }
    at += 6
  }
  return text.length
}

/** The unit of the escape whose `u` stands at `at`; NaN when it is none. */
function unitAt(text: string, at: number): number {
  const digits = text.slice(at + 1, at + 5)
  return /^[0-9a-f]{4}$/i.test(digits) ? Number.parseInt(digits, 16) : Number.NaN
}
