/** The rows of an event and everything below it, with the ids that the database allotted. */
import type { EventFileRound } from '../../../contract/files/eventFile.ts'
import { fromDecimal } from '../../../rules/exact.ts'
import { computeHandicap } from '../../domain/handicaps/computeHandicap.ts'
import { allowanceOfFlights, leaderboardRow } from '../../domain/leaderboards/insertLeaderboard.ts'
import { typeOf } from '../../domain/leaderboards/oneBall.ts'
import { storedSettings } from '../../domain/leaderboards/settings.ts'
import type { Insertable } from '../../kernel/database/generated.ts'
import type { Tables } from '../../kernel/database/rows.ts'
import { nameKey } from '../../kernel/keys/nameKey.ts'
import type { EventPlayer } from './eventPlayers.ts'
import type { FilePart } from './fileParts.ts'
import { type EventPlan, type NumberedPart, playerId, teamId } from './numberedPart.ts'
import { cardRows, scoreEntryRows } from './rowsOfCards.ts'

type Rows = { readonly [T in keyof Tables]?: readonly Insertable<Tables[T]>[] }

/** All rows by table, in an order in which every row finds what it refers to. */
export function eventRows(plan: EventPlan): Rows {
  const { parts } = plan
  const each = <Row>(rows: (part: NumberedPart, plan: EventPlan) => readonly Row[]) =>
    parts.flatMap(part => rows(part, plan))
  return {
    event: each(eventRow),
    event_course: each(courseRows),
    registration: registrationRows(plan),
    leaderboard: each(leaderboardRows),
    flight: each(flightRows),
    team: each(teamRows),
    team_player: each(teamPlayerRows),
    flight_player: each(flightPlayerRows),
    flight_team: each(flightTeamRows),
    tee_pairing: each(pairingRows),
    tee_pairing_player: each(pairingPlayerRows),
    player_handicap: each(handicapRows),
    team_handicap: each(teamHandicapRows),
    score_entry: each(scoreEntryRows),
    card: each(cardRows),
  }
}

function eventRow({ part, eventId }: NumberedPart, { file, parts, now }: EventPlan) {
  const { fields, kind, roundNumber } = part
  return [
    {
      community_id: file.communityId,
      event_id: eventId,
      kind,
      external_id: ('externalId' in fields && fields.externalId) || null,
      parent_event_id: kind === 'R' ? parts[0].eventId : null,
      round_number: roundNumber,
      name: fields.name,
      name_key: nameKey(fields.name),
      start_date: fields.startDate,
      end_date: fields.endDate,
      time_zone: file.timeZone,
      info: fields.info ?? null,
      state: fields.state ?? file.state ?? 'draft',
      state_at: stateSince(part, parts, now).toString(),
      first_official_at: (fields.state ?? file.state) === 'official' ? now.toString() : null,
      flights_enabled: 'flightsEnabled' in file ? (file.flightsEnabled ?? true) : true,
      registration_type: kind === 'R' ? 'Closed' : (file.registrationType ?? 'Closed'),
      settings: fields.settings ?? {},
      shortening: ('shortening' in fields && fields.shortening) || null,
      created_at: now.toString(),
    } as const,
  ]
}

/** An event that is being played has been since its first tee time; what else it is, it is from now on. */
function stateSince(part: NumberedPart['part'], parts: EventPlan['parts'], now: Temporal.Instant): Temporal.Instant {
  if (part.fields.state !== 'in progress') return now
  const own = part.kind === 'M' ? parts.map(one => one.part) : [part]
  const [first] = own
    .flatMap(({ fields }) => ('teePairings' in fields ? (fields.teePairings ?? []) : []))
    .map(({ teeTime }) => Temporal.Instant.from(teeTime))
    .sort(Temporal.Instant.compare)
  return first !== undefined && Temporal.Instant.compare(first, now) < 0 ? first : now
}

function courseRows({ part, eventId: event_id }: NumberedPart, { file: { communityId: community_id } }: EventPlan) {
  return part.courseIds.map((course_id, index) => ({ community_id, event_id, course_id, position: index + 1 }))
}

function registrationRows({ file, parts, players, tees, now }: EventPlan) {
  return [...players.values()].map(({ given, playerId, byProfile, lastNameKey, firstNameKey }) => {
    const tee = tees.get(given.teeId ?? 0)
    return {
      community_id: file.communityId,
      event_id: parts[0].eventId,
      player_id: playerId,
      by_profile: byProfile,
      external_id: given.externalId ?? null,
      handle: 'handle' in given && !byProfile ? (given.handle ?? null) : null,
      course_id: tee?.courseId ?? null,
      tee_id: tee?.teeId ?? null,
      answers: given.answers ?? {},
      registered_at: given.registeredAt ?? now.toString(),
      last_name_key: lastNameKey,
      first_name_key: firstNameKey,
    }
  })
}

function leaderboardRows(numbered: NumberedPart, plan: EventPlan) {
  const { part, eventId, leaderboardIds, flightIds } = numbered
  return (part.fields.leaderboards ?? []).map((leaderboard, index) => {
    const { name, format, settings, flights = [], ...given } = leaderboard
    const isForTeams = typeOf(format, leaderboard)?.team ?? false
    const idOf = (key: string) => (isForTeams ? teamId(plan, numbered, key) : playerId(plan, key))
    return leaderboardRow({
      communityId: plan.file.communityId,
      leaderboardId: leaderboardIds[index] ?? 0,
      eventId,
      name,
      format,
      settings: {
        ...storedSettings(settings, given, idOf),
        ...allowanceOfFlights(flights, flightIds[index] ?? []),
      },
      position: index + 1,
    })
  })
}

type PlacedFlight = {
  readonly flight: { readonly name: string; readonly players?: readonly string[]; readonly teams?: readonly string[] }
  readonly position: number
  readonly flightId: number
  readonly leaderboardId: number
}

function placedFlights({ part, leaderboardIds, flightIds }: NumberedPart): readonly PlacedFlight[] {
  return (part.fields.leaderboards ?? []).flatMap(({ flights = [] }, index) =>
    flights.map((flight, at) => ({
      flight,
      position: at + 1,
      flightId: flightIds[index]?.[at] ?? 0,
      leaderboardId: leaderboardIds[index] ?? 0,
    })),
  )
}

function flightRows(numbered: NumberedPart, { file }: EventPlan) {
  return placedFlights(numbered).map(({ flight, position, flightId, leaderboardId }) => ({
    community_id: file.communityId,
    position,
    flight_id: flightId,
    leaderboard_id: leaderboardId,
    name: flight.name,
  }))
}

function flightPlayerRows(numbered: NumberedPart, plan: EventPlan) {
  return placedFlights(numbered).flatMap(({ flight, flightId, leaderboardId }) =>
    (flight.players ?? []).map(key => ({
      community_id: plan.file.communityId,
      leaderboard_id: leaderboardId,
      player_id: playerId(plan, key),
      flight_id: flightId,
      event_id: plan.parts[0].eventId,
    })),
  )
}

function flightTeamRows(numbered: NumberedPart, plan: EventPlan) {
  return placedFlights(numbered).flatMap(({ flight, flightId, leaderboardId }) =>
    (flight.teams ?? []).map(key => ({
      community_id: plan.file.communityId,
      leaderboard_id: leaderboardId,
      team_id: teamId(plan, numbered, key),
      flight_id: flightId,
    })),
  )
}

function teamRows({ part, eventId, teamIds }: NumberedPart, { file }: EventPlan) {
  return (part.fields.teams ?? []).map((team, index) => ({
    community_id: file.communityId,
    team_id: teamIds[index] ?? 0,
    event_id: eventId,
    name: team.name.trim(),
  }))
}

function teamPlayerRows({ part, eventId, teamIds }: NumberedPart, plan: EventPlan) {
  return (part.fields.teams ?? []).flatMap((team, index) =>
    team.players.map((key, at) => ({
      community_id: plan.file.communityId,
      event_id: eventId,
      player_id: playerId(plan, key),
      team_id: teamIds[index] ?? 0,
      registration_event_id: plan.parts[0].eventId,
      seat: at + 1,
    })),
  )
}

function pairingRows({ part, eventId, pairingIds }: NumberedPart, { file }: EventPlan) {
  return (part.fields.teePairings ?? []).map((pairing, index) => ({
    community_id: file.communityId,
    tee_pairing_id: pairingIds[index] ?? 0,
    event_id: eventId,
    course_id: pairing.courseId ?? part.courseIds[0] ?? 0,
    tee_time: pairing.teeTime,
    tee_hole: pairing.teeHole ?? 1,
    tee_group: pairing.teeGroup ?? 'A',
  }))
}

function pairingPlayerRows({ part, eventId, pairingIds }: NumberedPart, plan: EventPlan) {
  return (part.fields.teePairings ?? []).flatMap((pairing, index) =>
    pairing.players.map(key => ({
      community_id: plan.file.communityId,
      event_id: eventId,
      player_id: playerId(plan, key),
      tee_pairing_id: pairingIds[index] ?? 0,
      registration_event_id: plan.parts[0].eventId,
    })),
  )
}

/** Everybody has values for the event; a round has its own for those whom its file names. */
function handicapRows({ part, eventId }: NumberedPart, plan: EventPlan) {
  const given = new Map((part.fields.handicaps ?? []).map(handicap => [handicap.player, handicap]))
  const ofEvent = new Map((plan.file.handicaps ?? []).map(handicap => [handicap.player, handicap]))
  const named = [...plan.players.values()].filter(player => part.kind !== 'R' || given.has(player.given.key))
  return named.map(player => {
    const own = given.get(player.given.key)
    const index = own?.hcIndex ?? ofEvent.get(player.given.key)?.hcIndex
    return {
      community_id: plan.file.communityId,
      event_id: eventId,
      player_id: player.playerId,
      registration_event_id: plan.parts[0].eventId,
      ...handicapValues(part, player, own, index, plan),
      locked: own?.hcLocked ?? false,
      locked_at: own?.hcLocked ? plan.now.toString() : null,
      reason: own?.reason ?? null,
    }
  })
}

type GivenHandicap = NonNullable<EventFileRound['handicaps']>[number]

function handicapValues(
  part: FilePart,
  player: EventPlayer,
  given: GivenHandicap | undefined,
  index: number | undefined,
  plan: EventPlan,
) {
  const tee = teeOf(part, player, given?.teeId, plan)
  const allocPct = given?.hcAllocPct ?? part.fields.settings?.allocPct ?? plan.file.settings?.allocPct ?? 100
  const isManual = given?.hcCourse !== undefined
  const ofProfile = isManual ? null : player.indexTenths
  const indexTenths = index === undefined ? ofProfile : fromDecimal(index)
  const computed = indexTenths === null ? null : computeHandicap({ indexTenths, tee: tee ?? null, allocPct })
  const fromProvider = player.fromProvider && indexTenths === player.indexTenths
  return {
    course_id: tee?.courseId ?? part.courseIds[0] ?? null,
    tee_id: tee?.teeId ?? null,
    hc_index_tenths: indexTenths,
    hc_revision_date: given?.hcRevisionDt ?? (indexTenths === null ? null : player.revisionDate),
    hc_course: given?.hcCourse ?? computed?.hcCourse ?? null,
    hc_playing: given?.hcPlaying ?? computed?.hcPlaying ?? null,
    alloc_pct: allocPct,
    by_hand: isManual,
    source: indexTenths === null ? 'NONE' : fromProvider ? 'PROVIDER' : 'MANUAL',
  } as const
}

/**
 * The tee of the handicap, else the registered one where this part is played on its course, else the usual one of the
 * settings, else the gender's first one on the first course.
 */
function teeOf(part: FilePart, { given, gender }: EventPlayer, teeId: number | undefined, plan: EventPlan) {
  const usual = part.fields.settings?.defaultTees?.[gender] ?? plan.file.settings?.defaultTees?.[gender]
  const wanted = [teeId, given.teeId, usual].map(id => plan.tees.get(id ?? 0))
  const first = [...plan.tees.values()].find(tee => tee.courseId === part.courseIds[0] && tee.gender === gender)
  return wanted.find(tee => tee && part.courseIds.includes(tee.courseId)) ?? first
}

function teamHandicapRows(numbered: NumberedPart, plan: EventPlan) {
  return (numbered.part.fields.teamHandicaps ?? []).map(given => {
    const tee = plan.tees.get(given.teeId ?? 0)
    return {
      community_id: plan.file.communityId,
      event_id: numbered.eventId,
      team_id: teamId(plan, numbered, given.team),
      course_id: tee?.courseId ?? null,
      tee_id: tee?.teeId ?? null,
      hc_index_tenths: given.hcIndex === undefined ? null : fromDecimal(given.hcIndex),
      hc_course: given.hcCourse,
      hc_playing: given.hcPlaying,
      alloc_pct: given.hcAllocPct ?? null,
      locked: given.hcLocked ?? false,
      locked_at: given.hcLocked ? plan.now.toString() : null,
      reason: given.reason ?? null,
    }
  })
}
