import type { Static } from 'typebox'
import type { CourseCheck } from '../../../contract/courses/console.ts'
import { cutText } from '../../../contract/site/cutText.ts'
import { nameKey } from '../../kernel/keys/nameKey.ts'

type Check = Static<typeof CourseCheck>
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

/** What is right and what is unusual about the tees of a course. `stop`: it cannot be saved like this. */
export function courseChecks(tees: readonly CheckedTee[], stated: readonly StatedTotals[] = []): Check[] {
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

function nameOf({ name, gender }: CheckedTee, tees: readonly CheckedTee[]): string {
  const isTwice = tees.filter(other => nameKey(other.name) === nameKey(name)).length > 1
  return isTwice && gender ? `${name} (${gender === 'M' ? 'men' : 'women'})` : name
}

/** The same good news about every tee is said once. */
function merged(checks: readonly Check[], tees: number): Check[] {
  const fine = checks.filter(({ level }) => level === 'ok')
  const allFine = new Set(
    [...Map.groupBy(fine, ({ text }) => text)].flatMap(([text, same]) =>
      same.length === tees && tees > 1 ? [text] : [],
    ),
  )
  const once = [...allFine].flatMap(text => {
    const found = fine.find(check => check.text === text)
    if (!found) return []
    const { tee: _, ...check } = found
    return [check]
  })
  return [...checks.filter(check => !allFine.has(check.text)), ...once]
}

function genderCheck({ gender }: CheckedTee, who: string): Check[] {
  return gender ? [] : [{ check: 'gender', level: 'stop', text: `Say whether ${who} is rated for men or for women.` }]
}

function holesCheck({ holes }: CheckedTee, who: string): Check[] {
  const numbers = holes.map(({ hole }) => hole)
  if (numbers.length !== 9 && numbers.length !== 18)
    return [
      { check: 'holes', level: 'stop', text: `${who}: there are ${numbers.length} holes, but a course has 9 or 18.` },
    ]
  const missing = holes.filter(({ par }) => par === undefined).map(({ hole }) => hole)
  if (missing.length > 0)
    return [
      {
        check: 'holes',
        level: 'stop',
        text: `${who}: the par is missing on ${holesInWords(missing)}.`,
        holes: missing,
      },
    ]
  const odd = holes.filter(({ par = 4 }) => par < 3 || par > 6).map(({ hole }) => hole)
  if (odd.length > 0)
    return [
      {
        check: 'holes',
        level: 'stop',
        text: `${who}: a par is 3 to 6, and that of ${holesInWords(odd)} is not.`,
        holes: odd,
      },
    ]
  const unmeasured = holes.filter(({ lengthYards }) => lengthYards === undefined).map(({ hole }) => hole)
  if (unmeasured.length > 0 && unmeasured.length < holes.length)
    return [
      {
        check: 'holes',
        level: 'warn',
        text: `${who}: the length is missing on ${holesInWords(unmeasured)}.`,
        holes: unmeasured,
      },
    ]
  return [{ check: 'holes', level: 'ok', text: `Every hole has a par.` }]
}

function strokeIndexCheck({ holes }: CheckedTee, who: string): Check[] {
  const count = holes.length
  const missing = holes.filter(({ hc }) => hc === undefined).map(({ hole }) => hole)
  if (missing.length > 0)
    return [
      {
        check: 'strokeIndex',
        level: 'stop',
        text: `${who}: the stroke index is missing on ${holesInWords(missing)}.`,
        holes: missing,
      },
    ]
  const byIndex = Map.groupBy(holes, ({ hc }) => hc ?? 0)
  const twice = [...byIndex].filter(([, same]) => same.length > 1).sort(([a], [b]) => a - b)
  const absent = Array.from({ length: count }, (_, at) => at + 1).filter(index => !byIndex.has(index))
  if (twice.length === 0 && absent.length === 0)
    return [{ check: 'strokeIndex', level: 'ok', text: `The stroke index has each of 1 to ${count} once.` }]
  const words = [
    ...twice.map(([index, same]) => `${index} stands on ${holesInWords(same.map(({ hole }) => hole))}`),
    ...(absent.length > 0 ? [`${absent.join(', ')} ${absent.length === 1 ? 'is' : 'are'} missing`] : []),
  ]
  return [
    {
      check: 'strokeIndex',
      level: 'stop',
      text: cutText(`${who}: each stroke index of 1 to ${count} must be there once, but ${words.join(', and ')}.`, 300),
      holes: twice.flatMap(([, same]) => same.map(({ hole }) => hole)),
    },
  ]
}

/** Rules of Handicapping, Appendix E: odd stroke indexes on one nine, even ones on the other. */
function halvesCheck({ holes }: CheckedTee, who: string): Check[] {
  if (holes.length !== 18 || new Set(holes.map(({ hc }) => hc)).size !== 18) return []
  const parity = (half: CheckedTee['holes']) => new Set(half.map(({ hc = 0 }) => hc % 2))
  const front = parity(holes.slice(0, 9))
  if (front.size === 1)
    return [{ check: 'halves', level: 'ok', text: 'Odd stroke indexes are on one nine, even ones on the other.' }]
  return [
    {
      check: 'halves',
      level: 'warn',
      text: `${who}: usually one nine has the odd stroke indexes and the other the even ones. Look again.`,
    },
  ]
}

function totalsCheck(stated: StatedTotals | undefined, { holes }: CheckedTee, who: string): Check[] {
  const par = new Map(holes.flatMap(({ hole, par: value }) => (value === undefined ? [] : [[hole, value] as const])))
  return [
    ...sums('parSum', 'pars', stated?.par, par, who),
    ...sums('lengthSum', 'lengths', stated?.lengths?.totals, stated?.lengths?.values ?? new Map(), who),
  ]
}

function sums(
  check: 'parSum' | 'lengthSum',
  what: string,
  totals: Totals = {},
  values: ReadonlyMap<number, number>,
  who: string,
): Check[] {
  const sum = (from: number, to: number) =>
    [...values].reduce((total, [hole, value]) => (hole >= from && hole <= to ? total + value : total), 0)
  const wanted = [
    ['holes 1 to 9', totals.out, sum(1, 9)],
    ['holes 10 to 18', totals.in, sum(10, 18)],
    ['all holes', totals.total, sum(1, 18)],
  ] as const
  const wrong = wanted.flatMap(([where, given, counted]) =>
    given === undefined || given === counted || counted === 0
      ? []
      : [`${where} add up to ${counted} and not to ${given}`],
  )
  if (wrong.length > 0) return [{ check, level: 'warn', text: `${who}: the ${what} of ${wrong.join(', of ')}.` }]
  return wanted.some(([, given]) => given !== undefined)
    ? [{ check, level: 'ok', text: `The ${what} add up to the totals of the table.` }]
    : []
}

function ratingCheck({ rating, holes }: CheckedTee, who: string): Check[] {
  if (rating === undefined) return [{ check: 'rating', level: 'stop', text: `${who}: the course rating is missing.` }]
  const par = holes.reduce((total, hole) => total + (hole.par ?? 4), 0)
  if (Math.abs(rating - par) > holes.length)
    return [
      { check: 'rating', level: 'stop', text: `${who}: a course rating of ${rating} does not fit a par of ${par}.` },
    ]
  const far = holes.length === 18 ? 10 : 5
  return Math.abs(rating - par) > far
    ? [
        {
          check: 'rating',
          level: 'warn',
          text: `${who}: a course rating of ${rating} is far from the par of ${par}. Look again.`,
        },
      ]
    : [{ check: 'rating', level: 'ok', text: 'The course ratings are plausible.' }]
}

function slopeCheck({ slope }: CheckedTee, who: string): Check[] {
  if (slope === undefined) return [{ check: 'slope', level: 'stop', text: `${who}: the slope rating is missing.` }]
  if (slope < 55 || slope > 155)
    return [{ check: 'slope', level: 'stop', text: `${who}: a slope rating is 55 to 155, and ${slope} is not.` }]
  return slope < 75
    ? [{ check: 'slope', level: 'warn', text: `${who}: a slope rating of ${slope} is unusually low. Look again.` }]
    : [{ check: 'slope', level: 'ok', text: 'The slope ratings are plausible.' }]
}

/** From one tee a course is harder for women: a higher rating and slope, and no hole with a lower par. */
function betweenGenders(tees: readonly CheckedTee[]): Check[] {
  return tees.flatMap((women, at): Check[] => {
    const men = tees.find(other => other.gender === 'M' && nameKey(other.name) === nameKey(women.name))
    if (women.gender !== 'F' || !men) return []
    const pars = new Map(men.holes.map(({ hole, par }) => [hole, par]))
    const lower = women.holes.filter(({ hole, par = 9 }) => par < (pars.get(hole) ?? 0)).map(({ hole }) => hole)
    const isBelow = (own: number | undefined, theirs: number | undefined) =>
      own !== undefined && theirs !== undefined && own <= theirs
    return [
      ...(lower.length > 0
        ? [
            {
              check: 'parByGender' as const,
              level: 'warn' as const,
              text: `${women.name}: the par for women is lower than that for men on ${holesInWords(lower)}.`,
              tee: at,
              holes: lower,
            },
          ]
        : []),
      ...(isBelow(women.slope, men.slope)
        ? [
            {
              check: 'slopeByGender' as const,
              level: 'warn' as const,
              text: `${women.name}: the slope rating for women, ${women.slope}, is not above that for men, ${men.slope}.`,
              tee: at,
            },
          ]
        : []),
      ...(isBelow(women.rating, men.rating)
        ? [
            {
              check: 'rating' as const,
              level: 'warn' as const,
              text: `${women.name}: the course rating for women, ${women.rating}, is not above that for men, ${men.rating}.`,
              tee: at,
            },
          ]
        : []),
    ]
  })
}

function holesInWords(holes: readonly number[]): string {
  const [last = 0] = holes.slice(-1)
  return holes.length === 1 ? `hole ${last}` : `holes ${holes.slice(0, -1).join(', ')} and ${last}`
}
