import Type from 'typebox'
import { club, ladies } from '../examples.ts'
import { operation } from '../operation.ts'
import {
  Community,
  date,
  email,
  gender,
  hcId,
  hcIndex,
  hcProviderId,
  id,
  nameFields,
  names,
  picUrl,
  playerId,
  playerIds,
  strictObject,
  text,
  textOrEmpty,
  wholeList,
} from '../shapes.ts'

const communityId = id('Id of the community.')

const phoneCountryCd = Type.String({ pattern: '^[A-Z]{2}$', description: 'Two-letter country of the phone number.' })

const phone = Type.String({ pattern: '^[0-9]{4,15}$', description: 'Mobile phone, 4 to 15 digits.' })

export const Player = strictObject(
  {
    playerId,
    member: Type.Optional(nameFields.member),
    ...names,
    gender,
    handle: Type.Optional(nameFields.handle),
    email: Type.Optional(email),
    dob: Type.Optional(date),
    phoneCountryCd: Type.Optional(phoneCountryCd),
    phone: Type.Optional(phone),
    hcActive: Type.Boolean({ description: 'The provider reports the world handicap id as active.' }),
    hcProviderId: Type.Optional(hcProviderId),
    hcId: Type.Optional(hcId),
    hcIndex: Type.Optional(hcIndex),
    hcRevisionDt: Type.Optional(date),
    picUrl: Type.Optional(picUrl),
    updatesAllowed: Type.Boolean({
      description: 'False once the player has claimed the profile, and where another club manages it.',
    }),
  },
  { title: 'Player' },
)

const { clubCommunityId: _, ...nameOfCommunity } = Community.properties

export const PlayerOfCommunity = strictObject(
  {
    ...Player.properties,
    community: strictObject(nameOfCommunity, {
      title: 'CommunityName',
      description: 'The community that the player was added to.',
    }),
  },
  { title: 'PlayerOfCommunity' },
)

export const Membership = strictObject(
  { ...Community.properties, member: nameFields.member, handle: Type.Optional(nameFields.handle) },
  { title: 'Membership' },
)

export const MembershipRemoved = strictObject(
  { removed: Type.Literal(1, { description: 'Memberships that were removed.' }), playerId, communityId },
  { title: 'MembershipRemoved' },
)

const playerParams = strictObject({ playerId })

const membershipParams = strictObject({ playerId, communityId })

const onlyIncomplete =
  'Refused once the player has claimed the profile (then only the player may change it), and where another club manages it.'

const unique = 'Refused when it belongs to another profile: the operator must merge the two.'

const profile = {
  playerId: 3001,
  firstName: 'Tiago',
  lastName: 'Moura',
  gender: 'M',
  email: 'tiago.moura@example.com',
  dob: '1988-09-14',
  phoneCountryCd: 'PT',
  phone: '912345678',
  hcActive: true,
  hcProviderId: 20,
  hcId: '48213',
  hcIndex: 12.4,
  hcRevisionDt: '2026-04-30',
  updatesAllowed: true,
}

const roster = { ...profile, member: true, handle: 'Titi' }

const inesAdded = {
  playerId: 3002,
  member: true,
  firstName: 'Inês',
  lastName: 'Valente',
  gender: 'F',
  hcActive: false,
  updatesAllowed: true,
  community: { id: ladies.id, name: ladies.name, club: false },
}

export const addPlayerToCommunity = operation({
  id: 'addPlayerToCommunity',
  method: 'POST',
  path: '/v1/players/{playerId}/communities/{communityId}',
  tag: 'Players',
  summary: 'Add a player to a community',
  description:
    'Adds a player of one of your communities to another one, as member or non-member. A player who is already in the community stays there unchanged. `member` and `handle` go in the query or in the body.',
  params: membershipParams,
  body: strictObject(
    {
      member: Type.Optional(Type.Boolean({ description: 'Member (true) or non-member (false); false if left out.' })),
      handle: Type.Optional(nameFields.handle),
    },
    { title: 'NewMembership' },
  ),
  inQuery: {},
  reply: PlayerOfCommunity,
  refusals: ['UNAUTHORIZED'],
  access: 'token',
  changes: ['members'],
  transaction: 'write',
  example: {
    params: { playerId: 3002, communityId: 102 },
    body: { member: true },
    reply: inesAdded,
  },
})

export const removePlayerFromCommunity = operation({
  id: 'removePlayerFromCommunity',
  method: 'DELETE',
  path: '/v1/players/{playerId}/communities/{communityId}',
  tag: 'Players',
  summary: 'Remove a player from a community',
  description:
    'Refused when the player took part in an event of the community or is registered for an upcoming one. The profile stays; after the last removal you no longer see it.',
  params: membershipParams,
  reply: MembershipRemoved,
  refusals: ['UNAUTHORIZED', 'PLAYER_PARTICIPATED', 'PLAYER_HAS_NO_MEMBERSHIP'],
  access: 'token',
  changes: ['members'],
  transaction: 'write',
  example: {
    params: { playerId: 3002, communityId: 102 },
    reply: { removed: 1, playerId: 3002, communityId: 102 },
  },
})

export const searchPlayers = operation({
  id: 'searchPlayers',
  method: 'GET',
  path: '/v1/players',
  tag: 'Players',
  summary: 'Search the players of a community',
  description: 'Members and non-members of the community. `member` and `handle` are those of this community.',
  criteria: strictObject(
    {
      communityId: id('Community whose players are searched.'),
      playerIds: Type.Optional(playerIds('Only these players.')),
      email: Type.Optional(email),
      lastName: Type.Optional(text(60, 'Beginning of the last name, in any case.')),
      member: Type.Optional(Type.Boolean({ description: 'Only members, or only non-members.' })),
      hcProviderId: Type.Optional(hcProviderId),
      hcId: Type.Optional(hcId),
    },
    { title: 'PlayerSearch' },
  ),
  reply: wholeList(Player),
  page: ['lastName', 'firstName', 'playerId'],
  refusals: ['UNAUTHORIZED'],
  access: 'token',
  reads: ['players', 'members'],
  transaction: 'read',
  fromReplica: true,
  example: { criteria: { communityId: 101, lastName: 'Mou' }, reply: [roster] },
})

export const createPlayer = operation({
  id: 'createPlayer',
  method: 'POST',
  path: '/v1/players',
  tag: 'Players',
  summary: 'Create a player in a community',
  description:
    'An existing profile with the same e-mail address and name, and no different date of birth or world handicap id, is only added to the community and not overwritten; the community then sees name, gender, handicap index and what it supplied itself. E-mail address, date of birth, phone, world handicap id and picture of the profile follow once it has supplied a date of birth, phone or world handicap id that matches (at most five tries a day for each player and credential; a wrong try and one too many get the same answer), or the player has used a personal link that came by mail. The club that created the profile keeps it and alone may change it. A player who is already in the community is returned unchanged. An e-mail address or world handicap id that belongs to a different person is refused. Send `hcProviderId` and `hcId` together, and `phoneCountryCd` and `phone` too.',
  body: strictObject(
    {
      communityId: id('Community that the player is added to.'),
      member: Type.Optional(Type.Boolean({ description: 'Member (true) or non-member (false); false if left out.' })),
      ...names,
      gender,
      handle: Type.Optional(nameFields.handle),
      email,
      dob: Type.Optional(date),
      phoneCountryCd: Type.Optional(phoneCountryCd),
      phone: Type.Optional(phone),
      hcProviderId: Type.Optional(hcProviderId),
      hcId: Type.Optional(hcId),
    },
    { title: 'NewPlayer' },
  ),
  reply: Player,
  refusals: ['UNAUTHORIZED', 'PROFILE_MERGE_REQUIRED'],
  access: 'token',
  changes: ['players', 'members'],
  transaction: 'write',
  example: {
    body: {
      communityId: 101,
      member: true,
      firstName: 'Tiago',
      lastName: 'Moura',
      gender: 'M',
      handle: 'Titi',
      email: 'tiago.moura@example.com',
      dob: '1988-09-14',
      phoneCountryCd: 'PT',
      phone: '912345678',
      hcProviderId: 20,
      hcId: '48213',
    },
    reply: roster,
  },
})

export const listPlayerCommunities = operation({
  id: 'listPlayerCommunities',
  method: 'GET',
  path: '/v1/players/{playerId}/communities',
  tag: 'Players',
  summary: 'List the communities of a player',
  description: 'The communities that you may see, each with the player as member or non-member.',
  params: playerParams,
  reply: wholeList(Membership),
  page: ['name', 'id'],
  refusals: ['UNAUTHORIZED'],
  access: 'token',
  reads: ['communities', 'players', 'members'],
  transaction: 'read',
  example: { params: { playerId: 3001 }, reply: [{ ...club, member: true, handle: 'Titi' }] },
})

export const updatePlayerEmail = operation({
  id: 'updatePlayerEmail',
  method: 'PATCH',
  path: '/v1/players/{playerId}/email',
  tag: 'Players',
  summary: 'Update the e-mail address of a player',
  description: `${onlyIncomplete} ${unique} If several clubs have the player, only the player or the operator can change it.`,
  params: playerParams,
  body: strictObject({ email }, { title: 'PlayerEmail' }),
  inQuery: {},
  reply: Player,
  refusals: ['UNAUTHORIZED', 'PROFILE_MERGE_REQUIRED', 'PROFILE_COMPLETED', 'PROFILE_SHARED'],
  access: 'token',
  changes: ['players'],
  transaction: 'write',
  example: { params: { playerId: 3001 }, body: { email: 'tiago.moura@example.com' }, reply: profile },
})

export const updatePlayerMember = operation({
  id: 'updatePlayerMember',
  method: 'PATCH',
  path: '/v1/players/{playerId}/communities/{communityId}/member',
  tag: 'Players',
  summary: 'Update the member status of a player in a community',
  description: 'Always possible: the status belongs to the community, not to the profile.',
  params: membershipParams,
  body: strictObject({ member: nameFields.member }, { title: 'PlayerMember' }),
  inQuery: {},
  reply: Player,
  refusals: ['UNAUTHORIZED', 'PLAYER_HAS_NO_MEMBERSHIP'],
  access: 'token',
  changes: ['members'],
  transaction: 'write',
  example: { params: { playerId: 3001, communityId: 101 }, body: { member: true }, reply: roster },
})

export const updatePlayerDob = operation({
  id: 'updatePlayerDob',
  method: 'PATCH',
  path: '/v1/players/{playerId}/dob',
  tag: 'Players',
  summary: 'Update the date of birth of a player',
  description: onlyIncomplete,
  params: playerParams,
  body: strictObject({ dob: date }, { title: 'PlayerDob' }),
  inQuery: {},
  reply: Player,
  refusals: ['UNAUTHORIZED', 'PROFILE_COMPLETED', 'PROFILE_SHARED'],
  access: 'token',
  changes: ['players'],
  transaction: 'write',
  example: { params: { playerId: 3001 }, body: { dob: '1988-09-14' }, reply: profile },
})

export const updatePlayerHandicapId = operation({
  id: 'updatePlayerHandicapId',
  method: 'PATCH',
  path: '/v1/players/{playerId}/handicap',
  tag: 'Players',
  summary: 'Update the world handicap id of a player',
  description: `A new id clears the handicap index of the former one until the provider reports another. ${onlyIncomplete} ${unique}`,
  params: playerParams,
  body: strictObject({ hcProviderId, hcId }, { title: 'PlayerHandicapId' }),
  inQuery: {},
  reply: Player,
  refusals: ['UNAUTHORIZED', 'PROFILE_MERGE_REQUIRED', 'PROFILE_COMPLETED', 'PROFILE_SHARED'],
  access: 'token',
  changes: ['players'],
  transaction: 'write',
  example: { params: { playerId: 3001 }, body: { hcProviderId: 20, hcId: '48213' }, reply: profile },
})

export const updatePlayerHandle = operation({
  id: 'updatePlayerHandle',
  method: 'PATCH',
  path: '/v1/players/{playerId}/communities/{communityId}/handle',
  tag: 'Players',
  summary: 'Update the handle of a player in a community',
  description:
    'Always possible: the handle (nickname) belongs to the community, not to the profile. An empty one clears it.',
  params: membershipParams,
  body: strictObject(
    { handle: textOrEmpty(60, 'Nickname in the community; empty clears it.') },
    { title: 'PlayerHandle' },
  ),
  inQuery: { also: { email: 'handle' } },
  reply: Player,
  refusals: ['UNAUTHORIZED', 'PLAYER_HAS_NO_MEMBERSHIP'],
  access: 'token',
  changes: ['members'],
  transaction: 'write',
  example: { params: { playerId: 3001, communityId: 101 }, body: { handle: 'Titi' }, reply: roster },
})

export const updatePlayerName = operation({
  id: 'updatePlayerName',
  method: 'PATCH',
  path: '/v1/players/{playerId}/name',
  tag: 'Players',
  summary: 'Update the name of a player',
  description: `A suffix that is left out stays; an empty one is cleared. ${onlyIncomplete}`,
  params: playerParams,
  body: strictObject(
    {
      firstName: nameFields.firstName,
      lastName: nameFields.lastName,
      suffix: Type.Optional(textOrEmpty(20, 'Suffix of the name, such as `Jr`; empty clears it.')),
    },
    { title: 'PlayerName' },
  ),
  inQuery: { also: { lasttName: 'lastName' } },
  reply: Player,
  refusals: ['UNAUTHORIZED', 'PROFILE_COMPLETED', 'PROFILE_SHARED'],
  access: 'token',
  changes: ['players'],
  transaction: 'write',
  example: { params: { playerId: 3001 }, body: { firstName: 'Tiago', lastName: 'Moura' }, reply: profile },
})

export const updatePlayerPhone = operation({
  id: 'updatePlayerPhone',
  method: 'PATCH',
  path: '/v1/players/{playerId}/phone',
  tag: 'Players',
  summary: 'Update the mobile phone of a player',
  description: onlyIncomplete,
  params: playerParams,
  body: strictObject({ phoneCountryCd, phone }, { title: 'PlayerPhone' }),
  inQuery: {},
  reply: Player,
  refusals: ['UNAUTHORIZED', 'PROFILE_COMPLETED', 'PROFILE_SHARED'],
  access: 'token',
  changes: ['players'],
  transaction: 'write',
  example: { params: { playerId: 3001 }, body: { phoneCountryCd: 'PT', phone: '912345678' }, reply: profile },
})
