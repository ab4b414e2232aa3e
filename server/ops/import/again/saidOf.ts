import { type Place, print } from './place.ts'
import type { SectionSaid } from './placesOfFile.ts'

/** A print of everything that a file says. */
export function saidOf(places: readonly Place[], sections: readonly SectionSaid[]): Readonly<Record<string, string>> {
  return Object.fromEntries([
    ...places.flatMap(({ key, value }) => (value === '' ? [] : [[key, print(value)]])),
    ...sections.map(({ key, print: said }) => [key, said]),
  ])
}
