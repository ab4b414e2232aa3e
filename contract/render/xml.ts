/**
 * One XML element with attributes and children, indented. Attributes without a value are left out; text belongs into a
 * child made by {@link escaped}.
 */
export function xml(name: string, attributes: Attributes, ...children: readonly string[]): string {
  const start = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${escaped(String(value))}"`)
    .join('')
  if (children.length === 0) return `<${name}${start}/>`
  const content = children.join('\n')
  if (!content.includes('<')) return `<${name}${start}>${content}</${name}>`
  return `<${name}${start}>\n${content.replaceAll(/^/gm, '  ')}\n</${name}>`
}

export type Attributes = Readonly<Record<string, string | number | boolean | undefined>>

/** Text for the inside of an element or an attribute. */
export function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}

/** A document with the XML declaration. */
export function xmlDocument(root: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`
}
