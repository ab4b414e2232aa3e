/** Who wins what in an event, and what was handed out. */

import Type from 'typebox'
import { changed } from '../changed.ts'
import { counted } from '../nouns.ts'
import { operation } from '../operation.ts'
import { eventId, eventParams, id, listOf, orNull, strictObject, text, timestamp } from '../shapes.ts'

const optional = Type.Optional

const mostCents = 1_000_000_000_00

const cents = (description: string) => Type.Integer({ minimum: 0, maximum: mostCents, description })

const leaderboardId = id('Id of the leaderboard.')

const payeeId = Type.String({
  pattern: '^[PT]-[1-9][0-9]{0,14}$',
  description: 'Who is paid: `P-3001` is player 3001, `T-601` team 601.',
})

/** How a prize is handed out. */
export const payMethods = ['cash', 'transfer', 'voucher', 'credit'] as const

const method = Type.Enum([...payMethods], {
  description: 'How: in cash, by bank transfer, as a voucher, or credited to an account of the club.',
})

const note = text(500, 'A note about it.')

const Given = strictObject(
  {
    cents: cents('What was handed out.'),
    method,
    note: optional(text(500, 'A note about it; for those who may pay.')),
    at: timestamp,
    by: optional(text(200, 'Name of the account that recorded it.')),
  },
  { title: 'PrizeGiven' },
)

const Payee = strictObject(
  {
    payeeId: optional(payeeId),
    name: text(200, 'The player, or the team; a team of a cup has no id.'),
    prizes: listOf(
      strictObject(
        {
          leaderboardId,
          flight: optional(text(100, 'Name of the flight.')),
          label: text(20, 'The place as the board writes it; empty where no place is paid, such as skins.'),
          cents: cents('What the place is worth to the payee.'),
        },
        { title: 'PrizeWon' },
      ),
      { most: 1000, description: 'In the order of the leaderboards; empty for whoever was paid and no longer wins.' },
    ),
    dueCents: cents('The sum of `prizes`.'),
    given: optional(Given),
  },
  { title: 'Payee' },
)

export const getSettlement = operation({
  id: 'getSettlement',
  method: 'GET',
  path: '/console/api/events/{eventId}/settlement',
  tag: 'Leaderboards',
  summary: 'List who wins what and what was paid',
  description:
    'The purses of an event and of its rounds, and everybody who wins money or was paid, largest amount first. A team prize is paid to the team, or to its players if its leaderboard says so.',
  params: eventParams,
  reply: strictObject(
    {
      currency: optional(Type.String({ pattern: '^[A-Z]{3}$', description: 'As ISO 4217 writes it.' })),
      purses: listOf(
        strictObject(
          {
            leaderboardId,
            eventId,
            name: text(120, 'Name of the leaderboard.'),
            flight: optional(text(100, 'Name of the flight.')),
            final: Type.Boolean({ description: 'All rounds that count are over, and ties are broken.' }),
            purseCents: cents('What is played for.'),
            undistributedCents: cents('The part that nobody wins.'),
          },
          { title: 'Purse' },
        ),
        { most: 10_000, description: 'One for each flight; leaderboards without money are left out.' },
      ),
      payees: listOf(Payee, { most: 100_000 }),
    },
    { title: 'Settlement' },
  ),
  refusals: ['UNAUTHORIZED', 'MULTI_ROUND_EVENT_REQUIRED'],
  access: 'staff',
  may: 'event.see',
  reads: [...counted, 'settlement'],
  transaction: 'read',
  example: {
    params: { eventId: 'S-5210' },
    reply: {
      currency: 'EUR',
      purses: [
        {
          leaderboardId: 601,
          eventId: 'S-5210',
          name: 'Stroke play, net',
          final: true,
          purseCents: 220000,
          undistributedCents: 4000,
        },
      ],
      payees: [
        {
          payeeId: 'P-3001',
          name: 'Tiago Moura',
          prizes: [{ leaderboardId: 601, label: '1', cents: 30000 }],
          dueCents: 30000,
          given: { cents: 30000, method: 'cash', at: '2026-05-02T16:10:00.000+00:00', by: 'Marta Abreu' },
        },
      ],
    },
  },
})

export const setPaidOut = operation({
  id: 'setPaidOut',
  method: 'PATCH',
  path: '/console/api/events/{eventId}/settlement/{payeeId}',
  tag: 'Leaderboards',
  summary: 'Record what somebody was paid',
  description:
    'Everything a player or a team of the event has been paid, whatever is due: a correction of the results leaves it alone and shows the difference. Anything left out stays; 0 cents: nothing was paid. Works for official results too.',
  params: strictObject({ ...eventParams.properties, payeeId }),
  body: strictObject(
    { cents: changed(cents('Everything that was handed out so far.')), method: changed(method), note: changed(note) },
    { title: 'PaidOut' },
  ),
  reply: strictObject({ payeeId, given: orNull(Given) }, { title: 'PayeePaid' }),
  closedToo: true,
  refusals: ['UNAUTHORIZED', 'NOT_FOUND', 'MULTI_ROUND_EVENT_REQUIRED', 'CHANGED_MEANWHILE'],
  access: 'staff',
  may: 'prizes.pay',
  changes: ['settlement'],
  transaction: 'write',
  example: {
    params: { eventId: 'S-5210', payeeId: 'P-3001' },
    body: { cents: { from: 0, to: 30000 }, method: 'cash' },
    reply: {
      payeeId: 'P-3001',
      given: { cents: 30000, method: 'cash', at: '2026-05-02T16:10:00.000+00:00', by: 'Marta Abreu' },
    },
  },
})

const Tie = strictObject(
  {
    leaderboardId,
    eventId,
    name: text(120, 'Name of the leaderboard.'),
    flightId: optional(id('Id of the flight.')),
    flight: optional(text(100, 'Name of the flight.')),
    place: Type.Integer({ minimum: 1, description: 'The place that is shared.' }),
    label: text(20, 'As the board writes it: `T2`.'),
    value: Type.Number({ description: 'What all of them have.' }),
    unit: Type.Enum(['strokes', 'points'], { description: 'What `value` counts.' }),
    sides: listOf(
      strictObject(
        {
          sideId: id('Id of the player; of the team on a leaderboard of teams.'),
          name: text(200, 'Its name.'),
          cents: cents('What it wins as it stands.'),
        },
        { title: 'LevelSide' },
      ),
      { most: 100_000 },
    ),
  },
  { title: 'OpenTie' },
)

const count = (description: string) => Type.Integer({ minimum: 0, description })

export const checkResults = operation({
  id: 'checkResults',
  method: 'GET',
  path: '/console/api/events/{eventId}/resultsCheck',
  tag: 'Leaderboards',
  summary: 'List what is left before results are official',
  description:
    'The cards of an event with all its rounds, the unsigned ones and those on which scorers differ; and the shared places that decide a first place or a prize, on final leaderboards.',
  params: eventParams,
  reply: strictObject(
    {
      cards: strictObject(
        {
          all: count('Cards that somebody has begun, or on which the committee has ruled.'),
          unsigned: count('Those without a signature and without a ruling.'),
          differing: count('Those on which scorers differ and the committee has not decided.'),
        },
        { title: 'CardsIn' },
      ),
      ties: listOf(Tie, { most: 100_000, description: 'Leaderboard by leaderboard, best place first.' }),
    },
    { title: 'ResultsCheck' },
  ),
  refusals: ['UNAUTHORIZED', 'MULTI_ROUND_EVENT_REQUIRED'],
  access: 'staff',
  may: 'event.see',
  reads: counted,
  transaction: 'read',
  example: {
    params: { eventId: 'S-5210' },
    reply: {
      cards: { all: 76, unsigned: 0, differing: 0 },
      ties: [
        {
          leaderboardId: 601,
          eventId: 'S-5210',
          name: 'Stroke play, net',
          place: 2,
          label: 'T2',
          value: 135,
          unit: 'strokes',
          sides: [
            { sideId: 3002, name: 'Inês Valente', cents: 7000 },
            { sideId: 3001, name: 'Tiago Moura', cents: 7000 },
          ],
        },
      ],
    },
  },
})
