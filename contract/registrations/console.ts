/** The field of an event: who is in it and who leaves, what a director keeps about each, ballots, waiting lists, and who plays in another's place. */

import Type from 'typebox'
import { changed } from '../changed.ts'
import { operation } from '../operation.ts'
import { KnownPerson, NewPerson } from '../playerLists/console.ts'
import { previewQuery } from '../preview.ts'
import { GivenRegistrationSettings } from '../settings/givenRegistrationSettings.ts'
import {
  eventParams,
  id,
  listOf,
  nameFields,
  names,
  playerId,
  strictObject,
  teamId,
  text,
  timestamp,
} from '../shapes.ts'
import { DrawnBall } from '../teams/console.ts'
import { FieldPlayer, kept, WaitingPerson } from './fieldPlayers.ts'

const seed = text(200, 'What the lots are drawn from, such as numbers that were rolled in public.')

const inOrder = listOf(playerId, { most: 100_000, description: 'The players in the order of their lots.' })

export const Draw = strictObject({ at: timestamp, seed, playerIds: inOrder }, { title: 'Draw' })

export const drawBallot = operation({
  id: 'drawBallot',
  method: 'POST',
  path: '/console/api/events/{eventId}/ballot',
  tag: 'Event players',
  summary: 'Draw the lots of a ballot',
  description:
    'Once registration has closed. As many players as there are places are registered; the others go on the waiting list in the order of their lots, or are told that they did not get a place. Everybody gets a mail. A lot is the SHA-256 of `<seed>:<player id>` in hexadecimal digits; the lowest comes first. The pages of registration show the seed and the order, so that anybody can repeat the draw.',
  params: eventParams,
  body: strictObject({ seed: Type.Optional(seed) }, { title: 'DrawWanted' }),
  reply: strictObject(
    {
      draw: Draw,
      registered: listOf(playerId, { most: 100_000, description: 'Those with a place.' }),
      rest: listOf(playerId, { most: 100_000, description: 'Those without.' }),
    },
    { title: 'Drawn' },
  ),
  refusals: ['UNAUTHORIZED', 'REGISTER_ON_MULTI_ROUND_EVENT', 'NO_BALLOT'],
  access: 'staff',
  may: 'field.edit',
  changes: ['registrations'],
  transaction: 'write',
  example: {
    params: { eventId: 'S-5209' },
    body: { seed: '4 8 15 16 23 42' },
    reply: {
      draw: { at: '2026-11-20T18:00:00.000+00:00', seed: '4 8 15 16 23 42', playerIds: [3002, 3001] },
      registered: [3002],
      rest: [3001],
    },
  },
})

const optional = Type.Optional

export const listRegistrations = operation({
  id: 'listRegistrations',
  method: 'GET',
  path: '/console/api/events/{eventId}/registrations',
  tag: 'Event players',
  summary: 'List the players of an event with everything a director works on',
  description:
    'By name, each with handicap, team, tee pairing and flights of the event or of the round. E-mail addresses, answers, payments and notes are shown to roles that may see contacts.',
  params: eventParams,
  reply: strictObject(
    {
      players: listOf(FieldPlayer, { most: 100_000 }),
      waiting: listOf(WaitingPerson, {
        most: 100_000,
        description: 'Those who have signed up and have no place: first the waiting list, in order.',
      }),
      draws: listOf(Draw, { most: 1000, description: 'The lots that were drawn for places.' }),
    },
    { title: 'Field' },
  ),
  refusals: ['UNAUTHORIZED'],
  access: 'staff',
  may: 'event.see',
  reads: [
    'events',
    'courses',
    'players',
    'members',
    'registrations',
    'handicaps',
    'teams',
    'flights',
    'leaderboards',
    'teeSheet',
  ],
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

const withdrawn = Type.Enum(['withdrawn', 'noShow', 'disqualified'], { description: 'What happened to the player.' })

export const withdrawPlayer = operation({
  id: 'withdrawPlayer',
  method: 'POST',
  path: '/console/api/events/{eventId}/registrations/{playerId}/withdrawal',
  tag: 'Event players',
  summary: 'Withdraw a player before the start',
  description:
    'Removes a player without a score from the event and from flights, teams and tee pairings, in one step that can be undone. A player with a score stays: set the status of the card.',
  params: strictObject({ ...eventParams.properties, playerId }),
  query: previewQuery,
  body: strictObject(
    {
      status: optional(withdrawn),
      reason: optional(text(500, 'Why, for the log.')),
      offerNext: optional(
        Type.Boolean({ description: 'Offer the place to the first on the waiting list, in the same step.' }),
      ),
      blindDraw: optional(
        Type.Boolean({ description: 'Draw a ball for each team left short by the player, in the same step.' }),
      ),
    },
    { title: 'Withdrawal' },
  ),
  reply: strictObject(
    {
      playerId,
      teamIds: listOf(teamId, { most: 1000, description: 'Teams left short by the player.' }),
      teePairingIds: listOf(id('Id of a tee pairing.'), {
        most: 1000,
        description: 'Tee pairings left short by the player.',
      }),
      flightIds: listOf(id('Id of a flight.'), { most: 1000, description: 'Flights left short by the player.' }),
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
  changes: ['registrations', 'handicaps', 'teams', 'flights', 'teeSheet', 'cards'],
  transaction: 'write',
  example: {
    params: { eventId: 'S-5209', playerId: 3001 },
    query: {},
    body: { status: 'withdrawn', reason: 'Injured' },
    reply: { playerId: 3001, teamIds: [801], teePairingIds: [901], flightIds: [701] },
  },
})

export const previewRegistration = operation({
  id: 'previewRegistration',
  method: 'POST',
  path: '/console/api/events/{eventId}/registration/preview',
  tag: 'Event players',
  summary: 'Preview the registration page with unsaved settings',
  description:
    'The page for everybody while registration is open, with these settings in place of those of the event. Writes nothing.',
  params: eventParams,
  body: strictObject({ registration: GivenRegistrationSettings }, { title: 'RegistrationToShow' }),
  reply: strictObject({ page: Type.String({ description: 'The page, as HTML.' }) }, { title: 'RegistrationShown' }),
  refusals: ['UNAUTHORIZED'],
  access: 'staff',
  may: 'event.edit',
  changes: [],
  transaction: 'read',
  example: {
    params: { eventId: 'S-5209' },
    body: { registration: { fieldLimit: 40 } },
    reply: { page: '<!doctype html>' },
  },
})

export const updateRegistration = operation({
  id: 'updateRegistration',
  method: 'PATCH',
  path: '/console/api/events/{eventId}/registrations/{playerId}',
  tag: 'Event players',
  summary: 'Change the details of a registration',
  description:
    'Nickname in the event, answers to the questions of the form, what was paid, and a note. `null` clears a field; a field may say what it was.',
  params: strictObject({ ...eventParams.properties, playerId }),
  body: strictObject(
    {
      handle: changed(nameFields.handle),
      paidCents: changed(kept.paidCents),
      note: changed(kept.note),
      answers: Type.Optional(
        listOf(
          strictObject(
            {
              question: kept.answers.items.properties.question,
              answer: changed(kept.answers.items.properties.answer),
            },
            { title: 'AnswerWanted' },
          ),
          { most: 30 },
        ),
      ),
    },
    { title: 'RegistrationWanted' },
  ),
  reply: strictObject({ playerId }, { title: 'RegistrationChanged' }),
  closedToo: true,
  refusals: ['UNAUTHORIZED', 'NOT_FOUND', 'REGISTER_ON_MULTI_ROUND_EVENT', 'CHANGED_MEANWHILE'],
  access: 'staff',
  may: 'players.register',
  changes: ['registrations'],
  transaction: 'write',
  example: {
    params: { eventId: 'S-5209', playerId: 3001 },
    body: { paidCents: { from: null, to: 4000 }, note: 'Paid in cash' },
    reply: { playerId: 3001 },
  },
})

const placesTaken = (what: string) =>
  listOf(id(`Id of a ${what}.`), { most: 1000, description: `Each ${what} taken over.` })

export const replacePlayer = operation({
  id: 'replacePlayer',
  method: 'POST',
  path: '/console/api/events/{eventId}/registrations/{playerId}/replacement',
  tag: 'Event players',
  summary: 'Replace a player before the start',
  description:
    'Registers somebody else, who takes over the player’s places in teams, tee pairings and flights, with seats and pins; the player leaves the event. Somebody who has signed up and has no place, such as the first on the waiting list, keeps the answers given then. A player with a score cannot be replaced. One step that can be undone.',
  params: strictObject({ ...eventParams.properties, playerId }),
  query: previewQuery,
  body: strictObject(
    {
      by: Type.Union([KnownPerson, NewPerson], {
        description: 'Who plays instead: a member or somebody who has signed up, by profile, or a guest by name.',
      }),
      reason: Type.Optional(text(500, 'Why, for the log.')),
    },
    { title: 'Replacement' },
  ),
  reply: strictObject(
    {
      playerId,
      teamIds: listOf(teamId, { most: 1000, description: 'Each team taken over.' }),
      teePairingIds: placesTaken('tee pairing'),
      flightIds: placesTaken('flight'),
    },
    { title: 'Replaced' },
  ),
  refusals: [
    'UNAUTHORIZED',
    'NOT_FOUND',
    'REGISTER_ON_MULTI_ROUND_EVENT',
    'ALREADY_REGISTERED',
    'PLAYER_HAS_NO_MEMBERSHIP',
    'SCORE_ENTERED',
  ],
  access: 'staff',
  may: 'field.edit',
  previews: true,
  changes: ['registrations', 'handicaps', 'teams', 'flights', 'teeSheet'],
  transaction: 'write',
  example: {
    params: { eventId: 'S-5209', playerId: 3001 },
    query: {},
    body: { by: { playerId: 3002, hcIndex: 18.2 }, reason: 'Injured' },
    reply: { playerId: 3002, teamIds: [801], teePairingIds: [901], flightIds: [701] },
  },
})

export const offerPlace = operation({
  id: 'offerPlace',
  method: 'POST',
  path: '/console/api/events/{eventId}/registrations/{playerId}/offer',
  tag: 'Event players',
  summary: 'Offer a place to somebody who is waiting',
  description:
    'Somebody who is waiting, was not drawn, or let an offer lapse, is offered a place until this time, by mail; an open offer gets the new time. It counts as a place taken, even beyond the field limit. One step that can be undone.',
  params: strictObject({ ...eventParams.properties, playerId }),
  query: previewQuery,
  body: strictObject({ until: timestamp }, { title: 'Offer' }),
  reply: strictObject({ playerId, until: timestamp }, { title: 'Offered' }),
  refusals: ['UNAUTHORIZED', 'NOT_FOUND', 'REGISTER_ON_MULTI_ROUND_EVENT', 'NOT_WAITING'],
  access: 'staff',
  may: 'field.edit',
  previews: true,
  changes: ['registrations'],
  transaction: 'write',
  example: {
    params: { eventId: 'S-5209', playerId: 3041 },
    query: {},
    body: { until: '2026-11-20T18:00:00.000+00:00' },
    reply: { playerId: 3041, until: '2026-11-20T18:00:00.000+00:00' },
  },
})
