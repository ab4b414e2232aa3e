import Type from 'typebox'
import { operation } from '../operation.ts'
import { previewQuery } from '../preview.ts'
import { device, deviceSequence, entryId, hole, recordingReason, scorer, strokes } from '../scores/extensions.ts'
import {
  asOf,
  eventId,
  id,
  listOf,
  orNull,
  playerId,
  strictObject,
  teamId,
  text,
  timestamp,
  wholeList,
} from '../shapes.ts'

export const cardId = Type.String({
  pattern: '^[PT]-[1-9][0-9]{0,14}$',
  description: 'Id of the card in its round: `P-` and the id of the player, or `T-` and the id of the team.',
  examples: ['P-3001'],
})

const as = Type.Enum(['committee', 'marker', 'player'], {
  description: 'The role in which the scorer kept it; `player` also for a player of the team.',
})

const said = {
  strokes: Type.Optional(strokes),
  pickedUp: Type.Optional(Type.Literal(true, { description: 'The ball was picked up.' })),
  cleared: Type.Optional(Type.Literal(true, { description: 'The scorer took the entry back.' })),
}

export const CardHole = strictObject(
  {
    hole,
    gross: Type.Optional(strokes),
    pickedUp: Type.Boolean({ description: 'The ball was picked up: the hole has no number of strokes.' }),
    conflict: Type.Boolean({ description: 'The scorers differ, and the committee has not decided.' }),
    corrected: Type.Boolean({ description: 'Changed by the committee.' }),
    entries: listOf(strictObject({ scorer, as, ...said, device, deviceSequence }, { title: 'CardEntry' }), {
      description: 'The register of each scorer, those that count first.',
    }),
  },
  { title: 'CardHole' },
)

const ruling = Type.Enum(['OPEN', 'NC', 'WD', 'DQ', 'NS'], {
  description: '`NC` no card returned, `WD` withdrew, `DQ` disqualified, `NS` did not start; `OPEN` removes a ruling.',
})

export const Card = strictObject(
  {
    eventId,
    cardId,
    playerId: Type.Optional(playerId),
    teamId: Type.Optional(teamId),
    status: Type.Enum(['OPEN', 'SIGNED', 'OFFICIAL', 'NC', 'WD', 'DQ', 'NS'], {
      description:
        'Where the card stands: being kept, signed by marker and player, official with its event, or a ruling of the committee.',
    }),
    signedBy: listOf(scorer, { description: 'Scorers whose signatures are valid.' }),
    version: Type.Integer({
      minimum: 0,
      maximum: Number.MAX_SAFE_INTEGER,
      description: 'Entries in the log of the card.',
    }),
    updatedDt: Type.Optional(timestamp),
    holeScores: listOf(CardHole, { most: 18, description: 'Holes for which anybody has recorded something.' }),
  },
  { title: 'Card' },
)

export const CardLogEntry = strictObject(
  {
    logId: id('Place in the log.'),
    entryId,
    what: Type.Enum(['score', 'lift', 'sign', 'unsign', 'status'], {
      description: 'A score, a score taken back by the committee, a signature, its end, or a ruling.',
    }),
    scorer,
    as,
    recordedBy: text(60, 'Who sent it: `credential:7`, `administrator:3`, `player:3001`, `operator`.'),
    receivedDt: timestamp,
    tappedDt: timestamp,
    device: text(100, 'Name of the device; `server` for what the service made.'),
    deviceSequence,
    hole: Type.Optional(hole),
    ...said,
    status: Type.Optional(ruling),
    reason: Type.Optional(recordingReason),
    stands: Type.Boolean({ description: 'False once the same scorer has sent an entry with a higher sequence.' }),
    before: Type.Optional(
      Type.Integer({
        minimum: 0,
        maximum: 99,
        description: 'The score of the hole before the entry: 0 picked up; left out where there was none.',
      }),
    ),
    after: Type.Optional(
      Type.Integer({
        minimum: 0,
        maximum: 99,
        description: 'The score of the hole after the entry, in the same way.',
      }),
    ),
  },
  { title: 'CardLogEntry' },
)

const params = strictObject({ eventId, cardId })

const round = { eventId: 'S-5209', cardId: 'P-3001' }

const byCommittee = { scorer: 'committee', as: 'committee', device: 'club-website', deviceSequence: 1 }

const open = {
  ...round,
  playerId: 3001,
  status: 'OPEN',
  signedBy: [],
  version: 1,
  updatedDt: '2026-05-02T08:41:09.500+00:00',
  holeScores: [
    {
      hole: 1,
      gross: 5,
      pickedUp: false,
      conflict: false,
      corrected: false,
      entries: [{ ...byCommittee, strokes: 5 }],
    },
  ],
}

const reasonOnly = strictObject({ reason: recordingReason }, { title: 'CommitteeReason' })

const otherCard = strictObject(
  { to: cardId, reason: recordingReason },
  { title: 'OtherCard', description: '`to`: the other card, of the same round and of the same kind.' },
)

const shared = { tag: 'Scores', access: 'token', transaction: 'write', params } as const

const common = ['UNAUTHORIZED', 'NOT_FOUND', 'ROUND_REQUIRED', 'NOT_A_TEAM_FORMAT'] as const

export const getCard = operation({
  ...shared,
  id: 'getCard',
  method: 'GET',
  path: '/v1/events/{eventId}/cards/{cardId}',
  summary: 'Get the card of a player or a team',
  description: 'Every hole with what each scorer has, where they differ, and what the committee changed.',
  query: strictObject({ asOf }),
  reply: Card,
  refusals: ['UNAUTHORIZED', 'NOT_FOUND', 'ROUND_REQUIRED'],
  link: ['official', 'cards'],
  reads: ['eventStates', 'courses', 'players', 'registrations', 'handicaps', 'teams', 'cards'],
  transaction: 'read',
  example: { params: round, query: {}, reply: open },
})

export const getCardHistory = operation({
  ...shared,
  id: 'getCardHistory',
  method: 'GET',
  path: '/v1/events/{eventId}/cards/{cardId}/history',
  summary: 'List the log of a card',
  description: 'Every entry that was ever recorded: who, when, what the hole came to before and after, and why.',
  reply: wholeList(CardLogEntry),
  page: ['logId'],
  refusals: ['UNAUTHORIZED', 'NOT_FOUND', 'ROUND_REQUIRED'],
  reads: ['players', 'registrations', 'teams', 'cards'],
  transaction: 'read',
  example: {
    params: round,
    reply: [
      {
        logId: 81,
        entryId: '6f0d2a54-8f0e-4c1b-9a55-0f6a7c1f6f01',
        what: 'score',
        ...byCommittee,
        recordedBy: 'credential:7',
        receivedDt: '2026-05-02T08:41:09.500+00:00',
        tappedDt: '2026-05-02T08:41:09.123+00:00',
        hole: 1,
        strokes: 5,
        stands: true,
        after: 5,
      },
    ],
  },
})

export const signCard = operation({
  ...shared,
  id: 'signCard',
  method: 'POST',
  path: '/v1/events/{eventId}/cards/{cardId}/sign',
  summary: 'Sign a card',
  description:
    'Once player and marker, or the committee, have signed, only the committee can change the card. A signature becomes void when a scorer changes the card before the other has signed. Repeating the request changes nothing.',
  body: strictObject({ scorer }, { title: 'Signature' }),
  reply: Card,
  refusals: [...common, 'NOT_REGISTERED', 'ROUND_NOT_STARTED', 'NO_SCORE', 'SCORES_DIFFER'],
  link: ['cards'],
  changes: ['cards'],
  example: {
    params: round,
    body: { scorer: 'committee' },
    reply: { ...open, status: 'SIGNED', signedBy: ['committee'], version: 2 },
  },
})

export const unsignCard = operation({
  ...shared,
  id: 'unsignCard',
  method: 'POST',
  path: '/v1/events/{eventId}/cards/{cardId}/unsign',
  summary: 'Remove the signatures from a card',
  description: 'By the committee; scorers may record again. Nothing changes on a card without signatures.',
  body: reasonOnly,
  reply: Card,
  refusals: common,
  link: ['cards'],
  changes: ['cards'],
  example: { params: round, body: { reason: 'Signed the wrong card' }, reply: open },
})

export const setCardStatus = operation({
  ...shared,
  id: 'setCardStatus',
  method: 'PUT',
  path: '/v1/events/{eventId}/cards/{cardId}/status',
  summary: 'Withdraw or disqualify a side, or mark it as not started or without a card',
  description:
    'By the committee. The scores stay, and `OPEN` removes the ruling. With `preview=true` nothing is kept, and the answer has this one as `reply`, with what would follow.',
  query: previewQuery,
  previews: true,
  body: strictObject({ status: ruling, reason: recordingReason }, { title: 'CardStatusChange' }),
  reply: Card,
  refusals: common,
  link: ['official', 'starter'],
  changes: ['cards'],
  example: {
    params: round,
    query: {},
    body: { status: 'WD', reason: 'Injured' },
    reply: { ...open, status: 'WD', version: 2 },
  },
})

const checksum = (nine: string) =>
  Type.Optional(Type.Integer({ minimum: 9, maximum: 891, description: `Total of ${nine}, checked when given.` }))

export const correctCard = operation({
  ...shared,
  id: 'correctCard',
  method: 'PUT',
  path: '/v1/events/{eventId}/cards/{cardId}',
  summary: 'Enter or correct a whole card',
  description:
    'By the committee, for example from paper. Holes that differ or are in conflict become what the committee says; the others stay as recorded. `VALIDATION` also when the number of holes is not that of the round, and when `out` or `in` is not the sum of its nine. With `preview=true` nothing is kept, and the answer has this one as `reply`, with what would follow.',
  query: previewQuery,
  previews: true,
  body: strictObject(
    {
      holes: listOf(orNull(Type.Integer({ minimum: 0, maximum: 99 })), {
        least: 9,
        most: 18,
        description: 'Strokes from hole 1 on: 0 picked up, `null` no score.',
      }),
      out: checksum('holes 1 to 9'),
      in: checksum('holes 10 to 18'),
      reason: recordingReason,
    },
    { title: 'WholeCard' },
  ),
  reply: Card,
  refusals: [...common, 'NOT_A_PLAYER_FORMAT'],
  link: ['cards'],
  changes: ['cards'],
  example: {
    params: round,
    query: {},
    body: { holes: [5, ...Array(17).fill(null)], reason: 'Paper card' },
    reply: open,
  },
})

export const moveScores = operation({
  ...shared,
  id: 'moveScores',
  method: 'POST',
  path: '/v1/events/{eventId}/cards/{cardId}/move',
  summary: 'Move the scores of one card to another',
  description:
    'For scores that were kept on the wrong card: the registers of all scorers move, and both logs show it. Returns both cards, the first one first. The other card must have no score; neither may be signed.',
  body: otherCard,
  reply: listOf(Card, { most: 2 }),
  refusals: [...common, 'SCORE_ENTERED', 'CARD_SIGNED'],
  changes: ['cards'],
  example: {
    params: round,
    body: { to: 'P-3003', reason: 'Kept for the wrong player' },
    reply: [
      { ...open, version: 2, holeScores: [] },
      { ...open, cardId: 'P-3003', playerId: 3003 },
    ],
  },
})

export const swapScores = operation({
  ...shared,
  id: 'swapScores',
  method: 'POST',
  path: '/v1/events/{eventId}/cards/{cardId}/swap',
  summary: 'Swap the scores of two cards',
  description: 'Like moving, in both directions at once.',
  body: otherCard,
  reply: listOf(Card, { most: 2 }),
  refusals: [...common, 'CARD_SIGNED'],
  link: ['cards'],
  changes: ['cards'],
  example: {
    params: round,
    body: { to: 'P-3003', reason: 'Two players mixed up' },
    reply: [open, { ...open, cardId: 'P-3003', playerId: 3003 }],
  },
})
