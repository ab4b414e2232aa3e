import type { PairingFields } from './teePairings.sql.ts'
import { instantOf } from './teeTime.ts'

/** The tee pairings that would differ from `before` with the wanted fields, by id. Fields that are left out stay as they are. */
export function changedFields(
  wanted: readonly ({ readonly [K in keyof PairingFields]?: PairingFields[K] | undefined } & {
    readonly teePairingId: number
  })[],
  before: ReadonlyMap<number, PairingFields>,
): ReadonlyMap<number, PairingFields> {
  const changed = new Map<number, PairingFields>()
  for (const pairing of wanted) {
    const old = before.get(pairing.teePairingId)
    if (!old) continue
    const { courseId = old.courseId, teeTime = old.teeTime, teeHole = old.teeHole, teeGroup = old.teeGroup } = pairing
    const same =
      courseId === old.courseId &&
      instantOf(teeTime).equals(instantOf(old.teeTime)) &&
      teeHole === old.teeHole &&
      teeGroup === old.teeGroup
    if (!same)
      changed.set(pairing.teePairingId, { courseId, teeTime: instantOf(teeTime).toString(), teeHole, teeGroup })
  }
  return changed
}
