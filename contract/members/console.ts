/** The people of a community for its staff: found in a moment, and everything about one of them. */

import Type from 'typebox'
import { club, ladies, tiago } from '../examples.ts'
import { operation } from '../operation.ts'
import { PlayerTable, PlayerTableRead } from '../playerLists/console.ts'
import { seenAs } from '../roles/seenAs.ts'
import {
  count,
  date,
  email,
  eventId,
  gender,
  hcId,
  hcIndex,
  hcProviderId,
  id,
  listOf,
  nameFields,
  names,
  playerId,
  strictObject,
  text,
} from '../shapes.ts'

const optional = Type.Optional

const communityId = id('Id of the community.')

const yes = (description: string) => optional(Type.Boolean({ description }))

const phone = text(30, 'Mobile phone as it is dialled from abroad, such as +351 912 345 678.')

const contact = {
  email: optional(email),
  dob: optional(date),
  phone: optional(phone),
}

const MemberLine = strictObject(
  {
    playerId,
    ...names,
    gender,
    handle: optional(nameFields.handle),
    member: Type.Boolean({ description: 'Member of one of the communities (true), or of none (false).' }),
    communityIds: listOf(communityId, { most: 500, description: 'The communities that have the player.' }),
    hcIndex: optional(hcIndex),
    hcId: optional(hcId),
    hcActive: Type.Boolean({ description: 'The provider reports the world handicap id as active.' }),
    email: optional(email),
    phone: optional(phone),
    ownProfile: Type.Boolean({ description: 'The player has claimed the profile.' }),
    rounds: count('Rounds of the year.'),
    lastPlayed: optional(date),
    noShows: optional(count('Events of the year that the player did not turn up for; where `seen` asks for it.')),
    withdrawals: optional(count('Events of the year that the player withdrew from; where `seen` asks for it.')),
  },
  { title: 'MemberLine' },
)

export const listMembers = operation({
  id: 'listMembers',
  method: 'GET',
  path: '/console/api/communities/{communityId}/members',
  tag: 'Players',
  summary: 'List the people of a community',
  description:
    'By name, each person once. All criteria must be met. Contacts are only for roles that may see them; for others an e-mail address or a handicap id finds nobody.',
  params: strictObject({ communityId }),
  query: strictObject({
    groups: yes('`true`: including its sub communities.'),
    find: optional(
      text(100, 'Beginnings of words of the name or the handle, or the beginning of an e-mail address or handicap id.'),
    ),
    member: yes('Only members, or only others.'),
    index: yes('Only those with a handicap index, or without one.'),
    juniors: yes('`true`: only people under 18.'),
    several: yes('`true`: only people in more than one sub community.'),
    sameName: yes('`true`: only possible duplicates.'),
    seen: optional(
      Type.Enum([...seenAs], {
        description:
          '`played` in the year; `newFaces`: for the first time; `notSeen`: the last time more than 90 days ago; `neverPlayed`; `noShows` and `withdrawals` of the year.',
      }),
    ),
    year: optional(
      Type.Integer({ minimum: 2000, maximum: 2999, description: 'Year of the rounds; this one if left out.' }),
    ),
    after: optional(id('Continues after this player.')),
    most: optional(Type.Integer({ minimum: 1, maximum: 1000, description: 'Maximum number; 100 if left out.' })),
  }),
  reply: strictObject(
    {
      total: count('How many meet the criteria.'),
      players: listOf(MemberLine, { most: 1000 }),
      next: optional(id('`after` of the rest; left out at the end.')),
    },
    { title: 'Members' },
  ),
  refusals: ['UNAUTHORIZED'],
  access: 'staff',
  may: 'players.see',
  reads: ['communities', 'events', 'courses', 'players', 'members', 'registrations', 'duplicates', 'cards'],
  transaction: 'read',
  fromReplica: true,
  example: {
    params: { communityId: 101 },
    query: { find: 'mou' },
    reply: {
      total: 1,
      players: [
        {
          ...tiago,
          gender: 'M',
          member: true,
          communityIds: [101],
          hcIndex: 12.4,
          hcId: '48213',
          hcActive: true,
          ownProfile: false,
          rounds: 14,
          lastPlayed: '2026-05-03',
        },
      ],
    },
  },
})

const Alike = strictObject(
  {
    playerId,
    ...names,
    dob: optional(date),
    isGuest: Type.Boolean({ description: 'A guest who was registered by name.' }),
    why: listOf(Type.Enum(['name', 'dob', 'email', 'hcId']), { most: 4, description: 'What both have.' }),
    events: count('Number of events this one is registered for.'),
  },
  { title: 'PerhapsTheSame' },
)

export const getMember = operation({
  id: 'getMember',
  method: 'GET',
  path: '/console/api/communities/{communityId}/members/{playerId}',
  tag: 'Players',
  summary: 'One of the people of a community',
  description:
    'The profile, its communities, events and handicaps in the community and its sub communities, and who may be the same person. Contacts are only for roles that may see them.',
  params: strictObject({ communityId, playerId }),
  reply: strictObject(
    {
      playerId,
      ...names,
      gender,
      ...contact,
      hcActive: Type.Boolean({ description: 'The provider reports the world handicap id as active.' }),
      hcProviderId: optional(hcProviderId),
      hcId: optional(hcId),
      hcIndex: optional(hcIndex),
      hcRevisionDt: optional(date),
      lockedBy: optional(
        Type.Enum(['player', 'club'], {
          description:
            'Who alone may change the profile: the player, who has claimed it, or another club, which keeps it. Left out where your club may.',
        }),
      ),
      claimed: optional(date),
      emailLocked: Type.Boolean({
        description: 'Other clubs have the player too: only the player and the operator can change the e-mail address.',
      }),
      communities: listOf(
        strictObject(
          {
            communityId,
            name: text(100, 'Name of the community.'),
            member: nameFields.member,
            handle: optional(nameFields.handle),
          },
          { title: 'MemberCommunity' },
        ),
        { most: 500 },
      ),
      events: listOf(
        strictObject(
          {
            eventId,
            name: text(120, 'Name of the event.'),
            communityId,
            startDate: date,
            rounds: count('Rounds with a score.'),
            gone: optional(Type.Enum(['noShow', 'withdrawn'], { description: 'No-show, or withdrew.' })),
            hcIndex: optional(hcIndex),
          },
          { title: 'MemberEvent' },
        ),
        { most: 200, description: 'The newest first, with the handicap index that counted.' },
      ),
      noShows: count('Events of these without the player.'),
      perhapsTheSame: listOf(Alike, { most: 20 }),
    },
    { title: 'Member' },
  ),
  refusals: ['UNAUTHORIZED'],
  access: 'staff',
  may: 'players.see',
  reads: [
    'communities',
    'accounts',
    'events',
    'eventStates',
    'courses',
    'players',
    'members',
    'registrations',
    'handicaps',
    'duplicates',
    'cards',
  ],
  transaction: 'read',
  fromReplica: true,
  example: {
    params: { communityId: 101, playerId: 3001 },
    reply: {
      playerId: tiago.playerId,
      firstName: tiago.firstName,
      lastName: tiago.lastName,
      gender: 'M',
      email: 'tiago.moura@example.com',
      dob: '1988-09-14',
      hcActive: true,
      hcProviderId: 20,
      hcId: '48213',
      hcIndex: 12.4,
      hcRevisionDt: '2026-04-30',
      emailLocked: false,
      communities: [
        { communityId: 101, name: club.name, member: true, handle: 'Titi' },
        { communityId: 102, name: ladies.name, member: false },
      ],
      events: [
        {
          eventId: 'M-5208',
          name: 'Taça da Ria 2026',
          communityId: 101,
          startDate: '2026-05-02',
          rounds: 2,
          hcIndex: 12.4,
        },
      ],
      noShows: 0,
      perhapsTheSame: [],
    },
  },
})

export const keepMemberList = operation({
  id: 'keepMemberList',
  method: 'PUT',
  path: '/console/api/communities/{communityId}/members/list',
  tag: 'Players',
  summary: 'Keep what a list of members said',
  description:
    'The number by which the club’s program knows each of them, and what its list said, so that the next list shows what has been changed here since. Changes no profile. People not in the community are skipped.',
  params: strictObject({ communityId }),
  body: strictObject(
    {
      people: listOf(
        strictObject(
          {
            playerId,
            number: optional(text(40, 'A number of the list that says who it is.')),
            hcIndex: optional(hcIndex),
            email: optional(email),
          },
          { title: 'MemberListed' },
        ),
        { least: 1, most: 2000 },
      ),
    },
    { title: 'MemberListToKeep' },
  ),
  reply: strictObject({ kept: count('People of the community.') }, { title: 'MemberListKept' }),
  refusals: ['UNAUTHORIZED'],
  access: 'staff',
  may: 'players.register',
  changes: ['members'],
  transaction: 'write',
  example: {
    params: { communityId: 101 },
    body: { people: [{ playerId: 3001, number: '1187', hcIndex: 12.4, email: 'tiago.moura@example.com' }] },
    reply: { kept: 1 },
  },
})

export const readMemberTable = operation({
  id: 'readMemberTable',
  method: 'POST',
  path: '/console/api/communities/{communityId}/members/table',
  tag: 'Players',
  summary: 'Read a table of members and identify them',
  description:
    'The same for people who are to join a community: `registered` are those who already belong to it, `known` those in another community of its club. Writes nothing.',
  params: strictObject({ communityId: id('Id of the community.') }),
  body: PlayerTable,
  reply: PlayerTableRead,
  refusals: ['UNAUTHORIZED'],
  access: 'staff',
  may: 'players.register',
  changes: [],
  transaction: 'none',
  example: {
    params: { communityId: 101 },
    body: { text: 'Abreu, Marta\tmarta@example.com' },
    reply: {
      columns: [
        { field: 'name', sample: 'Abreu, Marta' },
        { field: 'email', sample: 'marta@example.com' },
      ],
      linesRead: 1,
      genderLetters: [],
      leftOut: [],
      lines: [
        {
          line: 1,
          text: 'Abreu, Marta  marta@example.com',
          people: [
            {
              written: 'Abreu, Marta',
              firstName: 'Marta',
              lastName: 'Abreu',
              email: 'marta@example.com',
              verdict: 'registered',
              candidates: [{ playerId: 3001, firstName: 'Marta', lastName: 'Abreu', registered: true }],
              problems: [],
            },
          ],
        },
      ],
    },
  },
})
