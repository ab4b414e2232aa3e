import type { ShotgunHole } from '../../../rules/teeSheets/shotgun.ts'
import type { EventPart } from '../frame/useEvent.ts'

/** The holes of a course that a round plays: one nine where the set-up says so. */
export function playedOf(
  round: EventPart,
  holes: readonly { readonly hole: number; readonly par: number }[],
): readonly ShotgunHole[] {
  const nine = round.inForce.find(one => one.setting === '/nine')?.value
  const played =
    holes.length < 18 ? holes : nine === 'front' ? holes.slice(0, 9) : nine === 'back' ? holes.slice(9) : holes
  return played.map(one => ({ number: one.hole, par: one.par }))
}
