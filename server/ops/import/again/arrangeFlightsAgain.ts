import { arrangeFlights } from '../../../domain/flights/arrangeFlights.ts'
import { dividedFlights } from '../../../domain/flights/division.sql.ts'
import type { WholeEvent } from '../../../domain/setup/wholeEvent.ts'
import { teamsInEffect } from '../fileParts.ts'
import { type Doing, type PartAgain, perform } from './doing.ts'
import { contentsOf } from './eventHere.sql.ts'

/** Players and teams go to the flights that the file has them in; a flight that is not here yet is made. */
export async function arrangeFlightsAgain(
  { event, part, differences, idOf }: PartAgain,
  { first }: WholeEvent,
  doing: Doing,
): Promise<void> {
  const wanted = differences.filter(({ what }) => what === 'flight')
  if (wanted.length === 0) return
  const { boards, teams } = await contentsOf(doing.tx, event, [event.eventId, first.eventId])
  const before = await dividedFlights(doing.tx, event)
  const ofTeams = new Map(teamsInEffect(part).map(({ key, name }) => [key, name.trim()]))
  // The round's own team comes last, and so counts.
  const teamIds = new Map(
    teams
      .toSorted((a, b) => Number(a.eventId === event.eventId) - Number(b.eventId === event.eventId))
      .map(({ name, teamId }) => [name, teamId]),
  )
  const memberOf = ({ of, name = '', playerId }: (typeof wanted)[number]) =>
    playerId ?? (of !== undefined && !ofTeams.has(of) ? idOf(of) : (teamIds.get(ofTeams.get(of ?? '') ?? name) ?? 0))
  const changed = boards.flatMap(({ eventId, leaderboardId, name }) => {
    const own = wanted.filter(({ board }) => board === name)
    if (eventId !== event.eventId || own.length === 0) return []
    const moving = new Map(own.map(one => [memberOf(one), one.isGone ? undefined : one.value]))
    const staying = before.filter(flight => flight.leaderboardId === leaderboardId)
    const names = new Set(staying.map(flight => flight.name))
    const fresh = new Set(own.flatMap(({ isGone, value }) => (isGone || names.has(value) ? [] : [value])))
    const comingTo = (flight: string) => [...moving].flatMap(([id, to]) => (to === flight ? [id] : []))
    const flights = [
      ...staying.map(flight => ({
        flightId: flight.flightId,
        name: flight.name,
        memberIds: [...flight.memberIds.filter(id => !moving.has(id)), ...comingTo(flight.name)],
        pinnedIds: flight.pinnedIds.filter(id => !moving.has(id)),
      })),
      ...[...fresh].map(flight => ({ name: flight, memberIds: comingTo(flight) })),
    ]
    return [{ leaderboardId, flights }]
  })
  if (changed.length > 0) await perform(arrangeFlights, doing, { event, body: { boards: changed } })
}
