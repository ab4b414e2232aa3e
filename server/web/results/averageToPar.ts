import type { Language } from '../../../contract/words/languages.ts'
import { decimal } from '../../print/decimal.ts'

/** Strokes to par on average, with so many decimals: `+1.03`, `−0.25`, `E`. */
export function averageToPar(average: number, language: Language, decimals = 2): string {
  const text = decimal(Math.abs(average), language, decimals)
  if (text === decimal(0, language, decimals)) return 'E'
  return average > 0 ? `+${text}` : `−${text}`
}
