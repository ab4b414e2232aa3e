import type { BoardInput, Entry, Format } from '../rules/formats/format.ts'
import { formatById } from '../rules/formats/index.ts'
import type { Card, Hole } from '../rules/game.ts'
import { inOwnProcess } from './inOwnProcess.ts'

/** One line of the table: what was measured, the median in processor milliseconds, and the figure to stay below. */
export type StandingsFigure = { readonly what: string; readonly medianMs: number; readonly limitMs: number }

/**
 * How long standings take, in processor time: a board of 144 players and 4 rounds after one changed score and from
 * nothing, and ten boards of 1,000 players and 4 rounds from nothing. In a process of its own: what other measurements left
 * in memory would be swept beside them.
 */
export async function measureStandings(): Promise<readonly StandingsFigure[]> {
  return JSON.parse(await inOwnProcess('measureStandings.ts', {}))
}

function measured(): readonly StandingsFigure[] {
  return [
    { what: '144 players x 4 rounds, one score changed', medianMs: oneScoreChanged(), limitMs: 2 },
    { what: '144 players x 4 rounds, from nothing', medianMs: fromNothing(144, ['stableford'], 200), limitMs: 2 },
    {
      what: '1,000 players x 4 rounds x 10 boards, from nothing',
      medianMs: fromNothing(1000, tenBoards, 60),
      limitMs: 150,
    },
  ]
}

const tenBoards = [
  'strokePlay',
  'maximumScore',
  'stableford',
  'modifiedStableford',
  'parBogey',
  'quota',
  'ringer',
  'bestBall',
  'bestBallStableford',
  'skins',
]

const rounds = 4

function oneScoreChanged(): number {
  const entries = [...field(144)]
  const net = { score: 'net' }
  const board = formatOf('strokePlay')
  const change = (turn: number) => {
    const at = (turn * 31) % entries.length
    const entry = entries[at]
    if (entry) entries[at] = { ...entry, rounds: entry.rounds.map(([card]) => [card ? changed(card, turn) : null]) }
  }
  return medianOf(400, turn => {
    change(turn)
    return () => board.board({ entries, settings: net, combining: finalWithTies })
  })
}

/** A player has four rounds; a team of four takes the cards of four players. */
function fromNothing(players: number, ids: readonly string[], runs: number): number {
  return medianOf(runs, () => {
    const singles = field(players)
    const teams = teamsOf(singles)
    return () => {
      for (const id of ids) {
        const format = formatOf(id)
        const input: BoardInput = { entries: format.leaderboardType.team ? teams : singles, combining: finalWithTies }
        format.board(input)
      }
    }
  })
}

const finalWithTies = { final: true, ties: { steps: ['lastRound', 'lastHoles', 'firstNine'] } } as const

function formatOf(id: string): Format {
  const format = formatById(id)
  if (!format) throw new Error(`No format ${id}`)
  return format
}

/** The same field every time: pars, stroke indexes, handicaps and scores by simple arithmetic. */
export function field(players: number): readonly Entry[] {
  const tees = Array.from({ length: rounds }, (_, round) => holesOf(round))
  return Array.from({ length: players }, (_, player) => ({
    side: { id: player + 1, playerIds: [player + 1] },
    rounds: tees.map((holes, round) => [cardOf(holes, player, round)]),
  }))
}

function holesOf(round: number): readonly Hole[] {
  return Array.from({ length: 18 }, (_, at) => ({
    number: at + 1,
    par: 3 + ((at * 7 + round) % 3),
    strokeIndex: 1 + ((at * 11 + round) % 18),
  }))
}

function cardOf(holes: readonly Hole[], player: number, round: number): Card {
  const scores = holes.map((hole, at) => hole.par - 1 + ((player * 13 + at * 7 + round * 5 + ((player * at) % 11)) % 4))
  return { holes, scores, playingHandicap: (player * 7) % 37 }
}

function changed(card: Card, turn: number): Card {
  return { ...card, scores: card.scores.map((score, at) => (at === turn % 18 ? 3 + (turn % 4) : score)) }
}

function teamsOf(singles: readonly Entry[]): readonly Entry[] {
  return Array.from({ length: Math.floor(singles.length / 4) }, (_, team) => {
    const members = singles.slice(team * 4, team * 4 + 4)
    return {
      side: { id: team + 1, playerIds: members.map(({ side }) => side.id) },
      rounds: Array.from({ length: rounds }, (_, round) => members.map(member => member.rounds[round]?.[0] ?? null)),
    }
  })
}

/** The median processor time of `run`, prepared again each time; the first quarter of the runs warms up. */
function medianOf(runs: number, prepare: (turn: number) => () => unknown): number {
  const times: number[] = []
  for (let turn = 0; turn < runs; turn++) {
    const run = prepare(turn)
    const before = process.cpuUsage()
    run()
    const used = process.cpuUsage(before)
    if (turn >= runs / 4) times.push((used.user + used.system) / 1000)
  }
  return times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0
}

if (import.meta.main) console.log(JSON.stringify(measured()))
