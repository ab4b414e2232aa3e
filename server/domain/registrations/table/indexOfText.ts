const least = -9.9
const most = 54

/** A handicap index as people write it: `12,4`, `12.4`, `+1.2` and `-1.2` for a plus handicap (-1.2), `18`; undefined for anything else. */
export function indexOfText(text: string): number | undefined {
  const [, sign, digits] = /^\s*([+-]?)\s*(\d{1,2}(?:[.,]\d)?)\s*$/.exec(text.replace('\u2212', '-')) ?? []
  if (digits === undefined) return undefined
  const size = Number(digits.replace(',', '.'))
  const index = sign === '' || size === 0 ? size : -size
  return index >= least && index <= most ? index : undefined
}
