import type { Format } from './format.ts'

/** An amount with its unit, `1 point` and `2 points`. */
export function inUnits(amount: string, unit: Format['unit']): string {
  return `${amount} ${amount === '1' || amount === '-1' ? unit.slice(0, -1) : unit}`
}
