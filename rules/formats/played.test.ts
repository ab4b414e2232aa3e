import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { show } from '../exact.ts'
import type { Card, Explanation, Hole, Score } from '../game.ts'
import type { Board, BoardRow } from '../standings/board.ts'
import { said } from '../testSteps.ts'
import type { BoardInput, Entry, Format } from './format.ts'
import { formats } from './index.ts'
import type { GivenSettings, SettingSchema } from './settings.ts'

/**
 * What every format says of itself, and of one event played in every setting: a file for each format below `played`, for
 * a person to read. It is no proof that a result is right (vectors are, counted by hand), but no number and no sentence
 * changes unseen. `npx vitest run rules/formats/played -u` writes the files anew.
 */
const pars = [4, 5, 3, 4, 4, 3, 5, 4, 4, 4, 3, 5, 4, 4, 4, 3, 5, 4]
const indexes = [7, 3, 15, 1, 11, 17, 5, 9, 13, 8, 18, 4, 2, 12, 10, 16, 6, 14]
const holes: readonly Hole[] = pars.map((par, at) => ({ number: at + 1, par, strokeIndex: indexes[at] ?? 0 }))
/** The tee on which the fourth hole is a par 5. */
const longer = holes.map(hole => (hole.number === 4 ? { ...hole, par: 5 } : hole))

const entered: Readonly<Record<string, Score>> = { '.': null, x: 'pickedUp', c: 'conceded' }

/** A card by its strokes: '.' nothing entered, 'x' picked up, 'c' conceded. */
function card(scores: string, playingHandicap: number, own: Partial<Card> = {}): Card {
  return {
    holes,
    scores: [...scores].map(score => (score in entered ? (entered[score] ?? null) : Number(score))),
    playingHandicap,
    ...own,
  }
}

/** Six sides of two to three players in two rounds; one player leaves, one is disqualified, one never came. */
const rounds: readonly (readonly (readonly (Card | null)[])[])[] = [
  [
    [card('443544544534454453', 12), card('554454644635555464', 5), card('352443544435444354', -2)],
    [card('453544543434443453', 12), card('554544644645555564', 5), card('453434544535444454', -2)],
  ],
  [
    [card('563545634546554654', 20), card('453443545435544353', 9), card('455543644545454464', 0)],
    [card('653554635556654563', 20), card('463444545435......', 9, { status: 'withdrawn' })],
  ],
  [
    [card('354543544434444453', 3, { holes: longer }), card('665x65645546665574', 28)],
    [card('453644544434544453', 3, { holes: longer, startHole: 10 }), card('665565745546665675', 28)],
  ],
  [
    [card('342434434424343443', 0), card('5645546c4546565564', 16)],
    [card('342434434424343443', 0, { status: 'disqualified' }), card('564554654x46565564', 16)],
  ],
  [
    [card('493685594795889596', 31), card('443445544435444453', 7)],
    [null, card('443444544435444453', 7)],
  ],
  [[card('..................', 10, { status: 'noShow' }), null], [card('453.....4.........', 10)]],
]

const entries = rounds.map(
  (own, at): Entry => ({
    side: { id: at + 1, playerIds: own[0]?.map((_, player) => 10 * (at + 1) + player) ?? [] },
    rounds: own,
    genders: ['male', 'female', 'female'],
    teamId: 100 + (at % 2),
  }),
)

const event: BoardInput = {
  entries,
  combining: { final: true },
  matches: [
    { a: 1, b: 2 },
    { a: 3, b: 4, round: 1 },
    { a: 1, b: 4 },
    { a: 5, b: 6 },
    { a: 3, b: 2, outcome: { winner: 'a', result: '19th' } },
    { a: 1, b: 3, round: 1 },
  ],
  wheel: [1],
  winners: [
    { contest: 'Closest to the pin', hole: 3, sideId: 1 },
    { contest: 'Longest drive', hole: 7, sideId: 2 },
    { contest: 'Longest drive', hole: 7, sideId: 3 },
    { contest: 'Longest drive', hole: 12, sideId: 3 },
    { contest: 'Raffle', sideId: 1 },
    { contest: 'Raffle', sideId: 9 },
  ],
  potCents: 10_000,
}

/** The event while its last round is played: every side has reached another hole. */
const live: BoardInput = {
  ...event,
  entries: entries.map((entry, at) => ({
    ...entry,
    rounds: entry.rounds.map((cards, round) =>
      cards.map(
        own =>
          own && {
            ...own,
            scores: own.scores.map((score, hole) => (round === 0 || hole < 3 * (at + 1) ? score : null)),
          },
      ),
    ),
  })),
  combining: {},
}

const frontNine: BoardInput = {
  ...event,
  holes: { numbers: [1, 2, 3, 4, 5, 6, 7, 8, 9] },
  combining: { final: true, ties: { steps: ['lastRound', 'lastHoles'] } },
}

/** Every other value of a choice or a switch, two numbers, one list. */
function othersOf(setting: SettingSchema): readonly unknown[] {
  if (setting.type === 'string') return setting.enum.filter(value => value !== setting.default)
  if (setting.type === 'boolean') return [!setting.default]
  if (setting.type === 'array') return [[1, 2, 3, 2, 1]]
  const allowed = [0, 2, 3, 6].filter(value => value >= setting.minimum && value <= setting.maximum)
  return allowed.filter(value => value !== setting.default).slice(0, 2)
}

/** What a setting needs so that it matters. */
const needed: Readonly<Record<string, GivenSettings>> = {
  countByHole: { by: 'hole' },
  par3: { by: 'par' },
  par4: { by: 'par' },
  par5: { by: 'par' },
  frontNine: { by: 'nine' },
  backNine: { by: 'nine' },
  men: { by: 'gender' },
  women: { by: 'gender' },
  grossBalls: { score: 'mixed' },
  netBalls: { score: 'mixed' },
  sameBall: { score: 'mixed' },
  strokes: { limit: 'fixed' },
}

function needsOf(format: Format, name: string): GivenSettings {
  const needs = Object.entries(needed[name] ?? {})
  return Object.fromEntries(needs.filter(([other]) => other in format.settings.properties))
}

function lineOf(row: BoardRow): string {
  const { sideId, position, tied, status, value, toPar, thru, today, movement, record, wonCents } = row
  const cells = row.rounds.map(
    cell => cell && `${show(cell.value)} ${cell.toPar} ${cell.thru}${cell.counts ? '' : ' not'}`,
  )
  const more = [record && Object.values(record).join('-'), wonCents && `${wonCents} cents`]
  const shown = [value && show(value), toPar, thru, today && show(today), movement, `[${cells.join('; ')}]`, ...more]
  return `${position}${tied ? 'T' : ''} #${sideId} ${status} ${shown.join(' | ')}`
}

function isRecord(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** What broke ties is said by the explanations. */
function boardLines({ rows, matches = [], awards = [], ties: _ties, ...rest }: Board): readonly string[] {
  return [
    ...rows.map(lineOf),
    ...matches.map(
      ({ pointsA, pointsB, ...match }) => `${show(pointsA)}:${show(pointsB)} ${Object.values(match).join(' ')}`,
    ),
    ...awards.map(award =>
      Object.values(award)
        .map(value => (isRecord(value) ? JSON.stringify(value) : value))
        .join(' / '),
    ),
    JSON.stringify(rest),
  ]
}

function steps(title: string, explanation: Explanation): readonly string[] {
  return [
    title,
    ...said(explanation).map(
      ({ what, formula, result, rule }) =>
        `  ${[what, formula, result, rule].filter(part => part !== undefined).join(' | ')}`,
    ),
  ]
}

function explained(format: Format, input: BoardInput, sideIds: readonly number[], holeNumbers: readonly number[]) {
  return sideIds.flatMap(sideId => [
    ...steps(`#${sideId}`, format.explain(input, { sideId })),
    ...holeNumbers.flatMap(hole => steps(`#${sideId}, hole ${hole}`, format.explain(input, { sideId, hole }))),
    ...steps(`#${sideId}, round 2, hole 4`, format.explain(input, { sideId, round: 1, hole: 4 })),
  ])
}

function* fileOf(format: Format): Iterable<string> {
  const { board: _, explain: _explain, countedCards: _cards, countingBalls: _balls, ...others } = format
  const { playedMatches: _matches, runningPoints: _points, settings, ...declaration } = others
  yield* Object.entries(declaration).map(([key, value]) => `${key}: ${JSON.stringify(value)}`)
  yield* Object.entries(settings.properties).map(([key, value]) => `setting ${key}: ${JSON.stringify(value)}`)
  yield '\nFinal'
  yield* boardLines(format.board(event))
  yield* explained(format, event, [1, 3], [1, 4, 10])
  yield* [2, 4, 5, 6].flatMap(sideId => steps(`#${sideId}`, format.explain(event, { sideId })))
  yield '\nLive'
  yield* boardLines(format.board(live))
  yield* explained(format, live, [1], [4])
  yield '\nThe front nine, ties by countback'
  yield* boardLines(format.board(frontNine))
  for (const [name, setting] of Object.entries(settings.properties)) {
    for (const value of othersOf(setting)) {
      const input = { ...event, settings: { ...needsOf(format, name), [name]: value } }
      yield `\n${JSON.stringify(input.settings)}`
      yield* boardLines(format.board(input))
      yield* steps('#1', format.explain(input, { sideId: 1 }))
      yield* steps('#1, hole 4', format.explain(input, { sideId: 1, hole: 4 }))
    }
  }
}

describe.each(formats.map(format => ({ id: format.id, format })))('$id', ({ id, format }) => {
  it('says and counts what its file says', async () => {
    await expect(`${[...fileOf(format)].join('\n')}\n`).toMatchFileSnapshot(join('played', `${id}.txt`))
  })
})
