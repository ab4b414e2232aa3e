/** The installation as who runs it sees it: its communities and its health. */

import Type from 'typebox'
import { operation } from '../operation.ts'
import { count, email, listOf, strictObject, text, timestamp } from '../shapes.ts'

export const optional = Type.Optional

/** A mail that was not taken. */
const mailFailure = strictObject(
  {
    at: timestamp,
    about: text(50, 'What kind of mail it is, such as `password`.'),
    domain: text(254, 'Of the address.'),
    tries: count('How often it was tried.'),
    reason: text(1000, 'What the mail server said.'),
    state: Type.Enum(['waiting', 'givenUp', 'sent'], {
      description: 'Whether it will be tried again, was given up, or was accepted in the end.',
    }),
  },
  { title: 'MailFailure' },
)

export const sendTestMail = operation({
  id: 'sendTestMail',
  method: 'POST',
  path: '/console/api/operator/mail/test',
  tag: 'Operator',
  summary: 'Send a test mail',
  description: 'Sends a mail to the address of the account, and says what the mail server answered.',
  reply: strictObject(
    {
      to: email,
      reason: optional(text(1000, 'Why it was not accepted; absent when it was.')),
    },
    { title: 'TestMail' },
  ),
  refusals: [],
  access: 'operator',
  changes: ['installation'],
  transaction: 'none',
  example: { reply: { to: 'ana@example.com' } },
})

const backup = strictObject(
  {
    isSetUp: Type.Boolean({ description: 'Whether the server makes backups by itself.' }),
    lastAt: optional(timestamp),
    triedAt: optional(timestamp),
    bytes: optional(count('Size of the last one.')),
    trouble: optional(text(1000, 'What went wrong with the last one.')),
  },
  { title: 'BackupStatus' },
)

export const getStatus = operation({
  id: 'getStatus',
  method: 'GET',
  path: '/console/api/operator/status',
  tag: 'Operator',
  summary: 'Get the health of the installation',
  description:
    'Database, backups, mail, jobs, disk and streams of the server that answers, and its slowest statements of the last hour.',
  reply: strictObject(
    {
      version: text(50, 'Version of the service.'),
      commit: optional(text(40, 'The commit it was built from, where known.')),
      migration: count('Number of the last migration of the database.'),
      environment: Type.Enum(['production', 'testing']),
      database: strictObject(
        {
          version: text(100, 'Version of PostgreSQL.'),
          mebibytes: count('Size of the database.'),
          milliseconds: Type.Number({ minimum: 0, description: 'How long it took to answer.' }),
          unsafe: listOf(text(100, 'A setting with which acknowledged changes may be lost in a power cut.'), {
            most: 10,
          }),
        },
        { title: 'DatabaseStatus' },
      ),
      backup,
      mail: strictObject(
        {
          isSetUp: Type.Boolean(),
          waiting: count('Mails waiting to be sent.'),
          failed: count('Mails that were given up in the last seven days.'),
          failures: listOf(mailFailure, { most: 20, description: 'The most recent mails that were not accepted.' }),
        },
        { title: 'MailStatus' },
      ),
      jobs: strictObject(
        { waiting: count('Other jobs that are waiting.'), failed: count('Other jobs that were given up.') },
        { title: 'JobStatus' },
      ),
      disk: optional(
        strictObject(
          { freeMebibytes: count('Free space where the data is.'), mebibytes: count('Size of that disk.') },
          { title: 'DiskStatus' },
        ),
      ),
      streams: count('Open streams on this server.'),
      slowest: listOf(
        strictObject(
          {
            statement: text(300, 'Beginning of the statement, without its values.'),
            milliseconds: Type.Number({ minimum: 0 }),
          },
          { title: 'SlowStatement' },
        ),
        { most: 5 },
      ),
    },
    { title: 'InstallationStatus' },
  ),
  refusals: [],
  access: 'operator',
  reads: ['installation'],
  changesAlone: 'measures',
  transaction: 'none',
  example: {
    reply: {
      version: '0.2.0',
      commit: '2936df83',
      migration: 131,
      environment: 'production',
      database: { version: '18.1', mebibytes: 212, milliseconds: 0.8, unsafe: [] },
      backup: {
        isSetUp: true,
        lastAt: '2026-05-19T03:00:04.120+00:00',
        triedAt: '2026-05-19T03:01:10.000+00:00',
        bytes: 18_200_000,
      },
      mail: {
        isSetUp: true,
        waiting: 3,
        failed: 1,
        failures: [
          {
            at: '2026-05-19T08:12:40.000+00:00',
            about: 'password',
            domain: 'example.com',
            tries: 1,
            reason: 'The mail server did not take the message: 550 No such mailbox.',
            state: 'givenUp',
          },
        ],
      },
      jobs: { waiting: 0, failed: 0 },
      disk: { freeMebibytes: 61_000, mebibytes: 100_000 },
      streams: 214,
      slowest: [{ statement: 'select min(s.rank)::bigint as rank', milliseconds: 18.2 }],
    },
  },
})
