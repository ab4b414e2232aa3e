import { toParLabel } from '../../rules/standings/board.ts'
import type { Line } from './linesPicture.ts'

/** The lines of two sides, the own one first, with what stands at their ends. */
export function linesOfSides(
  sides: readonly { readonly name: string; readonly toPar: readonly number[] }[],
): readonly Line[] {
  return sides.map(({ name, toPar }, at) => ({
    look: at === 0 ? 'own' : 'rival',
    end: `${name} ${toParLabel(toPar.at(-1) ?? 0).replace('-', '−')}`,
    after: toPar,
  }))
}
