import { add, fraction, highest, quotient, show, sum, zero } from '../exact.ts'
import type { Explanation } from '../game.ts'
import type { Board, MatchLine } from '../standings/board.ts'
import { positionLabel } from '../standings/positions.ts'
import { type Tally, tallyRows } from '../standings/tally.ts'
import { type HoleChoice, longestTable } from './card.ts'
import { explainBalls } from './explainBalls.ts'
import type { About, BoardInput, Declaration, Entry, Format } from './format.ts'
import { inUnits } from './inUnits.ts'
import { matchLabel } from './match.ts'
import { matchHoles } from './matchHoles.ts'
import { type Match, matchLine } from './matchPoints.ts'
import type { MatchSettings, matchSettings } from './matchSettings.ts'
import { withDefaults } from './settings.ts'

export type MatchFormat = Omit<Declaration, 'settings' | 'unit' | 'ranks'> & {
  readonly settings: ReturnType<typeof matchSettings<'offLow' | 'full'>>
  /** Who plays whom. */
  readonly matches: (input: BoardInput) => readonly Match[]
  /** Who collects the points of a side; the side itself when absent. */
  readonly collector?: (entry: Entry) => number | undefined
}

/** A format of matches between sides, in which points for matches, nines and holes are added up. Rules of Golf 3.2. */
export function matchFormat({ matches, collector, ...declaration }: MatchFormat): Format {
  const settingsOf = (input: BoardInput): MatchSettings => withDefaults(declaration.settings, input.settings ?? {})
  const board = (input: BoardInput): Board => {
    const settings = settingsOf(input)
    const lines = matches(input).map(match => matchLine(match, settings, input.holes ?? {}))
    return boardOf(input, lines, collector)
  }
  return {
    ...declaration,
    unit: 'points',
    ranks: 'high',
    board,
    explain: (input, about) =>
      about.hole === undefined
        ? explainMatches(board(input), about.sideId)
        : explainMatchHole(matches(input), settingsOf(input), input.holes ?? {}, about),
  }
}

/** The cards of an entry in a round. */
export function cardsIn(entry: Entry | undefined, round: number): Entry['rounds'][number] {
  return entry?.rounds[round] ?? []
}

/** The matches entered by hand; sides that are not on the board play none. */
export function createdMatches({ entries, matches = [] }: BoardInput): readonly Match[] {
  const byId = new Map(entries.map(entry => [entry.side.id, entry]))
  return matches.flatMap(({ a, b, round = 0, outcome }) => {
    const [own, other] = [byId.get(a), byId.get(b)]
    if (!own || !other || a === b) return []
    return {
      a: { ids: [a], cards: cardsIn(own, round) },
      b: { ids: [b], cards: cardsIn(other, round) },
      round,
      ...(outcome === undefined ? {} : { outcome }),
    }
  })
}

function boardOf({ entries }: BoardInput, lines: readonly MatchLine[], collector: MatchFormat['collector']): Board {
  const collectors = new Map(entries.map(entry => [entry.side.id, collector ? collector(entry) : entry.side.id]))
  const played = new Map<number, PlayedMatch[]>()
  for (const id of collectors.values()) if (id !== undefined) played.set(id, [])
  for (const line of lines) {
    for (const side of ['a', 'b'] as const) {
      const ids = new Set(line[side].flatMap(own => collectors.get(own) ?? []))
      for (const id of ids) played.get(id)?.push({ line, side })
    }
  }
  const rounds = lines.filter(hasBegun).map(line => line.round)
  const board = {
    rows: tallyRows([...played].map(([sideId, own]) => tallyOf(sideId, own))),
    currentRound: highest(rounds),
    matches: lines,
  }
  return collector ? { ...board, ...pointsOfCup(lines) } : board
}

/** A match seen from one of its sides. */
type PlayedMatch = { readonly line: MatchLine; readonly side: 'a' | 'b' }

function hasBegun(line: MatchLine): boolean {
  return line.thru > 0 || line.finished
}

function tallyOf(sideId: number, own: readonly PlayedMatch[]): Tally {
  const begun = own.some(({ line }) => hasBegun(line))
  const over = own.filter(({ line }) => line.finished)
  const won = over.filter(({ line, side }) => line.winner === side).length
  const halved = over.filter(({ line }) => line.winner === null).length
  return {
    sideId,
    value: sum(own.map(({ line, side }) => (side === 'a' ? line.pointsA : line.pointsB))),
    ranked: begun,
    status: !begun ? 'notStarted' : over.length === own.length ? 'complete' : 'playing',
    thru: highest(own.map(({ line }) => line.thru)) ?? 0,
    record: { won, halved, lost: over.length - won - halved },
  }
}

/** With 28 points at stake 14.5 win the cup, and 14 are enough for who holds it. */
function pointsOfCup(lines: readonly MatchLine[]): Pick<Board, 'pointsToWin' | 'pointsToRetain'> {
  const all = lines.reduce((total, line) => total + line.pointsAtStake, 0)
  return { pointsToWin: add(fraction(quotient(all, 2)), fraction(1, 2)), pointsToRetain: fraction(all, 2) }
}

/** The state of a match in the words of one of its sides. */
function seenFrom(line: MatchLine, side: 'a' | 'b'): string {
  const label = matchLabel(line)
  if (line.finished) return line.winner === null ? label : `${line.winner === side ? 'won' : 'lost'} ${label}`
  const isDown = side === 'a' ? line.upBy < 0 : line.upBy > 0
  return isDown ? label.replace('UP', 'DOWN') : label
}

/** The matches of a side, its points and its position. */
function explainMatches({ rows, matches = [] }: Board, sideId: number): Explanation {
  const row = rows.find(entry => entry.sideId === sideId)
  if (!row) return []
  const own = matches.filter(line => line.a.includes(sideId) || line.b.includes(sideId))
  return [
    ...own.map(line => {
      const isA = line.a.includes(sideId)
      const points = show(isA ? line.pointsA : line.pointsB)
      const others = (isA ? line.b : line.a).join(' and ')
      return {
        what: `round ${line.round + 1}, against ${others}`,
        formula: seenFrom(line, isA ? 'a' : 'b'),
        result: inUnits(points, 'points'),
      }
    }),
    { what: 'points', result: show(row.value ?? zero) },
    {
      what: 'position',
      result: row.position === null ? 'none' : positionLabel({ position: row.position, tied: row.tied }),
    },
  ]
}

/** A hole in the match of a side: the scores of both sides, and who won it. */
function explainMatchHole(
  matches: readonly Match[],
  settings: MatchSettings,
  choice: HoleChoice,
  about: About,
): Explanation {
  return matches
    .filter(({ a, b, round }) => round === (about.round ?? 0) && [...a.ids, ...b.ids].includes(about.sideId))
    .flatMap(match => {
      const { winners, order } = matchHoles(match.a.cards, match.b.cards, settings, choice)
      const cards = [...match.a.cards, ...match.b.cards]
      const numbers = longestTable(cards).map(hole => hole.number)
      const winner = winners[order.indexOf(numbers.indexOf(about.hole ?? 0))] ?? null
      const own = match.a.ids.includes(about.sideId) ? 'a' : 'b'
      const result = winner === null ? 'not decided' : winner === 'halved' ? 'halved' : winner === own ? 'won' : 'lost'
      return [...explainBalls(cards, about.hole), { what: `hole ${about.hole}`, result, rule: 'Rules of Golf 3.2' }]
    })
}
