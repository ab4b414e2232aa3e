import { type Place, print } from './place.ts'
import type { PlaceHere } from './placesHere.ts'

/** Where a file that comes again differs from what is here. */
export type Difference = PlaceHere & {
  /**
   * `added`: nothing was here. `changed`: here is what the last file said. `gone`: the last file had it, this one does not.
   * `kept`: somebody has changed it here, or entered it; it stays unless somebody takes what the file says.
   */
  readonly kind: 'added' | 'changed' | 'gone' | 'kept'
  /** What is here; left out where nothing is. */
  readonly here?: string
  /** The file has it no more. */
  readonly isGone: boolean
  /** Why what the file says cannot be taken. */
  readonly stays?: 'hasScore'
}

type Said = Readonly<Record<string, string>>

/**
 * Holds what a file says against what is here. `before`: prints of what the last file said. `lost`: places that the last file
 * had and this one has no more, with their value here.
 */
export function compare(
  places: readonly Place[],
  here: ReadonlyMap<string, string>,
  before: Said,
  lost: readonly (PlaceHere & { readonly stays?: 'hasScore' | undefined })[] = [],
): readonly Difference[] {
  const ofFile = places.flatMap((place): Difference[] => {
    const present = here.get(place.key)
    if (present === place.value || (present === undefined && place.value === '')) return []
    const isUntouched = before[place.key] === (present === undefined ? undefined : print(present))
    const kind = !isUntouched ? 'kept' : present === undefined ? 'added' : 'changed'
    return [{ ...place, kind, isGone: false, ...(present !== undefined && { here: present }) }]
  })
  const ofLost = lost.map(({ stays, ...place }): Difference => {
    const isUntouched = stays === undefined && before[place.key] === print(place.value)
    return {
      ...place,
      kind: isUntouched ? 'gone' : 'kept',
      here: place.value,
      isGone: true,
      ...(stays !== undefined && { stays }),
    }
  })
  return [...ofFile, ...ofLost]
}

/** The differences that come true: all that are not kept, those that somebody ticked, and what comes along with who enters. */
export function tickedOf(differences: readonly Difference[], ticked: readonly string[]): readonly Difference[] {
  const keys = new Set(ticked)
  const own = differences.filter(
    ({ kind, key, stays, comesWith }) =>
      comesWith === undefined && stays === undefined && (kind !== 'kept' || keys.has(key)),
  )
  const coming = new Set(own.map(({ key }) => key))
  return [...own, ...differences.filter(({ comesWith }) => comesWith !== undefined && coming.has(comesWith))]
}

/** What somebody decides about: what comes with a person or a round is not said for itself. */
export function decided(differences: readonly Difference[]): readonly Difference[] {
  return differences.filter(({ comesWith }) => comesWith === undefined)
}
