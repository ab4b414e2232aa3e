import { fraction } from '../../exact.ts'
import { bestBalls } from '../../formats/bestBalls.ts'
import { callawayHandicap } from '../../formats/callaway.ts'
import { countHoles, countStrokes, strokesOf } from '../../formats/card.ts'
import { matchState, nassau, playMatch } from '../../formats/match.ts'
import { matchHoles } from '../../formats/matchHoles.ts'
import { modifiedStableford } from '../../formats/modifiedStableford.ts'
import { parBogeyPoints, parBogeyRule } from '../../formats/parBogey.ts'
import { pointsFor } from '../../formats/pointsByScore.ts'
import { roundPoints } from '../../formats/pointsPerHole.ts'
import { nextQuota, quotaOf } from '../../formats/quota.ts'
import { withDefaults } from '../../formats/settings.ts'
import { skins } from '../../formats/skins.ts'
import { stablefordPoints, stablefordRule } from '../../formats/stableford.ts'
import type { Card, Hole, Score } from '../../game.ts'
import { strokesReceived, strokesReceivedOn } from '../../handicap/strokes.ts'
import { type Check, fromInput } from '../vector.ts'

type Gross = readonly (number | 'conceded' | null)[]
type CardIn = {
  readonly playingHandicap?: number
  readonly playingHandicap9?: number
  readonly par: readonly number[]
  readonly hc: readonly number[]
  readonly gross: Gross
  readonly startHole?: number
}
type HoleIn = {
  readonly gross: number | null
  readonly par: number
  readonly playingHandicap: number
  readonly hc: number
  readonly holes: number
}
type MatchIn = {
  readonly hc: readonly number[]
  readonly strokesA: number
  readonly strokesB: number
  readonly a: Gross
  readonly b: Gross
}
type SkinsIn = {
  readonly gross: readonly Gross[]
  readonly carryOver: boolean
  readonly net?: boolean
  readonly playingHandicaps?: readonly number[]
  readonly hc?: readonly number[]
  readonly courseHoles?: number
  readonly stakeCents?: number
}
type BestBallIn = {
  readonly count: number
  readonly gross: readonly Gross[]
  readonly strokes?: readonly (readonly number[])[]
  readonly par?: readonly number[]
}

/** Cases of the formats of play, each counted by the function that the format itself uses. */
export const formatKinds: Readonly<Record<string, Check>> = {
  scorecard: fromInput<CardIn>(scorecard),
  scorecard9: fromInput<CardIn>(scorecard),
  stablefordHole: fromInput<HoleIn>(({ gross, par, playingHandicap, hc, holes }) => {
    const strokes = strokesReceived(playingHandicap, plainHoles(holes))[hc - 1] ?? 0
    return { points: gross === null ? 0 : stablefordPoints(gross - strokes - par), strokes }
  }),
  stablefordHoleStrokes: fromInput<{ gross: number | null; par: number; strokes: number }>(
    ({ gross, par, strokes }) => ({
      points: gross === null ? 0 : stablefordPoints(gross - strokes - par),
    }),
  ),
  stablefordRound: fromInput<CardIn>(input => {
    const points = countHoles(cardOf(input), stablefordRule('net'))
    return { points: points.value.n, total: points.value.n, perHole: points.values, holesPlayed: points.thru }
  }),
  modifiedStableford: fromInput<{ par: number; score: number }>(({ par, score }) => ({
    points: pointsFor(score - par, usualModified),
  })),
  modifiedStablefordTotal: fromInput<{ par: readonly number[]; gross: Gross }>(({ par, gross }) => ({
    points: modifiedTotal(par, gross),
  })),
  pointsTable: fromInput<{ netToPar: number }>(({ netToPar }) => ({
    stableford: stablefordPoints(netToPar),
    parBogey: parBogeyPoints(netToPar),
  })),
  matchPlay: fromInput<MatchIn>(matchCase),
  matchState: fromInput<{ upBy: number; afterHole: number; holes: number }>(({ upBy, afterHole, holes }) => {
    const state = matchState(upBy, afterHole, holes)
    return {
      finished: state.finished,
      dormie: state.dormie,
      result: state.result,
      winner: letter(state.winner),
      holesPlayed: state.thru,
    }
  }),
  nassau: fromInput<{ holes: string }>(nassauCase),
  skins: fromInput<SkinsIn>(skinsCase),
  skinsPot: fromInput<SkinsIn>(skinsCase),
  bestBall: fromInput<BestBallIn>(bestBallCase),
  points531: fromInput<{ gross: readonly Gross[] }>(({ gross }) => ({
    points: roundPoints(cardsOf(gross), { score: 'gross', points: [5, 3, 1] }, {}).map(({ n, d }) => n / d),
  })),
  callaway: fromInput<{ gross: number; worstHoles: readonly number[] }>(({ gross, worstHoles }) => {
    const handicap = callawayHandicap(gross, worstHoles)
    return { handicap, net: gross - handicap }
  }),
  quota: fromInput<{ base: number; playingHandicap: number; points: number }>(({ base, playingHandicap, points }) => {
    const own = quotaOf(fraction(base * 2, 2), playingHandicap)
    const result = fraction(points * own.d - own.n, own.d)
    const next = nextQuota(own, result)
    return { quota: own.n / own.d, result: result.n / result.d, nextQuota: next.n / next.d }
  }),
}

function scorecard(input: CardIn): Readonly<Record<string, unknown>> {
  const card = cardOf(input)
  const strokes = strokesOf(card)
  const points = countHoles(card, stablefordRule('net'))
  const grossPoints = countHoles(card, stablefordRule('gross'))
  const match = countHoles(card, parBogeyRule('net'))
  const played = (at: number) => typeof card.scores[at] === 'number'
  return {
    holesPlayed: points.thru,
    strokesReceived: strokes,
    strokesReceivedPlayed: strokes.map((received, at) => (played(at) ? received : null)),
    net: card.scores.map((score, at) => (typeof score === 'number' ? score - (strokes[at] ?? 0) : null)),
    grossTotal: countStrokes(card, 'gross').value.n,
    netTotal: countStrokes(card, 'net').value.n,
    stablefordNet: points.values,
    stablefordNetTotal: points.value.n,
    stablefordGross: grossPoints.values,
    stablefordGrossTotal: grossPoints.value.n,
    parBogeyNet: match.values,
    parBogeyTotal: match.value.n,
  }
}

function modifiedTotal(par: readonly number[], gross: Gross): number | undefined {
  const card = cardOf({ playingHandicap: 0, par, hc: par.map((_, at) => at + 1), gross })
  const board = modifiedStableford.board({
    entries: [{ side: { id: 1, playerIds: [1] }, rounds: [[card]] }],
    combining: { final: true },
  })
  return board.rows[0]?.value?.n
}

function matchCase({ hc, strokesA, strokesB, a, b }: MatchIn): Readonly<Record<string, unknown>> {
  const par = hc.map(() => 4)
  const cardWith = (playingHandicap: number, gross: Gross) => ({
    ...cardOf({ playingHandicap, par, hc, gross }),
    scores: gross,
  })
  const { winners } = matchHoles(
    [cardWith(strokesA, a)],
    [cardWith(strokesB, b)],
    { score: 'net', strokes: 'offLow', count: 1 },
    {},
  )
  const state = playMatch(winners)
  return {
    winner: letter(state.winner),
    result: state.result,
    holesPlayed: state.thru,
    finished: state.finished,
    standing: state.upBy,
    dormie: state.dormie,
  }
}

function nassauCase({ holes }: { readonly holes: string }): Readonly<Record<string, unknown>> {
  const winners = [...holes].map(hole => ({ A: 'a', B: 'b', H: 'halved' })[hole] ?? null) as Parameters<
    typeof nassau
  >[0]
  const bets = nassau(winners)
  const [front, back, overall] = bets.length === 3 ? bets : [undefined, undefined, bets[0]]
  const leader = (bet: typeof front) => {
    if (bet === undefined) return undefined
    return bet.thru === 0 ? null : (letter(sign(bet.upBy)) ?? 'H')
  }
  return {
    front: leader(front),
    back: leader(back),
    overall: leader(overall),
    frontComplete: front?.finished,
    backComplete: back?.finished,
    overallComplete: overall?.finished,
    balance: bets.reduce((sum, bet) => sum + Math.sign(bet.upBy), 0),
    decided: bets.filter(bet => bet.finished).length,
    holesPlayed: overall?.thru,
  }
}

function skinsCase(input: SkinsIn): Readonly<Record<string, unknown>> {
  const cards = input.gross.map((gross, player) => skinsCard(input, gross, player))
  const potCents = (input.stakeCents ?? 0) * cards.length
  const board = skins.board({
    entries: cards.map((card, id) => ({ side: { id, playerIds: [id] }, rounds: [[card]] })),
    settings: { score: input.net ? 'net' : 'gross', carryOver: input.carryOver },
    potCents,
  })
  const awards = board.awards ?? []
  const rows = [...board.rows].sort((a, b) => a.sideId - b.sideId)
  return {
    skins: rows.map(row => row.value?.n),
    holesWon: rows.map(row => awards.filter(award => award.winners.includes(row.sideId)).map(award => award.hole)),
    unclaimed: awards.reduce((sum, award) => sum + (award.hole === null ? award.shares : 0), 0),
    potCents,
    wonCents: rows.map(row => row.wonCents),
  }
}

/** `courseHoles`: the stroke index counts over so many holes, of which the card shows some. */
function skinsCard(input: SkinsIn, gross: Gross, player: number): Card {
  const hc = input.hc ?? gross.map((_, at) => at + 1)
  const table = plainHoles(input.courseHoles ?? hc.length)
  const playingHandicap = input.playingHandicaps?.[player] ?? 0
  const card = cardOf({ playingHandicap, par: gross.map(() => 4), hc, gross })
  return { ...card, scores: gross, strokes: strokesReceivedOn(playingHandicap, table, hc) }
}

function bestBallCase({ count, gross, strokes, par }: BestBallIn): Readonly<Record<string, unknown>> {
  const holes = gross[0]?.map((_, at) => at) ?? []
  const sums = holes.map(at => {
    const balls = gross.flatMap((own, player) => {
      const score = own[at]
      const ofHole = par?.[at] ?? 4
      return typeof score === 'number'
        ? [{ player, gross: score, net: score - (strokes?.[player]?.[at] ?? 0), par: ofHole }]
        : []
    })
    const hole = { number: at + 1, par: par?.[at] ?? 4, strokeIndex: at + 1 }
    return bestBalls({ hole, balls, players: gross.length }, { kind: 'best', count }, netStrokes, [])
  })
  return {
    net: sums.map(sum => sum?.value ?? null),
    total: sums.reduce((total, sum) => total + (sum?.value ?? 0), 0),
    toParPerHole: sums.map(sum => (sum ? sum.value - sum.par : null)),
    toPar: sums.reduce((total, sum) => total + (sum ? sum.value - sum.par : 0), 0),
  }
}

const netStrokes = { score: 'net', counts: (strokes: number) => strokes, better: 'low', missing: null } as const

const usualModified = withDefaults(modifiedStableford.settings, {}) as Parameters<typeof pointsFor>[1]

/** A card as the files write it: null is a ball picked up. */
function cardOf({ playingHandicap, playingHandicap9, par, hc, gross, startHole }: CardIn): Card {
  const holes: readonly Hole[] = par.map((own, at) => ({ number: at + 1, par: own, strokeIndex: hc[at] ?? 0 }))
  const scores = gross.map((score): Score => score ?? 'pickedUp')
  const card = { holes, scores, playingHandicap: playingHandicap ?? playingHandicap9 ?? 0 }
  return startHole === undefined ? card : { ...card, startHole }
}

function cardsOf(gross: readonly Gross[]): readonly Card[] {
  return gross.map(scores => ({
    ...cardOf({ playingHandicap: 0, par: scores.map(() => 4), hc: scores.map((_, at) => at + 1), gross: scores }),
    scores,
  }))
}

/** Holes of which only number and stroke index matter, both 1, 2, 3 ... */
function plainHoles(count: number): readonly Hole[] {
  return Array.from({ length: count }, (_, at) => ({ number: at + 1, par: 4, strokeIndex: at + 1 }))
}

function letter(side: 'a' | 'b' | null): 'A' | 'B' | null {
  if (side === null) return null
  return side === 'a' ? 'A' : 'B'
}

function sign(upBy: number): 'a' | 'b' | null {
  if (upBy === 0) return null
  return upBy > 0 ? 'a' : 'b'
}
