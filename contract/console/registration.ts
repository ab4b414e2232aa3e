/** What a director keeps about somebody's registration: the name used, the answers, the payment, a note. */
import Type from 'typebox'
import { operation } from '../operation.ts'
import { GivenRegistrationSettings } from '../settings/givenRegistrationSettings.ts'
import { eventParams, listOf, nameFields, playerId, strictObject, text } from '../shapes.ts'
import { changed } from './changed.ts'

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

export const previewRegistration = operation({
  id: 'previewRegistration',
  method: 'POST',
  path: '/console/api/events/{eventId}/registration/preview',
  tag: 'Event players',
  summary: 'Show the registration page as settings would make it',
  description:
    'The page for everybody while registration is open, with these settings in place of those of the event. Writes nothing.',
  params: eventParams,
  body: strictObject({ registration: GivenRegistrationSettings }, { title: 'RegistrationToShow' }),
  reply: strictObject({ page: Type.String({ description: 'The page, as HTML.' }) }, { title: 'RegistrationShown' }),
  refusals: ['UNAUTHORIZED'],
  access: 'staff',
  may: 'event.edit',
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
  summary: 'Change what is kept about a registration',
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
  transaction: 'write',
  example: {
    params: { eventId: 'S-5209', playerId: 3001 },
    body: { paidCents: { from: null, to: 4000 }, note: 'Paid in cash' },
    reply: { playerId: 3001 },
  },
})
