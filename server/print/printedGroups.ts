/** The groups of an event as scorecards and cart signs show them. */

import type { Language } from '../../contract/words/languages.ts'
import type { Clock } from '../../contract/words/timeOfDay.ts'
import { eventNumber, type VisibleEvent } from '../domain/access/visibleEvent.ts'
import { teamHandicapsOnCards } from '../domain/dots/handicapsOnCards.ts'
import type { TeamHandicapInEffect } from '../domain/handicaps/teamHandicapsInEffect.ts'
import { formatsPlayed, type LengthsOfTee, lengthsOf } from '../domain/scores/scorecard.sql.ts'
import { sidesScored } from '../domain/scores/sidesOf.ts'
import type { Transaction } from '../kernel/database/connect.ts'
import { dayInWords, timeInWords } from './dayInWords.ts'
import type { Names } from './names.ts'
import { opponents } from './opponents.ts'
import type { Pairing, PlayedRound } from './playedRounds.ts'
import { type CardOf, type PrintedCard, playerCard, teamCard } from './printedCard.ts'
import { doubledHoles, teeOf } from './teeSheet.ts'

export type PrintedGroup = {
  readonly teePairingId: number
  readonly roundName: string | undefined
  readonly courseName: string
  /** In words. */
  readonly date: string
  readonly time: string
  readonly startHole: number
  /** `1`, `10B`. */
  readonly start: string
  /** The address of the general scoring link, which asks who is scoring. */
  readonly url: string
  readonly players: readonly { readonly name: string; readonly team: string | undefined }[]
  /** The cards of the players, or of the teams with one ball that play in the group. */
  readonly cards: readonly PrintedCard[]
  /** One for each player, for their tees; also where a team has a single card. */
  readonly tees: readonly PrintedCard[]
}

/** Makes the addresses that are printed on paper. */
export type ScoringLinks = {
  /** The results page, for posters. */
  readonly ofResults: (tx: Transaction, event: VisibleEvent) => Promise<string>
  readonly ofAnyone: (tx: Transaction, event: VisibleEvent) => Promise<string>
  readonly ofPlayers: (
    tx: Transaction,
    event: VisibleEvent,
    playerIds: readonly number[],
  ) => Promise<ReadonlyMap<number, string>>
}

type GroupSources = {
  readonly links: ScoringLinks
  readonly tx: Transaction
  readonly event: VisibleEvent
  readonly names: Names
  /** Names of teams by id. */
  readonly teams: ReadonlyMap<number, string>
  readonly language: Language
}

/** All groups of these rounds with their cards, in the order of the tee sheet. */
export async function printedGroups(
  given: GroupSources,
  rounds: readonly PlayedRound[],
): Promise<readonly PrintedGroup[]> {
  const teams = await teamHandicapsOnCards(given.tx, given.event, {})
  const tees = [...rounds.flatMap(({ handicaps }) => [...handicaps.values()]), ...teams].flatMap(({ tee }) => tee ?? [])
  const lengths = await lengthsOf(given.tx, given.event, [...new Set(tees.map(({ teeId }) => teeId))])
  return (await Promise.all(rounds.map(round => groupsOf(given, round, { teams, lengths })))).flat()
}

type Read = {
  readonly teams: readonly TeamHandicapInEffect[]
  readonly lengths: ReadonlyMap<number, LengthsOfTee>
}

async function groupsOf(given: GroupSources, round: PlayedRound, read: Read): Promise<readonly PrintedGroup[]> {
  const { links, tx, event, names, teams, language } = given
  const eventId = eventNumber(round.eventId)
  const own: VisibleEvent = { ...event, eventId, kind: event.kind === 'M' ? 'R' : event.kind }
  const playerIds = round.pairings.flatMap(({ players }) => players.map(({ playerId }) => playerId))
  const [url, urls, formats] = await Promise.all([
    links.ofAnyone(tx, own),
    links.ofPlayers(tx, own, playerIds),
    formatsPlayed(tx, own),
  ])
  const { handicaps } = round
  const met = opponents(round, names)
  const cards: CardOf = { names, teams, lengths: read.lengths, handicaps, url, urls, language, opponents: met }
  const scored = sidesScored(formats)
  const teamsHere = scored.teams ? read.teams.filter(team => team.eventId === eventId) : []
  const doubled = doubledHoles(round.pairings)
  return round.pairings.map(pairing => {
    const tees = pairing.players.map(player => playerCard(cards, player))
    return {
      teePairingId: pairing.id,
      roundName: round.name,
      ...startOf(pairing, doubled, language, event.clock),
      url,
      players: pairing.players.map(player => ({
        name: names.player(player),
        team: player.teamId === undefined ? undefined : teams.get(player.teamId),
      })),
      tees,
      cards: [
        ...teamsIn(pairing, teamsHere).map(team => teamCard(cards, team, pairing)),
        ...(scored.players ? tees : []),
      ],
    }
  })
}

/** The teams with a player in the group. */
function teamsIn({ players }: Pairing, teams: readonly TeamHandicapInEffect[]): readonly TeamHandicapInEffect[] {
  return teams.filter(({ playerIds }) => players.some(({ playerId }) => playerIds.includes(playerId)))
}

function startOf(pairing: Pairing, doubled: ReadonlySet<number>, language: Language, clock: Clock) {
  return {
    courseName: pairing.courseName,
    date: dayInWords(pairing.teeTime.slice(0, 10), language),
    time: timeInWords(pairing.teeTime, clock, language),
    startHole: pairing.hole,
    start: teeOf(pairing, doubled),
  }
}
