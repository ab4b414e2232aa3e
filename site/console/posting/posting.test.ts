import { expect, test } from 'vitest'
import { words as en } from '../../../contract/words/en/screens/posting.ts'
import { spokenWords } from '../../../contract/words/spoken.ts'
import { obstacle, tableOfScores } from './columnSet.ts'
import { columnSets } from './columnSets.ts'
import { type AdjustedGross, scoresToPost } from './scoreToPost.ts'

const words = spokenWords(en, 'en-GB')
const base = {
  status: 'SIGNED',
  courseName: 'Alvor Links',
  teeName: 'White',
  teePar: 72,
  teeRating: 71.1,
  teeSlope: 128,
} as const
const whole = { ...base, holesPlayed: 18, firstHole: 1, gross: 92, ags: 90, differential: 16.7 }
const nine = {
  ...base,
  holesPlayed: 9,
  firstHole: 10,
  gross: 44,
  ags: 44,
  differential: 15.8,
  approximate: true as const,
}
const part = {
  ...base,
  holesPlayed: 14,
  firstHole: 1,
  gross: null,
  ags: null,
  differential: 14.1,
  approximate: true as const,
}
const score = (playerId: number, more: object): AdjustedGross =>
  ({ eventId: 'S-102', playerId, name: `Player ${playerId}`, playedDate: '2026-05-02', ...more }) as AdjustedGross
const player = (playerId: number, more: object = {}) => ({
  registeredDt: '2026-05-01T08:00:00.000+00:00',
  playerId,
  hasProfile: true,
  member: true,
  firstName: 'Player',
  lastName: `${playerId}`,
  gender: 'F' as const,
  ...more,
})
const scores = scoresToPost(
  [score(1, { ...whole, marker: 'Player 2' }), score(2, nine), score(3, whole), score(4, whole), score(5, part)],
  [
    player(1, { hcProviderId: 3, hcId: '1234567' }),
    player(2, { hcProviderId: 3, hcId: '7654321', suffix: 'Jr.' }),
    player(3),
    player(4, { hcProviderId: 7, hcId: '2030405060' }),
    player(5, { hcProviderId: 3, hcId: '7777777' }),
  ],
  [{ eventId: 'S-102', name: 'Second round', round: 2 }],
  'Spring Medal',
)

test('a file for a federation has the scores with an id of that federation, and every other one says why not', () => {
  const reasons = (name: keyof typeof columnSets) => scores.map(one => obstacle(columnSets[name], one) ?? 'fits')
  expect(reasons('ghin')).toEqual(['fits', 'fits', 'noNumber', 'otherNumber', 'incomplete'])
  expect(reasons('golfLink')).toEqual(['otherNumber', 'otherNumber', 'noNumber', 'fits', 'incomplete'])
  expect(reasons('ours')).toEqual(['fits', 'fits', 'fits', 'fits', 'fits'])
})

test('GHIN is told which nine was played, and that it was a competition', () => {
  expect(tableOfScores(columnSets.ghin, scores.slice(0, 2), words)).toEqual([
    [
      ...['GHIN Number', 'Last Name', 'First Name', 'Date Played', 'Course', 'Tee', 'Course Rating', 'Slope Rating'],
      ...['Adjusted Gross Score', 'Holes', 'Score Type'],
    ],
    ['1234567', '1', 'Player', '2026-05-02', 'Alvor Links', 'White', 71.1, 128, 90, '18', 'C'],
    ['7654321', '2 Jr.', 'Player', '2026-05-02', 'Alvor Links', 'White', 71.1, 128, 44, 'B9', 'C'],
  ])
})

test('the files of Great Britain, Ireland and Australia name the competition and the marker', () => {
  for (const set of [columnSets.whsGbi, columnSets.golfLink]) {
    const [head = [], line = []] = tableOfScores(set, scores.slice(0, 1), words)
    expect([line[head.indexOf('Competition')], line[head.indexOf('Marker')]]).toEqual(['Spring Medal', 'Player 2'])
  }
})

test('all that is known says which differentials are approximate', () => {
  const [head = [], ...lines] = tableOfScores(columnSets.ours, scores, words)
  expect(lines.map(line => [line[head.indexOf('Score differential')], line[head.indexOf('Remark')]])).toEqual([
    [16.7, null],
    [15.8, 'approximate: expected scores'],
    [16.7, null],
    [16.7, null],
    [14.1, 'approximate: expected scores'],
  ])
})
