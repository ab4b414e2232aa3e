import type { EventFile, EventFileRound } from '../../../contract/files/eventFile.ts'
import { said } from '../../../contract/words/say.ts'
import { formatById, formats } from '../../../rules/formats/index.ts'
import { registrationErrors } from '../../domain/events/registrationSettings.ts'
import { contradictions } from '../../domain/leaderboards/contradictions.ts'
import { oneBallErrors, oneBallOf, typeOf } from '../../domain/leaderboards/oneBall.ts'
import { allowanceErrors, allowancesOf, formatErrors, namedSides } from '../../domain/leaderboards/settings.ts'
import { sidesErrors } from '../../domain/leaderboards/sides.ts'
import { isTimeZone, yearErrors } from '../../domain/setup/eventDates.ts'
import type { FieldError } from '../../kernel/refuse.ts'
import { type FilePart, fileParts, teamsInEffect } from './fileParts.ts'
import { repeated, unknown, type ValueAt } from './valueAt.ts'

type Keys = ReadonlySet<string>
const noPlayer = said('fields.isNoPlayerOfFile')
const noTeam = said('fields.isNoTeamOfFile')

/** What contradicts itself in the file of an event; existing players, courses and tees are looked up elsewhere. */
export function checkEvent(file: EventFile): readonly FieldError[] {
  const parts = fileParts(file)
  const players = new Set(file.players.map(player => player.key))
  return [
    ...repeated(file.players.map((player, index) => [player.key, `/players/${index}/key`])),
    ...repeated(file.players.map((player, index) => [player.externalId, `/players/${index}/externalId`])),
    ...repeated(
      'rounds' in file ? file.rounds.map((round, index) => [round.externalId, `/rounds/${index}/externalId`]) : [],
    ),
    ...checkTimeZone(file.timeZone),
    ...parts.flatMap(part => {
      const teams = new Set(teamsInEffect(part).map(team => team.key))
      const problems = [
        ...checkDates(part, file),
        ...checkRegistration(part),
        ...checkTeams(part.fields, players),
        ...checkLeaderboards(part, players, teams, part.kind === 'M' && 'rounds' in file ? file.rounds.length : 1),
        ...checkPrizeGroups(part.fields),
        ...checkHandicaps(part.fields, players, teams),
        ...checkTeePairings(part, players, file.timeZone),
        ...checkScores(part.fields, players, teams),
        ...checkCounted(part, file),
      ]
      return problems.map(({ pointer, message }) => ({ pointer: `${part.pointer}${pointer}`, message }))
    }),
  ]
}

function checkTimeZone(timeZone: string): readonly FieldError[] {
  return isTimeZone(timeZone) ? [] : [{ pointer: '/timeZone', message: said('fields.isNotTimeZoneIana') }]
}

function checkDates({ fields, kind }: FilePart, event: EventFile): readonly FieldError[] {
  const { startDate, endDate } = fields
  const errors = yearErrors(fields)
  if (errors.length > 0) return errors
  if (startDate > endDate)
    return [{ pointer: '/endDate', message: said('fields.isBeforeStartOn', { date: startDate }) }]
  const outside = kind === 'R' && (startDate < event.startDate || endDate > event.endDate)
  return outside
    ? [{ pointer: '/startDate', message: said('fields.isOutsideEvent', { from: event.startDate, to: event.endDate }) }]
    : []
}

function checkRegistration({ fields }: FilePart): readonly FieldError[] {
  const errors = registrationErrors(fields.settings?.registration ?? {})
  return errors.map(({ pointer, message }) => ({ pointer: `/settings/registration${pointer}`, message }))
}

function checkTeams({ teams = [] }: EventFileRound, players: Keys): readonly FieldError[] {
  const members = teams.flatMap((team, index) =>
    team.players.map((key, at): ValueAt => [key, `/teams/${index}/players/${at}`]),
  )
  return [
    ...repeated(teams.map((team, index) => [team.key, `/teams/${index}/key`])),
    ...unknown(members, players, noPlayer),
    ...repeated(members, said('fields.isInTwoTeams')),
  ]
}

function checkLeaderboards(
  { fields, kind }: FilePart,
  players: Keys,
  teams: Keys,
  roundCount: number,
): readonly FieldError[] {
  return (fields.leaderboards ?? []).flatMap(({ format: id, settings = {}, flights = [], ...given }, index) => {
    const place = `/leaderboards/${index}`
    const format = formatById(id)
    if (!format) {
      return [
        {
          pointer: `${place}/format`,
          message: said('fields.mustBeOneOfThese', { words: formats.map(known => known.id).join(', ') }),
        },
      ]
    }
    const { multiRoundOnly } = format.leaderboardType
    const team = typeOf(id, given)?.team ?? false
    const wrong = team ? 'players' : 'teams'
    const members = (field: 'players' | 'teams') =>
      flights.flatMap((flight, at) =>
        (flight[field] ?? []).map((key, n): ValueAt => [key, `${place}/flights/${at}/${field}/${n}`]),
      )
    const right = members(team ? 'teams' : 'players')
    return [
      ...(multiRoundOnly && kind !== 'M'
        ? [{ pointer: `${place}/format`, message: said('fields.needsEventSeveralRounds') }]
        : []),
      ...formatErrors(id, settings).map(({ pointer, message }) => ({
        pointer: `${place}/settings${pointer}`,
        message,
      })),
      ...[
        ...oneBallErrors(id, given),
        ...sidesErrors(id, given),
        ...allowanceErrors(id, given, allowancesOf(given.allowance, flights)),
        ...contradictions(given, roundCount),
      ].map(({ pointer, message }) => ({ pointer: `${place}${pointer}`, message })),
      ...unknown(
        namedSides(given).map(([key, pointer]): ValueAt => [key, `${place}${pointer}`]),
        team ? teams : players,
        team ? noTeam : noPlayer,
      ),
      ...unknown(members(wrong), new Set(), said('fields.doNotBelongHere', { kind: team ? 'teams' : 'players' })),
      ...unknown(right, team ? teams : players, team ? noTeam : noPlayer),
      ...repeated(right, said('fields.isInTwoFlights')),
    ]
  })
}

/** Leaderboards that share one prize for each side rank the same kind of sides, under one rule. */
function checkPrizeGroups({ leaderboards = [] }: EventFileRound): readonly FieldError[] {
  const first = new Map<string, { readonly team: boolean | undefined; readonly rule: string | undefined }>()
  return leaderboards.flatMap(({ format, payouts, oneBall, sides }, index) => {
    const { group, rule } = payouts?.onePrize ?? {}
    if (group === undefined) return []
    const team = typeOf(format, { oneBall, sides })?.team
    const known = first.get(group) ?? { team, rule }
    first.set(group, known)
    const place = `/leaderboards/${index}/payouts/onePrize`
    return [
      ...(known.team === team
        ? []
        : [{ pointer: `${place}/group`, message: said('fields.hasLeaderboardsPlayersTeams') }]),
      ...(known.rule === rule ? [] : [{ pointer: `${place}/rule`, message: said('fields.isNotGroup') }]),
    ]
  })
}

function checkHandicaps({ handicaps = [], teamHandicaps = [] }: EventFileRound, players: Keys, teams: Keys) {
  const ofPlayers = handicaps.map(({ player }, index): ValueAt => [player, `/handicaps/${index}/player`])
  const ofTeams = teamHandicaps.map(({ team }, index): ValueAt => [team, `/teamHandicaps/${index}/team`])
  return [
    ...unknown(ofPlayers, players, noPlayer),
    ...repeated(ofPlayers, said('fields.hasTwoHandicaps')),
    ...unknown(ofTeams, teams, noTeam),
    ...repeated(ofTeams, said('fields.hasTwoHandicaps')),
    ...handicaps.flatMap(({ hcCourse, hcPlaying }, index) =>
      (hcCourse === undefined) === (hcPlaying === undefined)
        ? []
        : [{ pointer: `/handicaps/${index}`, message: said('fields.needsHccourseHcplayingTogether') }],
    ),
  ]
}

function checkTeePairings({ fields, courseIds }: FilePart, players: Keys, timeZone: string): readonly FieldError[] {
  const { teePairings = [], startDate, endDate } = fields
  const members = teePairings.flatMap((pairing, index) =>
    pairing.players.map((key, at): ValueAt => [key, `/teePairings/${index}/players/${at}`]),
  )
  return [
    ...unknown(members, players, noPlayer),
    ...repeated(members, said('fields.isInTwoTeePairings')),
    ...teePairings.flatMap(({ courseId = courseIds[0], teeTime }, index) => {
      const problems: FieldError[] = []
      if (courseId === undefined || !courseIds.includes(courseId)) {
        problems.push({ pointer: `/teePairings/${index}/courseId`, message: said('fields.isNotCourseEvent') })
      }
      const date = isTimeZone(timeZone) ? localDate(teeTime, timeZone) : startDate
      if (date < startDate || date > endDate) {
        problems.push({
          pointer: `/teePairings/${index}/teeTime`,
          message: said('fields.isOnOutside', { date, from: startDate, to: endDate }),
        })
      }
      return problems
    }),
  ]
}

function localDate(time: string, timeZone: string): string {
  return Temporal.Instant.from(time).toZonedDateTimeISO(timeZone).toPlainDate().toString()
}

/** Cards that no leaderboard could count: of teams where nobody plays one ball, of players where everybody does. */
function checkCounted({ fields, kind }: FilePart, event: EventFile): readonly FieldError[] {
  const boards = [...(fields.leaderboards ?? []), ...(kind === 'R' ? (event.leaderboards ?? []) : [])]
  const ofTeams = boards.map(board => oneBallOf(board.format, board) !== undefined)
  return (fields.scores ?? []).flatMap(({ team }, index) => {
    if (team !== undefined && !ofTeams.includes(true)) {
      const message = said('fields.isNotCountedOfTeams')
      return [{ pointer: `/scores/${index}/team`, message }]
    }
    if (team === undefined && boards.length > 0 && !ofTeams.includes(false)) {
      const message = said('fields.isNotCountedOfPlayers')
      return [{ pointer: `/scores/${index}/player`, message }]
    }
    return []
  })
}

function checkScores({ scores = [] }: EventFileRound, players: Keys, teams: Keys): readonly FieldError[] {
  const ofPlayers = scores.map(({ player }, index): ValueAt => [player, `/scores/${index}/player`])
  const ofTeams = scores.map(({ team }, index): ValueAt => [team, `/scores/${index}/team`])
  return [
    ...unknown(ofPlayers, players, noPlayer),
    ...repeated(ofPlayers, said('fields.hasTwoCards')),
    ...unknown(ofTeams, teams, noTeam),
    ...repeated(ofTeams, said('fields.hasTwoCards')),
    ...unknown(
      scores.map(({ marker }, index): ValueAt => [marker, `/scores/${index}/marker`]),
      players,
      noPlayer,
    ),
    ...scores.flatMap(({ player, team }, index) =>
      (player === undefined) === (team === undefined)
        ? [{ pointer: `/scores/${index}`, message: said('fields.needsEitherPlayerTeam') }]
        : [],
    ),
  ]
}
