/** A community as its owner sets it up. */

import Type from 'typebox'
import { changed } from '../changed.ts'
import { club } from '../examples.ts'
import { optional } from '../installation/console.ts'
import { operation } from '../operation.ts'
import { clock, lengths } from '../settings/clockAndLengths.ts'
import { currency } from '../settings/currency.ts'
import { communityParams, count, date, email, id, listOf, orNull, strictObject, text } from '../shapes.ts'
import { languages } from '../words/languages.ts'

const name = text(100, 'Name of the community.')

const colour = Type.String({
  pattern: '^[0-9a-f]{6}$',
  examples: ['0b5d3b'],
  description: 'Background of the masthead as six hexadecimal digits; darkened where the text on it needs it.',
})

const home = Type.Enum(['public', 'closed'], {
  description: 'Whether the page of the community lists its events for everybody.',
})

const spoken = Type.Enum([...languages], {
  description: 'Language of its wall screen, and of pages whose reader asks for no available language.',
})

const logo = Type.String({ maxLength: 6000, contentEncoding: 'base64', description: 'The logo, a PNG in Base64.' })

export const CommunitySettings = strictObject(
  {
    communityId: id('Id of the community.'),
    name,
    colour: Type.Optional(colour),
    logo: Type.Optional(logo),
    home,
    currency: Type.Optional(currency),
    language: Type.Optional(spoken),
    clock,
    lengths,
    expectedRows: count('Lines of its table of expected scores; 0 without one.'),
    homeUrl: Type.String({ maxLength: 2000, description: 'Address of the page of the community, where it is public.' }),
  },
  { title: 'CommunitySettings' },
)

const example = {
  communityId: 101,
  name: club.name,
  home: 'public',
  currency: 'EUR',
  clock: 'h24',
  lengths: 'course',
  expectedRows: 0,
  homeUrl: 'https://golf.example.com/c/101',
}

export const getCommunity = operation({
  id: 'getCommunity',
  method: 'GET',
  path: '/console/api/communities/{communityId}',
  tag: 'Communities',
  summary: 'A community and its settings',
  description: 'Its name, and how its pages and documents look.',
  params: communityParams,
  reply: CommunitySettings,
  refusals: ['UNAUTHORIZED'],
  access: 'staff',
  may: 'community.manage',
  reads: ['communities'],
  transaction: 'read',
  example: { params: { communityId: 101 }, reply: example },
})

export const updateCommunity = operation({
  id: 'updateCommunity',
  method: 'PATCH',
  path: '/console/api/communities/{communityId}',
  tag: 'Communities',
  summary: 'Change a community',
  description:
    'A field as it should be, or `{ from, to }`: then it is refused if somebody else has changed it in the meantime. `null` removes the colour, the logo, the currency or the language. Pages and documents show it within a second.',
  params: communityParams,
  body: strictObject(
    {
      name: changed(name),
      colour: changed(colour),
      logo: Type.Optional(
        orNull(
          Type.String({
            maxLength: 900_000,
            contentEncoding: 'base64',
            description: 'A PNG or SVG file in Base64. It is kept as a PNG of at most 4 KB.',
          }),
        ),
      ),
      home: changed(home),
      currency: changed(currency),
      language: changed(spoken),
      clock: changed(clock),
      lengths: changed(lengths),
    },
    { title: 'CommunityChange' },
  ),
  reply: CommunitySettings,
  refusals: ['UNAUTHORIZED', 'CHANGED_MEANWHILE'],
  access: 'staff',
  may: 'community.manage',
  changes: ['communities'],
  transaction: 'none',
  example: {
    params: { communityId: 101 },
    body: { home: 'public', currency: { from: null, to: 'EUR' } },
    reply: example,
  },
})

export const setExpectedScores = operation({
  id: 'setExpectedScores',
  method: 'PUT',
  path: '/console/api/communities/{communityId}/expectedScores',
  tag: 'Communities',
  summary: 'Set a federation’s table of expected scores',
  description:
    'Which differential a handicap index expects over nine holes. With it, differentials for nine holes, and for 10 to 17 of 18, are no longer approximate (Rules of Handicapping 5.1b). An index between two lines takes the value of the lower one. A sub community without a table uses that of its club.',
  params: communityParams,
  body: strictObject(
    {
      table: orNull(
        Type.String({
          maxLength: 40_000,
          description:
            'CSV of two columns, an index and a differential, rising from -10.0 or below to 54.0, at most 1000 lines; `null` removes the table.',
        }),
      ),
    },
    { title: 'ExpectedScoresTable' },
  ),
  reply: strictObject({ rows: count('Lines of the table; 0 without one.') }, { title: 'ExpectedScoresSet' }),
  refusals: ['UNAUTHORIZED'],
  access: 'staff',
  may: 'community.manage',
  changes: ['communities'],
  transaction: 'none',
  example: { params: { communityId: 101 }, body: { table: null }, reply: { rows: 0 } },
})

export const createSubCommunity = operation({
  id: 'createSubCommunity',
  method: 'POST',
  path: '/console/api/communities/{communityId}/communities',
  tag: 'Communities',
  summary: 'Create a sub community of a club',
  description: 'Whoever has a role in the club has it in the sub community too, within a second.',
  params: communityParams,
  body: strictObject({ name }, { title: 'NewSubCommunity' }),
  reply: strictObject({ communityId: id('Id of the new community.') }, { title: 'SubCommunityMade' }),
  refusals: ['UNAUTHORIZED', 'NOT_A_CLUB', 'NAME_TAKEN'],
  access: 'staff',
  may: 'community.manage',
  changes: ['communities', 'communityRequests', 'staff'],
  transaction: 'none',
  example: { params: { communityId: 101 }, body: { name: 'Ria Formosa Juniors' }, reply: { communityId: 105 } },
})

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
  reads: ['communities', 'communityRequests', 'accounts', 'staff', 'events', 'players', 'members'],
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
  summary: 'Create a community',
  description:
    'A community on its own, or a club with its groups. Its future owner is invited by a link that works once, for seven days; the link is in the answer, and mailed where mail is set up.',
  body: strictObject({ ...newCommunity, ownerEmail: optional(email) }, { title: 'NewCommunity' }),
  reply: CommunityMade,
  refusals: ['NAME_TAKEN'],
  access: 'operator',
  fresh: true,
  secret: true,
  changes: ['communities', 'communityRequests', 'staff', 'accounts'],
  transaction: 'none',
  example: {
    body: { name: 'Dunas Golf', isClub: true, groups: ['Seniors'], ownerEmail: 'rui@example.com' },
    reply: {
      communityId: 107,
      invitation: { mailed: true },
    },
  },
})
