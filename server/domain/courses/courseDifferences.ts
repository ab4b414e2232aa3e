/** In what two versions of a course differ. */
import type { Static } from 'typebox'
import type { CourseDifference } from '../../../contract/courses/console.ts'
import type { CourseTee } from '../../../contract/shapes.ts'
import { nameKey } from '../../kernel/keys/nameKey.ts'

type Tee = Static<typeof CourseTee>
type Difference = Static<typeof CourseDifference>

/** What is another in `offered` than in `own`, tee by tee, as they are matched by name and gender. */
export function courseDifferences(own: readonly Tee[], offered: readonly Tee[]): readonly Difference[] {
  const keyOf = ({ name, gender }: Tee) => `${nameKey(name)} ${gender}`
  const before = new Map(own.map(tee => [keyOf(tee), tee]))
  const after = new Set(offered.map(keyOf))
  return [
    ...offered.flatMap(tee => {
      const old = before.get(keyOf(tee))
      return old ? teeDifferences(old, tee) : [{ ...ofTee(tee), what: 'added' as const }]
    }),
    ...own.filter(tee => !after.has(keyOf(tee))).map(tee => ({ ...ofTee(tee), what: 'removed' as const })),
  ]
}

function ofTee({ name, gender }: Tee) {
  return { tee: name, gender }
}

function teeDifferences(old: Tee, tee: Tee): readonly Difference[] {
  const values = (['rating', 'slope', 'par'] as const).flatMap(what =>
    old[what] === tee[what] ? [] : [{ ...ofTee(tee), what, from: old[what], to: tee[what] }],
  )
  const fields = [
    ['holePar', 'par'],
    ['strokeIndex', 'hc'],
    ['length', 'lengthYards'],
  ] as const
  const holes = fields.flatMap(([what, field]) => {
    const numbers = tee.holes
      .filter(hole => old.holes.find(one => one.hole === hole.hole)?.[field] !== hole[field])
      .map(({ hole }) => hole)
    return numbers.length === 0 ? [] : [{ ...ofTee(tee), what, holes: numbers }]
  })
  return [...values, ...holes]
}
