import type { LeaderboardSettings } from '../../../contract/settings/leaderboardSettings.ts'
import { said } from '../../../contract/words/say.ts'
import { formatById } from '../../../rules/formats/index.ts'
import { contradictions } from '../../domain/leaderboards/contradictions.ts'
import {
  emptyFlights,
  flightsWithMembers,
  type LeaderboardToChange,
  leaderboardsForUpdate,
  writeLeaderboard,
} from '../../domain/leaderboards/leaderboardChange.sql.ts'
import { typeOf } from '../../domain/leaderboards/oneBall.ts'
import { formatErrors, settingsErrors } from '../../domain/leaderboards/settings.ts'
import { choosesSides, createsMatches } from '../../domain/leaderboards/sides.ts'
import { withdrawnConcessions } from '../../domain/leaderboards/withdrawnConcessions.ts'
import { from, type Wanted } from '../../domain/operation/from.ts'
import { handle } from '../../domain/operation/handler.ts'
import { fillOnlyFlight } from '../../domain/roster/onlyFlights.sql.ts'
import { roundIds } from '../../domain/scores/recording.sql.ts'
import { requireNone } from '../../kernel/refuse.ts'
import { leaderboardDetail } from './leaderboardDetail.ts'
import { strangeFlights, strangeSides } from './strangeSides.ts'
import { withStandings } from './withStandings.ts'

export const updateLeaderboard = handle('updateLeaderboard', async context => {
  const { event, params, query, body, tx, language, record, refuse } = context
  const { leaderboardId } = params
  const [present] = await leaderboardsForUpdate(tx, event, leaderboardId)
  const before = present && (await leaderboardDetail(tx, event, leaderboardId, language))
  if (!present || !before) return refuse('NOT_FOUND', 'leaderboard')
  const row = `leaderboard/${leaderboardId}`
  const name = from(refuse, '/name', body.name, present.name, row)
  const format = from(refuse, '/format', body.format, present.formatId, row)
  const formatId = format ?? present.formatId
  const settings = newSettings(present, formatId)
  for (const [key, asked] of Object.entries(body.settings ?? {})) {
    const known = present.settings[key as keyof LeaderboardSettings] ?? null
    const value = from(refuse, `/settings/${key}`, asked as Wanted<unknown>, known, row)
    if (value === null || value === undefined) delete settings[key]
    else settings[key] = value
  }
  const type = typeOf(formatId, settings)
  const rounds = await roundIds(tx, event)
  requireNone(refuse, [
    ...(name === null ? [{ pointer: '/name', message: said('fields.cannotBeCleared') }] : []),
    ...(format === null ? [{ pointer: '/format', message: said('fields.cannotBeCleared') }] : []),
    ...(type === undefined ? [{ pointer: '/format', message: said('fields.isNoFormatPlay') }] : []),
    ...(formatById(formatId)?.leaderboardType.multiRoundOnly && event.kind !== 'M'
      ? [{ pointer: '/format', message: said('fields.needsEventSeveralRounds') }]
      : []),
    ...[...(type ? settingsErrors(formatId, settings) : []), ...contradictions(settings, rounds.length)].map(
      ({ pointer, message }) => ({ pointer: `/settings${pointer}`, message }),
    ),
  ])
  const team = type?.team ?? present.team
  const kept: LeaderboardSettings = team === present.team ? settings : withoutSides(settings)
  const flightIds = before.flights.map(({ flightId }) => flightId)
  requireNone(refuse, [
    ...(await strangeSides(tx, event, team, kept, present.settings)),
    ...strangeFlights(kept, flightIds, present.settings),
    ...(team === present.team && createsMatches(formatId)
      ? withdrawnConcessions(present.settings.matches ?? [], kept.matches ?? [], '/settings/matches')
      : []),
  ])
  const after = {
    leaderboardId,
    name: name ?? present.name,
    formatId,
    typeId: type?.id ?? before.typeId,
    team,
    settings: kept,
  }
  const isSame = JSON.stringify([formatId, kept]) === JSON.stringify([present.formatId, present.settings])
  if (!isSame && before.cards > 0 && body.reason === undefined) refuse('REASON_REQUIRED', 'scores')
  if (isSame && after.name === present.name)
    return query.standings ? withStandings(before, tx, event, language) : before
  const flights = team === present.team ? [] : await flightsWithMembers(tx, event, leaderboardId)
  await writeLeaderboard(tx, event, after)
  if (team !== present.team) {
    await emptyFlights(tx, event, leaderboardId)
    await fillOnlyFlight(tx, event, leaderboardId)
  }
  const { communityId, eventId } = event
  const { position: _, leaderboardId: _id, ...was } = present
  await record({
    communityId,
    eventId,
    kind: 'leaderboard.changed',
    subject: { leaderboardIds: [leaderboardId] },
    before: { ...was, ...(flights.length > 0 && { flights }) },
    after: { name: after.name, formatId, team, settings: kept, reason: body.reason },
  })
  const detail = (await leaderboardDetail(tx, event, leaderboardId, language)) ?? refuse('NOT_FOUND', 'leaderboard')
  return query.standings ? withStandings(detail, tx, event, language) : detail
})

/** The settings that the change begins with: those of the format, and who meets whom, stay as long as they fit it. */
function newSettings({ settings, formatId }: LeaderboardToChange, wanted: string): Record<string, unknown> {
  const kept: Record<string, unknown> = { ...settings }
  const fits = wanted === formatId || formatErrors(wanted, settings.format ?? {}).length === 0
  if (!fits) delete kept.format
  if (!choosesSides(wanted)) delete kept.sides
  return kept
}

/** What names players means nothing to teams, and the other way round. */
function withoutSides(settings: LeaderboardSettings): LeaderboardSettings {
  const { amateurs: _a, playOff: _p, matches: _m, wheel: _w, winners: _n, cupTeams: _c, ...rest } = settings
  return rest
}
