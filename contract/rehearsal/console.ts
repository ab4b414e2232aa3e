/** The rehearsal of an event: a copy of it, filled with made-up scores, that nobody outside the console sees. */

import Type from 'typebox'
import { operation } from '../operation.ts'
import { eventId, eventParams, id, orNull, strictObject, text, timestamp } from '../shapes.ts'

const optional = Type.Optional

const speed = Type.Integer({
  minimum: 0,
  maximum: 60,
  description: 'How many times faster than real time the clock of the rehearsal runs; 0 stops it.',
})

const seed = Type.Integer({
  minimum: 1,
  maximum: 999_999,
  description: 'What the scores are drawn from: the same seed gives the same scores.',
})

const holes = Type.Integer({ minimum: 1, maximum: 18, description: 'How many holes each group plays.' })

const toTheEnd = Type.Literal(true, { description: 'The clock is at the last score at once.' })

export const Rehearsal = strictObject(
  {
    eventId,
    roundId: eventId,
    communityId: id('The community of the copy, which holds nothing else.'),
    of: strictObject({ eventId, name: text(120, 'Name of the event.') }, { title: 'RehearsedEvent' }),
    seed,
    holes,
    speed,
    clock: timestamp,
    isOver: Type.Boolean({ description: 'Every score is in.' }),
    entered: Type.Integer({ minimum: 0, description: 'How many scores and signatures came in.' }),
    expected: Type.Integer({ minimum: 0, description: 'How many there will be.' }),
    startedAt: timestamp,
    links: strictObject(
      {
        results: Type.String({ description: 'The leaderboards as players see them; only for those logged in.' }),
        screen: Type.String({ description: 'The same for a wall screen.' }),
        scorecard: Type.String({ description: 'The phone scorecard, for whoever has the link.' }),
      },
      { title: 'RehearsalLinks' },
    ),
  },
  { title: 'Rehearsal', description: 'The copy of an event in which a round is rehearsed.' },
)

const example = {
  eventId: 'M-7001',
  roundId: 'S-7003',
  communityId: 140,
  of: { eventId: 'M-5208', name: 'Taça da Ria' },
  seed: 482_913,
  holes: 18,
  speed: 60,
  clock: '2026-05-02T09:45:00.000+00:00',
  isOver: false,
  entered: 412,
  expected: 2812,
  startedAt: '2026-05-01T17:20:00.000+00:00',
  links: {
    results: 'https://golf.example.com/e/S-7003/results/Zr4cT0yqM1uXw7pNq2VdZr4cT0yqM1uXw7pNq2VdA1k',
    screen: 'https://golf.example.com/e/S-7003/results/Zr4cT0yqM1uXw7pNq2VdZr4cT0yqM1uXw7pNq2VdA1k/tv',
    scorecard: 'https://golf.example.com/e/M-7001/scoring/q2VdZr4cT0yqM1uXw7pNZr4cT0yqM1uXw7pNq2VdA1k',
  },
}

const path = '/console/api/events/{eventId}/rehearsal' as const

const found = 'The id may be that of the event, of one of its rounds, or of the copy.'

export const startRehearsal = operation({
  id: 'startRehearsal',
  method: 'POST',
  path,
  tag: 'Events',
  summary: 'Rehearse an event in a copy',
  description: `Copies the event into a community of its own and lets made-up scores come in by a clock: for the round named, otherwise for the first that is not over. Players, markers and signatures behave as on the day. Nothing of it is public, announced or mailed, and programs do not see it; whoever has a role in the community can open the copy within a second. One at a time: if a rehearsal is already running, that one is returned. ${found}`,
  params: eventParams,
  body: strictObject(
    { seed: optional(seed), holes: optional(holes), speed: optional(speed), toTheEnd: optional(toTheEnd) },
    { title: 'NewRehearsal' },
  ),
  reply: Rehearsal,
  refusals: ['UNAUTHORIZED', 'NOT_READY'],
  access: 'staff',
  may: 'event.edit',
  changes: ['rehearsal'],
  transaction: 'none',
  example: { params: { eventId: 'S-5210' }, body: { speed: 60 }, reply: example },
})

export const getRehearsal = operation({
  id: 'getRehearsal',
  method: 'GET',
  path,
  tag: 'Events',
  summary: 'The rehearsal of an event',
  description: `How far it is, and where to look at it; null when none is running. ${found}`,
  params: eventParams,
  reply: strictObject({ rehearsal: orNull(Rehearsal) }, { title: 'RehearsalOfEvent' }),
  refusals: ['UNAUTHORIZED'],
  access: 'staff',
  may: 'event.see',
  reads: ['rehearsal'],
  changesAlone: 'its clock goes',
  transaction: 'none',
  example: { params: { eventId: 'S-5210' }, reply: { rehearsal: example } },
})

export const setRehearsalClock = operation({
  id: 'setRehearsalClock',
  method: 'PATCH',
  path,
  tag: 'Events',
  summary: 'Set the clock of a rehearsal',
  description: `Faster, slower, paused, or straight to the last score. ${found}`,
  params: eventParams,
  body: strictObject({ speed: optional(speed), toTheEnd: optional(toTheEnd) }, { title: 'RehearsalClock' }),
  reply: Rehearsal,
  refusals: ['UNAUTHORIZED', 'NOT_FOUND'],
  access: 'staff',
  may: 'event.edit',
  changes: ['rehearsal'],
  transaction: 'none',
  example: { params: { eventId: 'S-5210' }, body: { speed: 10 }, reply: { ...example, speed: 10 } },
})

export const endRehearsal = operation({
  id: 'endRehearsal',
  method: 'DELETE',
  path,
  tag: 'Events',
  summary: 'Throw a rehearsal away',
  description: `The copy is deleted with everything in it; the log of the event records that it was held. Ending it again does nothing. ${found}`,
  params: eventParams,
  reply: strictObject({ ended: Type.Integer({ minimum: 0, maximum: 1 }) }, { title: 'RehearsalEnded' }),
  refusals: ['UNAUTHORIZED'],
  access: 'staff',
  may: 'event.edit',
  changes: ['rehearsal'],
  transaction: 'none',
  example: { params: { eventId: 'S-5210' }, reply: { ended: 1 } },
})
