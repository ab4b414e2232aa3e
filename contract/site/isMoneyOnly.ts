import type { MovedSide } from '../preview.ts'

/** Whether a side keeps its place, its score and its flight, and wins another amount: of a pot that is divided, everybody does. */
export function isMoneyOnly({ from, to }: MovedSide): boolean {
  return from !== null && to !== null && (['label', 'value', 'flight'] as const).every(key => from[key] === to[key])
}
