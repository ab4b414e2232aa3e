/** The installation as who runs it sees it: its communities and its health. */
import Type from 'typebox'
import { club } from '../examples.ts'
import { operation } from '../operation.ts'
import { count, date, email, id, listOf, strictObject, text, timestamp } from '../shapes.ts'

const optional = Type.Optional
export const communityName = text(100, 'Name of the community.')

/** What a new community is made of. */
export const newCommunity = {
  name: communityName,
  isClub: Type.Boolean({ description: 'A club, which may have sub communities.' }),
  groups: optional(listOf(communityName, { most: 50, description: 'Names of the sub communities of a club.' })),
}

/** A new community, and the way in for its owner. */
export const CommunityMade = strictObject(
  {
    communityId: id('Id of the new community.'),
    invitation: optional(
      strictObject(
        {
          url: optional(
            Type.String({ maxLength: 2000, description: 'The link for the owner, where mail is not set up.' }),
          ),
          mailed: Type.Boolean(),
        },
        { title: 'OwnerInvitation' },
      ),
    ),
  },
  { title: 'CommunityMade' },
)

export const InstalledCommunity = strictObject(
  {
    communityId: id('Id of the community.'),
    name: communityName,
    isClub: Type.Boolean({ description: 'Whether it has sub communities or may have some.' }),
    clubCommunityId: optional(id('Id of the club that it is a sub community of.')),
    players: count('Players who belong to it.'),
    events: count('Its events, rounds not counted.'),
    lastEvent: optional(date),
    owners: listOf(text(200, 'Name of an owner.'), { most: 1000 }),
  },
  { title: 'InstalledCommunity' },
)

export const listCommunities = operation({
  id: 'listCommunities',
  method: 'GET',
  path: '/console/api/operator/communities',
  tag: 'Operator',
  summary: 'List all communities',
  description: 'Clubs with their sub communities below them, with size, owners and last event.',
  reply: strictObject(
    { communities: listOf(InstalledCommunity, { most: 100_000 }) },
    { title: 'InstalledCommunities' },
  ),
  refusals: [],
  access: 'operator',
  transaction: 'report',
  example: {
    reply: {
      communities: [
        {
          communityId: 101,
          name: club.name,
          isClub: true,
          players: 612,
          events: 74,
          lastEvent: '2026-05-03',
          owners: ['João Faria'],
        },
      ],
    },
  },
})

export const createCommunity = operation({
  id: 'createCommunity',
  method: 'POST',
  path: '/console/api/operator/communities',
  tag: 'Operator',
  summary: 'Make a community',
  description:
    'A community on its own, or a club with its groups. Whoever is to own it is invited by a link that works once, for seven days; the link is in the answer, and mailed where mail is set up.',
  body: strictObject({ ...newCommunity, ownerEmail: optional(email) }, { title: 'NewCommunity' }),
  reply: CommunityMade,
  refusals: ['NAME_TAKEN'],
  access: 'operator',
  fresh: true,
  secret: true,
  transaction: 'none',
  example: {
    body: { name: 'Dunas Golf', isClub: true, groups: ['Seniors'], ownerEmail: 'rui@example.com' },
    reply: {
      communityId: 107,
      invitation: { mailed: true },
    },
  },
})

/** A mail that was not taken. */
const mailFailure = strictObject(
  {
    at: timestamp,
    about: text(50, 'What kind of mail it is, such as `password`.'),
    domain: text(254, 'Of the address.'),
    tries: count('How often it was tried.'),
    reason: text(1000, 'What the mail server said.'),
    state: Type.Enum(['waiting', 'givenUp', 'sent'], {
      description: 'Whether it is tried again, was given up, or was taken after all.',
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
      reason: optional(text(1000, 'Why it was not taken; absent when it was.')),
    },
    { title: 'TestMail' },
  ),
  refusals: [],
  access: 'operator',
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
      commit: optional(text(40, 'The commit that it was made from, where that is known.')),
      migration: count('Number of the last migration of the database.'),
      environment: Type.Enum(['production', 'testing']),
      database: strictObject(
        {
          version: text(100, 'Version of PostgreSQL.'),
          mebibytes: count('Size of the database.'),
          milliseconds: Type.Number({ minimum: 0, description: 'How long it took to answer.' }),
          unsafe: listOf(text(100, 'A setting with which a power loss may lose what was acknowledged.'), { most: 10 }),
        },
        { title: 'DatabaseStatus' },
      ),
      backup,
      mail: strictObject(
        {
          isSetUp: Type.Boolean(),
          waiting: count('Mails that wait.'),
          failed: count('Mails that were given up in the last seven days.'),
          failures: listOf(mailFailure, { most: 20, description: 'The newest mails that were not taken.' }),
        },
        { title: 'MailStatus' },
      ),
      jobs: strictObject(
        { waiting: count('Other jobs that wait.'), failed: count('Other jobs that were given up.') },
        { title: 'JobStatus' },
      ),
      disk: optional(
        strictObject(
          { freeMebibytes: count('Free where the data is.'), mebibytes: count('Size of that disk.') },
          { title: 'DiskStatus' },
        ),
      ),
      streams: count('Streams that are open on this server.'),
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
