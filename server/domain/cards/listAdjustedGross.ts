import type { NamedPlayer } from '../../../contract/site/scorecard.ts'
import { toDecimal } from '../../../rules/exact.ts'
import type { Hole, Score } from '../../../rules/game.ts'
import { type AdjustedGross, adjustedGross } from '../../../rules/handicap/adjustedGross.ts'
import {
  differentialOfNineAlone,
  type ExpectedScores,
  scoreDifferential,
  scoreDifferentialOfNine,
  scoreDifferentialOfPart,
} from '../../../rules/handicap/scoreDifferential.ts'
import { publicEventId } from '../access/visibleEvent.ts'
import { roundsOfBoard } from '../events/rounds.sql.ts'
import { recordHandicap } from '../handicaps/computeHandicap.ts'
import { expectedScoresOf } from '../handicaps/expectedScoresOf.ts'
import { type HandicapInEffect, handicapsInEffect } from '../handicaps/handicapsInEffect.ts'
import { playedTeeRecord } from '../handicaps/playerHandicapRecord.ts'
import { handle } from '../operation/handler.ts'
import { scorerName } from '../scores/judgeEntry.ts'
import { scorersOf } from '../scores/scorecard.sql.ts'
import { startsOf } from '../scores/scores.sql.ts'
import { type PostedScore, postedScores } from './postedScores.sql.ts'
import { type CardRow, cardsOf } from './roundCards.sql.ts'
import { shownStatus } from './shownStatus.ts'

export const listAdjustedGross = handle('listAdjustedGross', async ({ tx, event }) => {
  const [players, cards, handicaps, rounds, startOf, posted, expected] = await Promise.all([
    scorersOf(tx, event, []),
    cardsOf(tx, event),
    handicapsInEffect(tx, event, 'rounds'),
    roundsOfBoard(tx, event),
    startsOf(tx, event),
    postedScores(tx, event),
    expectedScoresOf(tx, event.communityId),
  ])
  const cardOf = byScore(cards.flatMap(card => (card.side === 'P' ? [{ ...card, playerId: card.sideId }] : [])))
  const handicapOf = byScore(handicaps)
  const postedOf = byScore(posted)
  const markerOf = markersAmong(players)
  return {
    scores: players.flatMap(({ playerId, name }) =>
      rounds.flatMap(round => {
        const { eventId } = round
        const key = scoreKey({ eventId, playerId })
        const card = cardOf.get(key)
        const handicap = handicapOf.get(key)
        if (!card?.hasScore || !handicap) return []
        const status = shownStatus(card, round)
        const playedDate = startOf(eventId, playerId)?.date ?? handicap.part.startDate
        const said = { marker: markerOf(card), posted: postedRecord(postedOf.get(key)) }
        return [
          {
            eventId: publicEventId('R', eventId),
            playerId,
            name,
            status,
            playedDate,
            ...said,
            ...scoreOf(card, handicap, expected),
          },
        ]
      }),
    ),
  }
})

type ScoreKey = { readonly eventId: number; readonly playerId: number }

function scoreKey({ eventId, playerId }: ScoreKey): string {
  return `${eventId}/${playerId}`
}

function byScore<Row extends ScoreKey>(rows: readonly Row[]): ReadonlyMap<string, Row> {
  return new Map(rows.map(row => [scoreKey(row), row]))
}

/** The name of the player who has signed a card of another as the marker; undefined where nobody has. */
function markersAmong(players: readonly NamedPlayer[]): (card: CardRow) => string | undefined {
  const nameOf = new Map(players.map(({ playerId, name }) => [scorerName(playerId), name]))
  return ({ signedBy, sideId }) =>
    nameOf.get(signedBy.find(name => name !== scorerName(sideId) && nameOf.has(name)) ?? '')
}

function postedRecord(posted: PostedScore | undefined) {
  if (!posted) return undefined
  const { at, actorName, isOld } = posted
  return { at, by: actorName ?? undefined, ...(isOld && { changedSince: true as const }) }
}

function scoreOf(card: CardRow, handicap: HandicapInEffect, expected: ExpectedScores) {
  const { tee, indexTenths, part } = handicap
  // A player without a tee still plays the course, and any of its tees has the pars and stroke indexes.
  const holes = (tee ?? [...part.tees.values()][0])?.card ?? []
  const scores = holes.map(hole => scoreOn(hole, card))
  const courseHandicap = recordHandicap({ ...handicap, holes: holes.length })
  const adjusted = adjustedGross(holes, scores, courseHandicap)
  const strokes = scores.filter(score => typeof score === 'number')
  return {
    ...playedTeeRecord(tee),
    teePar: tee?.par,
    teeRating: tee && toDecimal(tee.ratingTenths),
    teeSlope: tee?.slope,
    hcIndex: indexTenths === null ? undefined : toDecimal(indexTenths),
    courseHandicap: courseHandicap ?? undefined,
    firstHole: holes[0]?.number ?? 1,
    holesPlayed: adjusted.holesPlayed,
    gross: strokes.length === holes.length ? strokes.reduce((sum, score) => sum + score, 0) : null,
    ags: adjusted.value,
    ...differentialOf(adjusted, handicap, expected),
  }
}

/** The differential for the handicap record: Rules of Handicapping 5.1a, 5.1b, 3.2. Nothing for fewer than ten holes of 18. */
function differentialOf(
  { value, holes, holesPlayed }: AdjustedGross,
  { tee, indexTenths, part }: HandicapInEffect,
  expected: ExpectedScores,
) {
  if (!tee) return { differential: null }
  const played = holes.reduce<number>((sum, strokes) => sum + (strokes ?? 0), 0)
  const round = { ...tee, adjustedGross: played, playingConditions: part.settings.pcc }
  const isWhole = value !== null
  if (isWhole && tee.holes === 18) return { differential: toDecimal(scoreDifferential(round).value) }
  if (isWhole && indexTenths === null)
    return { differential: null, differentialOfHoles: toDecimal(differentialOfNineAlone(round)) }
  if (indexTenths === null || (isWhole ? tee.holes !== 9 : tee.holes !== 18 || holesPlayed < 10))
    return { differential: null }
  const { value: tenths } = isWhole
    ? scoreDifferentialOfNine(round, indexTenths, expected)
    : scoreDifferentialOfPart(round, holesPlayed, indexTenths, expected)
  return { differential: toDecimal(tenths), ...(!expected.isPublished && { approximate: true as const }) }
}

function scoreOn({ number }: Hole, { strokes }: CardRow): Score {
  const score = strokes[number - 1] ?? null
  return score === 0 ? 'pickedUp' : score
}
