/** A number as people write a handicap: a comma, a plus for better than scratch, a dash for none of them. Undefined for anything else. */
export function handicapOfText(text: string): number | undefined {
  const clean = text.trim().replace(',', '.').replace('−', '-')
  if (!/^[+-]?\d{1,2}(\.\d)?$/.test(clean)) return undefined
  const value = Number(clean.replace(/^[+-]/, ''))
  return clean.startsWith('+') || clean.startsWith('-') ? -value : value
}
