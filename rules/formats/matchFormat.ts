import { add, fraction, highest, quotient, show, sum, whole, zero } from '../exact.ts'
import type { Explanation } from '../game.ts'
import { type Phrase, phrase, type Sentence } from '../phrases.ts'
import type { Board, MatchLine } from '../standings/board.ts'
import { positionStep } from '../standings/explainStanding.ts'
import { type Tally, tallyRows } from '../standings/tally.ts'
import { type HoleChoice, longestTable } from './card.ts'
import { explainBalls } from './explainBalls.ts'
import type { About, BoardInput, Declaration, Entry, Format, Opponents, PlayedMatch } from './format.ts'
import { inUnits } from './inUnits.ts'
import type { HoleWinner } from './match.ts'
import { matchHoles, strokesInMatch } from './matchHoles.ts'
import { type Match, type MatchPart, matchLine, matchParts, pointsOfHoles } from './matchPoints.ts'
import type { MatchSettings, matchSettings } from './matchSettings.ts'
import { withDefaults } from './settings.ts'
import { choiceIn, completedByAll, explainShortening, isAnnulled, shortenedTo } from './shortened.ts'

export type MatchFormat = Omit<Declaration, 'settings' | 'unit' | 'ranks'> & {
  readonly settings: ReturnType<typeof matchSettings<'offLow' | 'full'>>
  /** Who plays whom. */
  readonly matches: (input: BoardInput) => readonly Match[]
  /** The id under which the points of a side are collected; the side itself when absent. */
  readonly collector?: (entry: Entry) => number | undefined
}

/** A format of matches between sides, which adds up the points for matches, nines and holes. Rules of Golf 3.2. */
export function matchFormat({ matches: all, collector, ...declaration }: MatchFormat): Format {
  const matches = (input: BoardInput) =>
    all(input)
      .filter(({ round }) => !isAnnulled(input, round))
      .map(match => (collector ? { ...match, isOfCup: true } : match))
  const settingsOf = (input: BoardInput): MatchSettings => withDefaults(declaration.settings, input.settings ?? {})
  const board = (input: BoardInput): Board => {
    const settings = settingsOf(input)
    const lines = matches(input).map(match => matchLine(match, settings, choiceOf(input, match)))
    return boardOf(input, lines, collector)
  }
  const explainedMatch = (input: BoardInput) => (at: number) => {
    const match = matches(input)[at]
    if (!match) return { parts: [], completed: null }
    return { parts: matchParts(match, settingsOf(input), choiceOf(input, match)), completed: completedIn(input, match) }
  }
  const collectors = ({ entries }: BoardInput) => {
    const byId = new Map(entries.map(entry => [entry.side.id, collector ? collector(entry) : entry.side.id]))
    return (id: number) => byId.get(id)
  }
  return {
    ...declaration,
    unit: 'points',
    ranks: 'high',
    board,
    playedMatches: input => matches(input).map(match => playedMatch(match, settingsOf(input), choiceOf(input, match))),
    explain: (input, about) =>
      about.hole === undefined
        ? [
            ...explainShortening(ofField(input), about.sideId),
            ...explainMatches(board(input), explainedMatch(input), collectors(input), about.sideId),
          ]
        : [
            ...explainShortening(ofField(input), about.sideId, about.round ?? 0),
            ...explainMatchHole(input, matches(input), settingsOf(input), about),
          ],
  }
}

/** The holes that count in a match. Where those do that everybody has completed, a match has its own: both sides have. */
function choiceOf(input: BoardInput, { a, b, round }: Match): HoleChoice {
  return choiceIn(input, round, [...a.cards, ...b.cards])
}

/** The holes that both sides of a match have completed, in a round that was shortened to these; otherwise null. */
function completedIn({ shortened = [] }: BoardInput, { a, b, round }: Match): readonly number[] | null {
  const isCompleted = shortened.some(one => one.round === round && one.holes === 'completed')
  return isCompleted ? completedByAll([...a.cards, ...b.cards]) : null
}

/** The input with what the committee has decided for all matches alike. */
function ofField({ shortened, ...input }: BoardInput): BoardInput {
  return shortened ? { ...input, shortened: shortened.filter(({ holes }) => holes !== 'completed') } : input
}

/** The cards of an entry in a round (by index); none for an unknown entry or round. */
export function cardsIn(entry: Entry | undefined, round: number): Entry['rounds'][number] {
  return entry?.rounds[round] ?? []
}

/** The matches created by hand, without those of sides that are not on the board. The same match in a round counts once. */
export function createdMatches({ entries, matches = [] }: BoardInput): readonly Match[] {
  const byId = new Map(entries.map(entry => [entry.side.id, entry]))
  const known = new Set<string>()
  return matches.flatMap(({ a, b, round = 0, outcome }) => {
    const [own, other] = [sidesOf(a), sidesOf(b)]
    const key = `${round} ${[own, other]
      .map(ids => [...ids].sort((x, y) => x - y).join('+'))
      .sort()
      .join(' ')}`
    const all = [...own, ...other]
    if (all.some(id => !byId.has(id)) || new Set(all).size < all.length || known.has(key)) return []
    known.add(key)
    const side = (ids: readonly number[]) => ({ ids, cards: ids.flatMap(id => cardsIn(byId.get(id), round)) })
    return { a: side(own), b: side(other), round, ...(outcome === undefined ? {} : { outcome }) }
  })
}

/** The ids of those who play together. */
export function sidesOf(side: Opponents): readonly number[] {
  return typeof side === 'number' ? [side] : side
}

/** The created matches of a format that does not count them by holes won: who meets whom, and the strokes received. */
export function unplayedMatches(
  input: BoardInput,
  settings: Pick<MatchSettings, 'score' | 'strokes'>,
): readonly PlayedMatch[] {
  const open = { upBy: 0, thru: 0, finished: false, winner: null, result: '', pointsAtStake: 0 }
  return createdMatches(input).map(({ a, b, round }) => ({
    line: { ...open, a: a.ids, b: b.ids, round, pointsA: zero, pointsB: zero },
    holes: [],
    received: receivedBy(a, strokesInMatch([...a.cards, ...b.cards], settings)),
  }))
}

/** The strokes of each card, by side; those of `a` come first. */
function receivedBy({ cards }: Match['a'], received: readonly (readonly number[])[]): PlayedMatch['received'] {
  return { a: received.slice(0, cards.length), b: received.slice(cards.length) }
}

/** A match with its holes, and the strokes that each of its cards receives. */
function playedMatch(match: Match, settings: MatchSettings, choice: HoleChoice): PlayedMatch {
  const { a, b } = match
  const { winners, order, received } = matchHoles(a.cards, b.cards, settings, choice)
  const numbers = longestTable([...a.cards, ...b.cards]).map(hole => hole.number)
  return {
    line: matchLine(match, settings, choice),
    holes: order.map((at, played) => ({ hole: numbers[at] ?? 0, winner: winners[played] ?? null })),
    received: receivedBy(a, received),
  }
}

function boardOf({ entries }: BoardInput, lines: readonly MatchLine[], collector: MatchFormat['collector']): Board {
  const collectors = new Map(entries.map(entry => [entry.side.id, collector ? collector(entry) : entry.side.id]))
  const played = new Map<number, SeenMatch[]>()
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
type SeenMatch = { readonly line: MatchLine; readonly side: 'a' | 'b' }

function hasBegun(line: MatchLine): boolean {
  return line.thru > 0 || line.finished
}

function tallyOf(sideId: number, own: readonly SeenMatch[]): Tally {
  const begun = own.some(({ line }) => hasBegun(line))
  const over = own.filter(({ line }) => line.finished)
  const won = over.filter(({ line, side }) => line.winner === side).length
  const halved = over.filter(({ line }) => line.winner === null && !line.bothOut).length
  return {
    sideId,
    value: sum(own.map(({ line, side }) => (side === 'a' ? line.pointsA : line.pointsB))),
    ranked: begun,
    status: !begun ? 'notStarted' : over.length === own.length ? 'complete' : 'playing',
    thru: highest(own.map(({ line }) => line.thru)) ?? 0,
    record: { won, halved, lost: over.length - won - halved },
  }
}

/** With 28 points at stake, 14.5 win the cup, and 14 are enough for its holder to keep it. */
function pointsOfCup(lines: readonly MatchLine[]): Pick<Board, 'pointsToWin' | 'pointsToRetain'> {
  const all = lines.reduce((total, line) => total + line.pointsAtStake, 0)
  return { pointsToWin: add(fraction(quotient(all, 2)), fraction(1, 2)), pointsToRetain: fraction(all, 2) }
}

/** The state of a match as one side sees it; empty before the first hole. */
function seenFrom({ finished, winner, result, upBy, thru }: MatchLine, side: 'a' | 'b'): Phrase {
  if (finished && winner === null) return resultOf(result)
  if (finished) return phrase(winner === side ? 'wonBy' : 'lostBy', { result: resultOf(result) })
  if (thru === 0) return ''
  const up = side === 'a' ? upBy : 0 - upBy
  if (up === 0) return phrase('allSquareThru', { thru })
  return up > 0 ? phrase('upThru', { up, thru }) : phrase('downThru', { down: 0 - up, thru })
}

const endings = {
  AS: 'allSquare',
  conceded: 'matchConceded',
  'w/o': 'walkover',
  committee: 'decidedByCommittee',
  'both out': 'bothOut',
} as const

/** How a match ended: `3&2`, all square, or in the words of the committee. */
function resultOf(result: string): Phrase {
  const [, up] = /^(\d+) up$/.exec(result) ?? []
  if (up !== undefined) return phrase('upOnTheLast', { up: whole(up) })
  const [, ending] = Object.entries(endings).find(([known]) => known === result) ?? []
  return ending ? phrase(ending) : { name: result }
}

/** The parts of the points of a match, and the holes that it was shortened to because both sides have completed them. */
type ExplainedMatch = { readonly parts: readonly MatchPart[]; readonly completed: readonly number[] | null }

/** The matches of a side with the parts of their points, then its points and its position. */
function explainMatches(
  { rows, matches = [] }: Board,
  explainedMatch: (at: number) => ExplainedMatch,
  collectorOf: (sideId: number) => number | undefined,
  sideId: number,
): Explanation {
  const row = rows.find(entry => entry.sideId === sideId)
  if (!row) return []
  const collects = (ids: readonly number[]) => ids.some(id => collectorOf(id) === sideId)
  const steps = matches.flatMap((line, at) => [
    ...(collects(line.a) ? matchSteps(line, 'a', explainedMatch(at)) : []),
    ...(collects(line.b) ? matchSteps(line, 'b', explainedMatch(at)) : []),
  ])
  return [...steps, { what: phrase('points'), result: show(row.value ?? zero) }, positionStep(row)]
}

/** A match as one side sees it: the parts where there are several, then the match with all its points. */
function matchSteps(line: MatchLine, side: 'a' | 'b', { parts, completed }: ExplainedMatch): Explanation {
  const others = { round: line.round + 1, sides: { sides: side === 'a' ? line.b : line.a } }
  const against = phrase('against', others)
  const ofParts = parts.map(part => ({
    what: phrase('partAgainst', { part: part.what, ...others }),
    result: inUnits(part[side], 'points'),
  }))
  return [
    ...(completed ? [shortenedTo(against, completed, phrase('completedByBoth'))] : []),
    ...(parts.length > 1 ? ofParts : []),
    {
      what: against,
      formula: seenFrom(line, side),
      result: inUnits(side === 'a' ? line.pointsA : line.pointsB, 'points'),
    },
  ]
}

/** What became of a hole, in the words of one side. */
function outcomeOf(winner: HoleWinner, own: 'a' | 'b'): Sentence {
  if (winner === null) return phrase('notDecided')
  if (winner === 'halved') return phrase('halved')
  return phrase(winner === own ? 'won' : 'lost')
}

/** One hole in the match of a side: the scores of both sides, and the winner. */
function explainMatchHole(
  input: BoardInput,
  matches: readonly Match[],
  settings: MatchSettings,
  about: About,
): Explanation {
  return matches
    .filter(({ a, b, round }) => round === (about.round ?? 0) && [...a.ids, ...b.ids].includes(about.sideId))
    .flatMap(match => {
      const choice = choiceOf(input, match)
      const { winners, order, received } = matchHoles(match.a.cards, match.b.cards, settings, choice)
      const cards = [...match.a.cards, ...match.b.cards]
      const numbers = longestTable(cards).map(hole => hole.number)
      const place = order.indexOf(numbers.indexOf(about.hole ?? 0))
      const winner = winners[place] ?? null
      const own = match.a.ids.includes(about.sideId) ? 'a' : 'b'
      const outcome = place < 0 ? phrase('doesNotCount') : outcomeOf(winner, own)
      const points = inUnits(pointsOfHoles(match, settings, choice)[place]?.[own] ?? zero, 'points')
      const result = settings.holePoints === 0 ? outcome : phrase('outcomeWithPoints', { outcome, points })
      const completed = completedIn(input, match)
      return [
        ...(completed
          ? [shortenedTo(phrase('round', { round: match.round + 1 }), completed, phrase('completedByBoth'))]
          : []),
        ...explainBalls(cards, about.hole, received),
        {
          what: phrase('hole', { hole: about.hole ?? 0 }),
          result,
          rule: phrase('rulesOfGolf', { clause: { name: '3.2' } }),
        },
      ]
    })
}
