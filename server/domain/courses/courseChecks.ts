import type { Static } from 'typebox'
import type { CourseCheck } from '../../../contract/courses/console.ts'
import { cutText } from '../../../contract/site/cutText.ts'
import type { Language } from '../../../contract/words/languages.ts'
import { isSame, type Said, said, say } from '../../../contract/words/say.ts'
import { nameKey } from '../../kernel/keys/nameKey.ts'

/** What was found, before it is said. */
export type CourseFinding = Omit<Static<typeof CourseCheck>, 'text'> & { readonly text: Said }
type Who = Said | string
type Totals = { readonly out?: number; readonly in?: number; readonly total?: number }

/** The totals that a table states: of the pars, and of the lengths as they are written. */
export type StatedTotals = {
  readonly par?: Totals | undefined
  readonly lengths?: { readonly values: ReadonlyMap<number, number>; readonly totals: Totals } | undefined
}

export type CheckedTee = {
  readonly name: string
  readonly gender?: 'M' | 'F'
  readonly rating?: number
  readonly slope?: number
  readonly holes: readonly {
    readonly hole: number
    readonly par?: number
    readonly hc?: number
    readonly lengthYards?: number
  }[]
}

/** Findings in a language. */
export function saidChecks(findings: readonly CourseFinding[], language: Language): Static<typeof CourseCheck>[] {
  return findings.map(({ text, ...check }) => ({ ...check, text: cutText(say(text, language), 300) }))
}

/** What is right and what is unusual about the tees of a course. `stop`: it cannot be saved like this. */
export function courseChecks(tees: readonly CheckedTee[], stated: readonly StatedTotals[] = []): CourseFinding[] {
  const ofTees = tees.flatMap((tee, at) => {
    const who = nameOf(tee, tees)
    return [
      ...genderCheck(tee, who),
      ...holesCheck(tee, who),
      ...strokeIndexCheck(tee, who),
      ...halvesCheck(tee, who),
      ...totalsCheck(stated[at], tee, who),
      ...ratingCheck(tee, who),
      ...slopeCheck(tee, who),
    ].map(check => ({ ...check, tee: at }))
  })
  return [...merged(ofTees, tees.length), ...betweenGenders(tees)]
}

function nameOf({ name, gender }: CheckedTee, tees: readonly CheckedTee[]): Who {
  const isTwice = tees.filter(other => nameKey(other.name) === nameKey(name)).length > 1
  return isTwice && gender ? said('courseChecks.teeOf', { tee: name, gender }) : name
}

/** The same good news about every tee is said once. */
function merged(checks: readonly CourseFinding[], tees: number): CourseFinding[] {
  const fine = checks.filter(({ level }) => level === 'ok')
  const allFine = fine.filter(
    ({ text }, at) =>
      tees > 1 &&
      fine.filter(other => isSame(other.text, text)).length === tees &&
      fine.findIndex(other => isSame(other.text, text)) === at,
  )
  const once = allFine.map(({ tee: _, ...check }) => check)
  return [...checks.filter(check => !allFine.some(({ text }) => isSame(text, check.text))), ...once]
}

function genderCheck({ gender }: CheckedTee, who: Who): CourseFinding[] {
  return gender ? [] : [{ check: 'gender', level: 'stop', text: said('courseChecks.gender', { tee: who }) }]
}

function holesCheck({ holes }: CheckedTee, who: Who): CourseFinding[] {
  const numbers = holes.map(({ hole }) => hole)
  if (numbers.length !== 9 && numbers.length !== 18)
    return [
      { check: 'holes', level: 'stop', text: said('courseChecks.holeCount', { tee: who, count: numbers.length }) },
    ]
  const missing = holes.filter(({ par }) => par === undefined).map(({ hole }) => hole)
  if (missing.length > 0)
    return [
      {
        check: 'holes',
        level: 'stop',
        text: said('courseChecks.noPar', { tee: who, where: onHoles(missing) }),
        holes: missing,
      },
    ]
  const odd = holes.filter(({ par = 4 }) => par < 3 || par > 6).map(({ hole }) => hole)
  if (odd.length > 0)
    return [
      {
        check: 'holes',
        level: 'stop',
        text: said('courseChecks.oddPar', { tee: who, where: onHoles(odd) }),
        holes: odd,
      },
    ]
  const unmeasured = holes.filter(({ lengthYards }) => lengthYards === undefined).map(({ hole }) => hole)
  if (unmeasured.length > 0 && unmeasured.length < holes.length)
    return [
      {
        check: 'holes',
        level: 'warn',
        text: said('courseChecks.noLength', { tee: who, where: onHoles(unmeasured) }),
        holes: unmeasured,
      },
    ]
  return [{ check: 'holes', level: 'ok', text: said('courseChecks.parsComplete') }]
}

function strokeIndexCheck({ holes }: CheckedTee, who: Who): CourseFinding[] {
  const count = holes.length
  const missing = holes.filter(({ hc }) => hc === undefined).map(({ hole }) => hole)
  if (missing.length > 0)
    return [
      {
        check: 'strokeIndex',
        level: 'stop',
        text: said('courseChecks.noIndex', { tee: who, where: onHoles(missing) }),
        holes: missing,
      },
    ]
  const byIndex = Map.groupBy(holes, ({ hc }) => hc ?? 0)
  const twice = [...byIndex].filter(([, same]) => same.length > 1).sort(([a], [b]) => a - b)
  const absent = Array.from({ length: count }, (_, at) => at + 1).filter(index => !byIndex.has(index))
  if (twice.length === 0 && absent.length === 0)
    return [{ check: 'strokeIndex', level: 'ok', text: said('courseChecks.indexesComplete', { count }) }]
  return [
    {
      check: 'strokeIndex',
      level: 'stop',
      text: wrongIndexes(who, count, twice, absent),
      holes: twice.flatMap(([, same]) => same.map(({ hole }) => hole)),
    },
  ]
}

/** Rules of Handicapping, Appendix E: odd stroke indexes on one nine, even ones on the other. */
function halvesCheck({ holes }: CheckedTee, who: Who): CourseFinding[] {
  if (holes.length !== 18 || new Set(holes.map(({ hc }) => hc)).size !== 18) return []
  const parity = (half: CheckedTee['holes']) => new Set(half.map(({ hc = 0 }) => hc % 2))
  const front = parity(holes.slice(0, 9))
  if (front.size === 1) return [{ check: 'halves', level: 'ok', text: said('courseChecks.halves') }]
  return [
    {
      check: 'halves',
      level: 'warn',
      text: said('courseChecks.halvesMixed', { tee: who }),
    },
  ]
}

function totalsCheck(stated: StatedTotals | undefined, { holes }: CheckedTee, who: Who): CourseFinding[] {
  const par = new Map(holes.flatMap(({ hole, par: value }) => (value === undefined ? [] : [[hole, value] as const])))
  return [
    ...sums('parSum', 'par', stated?.par, par, who),
    ...sums('lengthSum', 'lengths', stated?.lengths?.totals, stated?.lengths?.values ?? new Map(), who),
  ]
}

function sums(
  check: 'parSum' | 'lengthSum',
  what: 'par' | 'lengths',
  totals: Totals = {},
  values: ReadonlyMap<number, number>,
  who: Who,
): CourseFinding[] {
  const sum = (from: number, to: number) =>
    [...values].reduce((total, [hole, value]) => (hole >= from && hole <= to ? total + value : total), 0)
  const wanted = [
    ['out', totals.out, sum(1, 9)],
    ['in', totals.in, sum(10, 18)],
    ['total', totals.total, sum(1, 18)],
  ] as const
  const wrong = wanted.flatMap(([part, given, counted]) =>
    given === undefined || given === counted || counted === 0
      ? []
      : [said('courseChecks.sumOf', { part, counted, given })],
  )
  if (wrong.length > 0)
    return [{ check, level: 'warn', text: said('courseChecks.sumsWrong', { tee: who, what, wrong: { all: wrong } }) }]
  return wanted.some(([, given]) => given !== undefined)
    ? [{ check, level: 'ok', text: said('courseChecks.sumsRight', { what }) }]
    : []
}

function ratingCheck({ rating, holes }: CheckedTee, who: Who): CourseFinding[] {
  if (rating === undefined)
    return [{ check: 'rating', level: 'stop', text: said('courseChecks.noRating', { tee: who }) }]
  const par = holes.reduce((total, hole) => total + (hole.par ?? 4), 0)
  if (Math.abs(rating - par) > holes.length)
    return [{ check: 'rating', level: 'stop', text: said('courseChecks.ratingUnfit', { tee: who, rating, par }) }]
  const far = holes.length === 18 ? 10 : 5
  return Math.abs(rating - par) > far
    ? [
        {
          check: 'rating',
          level: 'warn',
          text: said('courseChecks.ratingFar', { tee: who, rating, par }),
        },
      ]
    : [{ check: 'rating', level: 'ok', text: said('courseChecks.ratings') }]
}

function slopeCheck({ slope }: CheckedTee, who: Who): CourseFinding[] {
  if (slope === undefined) return [{ check: 'slope', level: 'stop', text: said('courseChecks.noSlope', { tee: who }) }]
  if (slope < 55 || slope > 155)
    return [{ check: 'slope', level: 'stop', text: said('courseChecks.slopeUnfit', { tee: who, slope }) }]
  return slope < 75
    ? [{ check: 'slope', level: 'warn', text: said('courseChecks.slopeLow', { tee: who, slope }) }]
    : [{ check: 'slope', level: 'ok', text: said('courseChecks.slopes') }]
}

/** From one tee a course is harder for women: a higher rating and slope, and no hole with a lower par. */
function betweenGenders(tees: readonly CheckedTee[]): CourseFinding[] {
  return tees.flatMap((women, tee): CourseFinding[] => {
    const men = tees.find(other => other.gender === 'M' && nameKey(other.name) === nameKey(women.name))
    if (women.gender !== 'F' || !men) return []
    const unusual = { level: 'warn', tee } as const
    const pars = new Map(men.holes.map(({ hole, par }) => [hole, par]))
    const lower = women.holes.filter(({ hole, par = 9 }) => par < (pars.get(hole) ?? 0)).map(({ hole }) => hole)
    const found: CourseFinding[] = []
    if (lower.length > 0) {
      const text = said('courseChecks.lowerPar', { tee: women.name, where: onHoles(lower) })
      found.push({ ...unusual, check: 'parByGender', text, holes: lower })
    }
    const slopes = notAbove(women, women.slope, men.slope)
    if (slopes) found.push({ ...unusual, check: 'slopeByGender', text: said('courseChecks.slopeByGender', slopes) })
    const ratings = notAbove(women, women.rating, men.rating)
    if (ratings) found.push({ ...unusual, check: 'rating', text: said('courseChecks.ratingByGender', ratings) })
    return found
  })
}

/** The values to say where that for women is not the higher one. */
function notAbove({ name: tee }: CheckedTee, women: number | undefined, men: number | undefined) {
  return women !== undefined && men !== undefined && women <= men ? { tee, women, men } : undefined
}

/** Stroke indexes that stand on several holes, or on none. */
function wrongIndexes(
  tee: Who,
  count: number,
  twice: readonly (readonly [index: number, holes: CheckedTee['holes']])[],
  absent: readonly number[],
): Said {
  const stands = {
    all: twice.map(([index, same]) =>
      said('courseChecks.indexStands', { index, where: onHoles(same.map(({ hole }) => hole)) }),
    ),
  }
  const missing = { all: absent }
  if (absent.length === 0) return said('courseChecks.indexTwice', { tee, count, twice: stands })
  return twice.length === 0
    ? said('courseChecks.indexMissing', { tee, count, missing })
    : said('courseChecks.indexTwiceAndMissing', { tee, count, twice: stands, missing })
}

function onHoles(holes: readonly number[]): Said {
  return said('courseChecks.onHoles', { count: holes.length, holes: { all: holes } })
}
