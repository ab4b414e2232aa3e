import { describe, expect, test } from 'vitest'
import { type Language, languages } from '../../contract/words/languages.ts'
import { fraction } from '../../rules/exact.ts'
import { phrase } from '../../rules/phrases.ts'
import type { CountbackStep } from '../../rules/standings/countback.ts'
import type { ReasonStep } from '../../rules/standings/reasonOf.ts'
import { sayReason } from './sayReason.ts'
import type { SideReason } from './sideReason.ts'

const people = new Map([
  [1, 'Sofia Cortês'],
  [2, 'Vitória Paixão'],
  [3, 'Rui Faria'],
  [4, 'Ana Lopes'],
])
const names = {
  whole: (side: number) => people.get(side) ?? '',
  short: (side: number) => (people.get(side) ?? '').split(' ')[0] ?? '',
}
const score = { unit: 'strokes', isNet: true, value: 71, toPar: -1, thru: 18, status: 'complete' } as const
const clear: SideReason = {
  kind: 'clear',
  position: 2,
  level: [],
  sharedWith: [],
  rival: 2,
  ahead: { sides: [2], by: fraction(2) },
  behind: { sides: [3, 4], by: fraction(1) },
  steps: [],
  sideId: 1,
  score,
  isFinal: true,
  breaksTies: true,
  members: new Map(),
  chart: undefined,
}
const lastHoles = (count: number, own: number, other: number): ReasonStep => ({
  step: 'lastHoles',
  name: phrase('holesFromTo', { first: 19 - count, last: 18 }),
  round: 0,
  holes: Array.from({ length: count }, (_, at) => 19 - count + at),
  outcome: own === other ? 'level' : 'decides',
  values: [
    { side: 1, value: fraction(own) },
    { side: 2, value: fraction(other) },
  ],
})
const broken: SideReason = { ...clear, kind: 'broken', position: 1, level: [2], steps: [lastHoles(9, 35, 36)] }
const shared: SideReason = { ...clear, kind: 'shared', position: 3, level: [2], sharedWith: [2] }
const said = (reason: SideReason, language: Language = 'en') => sayReason(reason, names, language)

test('a place that is clear is said with the distance to both neighbours', () => {
  expect(said(clear)).toEqual({
    title: 'Why second?',
    text: 'Sofia finished on net 71, two strokes behind Vitória Paixão and one stroke ahead of Rui Faria and Ana Lopes.',
  })
  expect(said({ ...clear, ahead: undefined, behind: undefined, position: 1 }).text).toBe('Sofia finished on net 71.')
  const live = { ...clear, isFinal: false, score: { ...score, thru: 9, status: 'playing' } } as const
  expect(said({ ...live, behind: undefined }).text).toBe(
    'As it stands, Sofia is on net −1 through 9, two strokes behind Vitória Paixão.',
  )
})

describe('a tie that was broken', () => {
  test('is said by the holes that decided, with both values and the difference', () => {
    expect(said(broken)).toEqual({
      title: 'Why first?',
      text: 'Sofia and Vitória Paixão finished level on net 71. The tie was broken on the last 9 holes: Sofia 35, Vitória 36. One stroke decided it.',
    })
  })

  test('says where it was still level before', () => {
    const steps = [lastHoles(9, 35, 35), lastHoles(6, 23, 24)]
    expect(said({ ...broken, steps }).text).toContain(
      'They were still level on the last 9 holes. The tie was broken on the last 6 holes',
    )
    const three = [lastHoles(9, 35, 35), lastHoles(6, 24, 24), lastHoles(3, 11, 12)]
    expect(said({ ...broken, steps: three }).text).toContain('still level after the 2 comparisons before it.')
  })

  test.each<[CountbackStep, Partial<ReasonStep>, string]>([
    ['lastRound', { round: 1, name: phrase('ofRound', { round: 2, what: phrase('total') }) }, 'in round 2: Sofia 35'],
    [
      'previousRounds',
      { round: 0, name: phrase('ofRound', { round: 1, what: phrase('total') }) },
      'in round 1: Sofia 35',
    ],
    ['holeByHole', { holes: [18], name: phrase('hole', { hole: 18 }) }, 'on hole 18: Sofia 35'],
    ['hardestHoles', { holes: [7], name: phrase('strokeIndex', { index: 1 }) }, 'on hole 7: Sofia 35'],
    ['firstNine', { holes: [4, 5, 6, 7, 8, 9] }, 'on holes 4 to 9: Sofia 35'],
    ['discarded', {}, 'on the discarded card: Sofia 35'],
    ['lowerHandicap', {}, 'The lower playing handicap breaks the tie: Sofia 35, Vitória 36.'],
    ['higherHandicap', {}, 'The higher playing handicap breaks the tie'],
    ['byHand', {}, 'The committee put them in this order'],
  ])('by %s says so', (step, over, expected) => {
    expect(said({ ...broken, steps: [{ ...lastHoles(9, 35, 36), step, ...over }] }).text).toContain(expected)
  })
})

describe('a place that is shared', () => {
  test('says with whom and why it stays so', () => {
    expect(said(shared)).toEqual({
      title: 'Why tied for third?',
      text: 'Sofia and Vitória Paixão finished level on net 71. Ties are broken for some places only, and this one stays shared.',
    })
    expect(said({ ...shared, breaksTies: false }).text).toContain('does not break ties')
    expect(said({ ...shared, steps: [lastHoles(9, 35, 35)] }).text).toContain(
      'No comparison separates Sofia and Vitória, so the place is shared.',
    )
    expect(said({ ...shared, isFinal: false }).text).toContain('Ties are broken when play is over.')
  })

  test('by four begins with how many', () => {
    const four = { ...shared, level: [2, 3, 4], sharedWith: [2, 3, 4] }
    expect(said(four).text).toContain('Shared by four, net 71: Sofia, Vitória Paixão, Rui Faria and Ana Lopes.')
  })
})

test('every language says it with its own words and its own decimals', () => {
  const halves = [
    {
      ...lastHoles(9, 35, 36),
      values: [
        { side: 1, value: fraction(69, 2) },
        { side: 2, value: fraction(36) },
      ],
    },
  ]
  const texts = languages.map(language => said({ ...broken, steps: halves }, language).text)
  expect(new Set(texts).size).toBe(languages.length)
  expect(texts.filter(text => text.includes('Sofia 34,5, Vitória 36'))).toHaveLength(languages.length - 1)
})
