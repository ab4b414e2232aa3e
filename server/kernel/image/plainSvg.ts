/** SVG of which only what draws plain shapes is left. */

const shapes = 'path rect circle ellipse line polyline polygon'
const elements = new Set(
  `svg g defs symbol use title desc style ${shapes} linearGradient radialGradient stop clipPath mask`.split(' '),
)
/** How shapes look; the same words are properties of a style. No filters, patterns, pictures, fonts, links or scripts. */
const looks =
  `fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin stroke-miterlimit
  opacity color display visibility clip-path clip-rule mask stop-color stop-opacity transform transform-origin
  paint-order overflow`.split(/\s+/)
const properties = new Set(looks)
const attributes = new Set([
  ...looks,
  ...`id class style viewBox preserveAspectRatio width height x y x1 y1 x2 y2 cx cy r rx ry fx fy fr d points
    pathLength offset gradientUnits gradientTransform spreadMethod clipPathUnits maskUnits maskContentUnits
    href xlink:href`.split(/\s+/),
])
const mostElements = 5000
const deepest = 50

/**
 * What is left of an SVG when everything is taken out that does not stand in the lists above, or undefined where it is no SVG
 * or has too many elements. Read from left to right once, by no pattern that could turn back.
 */
export function plainSvg(text: string): string | undefined {
  let made = ''
  let count = 0
  let at = 0
  const open: { readonly name: string; readonly isKept: boolean }[] = []
  while (at < text.length) {
    const begin = text.indexOf('<', at)
    if (begin < 0) break
    const top = open.at(-1)
    if (top?.isKept && top.name === 'style') made += plainStyle(text.slice(at, begin))
    const tag = tagAt(text, begin)
    if (tag === undefined) return undefined
    at = tag.end
    if (tag.kind === 'other') {
      // What a style says in CDATA is style too.
      if (top?.isKept && top.name === 'style' && tag.cdata !== undefined) made += plainStyle(tag.cdata)
      continue
    }
    if (tag.kind === 'close') {
      const closed = open.pop()
      if (closed?.name !== tag.name) return undefined
      if (closed.isKept) made += `</${closed.name}>`
      if (open.length === 0) break
      continue
    }
    if (open.length === 0 && tag.name !== 'svg') return undefined
    count += 1
    if (count > mostElements || open.length > deepest) return undefined
    const isKept = (top?.isKept ?? true) && elements.has(tag.name)
    const given =
      open.length === 0 ? ' xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"' : ''
    if (isKept) made += `<${tag.name}${given}${plainAttributes(tag.attributes)}${tag.isEmpty ? '/' : ''}>`
    if (!tag.isEmpty) open.push({ name: tag.name, isKept })
    else if (open.length === 0) break
  }
  return count === 0 || open.length > 0 ? undefined : made
}

type Tag =
  | {
      readonly kind: 'open'
      readonly end: number
      readonly name: string
      readonly attributes: string
      readonly isEmpty: boolean
    }
  | { readonly kind: 'close'; readonly end: number; readonly name: string }
  | { readonly kind: 'other'; readonly end: number; readonly cdata?: string }

/** What begins with the `<` at `begin`; undefined where it has no end. */
function tagAt(text: string, begin: number): Tag | undefined {
  if (text.startsWith('<!--', begin)) return otherUntil(text, begin + 4, '-->')
  if (text.startsWith('<![CDATA[', begin)) {
    const other = otherUntil(text, begin + 9, ']]>')
    return other && { ...other, cdata: text.slice(begin + 9, other.end - 3) }
  }
  if (text.startsWith('<?', begin)) return otherUntil(text, begin + 2, '?>')
  if (text.startsWith('<!', begin)) return doctype(text, begin)
  const end = endOfTag(text, begin + 1)
  if (end === undefined) return undefined
  const isClosing = text[begin + 1] === '/'
  const isEmpty = text[end - 1] === '/'
  const inside = text.slice(begin + (isClosing ? 2 : 1), isEmpty ? end - 1 : end)
  const [written = ''] = /^[^\s/>]*/.exec(inside) ?? []
  const name = written.replace(/^svg:/, '')
  if (isClosing) return { kind: 'close', end: end + 1, name }
  return { kind: 'open', end: end + 1, name, attributes: inside.slice(written.length), isEmpty }
}

function otherUntil(text: string, from: number, mark: string): (Tag & { kind: 'other' }) | undefined {
  const found = text.indexOf(mark, from)
  return found < 0 ? undefined : { kind: 'other', end: found + mark.length }
}

/** A document type, with what stands in its brackets: nothing of it is kept, entities neither. */
function doctype(text: string, begin: number): Tag | undefined {
  let depth = 0
  for (let at = begin; at < text.length; at += 1) {
    const sign = text[at]
    if (sign === '[') depth += 1
    if (sign === ']') depth -= 1
    if (sign === '>' && depth <= 0) return { kind: 'other', end: at + 1 }
  }
  return undefined
}

/** Where the `>` of a tag stands, outside quotes. */
function endOfTag(text: string, from: number): number | undefined {
  let quote = ''
  for (let at = from; at < text.length; at += 1) {
    const sign = text.charAt(at)
    if (quote === '' && sign === '>') return at
    if (quote === '' && (sign === '"' || sign === "'")) quote = sign
    else if (sign === quote) quote = ''
  }
  return undefined
}

function plainAttributes(text: string): string {
  let made = ''
  const seen = new Set<string>()
  for (const { name, value } of attributesIn(text)) {
    if (!attributes.has(name) || seen.has(name)) continue
    seen.add(name)
    const kept = name === 'style' ? plainDeclarations(value) : isPlain(value) && isOwn(name, value) ? value : ''
    if (kept !== '') made += ` ${name}="${kept.replaceAll('"', '&quot;')}"`
  }
  return made
}

/** Names with values in quotes, one after the other; what is written otherwise ends them. */
function* attributesIn(text: string): Generator<{ readonly name: string; readonly value: string }> {
  let at = 0
  while (at < text.length) {
    const equals = text.indexOf('=', at)
    if (equals < 0) return
    const name = text.slice(at, equals).trim()
    let begin = equals + 1
    while (' \t\r\n'.includes(text[begin] ?? '.')) begin += 1
    const quote = text.charAt(begin)
    const end = quote === '"' || quote === "'" ? text.indexOf(quote, begin + 1) : -1
    if (end < 0) return
    const value = text.slice(begin + 1, end)
    if (!value.includes('<')) yield { name, value }
    at = end + 1
  }
}

/** Entities of the document are gone with its type; those of XML itself are its own. */
function isPlain(value: string): boolean {
  return !value.replaceAll(/&(amp|lt|gt|quot|apos|#\d{1,7}|#x[\da-f]{1,6});/gi, '').includes('&')
}

/** Whether a link leads to something in the picture itself. */
function isOwn(name: string, value: string): boolean {
  if (name.endsWith('href')) return value.trim().startsWith('#')
  const [, ...links] = value.toLowerCase().split('url(')
  return links.every(link => /^["']?#/.test(link.trimStart()))
}

function plainDeclarations(text: string): string {
  const kept = text.split(';').filter(declaration => {
    const [name = '', ...values] = declaration.split(':')
    const value = values.join(':')
    return properties.has(name.trim().toLowerCase()) && isPlain(value) && isOwn(name, value) && !/[<\\@]/.test(value)
  })
  return kept.join(';')
}

/** The rules of a style: plain selectors, known properties. */
function plainStyle(text: string): string {
  let made = ''
  for (const rule of withoutComments(text).split('}')) {
    const [selector = '', declarations = ''] = rule.split('{')
    if (/^[\s\w.#,-]+$/.test(selector)) made += `${selector}{${plainDeclarations(declarations)}}`
  }
  return made
}

function withoutComments(text: string): string {
  const [first = '', ...others] = text.split('/*')
  return (
    first + others.map(other => other.slice(other.includes('*/') ? other.indexOf('*/') + 2 : other.length)).join('')
  )
}
