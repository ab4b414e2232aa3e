import type { CourseFileCourse, CourseFileTee } from '../../../contract/files/courseFile.ts'
import { said } from '../../../contract/words/say.ts'
import { isCountry } from '../../domain/players/countries.ts'
import { nameKey } from '../../kernel/keys/nameKey.ts'
import type { FieldError } from '../../kernel/refuse.ts'

/** What a course cannot be on paper: pars that do not add up, a stroke index that is no order of the holes, odd ratings. */
export function checkCourse(course: CourseFileCourse, pointer: string): readonly FieldError[] {
  const seen = new Set<string>()
  const isKnown = course.country === undefined || isCountry(course.country)
  const country = { pointer: `${pointer}/country`, message: said('fields.mustBeTwoLetterCode') }
  const ofTees = course.tees.flatMap((tee, index) => {
    const place = `${pointer}/tees/${index}`
    const problems = [...checkHoles(tee), ...checkTotals(tee)].map(problem => ({
      ...problem,
      pointer: `${place}${problem.pointer}`,
    }))
    const name = `${tee.gender} ${nameKey(tee.name)}`
    if (seen.has(name))
      problems.push({
        pointer: `${place}/name`,
        message: said('fields.isSecondTee', { tee: tee.name, gender: tee.gender }),
      })
    seen.add(name)
    return problems
  })
  return isKnown ? ofTees : [country, ...ofTees]
}

function checkHoles({ holes }: CourseFileTee): readonly FieldError[] {
  const problems: FieldError[] = []
  if (holes.length !== 9 && holes.length !== 18) {
    problems.push({ pointer: '/holes', message: said('fields.areButCourseHas9', { n: holes.length }) })
  }
  holes.forEach(({ hole }, index) => {
    if (hole !== index + 1)
      problems.push({ pointer: `/holes/${index}/hole`, message: said('fields.mustBeHolesStandIn', { n: index + 1 }) })
  })
  const order = holes.map(({ hc }) => hc).sort((a, b) => a - b)
  if (order.some((hc, index) => hc !== index + 1)) {
    problems.push({
      pointer: '/holes',
      message: said('fields.haveStrokeIndexesButEach', { order: order.join(', '), n: holes.length }),
    })
  }
  return problems
}

function checkTotals(tee: CourseFileTee): readonly FieldError[] {
  const problems: FieldError[] = []
  const pars = tee.holes.map(({ par }) => par)
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
  const must = (field: string, given: number | undefined, counted: number, part: 'all' | 'front' | 'back') => {
    if (given !== undefined && given !== counted)
      problems.push({ pointer: `/${field}`, message: said('fields.isBut', { given, part, counted }) })
  }
  must('par', tee.par, sum(pars), 'all')
  must('parFront', tee.parFront, sum(pars.slice(0, 9)), 'front')
  must('parBack', tee.parBack, sum(pars.slice(9)), 'back')
  return [...problems, ...checkRatings(tee)]
}

function checkRatings(tee: CourseFileTee): readonly FieldError[] {
  const problems: FieldError[] = []
  for (const field of ['rating', 'ratingFront', 'ratingBack'] as const) {
    const tenths = (tee[field] ?? 0) * 10
    if (Math.abs(tenths - Math.round(tenths)) > 1e-6)
      problems.push({ pointer: `/${field}`, message: said('fields.mustHaveOneDecimal') })
  }
  // The easiest and the hardest rated courses differ from their par by less.
  if (Math.abs(tee.rating - tee.par) > tee.holes.length) {
    problems.push({
      pointer: '/rating',
      message: said('fields.isWhichDoesNotFit', { rating: tee.rating, par: tee.par }),
    })
  }
  const nines = [tee.ratingFront, tee.ratingBack, tee.slopeFront, tee.slopeBack, tee.parFront, tee.parBack]
  const given = nines.filter(value => value !== undefined).length
  if (given !== 0 && (given !== 6 || tee.holes.length !== 18)) {
    problems.push({ pointer: '', message: said('fields.needsParRatingSlopeBoth') })
  }
  return given === 6 ? [...problems, ...checkNines(tee)] : problems
}

/** The nines are rated and rounded on their own: their sum may differ by a tenth, the mean slope by a little. */
function checkNines({ rating, ratingFront = 0, ratingBack = 0, slope, slopeFront = 0, slopeBack = 0 }: CourseFileTee) {
  const problems: FieldError[] = []
  if (Math.abs(rating - ratingFront - ratingBack) > 0.15) {
    problems.push({
      pointer: '/rating',
      message: said('fields.isButNinesAreRated', { rating, front: ratingFront, back: ratingBack }),
    })
  }
  if (Math.abs(slope - (slopeFront + slopeBack) / 2) > 2) {
    problems.push({
      pointer: '/slope',
      message: said('fields.isButNinesHave', { slope, front: slopeFront, back: slopeBack }),
    })
  }
  return problems
}
