/** The groups of an event as scorecards and cart signs show them. */
import type { Hole } from '../../rules/game.ts'
import { strokesReceived } from '../../rules/handicap/strokes.ts'
import type { Transaction } from '../database/connect.ts'
import { eventNumber, type VisibleEvent } from '../events/visibleEvent.ts'
import type { HandicapInEffect } from '../handicaps/handicapsInEffect.ts'
import { playerHandicapRecord } from '../handicaps/playerHandicapRecord.ts'
import { yardsOf } from '../scorecard/scorecard.sql.ts'
import { termsOfCard } from '../scores/sideScore.ts'
import { type LinkMaker, linkOf, linksOfPlayers } from '../webLinks/link.ts'
import type { Names } from './names.ts'
import type { PairedPlayer, Pairing, PlayedRound } from './playedRounds.ts'
import { signed } from './playerList.ts'
import { teeOf } from './teeSheet.ts'

/** The card of one player, before the first stroke. `strokes` received by the number of the hole. */
export type PrintedCard = {
  readonly playerId: number
  readonly name: string
  readonly team: string | undefined
  readonly teeName: string | undefined
  /** Names the tee where several have the same name, one for each gender. */
  readonly teeId: number | undefined
  readonly holes: readonly Hole[]
  /** Playing handicap for these holes as golfers write it; empty without one. */
  readonly handicap: string
  readonly index: string
  readonly indexDate: string | undefined
  readonly strokes: ReadonlyMap<number, number>
  /** Address of the personal scoring link. */
  readonly url: string
}

export type PrintedGroup = {
  readonly roundName: string | undefined
  readonly courseName: string
  readonly date: string
  readonly time: string
  readonly startHole: number
  /** `1`, `10B`. */
  readonly start: string
  /** Address of the general scoring link, which asks who is scoring. */
  readonly url: string
  readonly cards: readonly PrintedCard[]
}

type Given = {
  readonly service: LinkMaker
  readonly tx: Transaction
  readonly event: VisibleEvent
  readonly names: Names
  /** Names of teams by id. */
  readonly teams: ReadonlyMap<number, string>
}

/** Every group of these rounds with its cards, in the order of the tee sheet. */
export async function printedGroups(given: Given, rounds: readonly PlayedRound[]): Promise<readonly PrintedGroup[]> {
  const tees = rounds.flatMap(({ handicaps }) => [...handicaps.values()].flatMap(({ tee }) => tee?.teeId ?? []))
  const yards = await yardsOf(given.tx, [...new Set(tees)])
  return (await Promise.all(rounds.map(round => groupsOf(given, round, yards)))).flat()
}

async function groupsOf(
  given: Given,
  { eventId, name, pairings, handicaps }: PlayedRound,
  yards: ReadonlyMap<number, readonly number[]>,
): Promise<readonly PrintedGroup[]> {
  const { communityId, kind } = given.event
  const round = { communityId, eventId: eventNumber(eventId), kind: kind === 'M' ? 'R' : kind } as const
  const playerIds = pairings.flatMap(({ players }) => players.map(({ playerId }) => playerId))
  const [{ url }, urls] = await Promise.all([
    linkOf(given, round, 'scoring'),
    linksOfPlayers(given, round, 'scoring', playerIds),
  ])
  return pairings.map(pairing => ({
    roundName: name,
    ...startOf(pairing),
    url,
    cards: pairing.players.map(player =>
      cardOf(given, player, handicaps.get(player.playerId), yards, urls.get(player.playerId) ?? url),
    ),
  }))
}

function startOf(pairing: Pairing) {
  return {
    courseName: pairing.courseName,
    date: pairing.teeTime.slice(0, 10),
    time: pairing.teeTime.slice(11, 16),
    startHole: pairing.teeHole,
    start: teeOf(pairing),
  }
}

function cardOf(
  { names, teams }: Given,
  player: PairedPlayer,
  handicap: HandicapInEffect | undefined,
  yards: ReadonlyMap<number, readonly number[]>,
  url: string,
): PrintedCard {
  const { holes, playingHandicap } = handicap ? termsOfCard(handicap) : { holes: [], playingHandicap: null }
  const shown = handicap && playerHandicapRecord(handicap)
  const lengths = yards.get(handicap?.tee?.teeId ?? 0) ?? []
  const received = playingHandicap === null ? [] : strokesReceived(playingHandicap, holes)
  return {
    playerId: player.playerId,
    name: names.player(player),
    team: player.teamId === undefined ? undefined : teams.get(player.teamId),
    teeName: player.teeName,
    teeId: player.teeId,
    holes: holes.map((hole, at) => ({ ...hole, ...((lengths[at] ?? 0) > 0 && { yards: lengths[at] ?? 0 }) })),
    handicap: signed(playingHandicap ?? undefined),
    index: signed(shown?.hcIndex, 1),
    indexDate: shown?.hcRevisionDt,
    strokes: new Map(holes.map((hole, at) => [hole.number, received[at] ?? 0])),
    url,
  }
}
