/**
 * The file of an event import: one event with everything below it. Players and teams are named by a `key` of the file;
 * ids are those of profiles, communities, courses and tees that exist.
 */
import Type, { type Static } from 'typebox'
import { BoardAllowance } from '../settings/boardTerms.ts'
import { GivenEventSettings } from '../settings/givenEventSettings.ts'
import { formatSettings, leaderboardFields } from '../settings/leaderboardSettings.ts'
import { Shortening } from '../settings/shortening.ts'
import {
  courseId,
  date,
  email,
  gender,
  handicapsComputed,
  handicapsSet,
  hcAllocPct,
  hcId,
  hcIndex,
  hcProviderId,
  id,
  listOf,
  manualMsg,
  nameFields,
  names,
  playerId,
  strictObject,
  teamName,
  teeId,
  text,
  timestamp,
} from '../shapes.ts'

const key = Type.String({
  minLength: 1,
  maxLength: 60,
  pattern: '^[^\\s/]+$',
  description: 'Name inside this file, without spaces.',
})
const playerKey = Type.String({ ...key, description: '`key` of a player of this file.' })
const teamKey = Type.String({ ...key, description: '`key` of a team of this file.' })
const optional = Type.Optional
const externalId = (whose: string) =>
  optional(text(100, `Id of ${whose} in the program that writes the file. It identifies a file that is sent again.`))

const registration = {
  key,
  externalId: externalId('the person'),
  registeredAt: optional(timestamp),
  teeId: optional(Type.Integer({ ...teeId, description: 'Tee that the player registered for.' })),
  answers: optional(Type.Record(Type.String({ maxLength: 100 }), Type.String({ maxLength: 2000 }))),
}
const membership = { member: optional(nameFields.member), handle: optional(nameFields.handle) }

const PlayerById = strictObject(
  { ...registration, playerId },
  { title: 'PlayerById', description: 'A profile that exists and belongs to the community.' },
)
const PlayerByEmail = strictObject(
  {
    ...registration,
    ...names,
    ...membership,
    gender,
    email,
    dob: optional(date),
    phoneCountryCd: optional(
      Type.String({ pattern: '^[A-Z]{2}$', description: 'Two-letter country of the phone number.' }),
    ),
    phone: optional(Type.String({ pattern: '^[0-9]{4,15}$', description: 'Phone number, digits only.' })),
    hcProviderId: optional(hcProviderId),
    hcId: optional(hcId),
    hcIndex: optional(hcIndex),
    hcRevisionDt: optional(date),
  },
  {
    title: 'PlayerByEmail',
    description: 'The profile with this e-mail address and name, which joins the community; made if there is none.',
  },
)
const PlayerByName = strictObject(
  { ...registration, ...names, gender, handle: optional(nameFields.handle) },
  { title: 'PlayerByName', description: 'Somebody who plays only this event and has no profile.' },
)

const Handicap = strictObject(
  {
    player: playerKey,
    hcIndex: optional(hcIndex),
    ...handicapsComputed,
    hcAllocPct: optional(hcAllocPct),
    hcRevisionDt: optional(date),
    hcLocked: optional(Type.Boolean()),
    reason: optional(manualMsg),
    teeId: optional(teeId),
  },
  {
    title: 'ImportedHandicap',
    description: 'With `hcCourse` and `hcPlaying` as given; with `hcIndex` alone they are computed for the tee.',
  },
)

const TeamHandicap = strictObject(
  {
    team: teamKey,
    hcIndex: optional(hcIndex),
    ...handicapsSet,
    hcAllocPct: optional(hcAllocPct),
    hcLocked: optional(Type.Boolean()),
    reason: optional(manualMsg),
    teeId: optional(teeId),
  },
  { title: 'ImportedTeamHandicap', description: 'Handicap of a team with one ball in this round.' },
)

const Team = strictObject({ key, name: teamName, players: listOf(playerKey, { most: 100 }) }, { title: 'ImportedTeam' })

const Flight = strictObject(
  {
    name: text(100, 'Name of the flight.'),
    allowance: optional(BoardAllowance),
    players: optional(listOf(playerKey, { most: 5000 })),
    teams: optional(listOf(teamKey, { most: 2500 })),
  },
  { title: 'ImportedFlight', description: 'Players, or teams on a leaderboard of teams.' },
)

const Leaderboard = strictObject(
  {
    name: text(120, 'Name of the leaderboard.'),
    format: Type.String({ minLength: 1, maxLength: 60, description: 'Id of a format of play, such as `stableford`.' }),
    settings: optional(formatSettings),
    ...leaderboardFields,
    flights: optional(listOf(Flight, { most: 100 })),
  },
  { title: 'ImportedLeaderboard' },
)

const TeePairing = strictObject(
  {
    courseId: optional(courseId),
    teeTime: timestamp,
    teeHole: optional(Type.Integer({ minimum: 1, maximum: 18, description: 'Hole of the start; 1 if left out.' })),
    teeGroup: optional(Type.String({ pattern: '^[A-Z]$', description: 'Capital letter; `A` if left out.' })),
    players: listOf(playerKey, { most: 12 }),
  },
  { title: 'ImportedTeePairing' },
)

const strokes = Type.Union([Type.Integer({ minimum: 0, maximum: 99 }), Type.Null()])
const Score = strictObject(
  {
    player: optional(playerKey),
    team: optional(teamKey),
    strokes: listOf(strokes, {
      least: 1,
      most: 18,
      description: 'Strokes from hole 1 on: `0` picked up, `null` not played.',
    }),
    status: optional(Type.Enum(['OPEN', 'SIGNED', 'NC', 'WD', 'DQ', 'NS'])),
    marker: optional(
      Type.String({ ...key, description: '`key` of the player who kept the card; the committee if left out.' }),
    ),
    updatedAt: optional(timestamp),
  },
  { title: 'ImportedScore', description: 'The card of a player, or of a team in a format with one ball.' },
)

const common = {
  name: text(120, 'Name of the event or round.'),
  startDate: date,
  endDate: date,
  info: optional(Type.String({ maxLength: 20_000, description: 'Description for the players.' })),
  state: optional(
    Type.Enum(['draft', 'published', 'in progress', 'suspended', 'completed', 'official', 'cancelled'], {
      description: '`draft` if left out; for a round, that of its event.',
    }),
  ),
  courseIds: optional(listOf(courseId, { most: 20, description: 'Courses, the usual one first.' })),
  settings: optional(GivenEventSettings),
  leaderboards: optional(listOf(Leaderboard, { most: 50 })),
  teams: optional(listOf(Team, { most: 2500 })),
  handicaps: optional(listOf(Handicap, { most: 5000 })),
}
const played = {
  shortening: optional(Shortening),
  teePairings: optional(listOf(TeePairing, { most: 2500 })),
  teamHandicaps: optional(listOf(TeamHandicap, { most: 2500 })),
  scores: optional(listOf(Score, { most: 10_000 })),
}
/** What the ids of a file without a version mean is what they meant before there was one. */
const whole = {
  formatVersion: optional(
    Type.Enum([1, 2], { description: 'Write 2. In 1, or without it, handicap provider 1 is GHIN and 3 England Golf.' }),
  ),
  externalId: externalId('the event'),
  communityId: id('Community that the event belongs to.'),
  timeZone: text(60, 'IANA time zone, such as `Europe/Lisbon`.'),
  registrationType: optional(Type.Enum(['Closed', 'Members', 'Online Questionnaire'])),
  players: listOf(Type.Union([PlayerById, PlayerByEmail, PlayerByName]), { most: 5000 }),
}

const Round = strictObject({ externalId: externalId('the round'), ...common, ...played }, { title: 'ImportedRound' })

export const SingleRoundEventFile = strictObject(
  { ...whole, ...common, ...played, flightsEnabled: optional(Type.Boolean({ description: 'true if left out.' })) },
  { title: 'SingleRoundEventFile' },
)
export const MultiRoundEventFile = strictObject(
  { ...whole, ...common, rounds: listOf(Round, { least: 1, most: 50 }) },
  { title: 'MultiRoundEventFile' },
)

/** A file with `rounds` is a multi-round event. */
export const EventFile = Type.Union([MultiRoundEventFile, SingleRoundEventFile], {
  title: 'EventFile',
  description: 'One event with everything below it, for "caddiemaster event import".',
})

export type EventFile = Static<typeof EventFile>
export type EventFilePlayer = EventFile['players'][number]
export type EventFileRound = Static<typeof Round>
