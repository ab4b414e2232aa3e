/** Messages of the organiser to players of an event. */

import Type from 'typebox'
import { operation } from '../operation.ts'
import { previewQuery } from '../preview.ts'
import { count, eventId, eventParams, id, listOf, orNull, playerId, strictObject, text, timestamp } from '../shapes.ts'
import { messageGroups } from '../site/messageFields.ts'
import { languages } from '../words/languages.ts'

const optional = Type.Optional

const messageId = id('Id of the message.')

/** Seconds in which a message can be stopped before its first mail is sent. */
export const stoppableSeconds = 20

const group = Type.Enum([...messageGroups], {
  description:
    '`registered`: everybody who is; `waiting`: who has signed up and waits for a place; `notHere`: who has not checked in for this round; the others go by `ids`.',
})

const deliveryStates = ['waiting', 'sent', 'refused', 'noAddress', 'notWanted', 'stopped'] as const

const subject = text(120, 'Subject of the mail; with fields as the text.')

const body = Type.String({
  minLength: 1,
  maxLength: 4000,
  pattern: '^(?!\\s*$)[^\\u0000-\\u0009\\u000b-\\u001f\\u007f-\\u009f]*$',
  description:
    'Plain text with line breaks. `{name}`, `{firstName}`, `{teeTime}`, `{start}` (hole and group, such as 7B) and `{link}` (to the own page of the player) are replaced for each player; a tee time is the one that people see.',
})

const announcement = text(200, 'The current announcement on phones, pages and screens.')

const Recipient = strictObject(
  {
    playerId,
    name: text(200, 'First and last name.'),
    state: Type.Enum(['waiting', 'noAddress', 'notWanted'], {
      description: '`waiting`: will get a mail; `noAddress`: no address known; `notWanted`: does not want such mails.',
    }),
    values: strictObject(
      {
        name: Type.String({ maxLength: 200 }),
        firstName: Type.String({ maxLength: 100 }),
        teeTime: Type.String({ maxLength: 20 }),
        start: Type.String({ maxLength: 20 }),
        link: Type.String({ maxLength: 2000 }),
      },
      { title: 'MessageValues', description: 'The values that replace the fields; `–` where there is no tee time.' },
    ),
  },
  { title: 'Recipient' },
)

const Counts = strictObject(
  {
    sent: count('The mail server took the mail.'),
    waiting: count('The mail is still to be sent, or is tried again.'),
    refused: count('The mail server does not take the mail, or none did for two days.'),
    noAddress: count('Nobody knows an address.'),
    notWanted: count('The player wants no such mails.'),
    stopped: count('The message was stopped before.'),
  },
  { title: 'DeliveryCounts' },
)

const head = {
  messageId,
  sentDt: timestamp,
  by: optional(text(200, 'Name of the account that wrote it.')),
  group,
  subject,
  stopped: Type.Boolean({ description: 'It was stopped in time: nobody got it.' }),
  counts: Counts,
}

const written = {
  messageId: 41,
  sentDt: '2026-05-02T11:02:00.000+00:00',
  by: 'Marta Abreu',
  group: 'registered' as const,
  subject: 'Start moved to 13:20',
  stopped: false,
  counts: { sent: 1, waiting: 0, refused: 0, noAddress: 1, notWanted: 0, stopped: 0 },
}

const values = {
  name: 'Tiago Moura',
  firstName: 'Tiago',
  teeTime: '13:20',
  start: '7B',
  link: 'https://golf.example.com/p/S-5209/registration/3001/Zr4cT0yqM1uXw7pNq2VdZr4cT0yqM1uXw7pNq2VdA1k',
}

export const sendMessage = operation({
  id: 'sendMessage',
  method: 'POST',
  path: '/console/api/events/{eventId}/messages',
  tag: 'Event players',
  summary: 'Write to players by mail',
  description: `Queues a mail to each chosen player, except those who want none or have no address. The first is sent after ${stoppableSeconds} seconds; until then the message can be stopped. A preview says whom it would reach, and with which values. Works even when the event is over or cancelled.`,
  params: eventParams,
  query: previewQuery,
  body: strictObject(
    {
      to: strictObject(
        {
          group,
          ids: optional(
            listOf(id('Of a tee pairing of the round, of a flight, or of a player.'), {
              least: 1,
              most: 500,
              description: 'For `teePairings`, `flight` (one) and `players`; for no other group.',
            }),
          ),
        },
        { title: 'MessageTo' },
      ),
      subject,
      text: body,
      language: optional(
        Type.Enum([...languages], {
          description: 'Language of the lines below the text that say who sent it; English if left out.',
        }),
      ),
    },
    { title: 'NewMessage' },
  ),
  reply: strictObject(
    {
      messageId,
      counts: Counts,
      isMailSetUp: Type.Boolean({ description: '`false`: mails wait up to two days for a mail server.' }),
      recipients: optional(
        listOf(Recipient, { most: 100_000, description: 'Of a preview only, because a link lets somebody in.' }),
      ),
    },
    { title: 'MessageQueued' },
  ),
  closedToo: true,
  refusals: ['UNAUTHORIZED', 'ROUND_REQUIRED'],
  access: 'staff',
  may: 'messages.send',
  previews: true,
  changes: ['messages'],
  transaction: 'write',
  example: {
    params: { eventId: 'S-5209' },
    query: {},
    body: {
      to: { group: 'registered' },
      subject: 'Start moved to 13:20',
      text: '{firstName}, you start at {teeTime} on {start}. {link}',
    },
    reply: {
      messageId: 41,
      counts: { sent: 0, waiting: 1, refused: 0, noAddress: 1, notWanted: 0, stopped: 0 },
      isMailSetUp: true,
    },
  },
})

export const stopMessage = operation({
  id: 'stopMessage',
  method: 'DELETE',
  path: '/console/api/events/{eventId}/messages/{messageId}',
  tag: 'Event players',
  summary: 'Stop a message',
  description:
    'As long as none of its mails has left the queue, nobody gets it, and it stays in the list as stopped. After that it is refused. Stopping it twice does nothing.',
  params: strictObject({ eventId, messageId }),
  reply: strictObject({ messageId, counts: Counts }, { title: 'MessageStopped' }),
  closedToo: true,
  refusals: ['UNAUTHORIZED', 'NOT_FOUND', 'UNDO_BLOCKED'],
  access: 'staff',
  may: 'messages.send',
  changes: ['messages'],
  transaction: 'write',
  example: {
    params: { eventId: 'S-5209', messageId: 41 },
    reply: { messageId: 41, counts: { sent: 0, waiting: 0, refused: 0, noAddress: 1, notWanted: 0, stopped: 1 } },
  },
})

export const listMessages = operation({
  id: 'listMessages',
  method: 'GET',
  path: '/console/api/events/{eventId}/messages',
  tag: 'Event players',
  summary: 'List the messages to players',
  description:
    'The last hundred messages of the whole event, the newest first, with the number of mails in each state.',
  params: eventParams,
  reply: strictObject(
    {
      isMailSetUp: Type.Boolean({ description: '`false`: this server sends no mail.' }),
      announcement: optional(announcement),
      messages: listOf(
        strictObject(
          {
            ...head,
            secondsLeft: Type.Integer({
              minimum: 0,
              maximum: stoppableSeconds,
              description: 'Until the first mail is sent.',
            }),
          },
          { title: 'MessageHead' },
        ),
        { most: 100 },
      ),
    },
    { title: 'Messages' },
  ),
  refusals: ['UNAUTHORIZED'],
  access: 'staff',
  may: 'messages.send',
  reads: ['events', 'players', 'registrations', 'messages'],
  changesAlone: 'mails go out after it',
  transaction: 'read',
  example: {
    params: { eventId: 'S-5209' },
    reply: { isMailSetUp: true, messages: [{ ...written, secondsLeft: 0 }] },
  },
})

export const getMessage = operation({
  id: 'getMessage',
  method: 'GET',
  path: '/console/api/events/{eventId}/messages/{messageId}',
  tag: 'Event players',
  summary: 'Get a message and its deliveries',
  description:
    'The text with its fields, and what happened to it for each player, by name. The values are the current ones, for notes to print.',
  params: strictObject({ eventId, messageId }),
  reply: strictObject(
    {
      ...head,
      text: body,
      deliveries: listOf(
        strictObject(
          {
            playerId,
            name: optional(text(200, 'First and last name; left out for somebody who is gone.')),
            state: Type.Enum([...deliveryStates]),
            at: optional(timestamp),
            values: optional(Recipient.properties.values),
          },
          { title: 'Delivery' },
        ),
        { most: 100_000 },
      ),
    },
    { title: 'Message' },
  ),
  refusals: ['UNAUTHORIZED', 'NOT_FOUND'],
  access: 'staff',
  may: 'messages.send',
  reads: ['events', 'players', 'registrations', 'messages'],
  changesAlone: 'mails go out after it',
  transaction: 'read',
  example: {
    params: { eventId: 'S-5209', messageId: 41 },
    reply: {
      ...written,
      text: '{firstName}, you start at {teeTime} on {start}. {link}',
      deliveries: [{ playerId: 3001, name: 'Tiago Moura', state: 'sent', at: '2026-05-02T11:02:21.000+00:00', values }],
    },
  },
})

export const setAnnouncement = operation({
  id: 'setAnnouncement',
  method: 'PUT',
  path: '/console/api/events/{eventId}/announcement',
  tag: 'Event players',
  summary: 'Set or end the announcement',
  description:
    'A band on the pages of the whole event, on its screens and on the phones that keep score, within seconds, until another one replaces it or `null` ends it. Works even when the event is over or cancelled.',
  params: eventParams,
  body: strictObject({ text: orNull(announcement) }, { title: 'AnnouncementToSet' }),
  reply: strictObject({ text: orNull(announcement) }, { title: 'Announcement' }),
  closedToo: true,
  refusals: ['UNAUTHORIZED'],
  access: 'staff',
  may: 'messages.send',
  changes: ['messages'],
  transaction: 'write',
  example: {
    params: { eventId: 'S-5209' },
    body: { text: 'Lunch is served.' },
    reply: { text: 'Lunch is served.' },
  },
})
