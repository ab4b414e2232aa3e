/** The cards of a round as the committee's table sees them: what has come in, from phones and from paper, and what handicap records take. */

import Type from 'typebox'
import { operation } from '../operation.ts'
import { previewQuery } from '../preview.ts'
import { entryId, ScoreRecorded, hole as scoredHole } from '../scores/extensions.ts'
import {
  eventId,
  eventParams,
  id,
  listOf,
  nameFields,
  orNull,
  playerId,
  strictObject,
  teamId,
  text,
  timestamp,
} from '../shapes.ts'
import { TeePairing } from '../teeSheet/published.ts'
import { AdjustedGross } from './adjustedGross.ts'
import { Card, cardId } from './extensions.ts'

const optional = Type.Optional

export const listAdjustedGross = operation({
  id: 'listAdjustedGross',
  method: 'GET',
  path: '/console/api/events/{eventId}/adjustedGross',
  tag: 'Scores',
  summary: 'Adjusted gross scores of a round, or of an event',
  description:
    'What the handicap records of a federation ask for, for each player with a score, by name, in each round of a multi-round event: Rules of Handicapping 3.1 and 5.1a. Scores of a ball shared by a team are left out. Shortening a round changes nothing: what a player has played is what is posted.',
  params: eventParams,
  reply: strictObject({ scores: listOf(AdjustedGross, { most: 100_000 }) }, { title: 'AdjustedGrossScores' }),
  refusals: ['UNAUTHORIZED'],
  access: 'staff',
  may: 'event.see',
  reads: [
    'communities',
    'events',
    'shortening',
    'courses',
    'players',
    'registrations',
    'handicaps',
    'teeSheet',
    'cards',
  ],
  transaction: 'read',
  example: {
    params: { eventId: 'S-5210' },
    reply: {
      scores: [
        {
          eventId: 'S-5210',
          playerId: 3001,
          name: 'Tiago Moura',
          courseId: 41,
          courseName: 'San Lorenzo',
          teeId: 501,
          teeName: 'Yellow',
          teePar: 72,
          teeRating: 71.4,
          teeSlope: 128,
          hcIndex: 12.4,
          courseHandicap: 13,
          status: 'SIGNED',
          holesPlayed: 18,
          gross: 86,
          ags: 85,
          differential: 12,
          playedDate: '2026-05-02',
          firstHole: 1,
          marker: 'Maria Costa',
        },
      ],
    },
  },
})

export const markPosted = operation({
  id: 'markPosted',
  method: 'PUT',
  path: '/console/api/events/{eventId}/posted',
  tag: 'Scores',
  summary: 'Mark scores of a round as posted',
  description:
    'That scores of players went to the handicap record of a federation, by a file or by hand, or did not: `postedToWHS` of their scores. Nothing is sent from here. A score that has changed since it was posted is posted again. Works for official results too.',
  params: eventParams,
  query: previewQuery,
  body: strictObject(
    {
      playerIds: listOf(playerId, { most: 1000, description: 'Whose scores.' }),
      posted: Type.Boolean({ description: 'They are posted (true), or are not (false).' }),
    },
    { title: 'ScoresPosted' },
  ),
  reply: strictObject(
    { playerIds: listOf(playerId, { most: 1000, description: 'For whom it was otherwise before.' }) },
    { title: 'PostingChanged' },
  ),
  closedToo: true,
  previews: true,
  refusals: ['UNAUTHORIZED', 'ROUND_REQUIRED', 'NO_SCORE'],
  access: 'staff',
  may: 'results.publish',
  changes: ['cards'],
  transaction: 'write',
  example: {
    params: { eventId: 'S-5210' },
    query: {},
    body: { playerIds: [3001], posted: true },
    reply: { playerIds: [3001] },
  },
})

const { teeTime, hole, group } = TeePairing.properties

const { status, signedBy, version, updatedDt } = Card.properties

export const RoundCard = strictObject(
  {
    cardId,
    playerId: optional(playerId),
    teamId: optional(teamId),
    name: text(200, 'The player, or the team.'),
    lastName: optional(nameFields.lastName),
    teePairingId: optional(id('Id of the tee pairing; of a team that of its first player.')),
    teeTime: optional(teeTime),
    hole: optional(hole),
    group: optional(group),
    startedAt: optional(
      Type.String({ format: 'date-time', description: 'When the group went, where the starter has told it.' }),
    ),
    teeId: optional(id('Id of the tee that is played; its pars are in `tees`.')),
    status,
    signedBy,
    version,
    updatedDt,
    strokes: listOf(orNull(Type.Integer({ minimum: 0, maximum: 99 })), {
      most: 18,
      description: 'What counts on each hole, from hole 1 on: 0 picked up, `null` no score.',
    }),
    conflicts: listOf(scoredHole, {
      most: 18,
      description: 'Holes on which scorers differ, and the committee has not decided.',
    }),
  },
  { title: 'RoundCard' },
)

export const listCards = operation({
  id: 'listCards',
  method: 'GET',
  path: '/console/api/events/{eventId}/cards',
  tag: 'Scores',
  summary: 'The cards of a round',
  description:
    'The cards of all players, and of teams with one ball, group by group as they start; who has no tee time comes last. A card that nobody has begun has version 0.',
  params: eventParams,
  reply: strictObject(
    {
      holes: Type.Integer({ minimum: 9, maximum: 18, description: 'Holes of the round.' }),
      firstHole: Type.Integer({
        minimum: 1,
        maximum: 10,
        description: 'Number of the first of them on the course: 1, or 10.',
      }),
      tees: listOf(
        strictObject(
          {
            teeId: id('Id of the tee.'),
            pars: listOf(Type.Integer({ minimum: 3, maximum: 7 }), { most: 18, description: 'From hole 1 on.' }),
          },
          { title: 'ParsOfTee' },
        ),
        { most: 1000 },
      ),
      cards: listOf(RoundCard, { most: 100_000 }),
    },
    { title: 'RoundCards' },
  ),
  refusals: ['UNAUTHORIZED', 'ROUND_REQUIRED'],
  access: 'staff',
  may: 'event.see',
  link: ['official', 'cards'],
  reads: [
    'events',
    'eventStates',
    'shortening',
    'courses',
    'players',
    'members',
    'registrations',
    'handicaps',
    'teams',
    'teeSheet',
    'starts',
    'cards',
  ],
  transaction: 'read',
  example: {
    params: { eventId: 'S-5209' },
    reply: {
      holes: 18,
      firstHole: 1,
      tees: [{ teeId: 501, pars: [4, 5, 4, 3, 4, 4, 3, 5, 4, 4, 4, 3, 5, 4, 4, 3, 4, 5] }],
      cards: [
        {
          cardId: 'P-3001',
          playerId: 3001,
          name: 'Tiago Moura',
          lastName: 'Moura',
          teePairingId: 901,
          teeTime: '2026-05-02T08:10:00.000+01:00',
          hole: 1,
          group: 'A',
          teeId: 501,
          status: 'OPEN',
          signedBy: [],
          version: 1,
          updatedDt: '2026-05-02T08:41:09.500+00:00',
          strokes: [5, ...Array(17).fill(null)],
          conflicts: [],
        },
      ],
    },
  },
})

export const scanCard = operation({
  id: 'scanCard',
  method: 'POST',
  path: '/console/api/events/{eventId}/cardScans',
  tag: 'Scores',
  summary: 'Take scores from a phone’s code',
  description:
    'A phone without a network shows the scores that it could not send as codes, each complete in itself. They are treated as if the phone had sent them, under the ids it gave them: when it sends them later, they are duplicates. `VALIDATION` for a text that is not such a code, that was changed, or whose scoring link has ended, and for a code of another round.',
  params: eventParams,
  body: strictObject({ code: text(2500, 'What the code says.') }, { title: 'CardScan' }),
  reply: strictObject(
    {
      scorer: playerId,
      part: Type.Integer({ minimum: 1, maximum: 1000, description: 'Which of the codes of this phone it is.' }),
      parts: Type.Integer({ minimum: 1, maximum: 1000, description: 'How many codes the phone shows.' }),
      entries: listOf(
        strictObject(
          {
            ...ScoreRecorded.properties,
            code: optional(
              text(60, 'Why it was rejected, as for `recordScores`; `NOT_IN_GROUP`: not a card of the group.'),
            ),
            cardId,
            hole: scoredHole,
          },
          { title: 'ScannedEntry' },
        ),
        { most: 200 },
      ),
    },
    { title: 'CardScanned' },
  ),
  refusals: ['UNAUTHORIZED', 'ROUND_REQUIRED'],
  access: 'staff',
  may: 'cards.edit',
  link: ['cards'],
  changes: ['cards'],
  transaction: 'none',
  example: {
    params: { eventId: 'S-5209' },
    body: {
      code: '["CM1","S-5209/3001","S-5209",3001,"6f0d2a54-8f0e-4c1b-9a55-0f6a7c1f6f01",1,1,1777711269123,[["6f0d2a548f0e4c1b9a550f6a7c1f6f01","P-3001",1,5,1,0]]]~Zr4cT0yqM1uXw7pNq2VdZr4cT0yqM1uXw7pNq2VdA1k',
    },
    reply: {
      scorer: 3001,
      part: 1,
      parts: 1,
      entries: [{ entryId: '6f0d2a54-8f0e-4c1b-9a55-0f6a7c1f6f01', cardId: 'P-3001', hole: 1, result: 'accepted' }],
    },
  },
})

export const addPenalty = operation({
  id: 'addPenalty',
  method: 'POST',
  path: '/console/api/events/{eventId}/cards/{cardId}/penalties',
  tag: 'Scores',
  summary: 'Add penalty strokes to a hole',
  description:
    'By the committee: its entry for the hole is what counts there now and the strokes of the penalty, with the Rule and the reason. The same entry sent again happens once. The hole needs strokes on which the scorers agree.',
  params: strictObject({ eventId, cardId }),
  body: strictObject(
    {
      entryId,
      hole: scoredHole,
      strokes: Type.Integer({ minimum: 1, maximum: 10, description: 'Strokes of the penalty.' }),
      rule: Type.String({
        pattern: '^[1-9][0-9]?(\\.[1-9][0-9]?[a-z]?)?$',
        description: 'The Rule of Golf, such as `14.7a`.',
      }),
      reason: text(400, 'What happened; kept in the log of the card.'),
    },
    { title: 'Penalty' },
  ),
  reply: Card,
  refusals: [
    'UNAUTHORIZED',
    'NOT_FOUND',
    'ROUND_REQUIRED',
    'NOT_A_TEAM_FORMAT',
    'SCORES_DIFFER',
    'HOLE_WITHOUT_STROKES',
  ],
  access: 'staff',
  may: 'rulings.make',
  link: ['official'],
  changes: ['cards'],
  transaction: 'write',
  example: {
    params: { eventId: 'S-5209', cardId: 'P-3001' },
    body: {
      entryId: '6f0d2a54-8f0e-4c1b-9a55-0f6a7c1f6f03',
      hole: 1,
      strokes: 2,
      rule: '14.7a',
      reason: 'Played from a wrong place',
    },
    reply: {
      eventId: 'S-5209',
      cardId: 'P-3001',
      playerId: 3001,
      status: 'OPEN',
      signedBy: [],
      version: 2,
      updatedDt: '2026-05-02T08:41:09.500+00:00',
      holeScores: [
        {
          hole: 1,
          gross: 7,
          pickedUp: false,
          conflict: false,
          corrected: true,
          entries: [
            { scorer: 'committee', as: 'committee', device: 'server', deviceSequence: 1, strokes: 7 },
            { scorer: 3001, as: 'player', device: 'phone', deviceSequence: 1, strokes: 5 },
          ],
        },
      ],
    },
  },
})

export const listPace = operation({
  id: 'listPace',
  method: 'GET',
  path: '/console/api/events/{eventId}/pace',
  tag: 'Scores',
  summary: 'When each group had each hole',
  description:
    'For each group of a round the moment at which the last of its cards had a score on each hole, by the clock of who kept it. What the committee entered from paper says nothing about pace.',
  params: eventParams,
  reply: strictObject(
    {
      groups: listOf(
        strictObject(
          {
            teePairingId: id('Id of the tee pairing.'),
            holesAt: listOf(orNull(timestamp), { most: 18, description: 'From hole 1 of the course on.' }),
          },
          { title: 'PaceOfGroup' },
        ),
        { most: 10_000 },
      ),
    },
    { title: 'Pace' },
  ),
  refusals: ['UNAUTHORIZED', 'ROUND_REQUIRED'],
  access: 'staff',
  may: 'event.see',
  reads: ['events', 'players', 'registrations', 'handicaps', 'leaderboards', 'teams', 'teeSheet', 'cards'],
  transaction: 'read',
  example: {
    params: { eventId: 'S-5210' },
    reply: { groups: [{ teePairingId: 901, holesAt: ['2026-05-02T07:24:11.000+00:00', null] }] },
  },
})
