/** Strokes to par as the console writes them: `+3`, `E`, with a true minus. */
export function toParText(strokes: number): string {
  return strokes === 0 ? 'E' : strokes > 0 ? `+${strokes}` : String(strokes).replace('-', '−')
}
