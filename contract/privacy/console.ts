/** What the installation keeps about a player: told, handed out as a file, erased. */

import Type from 'typebox'
import { ofEvent } from '../nouns.ts'
import { operation } from '../operation.ts'
import { KnownPlayer } from '../playerLists/knownPlayer.ts'
import { count, date, eventId, id, listOf, playerId, strictObject, text } from '../shapes.ts'

const playerParams = strictObject({ playerId: id('Id of the player.') })

const newName = text(150, 'The name of the player once erased.')

/** What a profile may say about a person beside the name. */
export const profileFields = ['suffix', 'email', 'dob', 'phone', 'hcId', 'hcIndex', 'picture'] as const

export type ProfileField = (typeof profileFields)[number]

const taken = {
  memberships: count('Memberships.'),
  registrationAnswers: count('Registrations with a nickname or answers, which they lose.'),
  signUpAnswers: count('Sign-ups with contact details or answers, which they lose.'),
  openSignUps: count('Places on waiting lists and in ballots.'),
  handicapReasons: count('Reasons for handicaps.'),
  accounts: count('Accounts of the console.'),
  mails: count('Mails that are waiting or kept.'),
}

export type TakenCounts = { readonly [K in keyof typeof taken]: number }

const left = {
  registrations: count('Registrations.'),
  handicaps: count('Handicaps in events.'),
  teamPlaces: count('Places in teams.'),
  drawnBalls: count('Balls drawn by lot.'),
  teePairingPlaces: count('Places in tee pairings.'),
  flightPlaces: count('Places in flights.'),
  cards: count('Cards.'),
  scores: count('Entries of scores, as player and as marker.'),
}

export type LeftCounts = { readonly [K in keyof typeof left]: number }

const onlyOperators = { tag: 'Operator', access: 'operator' } as const

export const findPlayers = operation({
  ...onlyOperators,
  id: 'findPlayers',
  method: 'GET',
  path: '/console/api/operator/players',
  summary: 'Find a player of the installation',
  description:
    'By id (also that of a profile that was merged into another), by an e-mail address that the player, a club, a form or an account has, or by the full name. At most 20, in the order of their ids; not those of rehearsals.',
  query: strictObject({
    by: Type.String({ minLength: 1, maxLength: 254, description: 'Id, e-mail address, or first and last name.' }),
  }),
  reply: strictObject({ players: listOf(KnownPlayer, { most: 20 }) }, { title: 'PlayersFound' }),
  refusals: [],
  reads: ['communities', 'players', 'members', 'registrations'],
  transaction: 'read',
  cost: 3,
  example: {
    query: { by: 'rui@example.com' },
    reply: {
      players: [
        {
          playerId: 3001,
          name: 'Rui Costa',
          gender: 'M',
          byName: false,
          email: 'rui@example.com',
          communities: ['Ria Formosa GC'],
          events: 9,
          lastEvent: '2026-05-03',
        },
      ],
    },
  },
})

export const getPersonalData = operation({
  ...onlyOperators,
  id: 'getPersonalData',
  method: 'GET',
  path: '/console/api/operator/players/{playerId}/data',
  summary: 'List what is kept about a player',
  description: 'What erasing the player removes and what it keeps, under another name, because results depend on it.',
  params: playerParams,
  reply: strictObject(
    {
      newName,
      isErased: Type.Boolean({ description: 'There is nothing left to erase.' }),
      fields: listOf(Type.Enum([...profileFields]), {
        most: profileFields.length,
        description: 'What the profile holds besides the name.',
      }),
      taken: strictObject(taken, { title: 'TakenByErasing' }),
      left: strictObject(left, { title: 'LeftByErasing' }),
      links: count('Events and rounds whose personal links end.'),
      running: listOf(
        strictObject({ eventId, name: text(120, 'Name of the event.'), endDate: date }, { title: 'EventNotOver' }),
        { most: 100_000, description: 'Events that are not over, for which the player is registered.' },
      ),
    },
    { title: 'PersonalData' },
  ),
  refusals: ['NOT_FOUND'],
  reads: ['communities', 'accounts', 'players', 'members', 'duplicates', ...ofEvent, 'log'],
  transaction: 'read',
  example: {
    params: { playerId: 3001 },
    reply: {
      newName: 'Withdrawn player 3001',
      isErased: false,
      fields: ['email', 'dob'],
      taken: { ...zeros(taken), memberships: 1 },
      left: { ...zeros(left), registrations: 9, cards: 9, scores: 162 },
      links: 9,
      running: [],
    },
  },
})

export const exportPersonalData = operation({
  ...onlyOperators,
  id: 'exportPersonalData',
  method: 'POST',
  path: '/console/api/operator/players/{playerId}/export',
  summary: 'Export everything that is kept about a player',
  description:
    'Part by part, as stored; nothing about others. The export is recorded in the audit of each of the player’s communities.',
  params: playerParams,
  reply: Type.Object(
    {
      format: Type.Literal('caddiemaster player'),
      createdAt: Type.String({ description: 'When it was made, in ISO 8601.' }),
      playerId,
      profile: Type.Record(Type.String(), Type.Unknown()),
    },
    { title: 'PersonalDataFile', description: 'In addition, one list for each part.' },
  ),
  refusals: ['NOT_FOUND'],
  fresh: true,
  // It lets nobody in, but no copy of it is to be kept on the way either.
  secret: true,
  changes: [],
  transaction: 'write',
  cost: 5,
  example: {
    params: { playerId: 3001 },
    reply: {
      format: 'caddiemaster player',
      createdAt: '2026-05-19T09:00:00Z',
      playerId: 3001,
      profile: { playerId: 3001, firstName: 'Rui', lastName: 'Costa' },
    },
  },
})

export const erasePlayer = operation({
  ...onlyOperators,
  id: 'erasePlayer',
  method: 'POST',
  path: '/console/api/operator/players/{playerId}/erasure',
  summary: 'Erase a player',
  description:
    'The personal data is removed; results stay under another name. This cannot be undone. Earlier backups and files still hold the data. Erasing again changes nothing.',
  params: playerParams,
  body: strictObject(
    {
      name: text(150, 'First and last name of the player, so that nobody else is erased.'),
      alsoRegistered: Type.Optional(
        Type.Boolean({ description: 'Erase even while the player is registered for an event that is not over.' }),
      ),
    },
    { title: 'Erasure' },
  ),
  reply: strictObject({ playerId, name: newName }, { title: 'Erased' }),
  refusals: ['NOT_FOUND', 'ERASURE_BLOCKED', 'OPERATOR_BLOCKED'],
  fresh: true,
  changes: ['accounts', 'players', 'members', 'duplicates', ...ofEvent],
  transaction: 'write',
  cost: 5,
  example: {
    params: { playerId: 3001 },
    body: { name: 'Rui Costa' },
    reply: { playerId: 3001, name: 'Withdrawn player 3001' },
  },
})

function zeros<T extends object>(counts: T): { readonly [K in keyof T]: number } {
  return Object.fromEntries(Object.keys(counts).map(what => [what, 0])) as { readonly [K in keyof T]: number }
}
