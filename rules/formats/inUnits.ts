import type { Format } from './format.ts'

/** An amount, already written out, with its unit: `1 point`, `2 points`. */
export function inUnits(amount: string, unit: Format['unit']): string {
  return `${amount} ${amount === '1' || amount === '-1' ? unit.slice(0, -1) : unit}`
}
