/** Who is in the field of an event or waits for a place, and what a director keeps about each. */

import Type from 'typebox'
import {
  count,
  courseId,
  email,
  gender,
  handicapsComputed,
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

const optional = Type.Optional

const mostPaid = 100_000_000

/** What roles see that may see contacts. */
export const kept = {
  answers: listOf(
    strictObject(
      {
        question: Type.String({
          pattern: '^[A-Za-z0-9_-]{1,40}$',
          description: 'Id of the question.',
          examples: ['food'],
        }),
        answer: text(1000, 'What the player answered.'),
      },
      { title: 'RegistrationAnswer' },
    ),
    { most: 100 },
  ),
  paidCents: Type.Integer({ minimum: 0, maximum: mostPaid, description: 'What was paid, in cents.' }),
  note: text(500, 'What the organiser notes about the registration.'),
}

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

export const WaitingPerson = strictObject(
  {
    playerId,
    ...names,
    gender,
    state: Type.Enum(['ballot', 'waiting', 'offered', 'declined', 'expired', 'not drawn'], {
      description: 'Where the sign-up stands.',
    }),
    place: optional(count('Number on the waiting list, from 1.')),
    offerUntil: optional(timestamp),
    signedUpAt: timestamp,
  },
  { title: 'WaitingPerson' },
)
