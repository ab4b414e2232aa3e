/** Profiles that may be one person, and what becomes of them. */

import Type from 'typebox'
import { ofEvent } from '../nouns.ts'
import { operation } from '../operation.ts'
import { KnownPlayer } from '../playerLists/knownPlayer.ts'
import { count, eventId, id, listOf, playerId, strictObject, text, timestamp } from '../shapes.ts'

const optional = Type.Optional

const otherPlayerId = id('Id of the other player.')

const pairParams = strictObject({ playerId, otherPlayerId })

const mergeId = id('Id of the merge.')

export const duplicateReasons = ['hcId', 'email', 'nameAndBirth', 'similarAndBirth', 'name'] as const

export const Duplicate = strictObject(
  {
    rank: Type.Integer({
      minimum: 1,
      maximum: duplicateReasons.length,
      description: 'How strong the best reason is; the strongest come first.',
    }),
    playerId,
    otherPlayerId,
    reasons: listOf(Type.Enum([...duplicateReasons]), { least: 1, most: duplicateReasons.length }),
    sides: listOf(KnownPlayer, { least: 2, most: 2 }),
  },
  { title: 'Duplicate' },
)

const counts = {
  memberships: count('Memberships.'),
  registrations: count('Registrations.'),
  signUps: count('Places on waiting lists and in ballots, including former ones.'),
  flightPlaces: count('Places in flights.'),
  teamPlaces: count('Places in teams.'),
  drawnBalls: count('Balls drawn by lot.'),
  teePairingPlaces: count('Places in tee pairings.'),
  publishedPlaces: count('Places in published tee sheets.'),
  checkIns: count('Check-ins.'),
  handicaps: count('Handicaps in events.'),
  cards: count('Cards.'),
  scoreEntries: count('Entries of scores.'),
  prizes: count('Prizes that were handed out.'),
  officialPlaces: count('Official places.'),
  messages: count('Messages.'),
  accounts: count('Accounts of the console.'),
}

export type MovingCounts = { readonly [K in keyof typeof counts]: number }

const MergeLook = strictObject(
  {
    moves: strictObject(counts, { title: 'MovingCounts', description: 'What the removed player has, which moves.' }),
    lost: listOf(
      strictObject(
        {
          field: Type.Enum(['name', 'email', 'dob', 'gender', 'hcId', 'phone']),
          value: text(300, 'What the removed player has there.'),
        },
        { title: 'LostValue' },
      ),
      { most: 6, description: 'What is lost, because the kept player has another value.' },
    ),
    conflicts: listOf(
      strictObject(
        {
          reason: Type.Enum(['byName', 'bothRegistered', 'notOfCommunity']),
          eventId: optional(eventId),
          name: optional(text(120, 'Name of the event.')),
        },
        { title: 'MergeConflict' },
      ),
      { most: 100_000, description: 'Why the two cannot be merged this way; empty when they can.' },
    ),
  },
  { title: 'MergeLook' },
)

const Merge = strictObject(
  {
    mergeId,
    playerId: id('Id of the player who was kept.'),
    name: text(150, 'How that player is called now.'),
    removedPlayerId: id('Id of the player who was removed.'),
    removedName: text(150, 'How the removed player was called.'),
    mergedAt: timestamp,
    undoUntil: timestamp,
  },
  { title: 'Merge' },
)

const side = {
  playerId: 3001,
  name: 'Rui Costa',
  gender: 'M',
  byName: false,
  email: 'rui@example.com',
  communities: ['Ria Formosa GC'],
  events: 9,
  lastEvent: '2026-05-03',
}

export const findDuplicates = operation({
  id: 'findDuplicates',
  method: 'GET',
  path: '/console/api/operator/duplicates',
  tag: 'Operator',
  summary: 'Find profiles that may be one person',
  description:
    'Pairs over the whole installation, the most likely first: by world handicap id, e-mail address, name with date of birth, and similar names in one club. Without pairs that were marked as different people.',
  query: strictObject({
    most: optional(Type.Integer({ minimum: 1, maximum: 1000, description: 'How many pairs; 20 if left out.' })),
  }),
  reply: strictObject(
    {
      pairs: listOf(Duplicate, { most: 1000 }),
      more: Type.Boolean({ description: 'Whether there are others behind them.' }),
    },
    { title: 'Duplicates' },
  ),
  refusals: [],
  access: 'operator',
  reads: ['communities', 'players', 'members', 'registrations', 'duplicates'],
  transaction: 'report',
  cost: 5,
  example: {
    query: {},
    reply: {
      pairs: [
        {
          rank: 2,
          playerId: 3001,
          otherPlayerId: 3107,
          reasons: ['email', 'name'],
          sides: [side, { ...side, playerId: 3107, name: 'Rui M. Costa', events: 2 }],
        },
      ],
      more: false,
    },
  },
})

export const compareProfiles = operation({
  id: 'compareProfiles',
  method: 'GET',
  path: '/console/api/operator/duplicates/{playerId}/{otherPlayerId}',
  tag: 'Operator',
  summary: 'See what a merge would do',
  description: 'What moves from the other player, what is lost, and what stands in the way. Changes nothing.',
  params: pairParams,
  reply: MergeLook,
  refusals: ['NOT_FOUND'],
  access: 'operator',
  reads: ['players', 'members', 'registrations', 'duplicates'],
  transaction: 'read',
  example: {
    params: { playerId: 3001, otherPlayerId: 3107 },
    reply: {
      moves: { ...zeroCounts(), memberships: 1, registrations: 2, handicaps: 3, cards: 1 },
      lost: [{ field: 'email', value: 'r.costa@example.com' }],
      conflicts: [],
    },
  },
})

export const setDifferentPeople = operation({
  id: 'setDifferentPeople',
  method: 'PUT',
  path: '/console/api/operator/duplicates/{playerId}/{otherPlayerId}',
  tag: 'Operator',
  summary: 'Mark two profiles as different people',
  description: 'They are not listed as duplicates again until somebody changes that.',
  params: pairParams,
  body: strictObject(
    { different: Type.Boolean({ description: 'Whether they are different people.' }) },
    { title: 'DifferentPeople' },
  ),
  reply: strictObject({ different: Type.Boolean() }, { title: 'DifferentPeopleSet' }),
  refusals: ['NOT_FOUND'],
  access: 'operator',
  changes: ['players', 'duplicates'],
  transaction: 'write',
  example: { params: { playerId: 3001, otherPlayerId: 3107 }, body: { different: true }, reply: { different: true } },
})

const exampleMerge = {
  mergeId: 12,
  playerId: 3001,
  name: 'Rui Costa',
  removedPlayerId: 3107,
  removedName: 'Rui M. Costa',
  mergedAt: '2026-05-19T14:07:09.123+00:00',
  undoUntil: '2026-06-18T14:07:09.123+00:00',
}

export const listMerges = operation({
  id: 'listMerges',
  method: 'GET',
  path: '/console/api/operator/merges',
  tag: 'Operator',
  summary: 'List the merges that can be undone',
  description: 'Those of the last thirty days that are still in effect, the newest first.',
  reply: strictObject({ merges: listOf(Merge, { most: 100_000 }) }, { title: 'Merges' }),
  refusals: [],
  access: 'operator',
  reads: ['players', 'duplicates'],
  transaction: 'read',
  example: { reply: { merges: [exampleMerge] } },
})

export const mergePlayers = operation({
  id: 'mergePlayers',
  method: 'POST',
  path: '/console/api/operator/merges',
  tag: 'Operator',
  summary: 'Merge two profiles',
  description:
    'Everything that the removed player has moves to the kept one, whose details stay; missing ones are taken over. It can be undone for thirty days. `compareProfiles` says beforehand what moves and what is lost.',
  body: strictObject(
    { keep: id('Id of the player who stays.'), remove: id('Id of the player to be removed.') },
    { title: 'PlayersToMerge' },
  ),
  reply: strictObject({ mergeId }, { title: 'Merged' }),
  refusals: ['NOT_FOUND', 'MERGE_BLOCKED'],
  access: 'operator',
  fresh: true,
  changes: ['accounts', 'players', 'members', 'duplicates', ...ofEvent],
  transaction: 'write',
  example: { body: { keep: 3001, remove: 3107 }, reply: { mergeId: 12 } },
})

export const undoMerge = operation({
  id: 'undoMerge',
  method: 'POST',
  path: '/console/api/operator/merges/{mergeId}/undo',
  tag: 'Operator',
  summary: 'Undo a merge',
  description:
    'The removed player comes back with everything that moved, and with what was added to it since. Refused where it would undo what somebody did later.',
  params: strictObject({ mergeId }),
  reply: strictObject({ playerId, removedPlayerId: playerId }, { title: 'MergeUndone' }),
  refusals: ['NOT_FOUND', 'UNDO_BLOCKED'],
  access: 'operator',
  fresh: true,
  changes: ['accounts', 'players', 'members', 'duplicates', ...ofEvent],
  transaction: 'write',
  example: { params: { mergeId: 12 }, reply: { playerId: 3001, removedPlayerId: 3107 } },
})

function zeroCounts(): MovingCounts {
  return Object.fromEntries(Object.keys(counts).map(what => [what, 0])) as MovingCounts
}
