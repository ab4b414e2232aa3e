/** The values and records that several operations share. A record's `title` is its name in every document. */
import Type, { type TProperties, type TSchema, type TSchemaOptions } from 'typebox'

/** An object with exactly these fields: a field that nobody knows is refused. */
export function strictObject<const P extends TProperties>(properties: P, options: TSchemaOptions = {}) {
  return Type.Object(properties, { additionalProperties: false, ...options })
}

/** At most `most` of something, at least `least`. */
export function listOf<S extends TSchema>(
  items: S,
  options: { most?: number; least?: number; description?: string } = {},
) {
  const { most = 1000, least = 0, ...rest } = options
  return Type.Array(items, { minItems: least, maxItems: most, ...rest })
}

/** A whole list of an answer; `limit` and `cursor` cut it into pages. */
export function wholeList<S extends TSchema>(items: S) {
  return listOf(items, { most: 100_000 })
}

/** A place that is `null` while nothing is known: in the cells of standings, and in lists whose places count. Elsewhere such a field is left out. */
export function orNull<S extends TSchema>(schema: S) {
  const { description } = schema as { readonly description?: string }
  return Type.Union([schema, Type.Null()], description === undefined ? {} : { description })
}

/** A body that is one of something, or a list of 1 to 500 of it. */
export function oneOrMany<S extends TSchema>(schema: S) {
  return Type.Union([schema, listOf(schema, { least: 1, most: 500 })])
}

/** A line of text without control characters, 1 to `most` characters, not only spaces. */
export function text(most: number, description: string) {
  return Type.String({
    minLength: 1,
    maxLength: most,
    pattern: '^(?!\\s*$)[^\\u0000-\\u001f\\u007f-\\u009f]*$',
    description,
  })
}

/** Like {@link text}, and empty where emptiness clears a field. */
export function textOrEmpty(most: number, description: string) {
  return Type.String({ maxLength: most, pattern: '^[^\\u0000-\\u001f\\u007f-\\u009f]*$', description })
}

/** An id: an integer from 1 to 2^53-1. */
export function id(description: string) {
  return Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER, description })
}

const hcCourse = 'Course handicap for 18 holes; a plus handicap is negative.'
const hcPlaying = 'Playing handicap for 18 holes; a plus handicap is negative.'

/** The two handicaps as somebody sets them. */
export const handicapsSet = {
  hcCourse: Type.Integer({ minimum: -20, maximum: 99, description: hcCourse }),
  hcPlaying: Type.Integer({ minimum: -20, maximum: 99, description: hcPlaying }),
}

/** The two handicaps as they are computed, on unusual tees beyond what can be set; left out while there are none. */
export const handicapsComputed = {
  hcCourse: Type.Optional(Type.Integer({ minimum: -40, maximum: 120, description: hcCourse })),
  hcPlaying: Type.Optional(Type.Integer({ minimum: -40, maximum: 120, description: hcPlaying })),
}

export const eventId = Type.String({
  pattern: '^[MS]-[1-9][0-9]{0,15}$',
  description:
    'Event id: `M-` for a multi-round event, `S-` for a single round event or one round of a multi-round event.',
  examples: ['S-5209'],
})
export const date = Type.String({
  format: 'date',
  description: 'Calendar date, `YYYY-MM-dd`.',
  examples: ['2026-05-03'],
})
export const timestamp = Type.String({
  format: 'date-time',
  description: 'ISO 8601 with milliseconds and an offset.',
  examples: ['2026-05-03T14:07:09.123+00:00'],
})

/** Query of operations that answer the past too. */
export const asOf = Type.Optional(
  Type.String({
    format: 'date-time',
    description: 'As it was at this moment, worked out from the log; as it is now if left out.',
    examples: ['2026-05-03T14:07:09.123Z'],
  }),
)
export const gender = Type.Enum(['M', 'F'], { description: '`M` or `F`.' })
export const email = Type.String({
  format: 'email',
  maxLength: 254,
  description: 'E-mail address; compared without case.',
})
export const hcIndex = Type.Number({
  minimum: -9.9,
  maximum: 54,
  multipleOf: 0.1,
  description: 'Handicap index with one decimal; a plus handicap is negative.',
})

export const courseId = id('Id of the course.')
export const teeId = id('Id of the tee.')
export const teamId = id('Id of the team.')
export const playerId = id('Id of the player.')
export const manualMsg = text(500, 'Why the handicap was set by hand; kept with the handicap.')
export const lockedDt = Type.String({
  ...timestamp,
  description:
    'Since when the handicap has been locked, so that it changes neither by hand nor automatically; left out while it is not.',
})
export const hcProviderId = id('Id of the world handicap provider, see `GET /v1/util/worldHandicaps/providers`.')
export const hcId = text(40, 'World handicap id, as the provider writes it.')
export const hcAllocPct = Type.Integer({
  minimum: 0,
  maximum: 200,
  description: 'Allocation percentage that leads from the unrounded course handicap to the playing handicap.',
})
export const picUrl = Type.String({ maxLength: 2000, pattern: '^https?://', description: 'Address of a picture.' })

/** Name of a team: 1 to 100 characters without control characters, and neither `.` nor `..`. */
export const teamName = Type.String({
  minLength: 1,
  maxLength: 100,
  pattern: '^(?!\\s*(?:\\.{1,2}\\s*)?$)[^\\u0000-\\u001f\\u007f-\\u009f]*$',
  description: 'Name of the team, 1 to 100 characters; surrounding spaces are removed. `.` and `..` are refused.',
  examples: ['Os Andorinhas'],
})

const firstName = text(60, 'First name.')
const lastName = text(60, 'Last name.')
const suffix = text(20, 'Suffix of the name, such as `Jr`.')
const handle = text(60, 'Nickname in the community.')
const member = Type.Boolean({ description: 'Member of the community (true) or non-member (false).' })

export const names = { firstName, lastName, suffix: Type.Optional(suffix) }
export const nameFields = { firstName, lastName, suffix, handle, member }

/** Ids of players in a body or in criteria: each player once. */
export function playerIds(description: string, least = 0) {
  return listOf(playerId, { least, most: 500, description })
}

export const Community = strictObject(
  {
    id: id('Id of the community.'),
    name: text(100, 'Name of the community.'),
    club: Type.Boolean({ description: 'A club, which may have sub communities.' }),
    clubCommunityId: Type.Optional(id('Of a sub community: id of its club.')),
  },
  { title: 'Community' },
)

export const Event = strictObject(
  {
    communityId: id('Id of the community.'),
    communityName: text(100, 'Name of the community.'),
    eventId,
    name: text(120, 'Name of the event.'),
    courseId: Type.Optional(id('Id of the course; for a multi-round event, of the first round.')),
    courseName: Type.Optional(text(120, 'Name of the course.')),
    city: Type.Optional(text(100, 'City of the course.')),
    state: Type.Optional(
      Type.String({ pattern: '^[A-Z0-9]{1,3}$', description: 'State or region of the course, without its country.' }),
    ),
    startDate: date,
    endDate: date,
    info: Type.Optional(Type.String({ maxLength: 20000, description: 'Description of the event.' })),
    locked: Type.Boolean({
      description: 'No change is accepted: the event, or the multi-round event of the round, is official or cancelled.',
    }),
    timeZone: text(60, 'Where the event takes place, as an IANA time zone: the clock of its tee times.'),
  },
  { title: 'Event' },
)

/** What a course is called and where it is, with its id under the one name that the console has for it. */
export const NamedCourse = strictObject(
  {
    courseId,
    name: text(120, 'Name of the course.'),
    city: Type.Optional(text(100, 'City.')),
    state: Type.Optional(
      Type.String({ pattern: '^[A-Z]{2}-[A-Z0-9]{1,3}$', description: '`<COUNTRY>-<REGION>`, ISO 3166-2.' }),
    ),
    country: Type.Optional(Type.String({ pattern: '^[A-Z]{2}$', description: 'Two-letter country code.' })),
  },
  { title: 'NamedCourse' },
)

export const Course = strictObject(
  { ...NamedCourse.properties, id: Type.Integer({ ...courseId, description: 'The same as `courseId`.' }) },
  { title: 'Course' },
)

export const Hole = strictObject(
  {
    hole: Type.Integer({ minimum: 1, maximum: 18, description: 'Number of the hole.' }),
    par: Type.Integer({ minimum: 3, maximum: 6, description: 'Par of the hole.' }),
    hc: Type.Integer({ minimum: 1, maximum: 18, description: 'Stroke index.' }),
    lengthYards: Type.Optional(Type.Integer({ minimum: 1, maximum: 2000, description: 'Length in yards.' })),
  },
  { title: 'Hole' },
)

const par = (of: string) => Type.Integer({ minimum: 20, maximum: 90, description: `Par of ${of}.` })
const rating = Type.Number({ minimum: 20, maximum: 90, description: 'Course rating, one decimal.' })
const slope = Type.Integer({ minimum: 55, maximum: 155, description: 'Slope rating.' })

export const CourseTee = strictObject(
  {
    id: teeId,
    gender,
    name: text(60, 'Name of the tee.'),
    par: par('all holes'),
    parFront: Type.Optional(par('holes 1 to 9')),
    parBack: Type.Optional(par('holes 10 to 18')),
    rating,
    ratingFront: Type.Optional(rating),
    ratingBack: Type.Optional(rating),
    slope,
    slopeFront: Type.Optional(slope),
    slopeBack: Type.Optional(slope),
    holes: listOf(Hole, { most: 18, description: 'The holes in the order of their numbers.' }),
  },
  { title: 'CourseTee' },
)

export const PlayerSummary = strictObject(
  { playerId, ...names, handle: Type.Optional(handle) },
  { title: 'PlayerSummary' },
)

export const Team = strictObject(
  {
    teamId,
    name: text(100, 'Name of the team.'),
    players: listOf(PlayerSummary, { description: 'The players of the team.' }),
    turns: Type.Optional(
      listOf(playerId, {
        most: 100,
        description: 'Its players in the order set by the team, for formats played in turns. Extension field.',
      }),
    ),
  },
  { title: 'Team' },
)

export const Leaderboard = strictObject(
  {
    id: id('Id of the leaderboard.'),
    name: text(120, 'Name of the leaderboard.'),
    typeId: id('Id of the leaderboard type.'),
    team: Type.Boolean({
      description: 'Its sides are teams; in match formats players may be the sides even if the type says teams.',
    }),
  },
  { title: 'Leaderboard' },
)

const courseName = text(120, 'Name of the course.')
const teeName = text(60, 'Name of the tee.')

/** The tee that somebody plays from; left out while none is assigned. */
export const playedTee = {
  courseId: Type.Optional(courseId),
  courseName: Type.Optional(courseName),
  teeId: Type.Optional(teeId),
  teeName: Type.Optional(teeName),
}

/** What that tee is rated. */
export const teeRated = {
  teeRating: Type.Optional(Type.Number({ minimum: 20, maximum: 90, description: 'Course rating of the tee.' })),
  teeSlope: Type.Optional(Type.Integer({ minimum: 55, maximum: 155, description: 'Slope rating of the tee.' })),
  teePar: Type.Optional(Type.Integer({ minimum: 20, maximum: 90, description: 'Par of the tee.' })),
}

/** How often a POST, PUT, PATCH or DELETE of a set touched something, with the ids. */
export function count(description: string) {
  return Type.Integer({ minimum: 0, description })
}

export const eventParams = strictObject({ eventId })

export const communityParams = strictObject({ communityId: id('Id of the community.') })
export const eventPlayerParams = strictObject({ eventId, playerId })
export const eventTeamParams = strictObject({ eventId, teamId })
export const webLinkAudience = Type.Enum(['ANYONE', 'PLAYER'])
