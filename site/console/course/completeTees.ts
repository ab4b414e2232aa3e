import type { InputOf, Reply } from '../../ui/call.ts'

export type Table = Reply<'readCourseTable'>
type NewTees = NonNullable<InputOf<'createCourse'>['body']>['tees']

/** The tees as a course needs them; undefined when a rating, a slope, a par or an index is missing. */
export function completeTees({ tees }: Table): NewTees | undefined {
  const complete = tees.flatMap(({ name, gender = 'M', par, rating, slope, holes }) => {
    if (rating === undefined || slope === undefined) return []
    const full = holes.flatMap(one =>
      one.par === undefined || one.hc === undefined ? [] : [{ ...one, par: one.par, hc: one.hc }],
    )
    if (full.length < holes.length) return []
    return [{ name, gender, par: par ?? full.reduce((sum, one) => sum + one.par, 0), rating, slope, holes: full }]
  })
  return complete.length === tees.length && complete.length > 0 ? (complete as unknown as NewTees) : undefined
}
