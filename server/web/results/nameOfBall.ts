import type { PlayerOfSide } from '../../live/boardInput.ts'
import type { Names } from '../../print/names.ts'

/** Whose ball it is, and whether it was drawn for the side. */
export function nameOfBall({ summary, drawn }: PlayerOfSide, names: Names): string {
  return drawn ? `${names.player(summary)} (drawn)` : names.player(summary)
}
