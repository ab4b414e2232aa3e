import Type from 'typebox'
import { operation } from '../operation.ts'
import { eventParams, listOf, playerId, strictObject, teamId, text } from '../shapes.ts'

export const entryId = Type.String({
  format: 'uuid',
  description: 'Id of the entry, a UUID made once by its device. The same entry sent again is a duplicate.',
})

export const hole = Type.Integer({ minimum: 1, maximum: 18, description: 'Number of the hole.' })

export const scorer = Type.Union([Type.Enum(['committee']), playerId], {
  description: '`committee`, or the id of the player who keeps the score: the player of the card, or a marker.',
})

export const device = Type.String({
  minLength: 1,
  maxLength: 100,
  pattern: '^[\\u0021-\\u007e]*$',
  description: 'Name of the device, unique to it.',
})

export const deviceSequence = Type.Integer({
  minimum: 0,
  maximum: 1_000_000_000_000_000,
  description:
    'Number of the entry on its device, always growing, and higher than any the device has seen on the card. Of one scorer’s entries for a hole, the highest counts, whenever it arrives.',
})

export const strokes = Type.Integer({ minimum: 1, maximum: 99, description: 'Strokes.' })

export const recordingReason = text(500, 'The committee’s reason; kept in the log of the card.')

const tappedAt = Type.String({
  format: 'date-time',
  description: 'When it was entered, by the clock of the device; kept and never compared.',
})

const yes = (description: string) => Type.Optional(Type.Literal(true, { description }))

export const ScoreEntry = strictObject(
  {
    entryId,
    playerId: Type.Optional(playerId),
    teamId: Type.Optional(teamId),
    hole,
    strokes: Type.Optional(strokes),
    pickedUp: yes('The ball was picked up.'),
    cleared: yes(
      'No score: a scorer removes an entry of their own; from the committee it means that no entry counts, whatever scorers have.',
    ),
    lifted: yes('The committee removes its ruling on the hole, so that the scorers’ entries count again.'),
    scorer,
    device,
    deviceSequence,
    tappedAt,
    reason: Type.Optional(recordingReason),
  },
  {
    title: 'ScoreEntry',
    description:
      'Either `playerId` or `teamId`, and one of `strokes`, `pickedUp`, `cleared` or `lifted`; `lifted` only from the committee.',
  },
)

export const ScoreRecorded = strictObject(
  {
    entryId,
    result: Type.Enum(['accepted', 'superseded', 'duplicate', 'rejected'], {
      description:
        '`superseded`: kept in the log, but an entry of the same scorer with a higher sequence counts. `duplicate`: it was recorded before. All but `rejected` are kept for good.',
    }),
    code: Type.Optional(
      Type.Enum(
        [
          'NOT_REGISTERED',
          'SCORER_NOT_REGISTERED',
          'TEAM_NOT_IN_EVENT',
          'NOT_A_TEAM_FORMAT',
          'NOT_A_PLAYER_FORMAT',
          'HOLE_NOT_ON_COURSE',
          'ROUND_NOT_STARTED',
          'EVENT_CLOSED',
          'CARD_SIGNED',
          'REASON_REQUIRED',
          'ENTRY_REUSED',
        ],
        {
          description:
            'Why it was rejected. `NOT_A_PLAYER_FORMAT`: every leaderboard of the round is for teams with one ball, so only team scores count. `ROUND_NOT_STARTED` and `CARD_SIGNED`: only the committee may. `EVENT_CLOSED`: the event became official or was cancelled in the same moment. `REASON_REQUIRED`: the committee changes what scorers have or a signed card, and gives no reason. `ENTRY_REUSED`: the id belongs to another entry.',
        },
      ),
    ),
  },
  { title: 'ScoreRecorded' },
)

const tap = {
  entryId: '6f0d2a54-8f0e-4c1b-9a55-0f6a7c1f6f01',
  playerId: 3001,
  hole: 1,
  strokes: 5,
  scorer: 'committee',
  device: 'club-website',
  deviceSequence: 1,
  tappedAt: '2026-05-02T08:41:09.123+00:00',
}

export const recordScores = operation({
  id: 'recordScores',
  method: 'POST',
  path: '/v1/events/{eventId}/scores',
  tag: 'Scores',
  summary: 'Record scores',
  description:
    'Takes 1 to 500 entries into the logs of their cards, in order, and answers each one; those that are not rejected are stored together with the cards, or none is. A card shows for each hole what the committee says, else the marker, else the player. Players and markers record while the round is in progress, suspended or completed; the committee always.',
  params: eventParams,
  body: listOf(ScoreEntry, { least: 1, most: 500 }),
  reply: listOf(ScoreRecorded, { most: 500 }),
  refusals: ['UNAUTHORIZED', 'ROUND_REQUIRED'],
  access: 'token',
  changes: ['cards'],
  transaction: 'write',
  example: {
    params: { eventId: 'S-5209' },
    body: [tap],
    reply: [{ entryId: tap.entryId, result: 'accepted' }],
  },
})
