import { hash } from 'node:crypto'
import type { Static } from 'typebox'
import type { Standings } from '../../contract/standings/extensions.ts'
import { say } from '../../contract/words/say.ts'
import { publicEventId } from '../domain/access/visibleEvent.ts'
import type { LiveBoard } from './boardInput.ts'
import { countFlight, flightRecord } from './flightStandings.ts'

/** Standings before they have a version. */
export type StandingsRecord = Omit<Static<typeof Standings>, 'version'>

/** Standings as the server sends them. `version` is derived from the content, so that it is the same on every server. */
export type StandingsText = { readonly version: string; readonly text: string }

/** The same as JSON, with its version. */
export function boardStandings(live: LiveBoard): StandingsText {
  const text = JSON.stringify(standingsRecord(live))
  const version = hash('sha1', text, 'base64url')
  return { version, text: `{"version":"${version}",${text.slice(1)}` }
}

/** The standings of a leaderboard, with every flight counted, ranked and paid. */
export function standingsRecord(live: LiveBoard): StandingsRecord {
  const { leaderboard, event, format, rounds, input } = live
  const counted = live.flights.map(flight => ({ flight, result: countFlight(live, flight) }))
  const current = Math.max(...counted.map(({ result }) => result.board.currentRound ?? -1))
  const updatedDt = newest(live)
  return {
    eventId: publicEventId(event.kind, event.eventId),
    leaderboardId: leaderboard.leaderboardId,
    name: leaderboard.name,
    format: format.id,
    unit: format.unit,
    ranks: format.ranks,
    final: input.combining?.final ?? false,
    ...(updatedDt !== undefined && { updatedDt }),
    ...(leaderboard.currency !== null && { currency: leaderboard.currency }),
    currentRound: current < 0 ? null : current + 1,
    rounds: (input.combining?.rounds ?? []).map(index => ({
      eventId: publicEventId('R', rounds[index]?.eventId ?? 0),
      round: index + 1,
      state: rounds[index]?.state ?? '',
    })),
    columns: [...format.columns],
    ...(live.warnings.length > 0 && { warnings: live.warnings.map(one => say(one, 'en')) }),
    ...(live.countingAsZero > 0 && { countingAsZero: live.countingAsZero }),
    flights: counted.map(({ flight, result }) => flightRecord(live, flight, result)),
  }
}

/** When a card of the board last changed; undefined without cards. */
function newest({ cards, slots }: LiveBoard): string | undefined {
  let last: string | undefined
  for (const [key, { updatedAt }] of cards) {
    if ((last === undefined || updatedAt > last) && slots.has(key)) last = updatedAt
  }
  return last
}
