import { columnLetters, columnNumber } from './columnNumber.ts'

/** What stands in a cell whose formula was never calculated, as in one whose formula found nothing. */
const noValue = '#N/A'

/**
 * The XML of a sheet in which every cell says where it stands, and none is silent about a value that it cannot give: some
 * programs leave the places out, as the format allows; errors, and formulas that were never calculated, become texts.
 */
export function cellsInPlace(sheet: string): string {
  let [row, column] = [0, 0]
  return sheet
    .split(/(?=<(?:\w+:)?(?:row|c)[\s/>])/)
    .map(part => {
      const [head = '', prefix = '', element, attributes = '', end = ''] =
        /^<(\w+:)?(row|c)((?:\s+[\w:]+\s*=\s*(?:"[^"]*"|'[^']*'))*)\s*(\/?)>/.exec(part) ?? []
      if (element === undefined) return part
      const rest = part.slice(head.length)
      const [, letters = '', digits = ''] = /\sr\s*=\s*["']([A-Za-z]*)(\d+)["']/.exec(attributes) ?? []
      if (element === 'row') {
        row = digits === '' ? row + 1 : Number(digits)
        column = 0
        return digits === '' ? `<${prefix}row r="${row}"${attributes}${end}>${rest}` : part
      }
      column = letters === '' ? column + 1 : columnNumber(letters)
      const placed = letters === '' ? ` r="${columnLetters(column)}${row}"${attributes}` : attributes
      return end === '/' ? `<${prefix}c${placed}/>${rest}` : valued(prefix, placed, rest)
    })
    .join('')
}

/** A cell whose value is a text where it has an error or none. */
function valued(prefix: string, attributes: string, content: string): string {
  const type = /\st\s*=\s*["'](\w+)["']/.exec(attributes)?.[1] ?? 'n'
  const [own = ''] = content.split(`</${prefix}c>`, 1)
  const has = (element: string) => [' ', '/', '>'].some(end => own.includes(`<${prefix}${element}${end}`))
  const isMissing = !has('v') && (has('f') || type === 'e')
  if (type !== 'e' && !isMissing) return `<${prefix}c${attributes}>${content}`
  const text = attributes.replace(/\st\s*=\s*["']\w+["']/, '')
  const value = isMissing ? `<${prefix}v>${noValue}</${prefix}v>` : ''
  return `<${prefix}c${text} t="str">${own}${value}${content.slice(own.length)}`
}
