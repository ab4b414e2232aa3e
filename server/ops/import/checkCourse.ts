import type { CourseFileCourse, CourseFileTee } from '../../../contract/files/courseFile.ts'
import { isCountry } from '../../domain/players/countries.ts'
import { nameKey } from '../../kernel/keys/nameKey.ts'
import type { FieldError } from '../../kernel/refuse.ts'

/** What a course cannot be on paper: pars that do not add up, a stroke index that is no order of the holes, odd ratings. */
export function checkCourse(course: CourseFileCourse, pointer: string): readonly FieldError[] {
  const seen = new Set<string>()
  const isKnown = course.country === undefined || isCountry(course.country)
  const country = { pointer: `${pointer}/country`, message: 'must be the two-letter code of a country, such as PT' }
  const ofTees = course.tees.flatMap((tee, index) => {
    const place = `${pointer}/tees/${index}`
    const problems = [...checkHoles(tee), ...checkTotals(tee)].map(problem => ({
      ...problem,
      pointer: `${place}${problem.pointer}`,
    }))
    const name = `${tee.gender} ${nameKey(tee.name)}`
    if (seen.has(name))
      problems.push({ pointer: `${place}/name`, message: `is a second tee "${tee.name}" for ${tee.gender}` })
    seen.add(name)
    return problems
  })
  return isKnown ? ofTees : [country, ...ofTees]
}

function checkHoles({ holes }: CourseFileTee): readonly FieldError[] {
  const problems: FieldError[] = []
  if (holes.length !== 9 && holes.length !== 18) {
    problems.push({ pointer: '/holes', message: `are ${holes.length}, but a course has 9 or 18` })
  }
  holes.forEach(({ hole }, index) => {
    if (hole !== index + 1)
      problems.push({ pointer: `/holes/${index}/hole`, message: `must be ${index + 1}: holes stand in their order` })
  })
  const order = holes.map(({ hc }) => hc).sort((a, b) => a - b)
  if (order.some((hc, index) => hc !== index + 1)) {
    problems.push({
      pointer: '/holes',
      message: `have the stroke indexes ${order.join(', ')}, but each of 1 to ${holes.length} must be there once`,
    })
  }
  return problems
}

function checkTotals(tee: CourseFileTee): readonly FieldError[] {
  const problems: FieldError[] = []
  const pars = tee.holes.map(({ par }) => par)
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
  const must = (field: string, given: number | undefined, counted: number, why: string) => {
    if (given !== undefined && given !== counted)
      problems.push({ pointer: `/${field}`, message: `is ${given}, but ${why} ${counted}` })
  }
  must('par', tee.par, sum(pars), 'the holes add up to')
  must('parFront', tee.parFront, sum(pars.slice(0, 9)), 'the first nine add up to')
  must('parBack', tee.parBack, sum(pars.slice(9)), 'the second nine add up to')
  return [...problems, ...checkRatings(tee)]
}

function checkRatings(tee: CourseFileTee): readonly FieldError[] {
  const problems: FieldError[] = []
  for (const field of ['rating', 'ratingFront', 'ratingBack'] as const) {
    const tenths = (tee[field] ?? 0) * 10
    if (Math.abs(tenths - Math.round(tenths)) > 1e-6)
      problems.push({ pointer: `/${field}`, message: 'must have one decimal' })
  }
  // The easiest and the hardest rated courses differ from their par by less.
  if (Math.abs(tee.rating - tee.par) > tee.holes.length) {
    problems.push({ pointer: '/rating', message: `is ${tee.rating}, which does not fit a par of ${tee.par}` })
  }
  const nines = [tee.ratingFront, tee.ratingBack, tee.slopeFront, tee.slopeBack, tee.parFront, tee.parBack]
  const given = nines.filter(value => value !== undefined).length
  if (given !== 0 && (given !== 6 || tee.holes.length !== 18)) {
    problems.push({ pointer: '', message: 'needs par, rating and slope of both nines or of none, on 18 holes' })
  }
  return given === 6 ? [...problems, ...checkNines(tee)] : problems
}

/** The nines are rated and rounded on their own: their sum may differ by a tenth, the mean slope by a little. */
function checkNines({ rating, ratingFront = 0, ratingBack = 0, slope, slopeFront = 0, slopeBack = 0 }: CourseFileTee) {
  const problems: FieldError[] = []
  if (Math.abs(rating - ratingFront - ratingBack) > 0.15) {
    problems.push({
      pointer: '/rating',
      message: `is ${rating}, but the nines are rated ${ratingFront} and ${ratingBack}`,
    })
  }
  if (Math.abs(slope - (slopeFront + slopeBack) / 2) > 2) {
    problems.push({ pointer: '/slope', message: `is ${slope}, but the nines have ${slopeFront} and ${slopeBack}` })
  }
  return problems
}
