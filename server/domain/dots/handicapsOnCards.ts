/** Handicaps as cards, phones and paper show them: by the terms of the leaderboard that the round names in `dotsOf`, else the event's. */
import type { Transaction } from '../../kernel/database/connect.ts'
import type { VisibleEvent } from '../access/visibleEvent.ts'
import { flightsOff } from '../flights/requireFlight.ts'
import { type BoardTerms, boardTerms } from '../handicaps/boardTerms.ts'
import { playingHandicapFor } from '../handicaps/computeHandicap.ts'
import { type HandicapInEffect, handicapsInEffect } from '../handicaps/handicapsInEffect.ts'
import type { TeamChoice } from '../handicaps/teamHandicaps.sql.ts'
import { type TeamHandicapInEffect, teamHandicapsInEffect } from '../handicaps/teamHandicapsInEffect.ts'
import { type DotsRow, dotsRows } from './dots.sql.ts'

/** A handicap of a player with the terms by which the cards are marked; `hcPlaying` is by them too. */
export type HandicapOnCards = HandicapInEffect & { readonly terms?: BoardTerms }

/** The handicaps of all registered players, or of `playerIds`, in each round. */
export async function handicapsOnCards(
  tx: Transaction,
  event: VisibleEvent,
  playerIds?: readonly number[],
): Promise<readonly HandicapOnCards[]> {
  const [handicaps, rows] = await Promise.all([handicapsInEffect(tx, event, 'rounds', playerIds), dotsRows(tx, event)])
  if (rows.length === 0) return handicaps
  return handicaps.map(handicap => {
    const terms = termsOf(event, rows, handicap.eventId, ({ playerIds: own }) => own.includes(handicap.playerId))
    if (!terms) return handicap
    return { ...handicap, terms, hcPlaying: playingHandicapFor({ ...handicap, terms }, 18) }
  })
}

/** The handicaps of the teams of `choice` in each round. */
export async function teamHandicapsOnCards(
  tx: Transaction,
  event: VisibleEvent,
  choice: TeamChoice,
): Promise<readonly TeamHandicapInEffect[]> {
  const rows = await dotsRows(tx, event)
  return teamHandicapsInEffect(tx, event, 'rounds', choice, (eventId, teamId) =>
    termsOf(event, rows, eventId, ({ teamIds }) => teamIds.includes(teamId)),
  )
}

function termsOf(
  event: VisibleEvent,
  rows: readonly DotsRow[],
  eventId: number,
  isIn: (flight: DotsRow['flights'][number]) => boolean,
): BoardTerms | undefined {
  const row = rows.find(one => one.eventId === eventId)
  const flight = flightsOff(event) ? undefined : row?.flights.find(isIn)
  return row && boardTerms(row.settings, flight?.flightId)
}
