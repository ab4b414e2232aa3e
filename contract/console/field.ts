/** The field of an event: who is in it, with which handicap, and who leaves it. */
import Type from 'typebox'
import { operation } from '../operation.ts'
import {
  count,
  courseId,
  email,
  eventParams,
  gender,
  handicapsComputed,
  handicapsSet,
  hcId,
  hcIndex,
  id,
  listOf,
  lockedDt,
  manualMsg,
  nameFields,
  names,
  playerId,
  strictObject,
  teamId,
  teeId,
  text,
  timestamp,
} from '../shapes.ts'
import { Draw } from './ballot.ts'
import { changed } from './changed.ts'
import { previewQuery } from './preview.ts'
import { kept } from './registration.ts'
import { DrawnBall } from './teams.ts'
import { WaitingPerson } from './waitingList.ts'

const optional = Type.Optional
const { hcCourse, hcPlaying } = handicapsSet

export const FieldPlayer = strictObject(
  {
    playerId,
    ...names,
    handle: optional(nameFields.handle),
    gender,
    hasProfile: Type.Boolean({ description: 'Registered by profile (true) or by name (false).' }),
    member: Type.Boolean({ description: 'Member of the community.' }),
    email: optional(email),
    hcId: optional(hcId),
    registeredAt: timestamp,
    handicap: strictObject(
      {
        hcIndex: optional(hcIndex),
        ...handicapsComputed,
        courseId: optional(courseId),
        teeId: optional(teeId),
        teeName: optional(text(60, 'Name of the tee.')),
        byHand: Type.Boolean({ description: 'Set by a person; it does not follow index and tee.' }),
        lockedDt: optional(lockedDt),
        manualMsg: optional(manualMsg),
      },
      { title: 'FieldHandicap' },
    ),
    teamId: optional(teamId),
    teePairingId: optional(id('Id of the tee pairing, in a round.')),
    flightIds: listOf(id('Id of a flight.'), { most: 100 }),
    answers: optional(kept.answers),
    paidCents: optional(kept.paidCents),
    note: optional(kept.note),
  },
  { title: 'FieldPlayer' },
)

export const listRegistrations = operation({
  id: 'listRegistrations',
  method: 'GET',
  path: '/console/api/events/{eventId}/registrations',
  tag: 'Event players',
  summary: 'The players of an event, with everything that a director works on',
  description:
    'In the order of their names, each with handicap, team, tee pairing and flights of the event or of the round. E-mail addresses, answers, payments and notes are shown to roles that may see contacts.',
  params: eventParams,
  reply: strictObject(
    {
      players: listOf(FieldPlayer, { most: 100_000 }),
      waiting: listOf(WaitingPerson, {
        most: 100_000,
        description: 'Who has signed up and has no place: the waiting list in its order first.',
      }),
      draws: listOf(Draw, { most: 1000, description: 'The lots that were drawn for places.' }),
    },
    { title: 'Field' },
  ),
  refusals: ['UNAUTHORIZED'],
  access: 'staff',
  may: 'event.see',
  transaction: 'read',
  example: {
    params: { eventId: 'S-5209' },
    reply: {
      players: [
        {
          playerId: 3001,
          firstName: 'Tiago',
          lastName: 'Moura',
          gender: 'M',
          hasProfile: true,
          member: true,
          registeredAt: '2026-04-12T09:30:00.000+00:00',
          handicap: { hcIndex: 12.4, hcCourse: 15, hcPlaying: 14, byHand: false },
          flightIds: [701],
        },
      ],
      waiting: [],
      draws: [],
    },
  },
})

export const setHandicaps = operation({
  id: 'setHandicaps',
  method: 'PATCH',
  path: '/console/api/events/{eventId}/players/handicaps',
  tag: 'Player handicaps',
  summary: 'Set the handicaps of many players in one step',
  description:
    'For each player index, tee, or course and playing handicap by hand, and whether it is locked; all or nothing. A field may say what it was: when somebody else has changed it meanwhile, nothing is done. What is locked is changed in the request that unlocks it.',
  params: eventParams,
  query: previewQuery,
  body: strictObject(
    {
      players: listOf(
        strictObject(
          {
            playerId,
            hcIndex: changed(hcIndex),
            teeId: optional(teeId),
            hcCourse: optional(hcCourse),
            hcPlaying: optional(hcPlaying),
            manualMsg: optional(manualMsg),
            locked: optional(Type.Boolean({ description: 'A refresh leaves it as it is.' })),
          },
          { title: 'HandicapWanted' },
        ),
        { least: 1, most: 500 },
      ),
    },
    { title: 'HandicapsWanted' },
  ),
  reply: strictObject({ changed: count('Players whose handicap changed.') }),
  refusals: ['UNAUTHORIZED', 'NOT_FOUND', 'HANDICAP_LOCKED', 'HANDICAP_REASON_REQUIRED', 'CHANGED_MEANWHILE'],
  access: 'staff',
  may: 'field.edit',
  previews: true,
  transaction: 'write',
  example: {
    params: { eventId: 'S-5209' },
    query: {},
    body: { players: [{ playerId: 3001, hcIndex: { from: 12.4, to: 11.9 } }] },
    reply: { changed: 1 },
  },
})

const withdrawn = Type.Enum(['withdrawn', 'noShow', 'disqualified'], { description: 'What became of the player.' })

export const withdrawPlayer = operation({
  id: 'withdrawPlayer',
  method: 'POST',
  path: '/console/api/events/{eventId}/registrations/{playerId}/withdrawal',
  tag: 'Event players',
  summary: 'Withdraw a player before the start',
  description:
    'Takes a player without a score out of the event with places in flights, teams and tee pairings, in one step to take back. A player with a score stays: set the status of the card.',
  params: strictObject({ ...eventParams.properties, playerId }),
  query: previewQuery,
  body: strictObject(
    {
      status: optional(withdrawn),
      reason: optional(text(500, 'Why, for the log.')),
      offerNext: optional(
        Type.Boolean({ description: 'Offer the place to whoever is first on the waiting list, in the same step.' }),
      ),
      blindDraw: optional(
        Type.Boolean({ description: 'Draw a ball for each team that misses the player, in the same step.' }),
      ),
    },
    { title: 'Withdrawal' },
  ),
  reply: strictObject(
    {
      playerId,
      teamIds: listOf(teamId, { most: 1000, description: 'Teams that miss the player.' }),
      teePairingIds: listOf(id('Id of a tee pairing.'), {
        most: 1000,
        description: 'Tee pairings that miss the player.',
      }),
      flightIds: listOf(id('Id of a flight.'), { most: 1000, description: 'Flights that miss the player.' }),
      drawn: optional(listOf(DrawnBall, { most: 1000, description: 'Whose ball was drawn for which team.' })),
      next: optional(
        strictObject(
          {
            playerId,
            ...names,
            until: timestamp,
            offered: Type.Boolean({ description: 'The place was offered until then (true), or could be (false).' }),
          },
          { title: 'NextWaiting', description: 'First on the waiting list, where a place can be offered.' },
        ),
      ),
    },
    { title: 'Withdrawn' },
  ),
  refusals: ['UNAUTHORIZED', 'NOT_FOUND', 'REGISTER_ON_MULTI_ROUND_EVENT', 'SCORE_ENTERED'],
  access: 'staff',
  may: 'rulings.make',
  link: ['official', 'starter'],
  previews: true,
  transaction: 'write',
  example: {
    params: { eventId: 'S-5209', playerId: 3001 },
    query: {},
    body: { status: 'withdrawn', reason: 'Injured' },
    reply: { playerId: 3001, teamIds: [801], teePairingIds: [901], flightIds: [701] },
  },
})
