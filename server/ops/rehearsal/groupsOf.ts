import type { VisibleEvent } from '../../domain/access/visibleEvent.ts'
import { startsOf } from '../../domain/cards/roundCards.sql.ts'
import { handicapsInEffect } from '../../domain/handicaps/handicapsInEffect.ts'
import { teamHandicapsInEffect } from '../../domain/handicaps/teamHandicapsInEffect.ts'
import { formatsPlayed } from '../../domain/scores/scorecard.sql.ts'
import { type HandicapOfSide, termsOfCard } from '../../domain/scores/sideScore.ts'
import { sidesScored } from '../../domain/scores/sidesOf.ts'
import type { Transaction } from '../../kernel/database/connect.ts'
import type { DrawnGroup, DrawnSide } from './drawScores.ts'

/** The groups of a round with the sides whose cards are kept in them: those of players, of teams with one ball, or of both. */
export async function groupsOf(tx: Transaction, round: VisibleEvent): Promise<readonly DrawnGroup[]> {
  const [starts, formats, players] = await Promise.all([
    startsOf(tx, round),
    formatsPlayed(tx, round),
    handicapsInEffect(tx, round, 'rounds'),
  ])
  const scored = sidesScored(formats)
  const teams = scored.teams ? await teamHandicapsInEffect(tx, round, 'rounds', {}) : []
  const handicaps = new Map(players.map(one => [one.playerId, one]))
  const groups = Map.groupBy(
    starts.filter(one => one.teePairingId !== null),
    one => one.teePairingId,
  )
  return [...groups.values()].map(seats => {
    const here = new Set(seats.map(one => one.playerId))
    const ofTeams = teams
      .filter(team => team.playerIds.some(id => here.has(id)))
      .map(
        (team): DrawnSide => ({
          ...termsOf({ ...team, indexTenths: null, allocPct: 100, byHand: true }),
          side: 'T',
          sideId: team.teamId,
          name: `team ${team.name}`,
          playerIds: team.playerIds.filter(id => here.has(id)),
        }),
      )
    const ofPlayers = scored.players ? seats : []
    return {
      teeTime: seats[0]?.teeTime ?? '',
      teeHole: seats[0]?.teeHole ?? 1,
      sides: [
        ...ofTeams,
        ...ofPlayers.flatMap(({ playerId, name }): DrawnSide[] => {
          const handicap = handicaps.get(playerId)
          return handicap ? [{ ...termsOf(handicap), side: 'P', sideId: playerId, name, playerIds: [playerId] }] : []
        }),
      ].filter(({ pars }) => pars.length > 0),
    }
  })
}

/** Who has no handicap plays like many do. */
const usualHandicap = 20

function termsOf(handicap: HandicapOfSide): Pick<DrawnSide, 'handicap' | 'pars' | 'firstHole'> {
  const { holes } = termsOfCard(handicap)
  return {
    handicap: handicap.hcCourse ?? handicap.hcPlaying ?? usualHandicap,
    pars: holes.map(({ par }) => par),
    firstHole: holes[0]?.number ?? 1,
  }
}
