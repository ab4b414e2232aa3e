import Type from 'typebox'
import { ines, tiago } from '../examples.ts'
import { counted } from '../nouns.ts'
import { operation } from '../operation.ts'
import { asOf, eventId, id, listOf, orNull, PlayerSummary, strictObject, text, timestamp } from '../shapes.ts'
import { streamTypes } from '../streams/streamTypes.ts'
import { ReasonPicture } from './reasonPicture.ts'
import { TieTable } from './tieTable.ts'

const leaderboardId = id('Id of the leaderboard.')

const leaderboardParams = strictObject({ eventId, leaderboardId })

const sideId = id('Id of the player; of the team on a leaderboard of teams.')

const roundNumber = Type.Integer({ minimum: 1, maximum: 50, description: 'Number of the round, from 1.' })

const holeNumber = Type.Integer({ minimum: 1, maximum: 18, description: 'Number of the hole.' })

const amount = (description: string) => Type.Number({ description })

const cents = (description: string) => Type.Integer({ minimum: 0, description })

export const unit = Type.Enum(['strokes', 'points', 'skins', 'shares'], { description: 'What `value` counts.' })

export const ranks = Type.Enum(['low', 'high'], { description: 'Whether few or many win.' })

const many = { most: 100_000 }

const RoundCell = strictObject(
  {
    value: amount('What counts over the holes played.'),
    toPar: orNull(
      Type.Integer({ description: 'Strokes to par over the holes played; `null` where points are counted.' }),
    ),
    thru: Type.Integer({ minimum: 0, description: 'Holes played.' }),
    counts: Type.Boolean({ description: 'Whether it counts in the total.' }),
  },
  { title: 'StandingRound' },
)

const StandingRow = strictObject(
  {
    sideId,
    name: text(200, 'Name of the player or the team.'),
    players: listOf(PlayerSummary, { description: 'The player, or the players of the team.' }),
    drawn: Type.Optional(
      listOf(PlayerSummary, {
        description:
          'Players of other teams whose balls this team got in a blind draw. They have no share in its prizes.',
      }),
    ),
    position: orNull(Type.Integer({ minimum: 1, description: 'Place; `null` for a side that is not ranked.' })),
    tied: Type.Boolean({ description: 'Others share the place.' }),
    label: Type.String({
      description: 'As boards write it: `1`, `T2`, `CUT`, `WD`; empty where there is nothing yet.',
    }),
    status: Type.Enum(
      [
        'notStarted',
        'playing',
        'complete',
        'incomplete',
        'withoutHandicap',
        'stoppedBySecondCut',
        'missedCut',
        'noReturn',
        'withdrawn',
        'disqualified',
        'noShow',
      ],
      { description: 'How far the side is, or why it is not ranked.' },
    ),
    value: orNull(amount('Strokes, points, skins ... over the rounds that count, two decimals at most.')),
    toPar: orNull(Type.Integer({ description: 'Strokes to par over the holes played.' })),
    gross: Type.Optional(
      Type.Integer({
        description: 'Strokes taken over the rounds that count, on a board of net strokes with one card each.',
      }),
    ),
    thru: Type.Integer({ minimum: 0, description: 'Holes played of the round in play.' }),
    today: orNull(amount('What the round in play counts: strokes to par, else points.')),
    movement: orNull(Type.Integer({ description: 'Places gained since the start of the round in play.' })),
    rounds: listOf(orNull(RoundCell), {
      most: 50,
      description: 'The rounds of the board in their order; `null` before the first hole.',
    }),
    start: Type.Optional(
      strictObject(
        { teeTime: timestamp, hole: holeNumber },
        {
          title: 'StandingStart',
          description: 'Where and when the round in play begins, for a side that has not started.',
        },
      ),
    ),
    record: Type.Optional(
      strictObject(
        {
          won: Type.Integer({ description: 'Matches won.' }),
          halved: Type.Integer({ description: 'Matches halved.' }),
          lost: Type.Integer({ description: 'Matches lost.' }),
        },
        { title: 'MatchRecord', description: 'Matches won, halved and lost.' },
      ),
    ),
    payoutCents: Type.Optional(cents('Money as it stands; left out where nothing is played for.')),
    playerPayoutsCents: Type.Optional(
      listOf(cents('Of a player.'), {
        description: 'What each of `players` gets, where a prize goes to the players of a team.',
      }),
    ),
  },
  { title: 'StandingRow' },
)

const StandingMatch = strictObject(
  {
    a: listOf(sideId, { description: 'Ids of the sides on one side of the match.' }),
    b: listOf(sideId, { description: 'Ids of their opponents.' }),
    round: roundNumber,
    label: Type.String({ description: 'As boards write it: `2 UP thru 14`, `3&2`; empty before the first hole.' }),
    winner: orNull(
      Type.Enum(['a', 'b'], { description: 'Who won; `null` while it is being played, and for a halved match.' }),
    ),
    finished: Type.Boolean({ description: 'The match is decided.' }),
    thru: Type.Integer({ minimum: 0, description: 'Holes that both have played.' }),
    upBy: Type.Integer({ description: 'Holes that `a` is up; negative when it is down.' }),
    pointsA: amount('Points of `a`.'),
    pointsB: amount('Points of `b`.'),
  },
  { title: 'StandingMatch' },
)

const StandingAward = strictObject(
  {
    round: roundNumber,
    hole: orNull(holeNumber),
    contest: text(80, 'What was won.'),
    winners: listOf(sideId, { description: 'Who won it; empty until someone has.' }),
    shares: amount('Number of shares it is worth.'),
    score: Type.Optional(
      strictObject(
        {
          strokes: Type.Integer({ minimum: 1, description: 'Strokes taken.' }),
          par: Type.Integer({ minimum: 1, description: 'Par of the hole.' }),
          deducted: amount('What was deducted for strokes received; 0 where gross scores win.'),
        },
        { title: 'WinningScore', description: 'Skins: the score that won the hole.' },
      ),
    ),
    carries: Type.Optional(
      Type.Literal(true, { description: 'Skins: nobody won the hole, and its skin is carried over to the next.' }),
    ),
  },
  { title: 'StandingAward' },
)

export const StandingFlight = strictObject(
  {
    flightId: Type.Optional(id('Id of the flight; left out where there are no flights.')),
    name: Type.Optional(text(100, 'Name of the flight.')),
    entries: Type.Integer({ minimum: 0, description: 'How many sides take part.' }),
    rows: listOf(StandingRow, { ...many, description: 'The sides in the order of the board.' }),
    matches: Type.Optional(listOf(StandingMatch, { ...many, description: 'The matches, by round.' })),
    sides: Type.Optional(
      listOf(
        strictObject(
          { sideId, name: text(200, 'Its name.'), players: listOf(PlayerSummary, { description: 'Its players.' }) },
          { title: 'MatchSide' },
        ),
        {
          ...many,
          description: 'Who plays the matches, where the rows are the teams of a cup.',
        },
      ),
    ),
    awards: Type.Optional(
      listOf(StandingAward, { ...many, description: 'Skins and contests of holes, one for each that was won.' }),
    ),
    pointsToWin: Type.Optional(amount('Points that win the cup of a team match.')),
    pointsToRetain: Type.Optional(amount('Points that are enough for its holder.')),
    purseCents: Type.Optional(cents('What is paid out in this flight.')),
    undistributedCents: Type.Optional(cents('The part of it that no one wins.')),
  },
  { title: 'StandingFlight' },
)

export const Standings = strictObject(
  {
    version: text(40, 'Names these standings: the same on every server as long as nothing in them changes.'),
    eventId,
    leaderboardId,
    name: text(120, 'Name of the leaderboard.'),
    format: text(60, 'Id of the format of play.'),
    unit,
    ranks,
    final: Type.Boolean({ description: 'All rounds that count are over: totals are ranked, ties broken.' }),
    updatedDt: Type.Optional(timestamp),
    currency: Type.Optional(
      Type.String({
        pattern: '^[A-Z]{3}$',
        description:
          'Currency of the money, as ISO 4217 writes it; left out where neither event nor community names one.',
      }),
    ),
    currentRound: orNull(roundNumber),
    rounds: listOf(
      strictObject(
        { eventId, round: roundNumber, state: text(20, 'State of the round.') },
        { title: 'RoundOfStandings' },
      ),
      { most: 50, description: 'The rounds of the board in their order.' },
    ),
    columns: listOf(
      strictObject({ key: text(20, 'Field of a row.'), name: text(20, 'Heading.') }, { title: 'StandingColumn' }),
      { description: 'The columns that the format shows, in their order.' },
    ),
    warnings: Type.Optional(
      listOf(text(1000, 'A sentence.'), {
        description:
          'What a director should sort out before the results are right: a missing handicap, prizes that do not add up.',
      }),
    ),
    countingAsZero: Type.Optional(
      Type.Integer({
        minimum: 1,
        description: 'How many players have no handicap and count as 0, where strokes received count.',
      }),
    ),
    flights: listOf(StandingFlight, {
      description: 'The flights in their order; one for all where there are no flights.',
    }),
  },
  { title: 'Standings' },
)

const Step = strictObject(
  {
    what: text(200, 'In the words of the game.'),
    formula: Type.Optional(Type.String({ description: 'The numbers.' })),
    result: Type.String({ description: 'The result.' }),
    rule: Type.Optional(Type.String({ description: 'The clause that it follows.' })),
  },
  { title: 'ExplanationStep' },
)

const steps = (description: string) => listOf(Step, { description })

const Explanation = strictObject(
  {
    sideId,
    reason: Type.Optional(
      strictObject(
        {
          title: text(200, 'A heading: `Why second?`'),
          text: text(20_000, 'The sentences.'),
          tie: Type.Optional(TieTable),
          picture: Type.Optional(ReasonPicture),
        },
        {
          description:
            'Without `hole`: the whole standing in a few sentences, with a heading; left out without a position, and where places are not a matter of one score (matches, skins, pots).',
        },
      ),
    ),
    standing: steps('How the total and the position, or with `hole` what the hole counts, came about.'),
    handicap: Type.Optional(steps('With `round`: the playing handicap of each player in that round.')),
    payout: Type.Optional(steps('Where money is played for: purse and prize.')),
  },
  { title: 'StandingExplanation' },
)

const row = {
  sideId: tiago.playerId,
  name: 'Tiago Moura',
  players: [tiago],
  position: 1,
  tied: false,
  label: '1',
  status: 'playing',
  value: 33,
  toPar: -2,
  thru: 9,
  today: -2,
  movement: null,
  rounds: [{ value: 33, toPar: -2, thru: 9, counts: true }],
}

const standings = {
  version: 'fWm0h0kN0Xw7u1dBvQ2hKA',
  eventId: 'S-5209',
  leaderboardId: 603,
  name: 'Round 1, gross',
  format: 'strokePlay',
  unit: 'strokes',
  ranks: 'low',
  final: false,
  updatedDt: '2026-05-02T10:41:07.120+00:00',
  currentRound: 1,
  rounds: [{ eventId: 'S-5209', round: 1, state: 'in progress' }],
  columns: [
    { key: 'position', name: 'Pos' },
    { key: 'side', name: 'Name' },
    { key: 'toPar', name: 'To par' },
  ],
  flights: [
    {
      entries: 2,
      rows: [
        row,
        {
          ...row,
          sideId: ines.playerId,
          name: 'Inês Valente',
          players: [ines],
          position: 2,
          label: '2',
          value: 36,
          toPar: 1,
          today: 1,
        },
      ],
    },
  ],
}

const about = {
  method: 'GET',
  tag: 'Leaderboards',
  params: leaderboardParams,
  refusals: ['UNAUTHORIZED', 'NOT_FOUND'],
  access: 'token',
} as const

export const getStandings = operation({
  ...about,
  id: 'getStandings',
  path: '/v1/events/{eventId}/leaderboards/{leaderboardId}/standings',
  summary: 'Get the standings of a leaderboard',
  description:
    'Positions, totals, rounds and payouts as they stand, flight by flight. A leaderboard with flights shows only players or teams that are in one of them. `ETag` is the `version`. A number that does not exist yet is `null`. For the past: cards and states as they were, with the current players, flights and handicaps.',
  query: strictObject({ asOf }),
  reply: Standings,
  reads: counted,
  transaction: 'read',
  example: { params: { eventId: 'S-5209', leaderboardId: 603 }, query: {}, reply: standings },
})

export const explainStanding = operation({
  ...about,
  id: 'explainStanding',
  cost: 10,
  path: '/v1/events/{eventId}/leaderboards/{leaderboardId}/standings/{sideId}/explanation',
  params: strictObject({ eventId, leaderboardId, sideId }),
  query: strictObject({ round: Type.Optional(roundNumber), hole: Type.Optional(holeNumber) }),
  summary: 'Explain a position',
  description:
    'The steps from cards to total, position and payout, as they were counted; with `hole` (of `round`, 1 if left out) what that hole counts.',
  reply: Explanation,
  reads: counted,
  transaction: 'read',
  example: {
    params: { eventId: 'S-5209', leaderboardId: 603, sideId: tiago.playerId },
    query: {},
    reply: {
      sideId: tiago.playerId,
      reason: { title: 'Why first?', text: 'As it stands, Tiago is on −2 through 9, one stroke ahead of Rui Faria.' },
      standing: [
        { what: 'round 1', formula: '9 holes', result: '33' },
        { what: 'to par', formula: 'over the holes played', result: '-2' },
        { what: 'position', formula: '0 better', result: '1' },
      ],
    },
  },
})

export const streamStandings = operation({
  ...about,
  id: 'streamStandings',
  path: '/v1/events/{eventId}/leaderboards/{leaderboardId}/standings/stream',
  summary: 'Follow the standings of a leaderboard',
  description:
    'Server-Sent Events without end: `standings` with the whole standings as data and their `version` as id, now and after every change; `gone` when the leaderboard is deleted. With `Last-Event-ID` of the present version nothing is sent until they change. A comment every 15 seconds keeps the connection open; a reader that does not keep up is dropped and connects again.',
  reply: Type.String({ description: 'Server-Sent Events.' }),
  mediaType: 'text/event-stream',
  stream: { standings: Standings, gone: streamTypes.gone },
  reads: counted,
  transaction: 'read',
  example: {
    params: { eventId: 'S-5209', leaderboardId: 603 },
    reply: `retry: 2000\n\nid: ${standings.version}\nevent: standings\ndata: {"version":"${standings.version}"}\n\n`,
  },
})
