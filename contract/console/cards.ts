/** The cards of a round as the committee's table sees them: what has come in, from phones and from paper. */
import Type from 'typebox'
import { Card, cardId } from '../extensions/cards.ts'
import { hole } from '../extensions/recordScores.ts'
import { operation } from '../operation.ts'
import { eventParams, id, listOf, nameFields, orNull, playerId, strictObject, teamId, text } from '../shapes.ts'
import { TeePairing } from '../v1/teePairings.ts'

const optional = Type.Optional
const { teeTime, teeHole, teeGroup } = TeePairing.properties
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
    teeHole: optional(teeHole),
    teeGroup: optional(teeGroup),
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
    conflicts: listOf(hole, {
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
  transaction: 'read',
  example: {
    params: { eventId: 'S-5209' },
    reply: {
      holes: 18,
      tees: [{ teeId: 501, pars: [4, 5, 4, 3, 4, 4, 3, 5, 4, 4, 4, 3, 5, 4, 4, 3, 4, 5] }],
      cards: [
        {
          cardId: 'P-3001',
          playerId: 3001,
          name: 'Tiago Moura',
          lastName: 'Moura',
          teePairingId: 901,
          teeTime: '2026-05-02T08:10:00.000+01:00',
          teeHole: 1,
          teeGroup: 'A',
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
