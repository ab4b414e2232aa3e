import { teeInWords } from '../../contract/site/teeInWords.ts'
import type { Language } from '../../contract/words/languages.ts'
import type { Hole } from '../../rules/game.ts'
import { strokesReceived } from '../../rules/handicap/strokes.ts'
import type { HandicapOnCards } from '../domain/dots/handicapsOnCards.ts'
import { playerHandicapRecord } from '../domain/handicaps/playerHandicapRecord.ts'
import type { TeamHandicapInEffect } from '../domain/handicaps/teamHandicapsInEffect.ts'
import { cardIdOf } from '../domain/scores/card.ts'
import { type LengthsOfTee, lengthOfHole } from '../domain/scores/scorecard.sql.ts'
import { type HandicapOfSide, termsOfCard } from '../domain/scores/sideScore.ts'
import type { Names } from './names.ts'
import type { PairedPlayer, Pairing } from './playedRounds.ts'
import { signed } from './playerList.ts'

/** The card of one player, or of a team with one ball, before the first stroke. */
export type PrintedCard = {
  /** `P-3001`, `T-801`. */
  readonly cardId: string
  readonly name: string
  /** For a player the team, for a team its players. */
  readonly with: string | undefined
  /** Whom it is played against in matches. */
  readonly against: string | undefined
  readonly teeName: string | undefined
  readonly teeId: number | undefined
  /** Tells tees of one name apart. */
  readonly teeGender: 'M' | 'F' | undefined
  readonly holes: readonly Hole[]
  /** The playing handicap for these holes, as golfers write it; empty without one. */
  readonly handicap: string
  readonly index: string
  readonly indexDate: string | undefined
  /** Strokes received, by number of hole. */
  readonly strokes: ReadonlyMap<number, number>
  /** The address of the scoring link: a player's own, the general one for a team. */
  readonly url: string
}

/** The data from which the cards of a round are made. `lengths` by tee, `urls` by player; `url` is the general scoring link. */
export type CardOf = {
  readonly names: Names
  readonly teams: ReadonlyMap<number, string>
  readonly lengths: ReadonlyMap<number, LengthsOfTee>
  readonly handicaps: ReadonlyMap<number, HandicapOnCards>
  readonly url: string
  readonly urls: ReadonlyMap<number, string>
  readonly language: Language
  /** Whom players meet in matches, by player id. */
  readonly opponents: ReadonlyMap<number, string>
}

/** The card of a player in a tee pairing. */
export function playerCard(of: CardOf, player: PairedPlayer): PrintedCard {
  const { playerId, teamId } = player
  const handicap = of.handicaps.get(playerId)
  const shown = handicap && playerHandicapRecord(handicap)
  return {
    cardId: cardIdOf({ side: 'P', sideId: playerId }),
    name: of.names.player(player),
    with: teamId === undefined ? undefined : of.teams.get(teamId),
    against: of.opponents.get(playerId),
    // The tee in effect: players who have chosen none play the default one.
    teeName: teeInWords(handicap?.tee?.name ?? player.teeName),
    teeId: handicap?.tee?.teeId ?? player.teeId,
    teeGender: handicap?.tee?.gender,
    ...playedWith(handicap, of.lengths),
    index: signed(shown?.hcIndex, 1, of.language),
    indexDate: shown?.hcRevisionDt,
    url: of.urls.get(playerId) ?? of.url,
  }
}

/** The card of a team with one ball; the names of its players come from the tee pairing. */
export function teamCard(of: CardOf, team: TeamHandicapInEffect, { players }: Pairing): PrintedCard {
  const { teamId, name, tee, playerIds } = team
  const own = players.filter(({ playerId }) => playerIds.includes(playerId))
  return {
    cardId: cardIdOf({ side: 'T', sideId: teamId }),
    name: of.teams.get(teamId) ?? name,
    with: of.names.players(own),
    against: own.map(({ playerId }) => of.opponents.get(playerId)).find(one => one !== undefined),
    teeName: teeInWords(tee?.name),
    teeId: tee?.teeId,
    teeGender: tee?.gender,
    ...playedWith({ ...team, allocPct: 100, byHand: true }, of.lengths),
    index: '',
    indexDate: undefined,
    url: of.url,
  }
}

function playedWith(handicap: HandicapOfSide | undefined, lengths: CardOf['lengths']) {
  const { holes, playingHandicap } = handicap ? termsOfCard(handicap) : { holes: [], playingHandicap: null }
  const ofTee = lengths.get(handicap?.tee?.teeId ?? 0)
  const received = playingHandicap === null ? [] : strokesReceived(playingHandicap, holes)
  return {
    holes: holes.map(hole => ({ ...hole, ...lengthOfHole(ofTee, hole.number) })),
    handicap: signed(playingHandicap ?? undefined),
    strokes: new Map(holes.map((hole, at) => [hole.number, received[at] ?? 0])),
  }
}
