import Type from 'typebox'
import { operation } from '../operation.ts'
import { eventParams, eventPlayerParams, playerId, strictObject, timestamp, webLinkAudience } from '../shapes.ts'

export const WebLink = strictObject(
  {
    url: Type.String({ maxLength: 2000, pattern: '^https?://', description: 'Address of the page.' }),
    audience: Type.Enum(webLinkAudience.enum, {
      description: '`ANYONE`: share it with anyone. `PLAYER`: share it with that player only.',
    }),
    playerId: Type.Optional(playerId),
    expiresDt: Type.Optional(timestamp),
  },
  { title: 'WebLink' },
)

const linkOfEvent = ['events', 'links'] as const
const linkOfPlayer = [...linkOfEvent, 'players', 'members', 'registrations'] as const
const stays = 'Every call returns the same link until it is regenerated in the console.'

const printed = 'The page looks like the printout configured in the print centre of the event.'

const token = 'Zr4cT0yqM1uXw7pNq2VdZr4cT0yqM1uXw7pNq2VdA1k'

function linkFor(eventId: string, purpose: string) {
  return { url: `https://golf.example.com/e/${eventId}/${purpose}/${token}`, audience: 'ANYONE' }
}

function personalLinkFor(eventId: string, purpose: string, playerId: number) {
  return {
    url: `https://golf.example.com/p/${eventId}/${purpose}/${playerId}/${token}`,
    audience: 'PLAYER',
    playerId,
  }
}

export const getFlightsLink = operation({
  id: 'getFlightsLink',
  method: 'GET',
  path: '/v1/events/{eventId}/weblinks/flights',
  tag: 'Web links',
  summary: 'Get the link to the flights',
  description: `Opens without a login and may be shared with anyone. ${printed} ${stays}`,
  params: eventParams,
  reply: WebLink,
  refusals: ['UNAUTHORIZED'],
  access: 'token',
  reads: linkOfEvent,
  transaction: 'read',
  example: { params: { eventId: 'M-5208' }, reply: linkFor('M-5208', 'flights') },
})

export const getPlayersLink = operation({
  id: 'getPlayersLink',
  method: 'GET',
  path: '/v1/events/{eventId}/weblinks/players',
  tag: 'Web links',
  summary: 'Get the link to the registered players',
  description: `Opens without a login and may be shared with anyone. ${printed} ${stays}`,
  params: eventParams,
  reply: WebLink,
  refusals: ['UNAUTHORIZED'],
  access: 'token',
  reads: linkOfEvent,
  transaction: 'read',
  example: { params: { eventId: 'M-5208' }, reply: linkFor('M-5208', 'players') },
})

export const getPlayerScoringLink = operation({
  id: 'getPlayerScoringLink',
  method: 'GET',
  path: '/v1/events/{eventId}/weblinks/players/{playerId}/scoring',
  tag: 'Web links',
  summary: 'Get the scoring link of a player',
  description: `For this registered player only: do not share it. An administrator of the event's community cannot score with it and logs in instead. For a multi-round event it opens the round in play. ${stays}`,
  params: eventPlayerParams,
  reply: WebLink,
  refusals: ['UNAUTHORIZED', 'NOT_FOUND'],
  access: 'token',
  reads: linkOfPlayer,
  transaction: 'read',
  example: {
    params: { eventId: 'S-5209', playerId: 3001 },
    reply: personalLinkFor('S-5209', 'scoring', 3001),
  },
})

export const getScoringLink = operation({
  id: 'getScoringLink',
  method: 'GET',
  path: '/v1/events/{eventId}/weblinks/players/scoring',
  tag: 'Web links',
  summary: 'Get the scoring link for all players',
  description: `Whoever opens it chooses the player to score as; the live scorecard then begins with everybody in the tee pairing of that player. Administrators of the community cannot be chosen. For a multi-round event it opens the round in play. ${stays}`,
  params: eventParams,
  reply: WebLink,
  refusals: ['UNAUTHORIZED'],
  access: 'token',
  reads: linkOfEvent,
  transaction: 'read',
  example: { params: { eventId: 'S-5209' }, reply: linkFor('S-5209', 'scoring') },
})

export const getPlayerRegistrationLink = operation({
  id: 'getPlayerRegistrationLink',
  method: 'GET',
  path: '/v1/events/{eventId}/weblinks/players/{playerId}/register',
  tag: 'Web links',
  summary: 'Get the registration link of a player',
  description: `For this player of the community only, registered or not: do not share it. On a round it is the link of the multi-round event. ${stays}`,
  params: eventPlayerParams,
  reply: WebLink,
  refusals: ['UNAUTHORIZED', 'PLAYER_HAS_NO_MEMBERSHIP'],
  access: 'token',
  reads: linkOfPlayer,
  transaction: 'read',
  example: {
    params: { eventId: 'M-5208', playerId: 3003 },
    reply: personalLinkFor('M-5208', 'registration', 3003),
  },
})

export const getPublicRegistrationLink = operation({
  id: 'getPublicRegistrationLink',
  method: 'GET',
  path: '/v1/events/{eventId}/weblinks/players/public/register',
  tag: 'Web links',
  summary: 'Get the public registration link',
  description: `For players from outside the community; players of the community may use it too, but have to enter all their details. Only for events whose registration is an online questionnaire. On a round it is the link of the multi-round event. ${stays}`,
  params: eventParams,
  reply: WebLink,
  refusals: ['UNAUTHORIZED', 'REGISTRATION_TYPE'],
  access: 'token',
  reads: linkOfEvent,
  transaction: 'read',
  example: { params: { eventId: 'M-5208' }, reply: linkFor('M-5208', 'registration') },
})

export const getResultsLink = operation({
  id: 'getResultsLink',
  method: 'GET',
  path: '/v1/events/{eventId}/weblinks/results',
  tag: 'Web links',
  summary: 'Get the link to the results',
  description: `Opens without a login and may be shared with anyone. ${printed} ${stays}`,
  params: eventParams,
  reply: WebLink,
  refusals: ['UNAUTHORIZED'],
  access: 'token',
  reads: linkOfEvent,
  transaction: 'read',
  example: { params: { eventId: 'M-5208' }, reply: linkFor('M-5208', 'results') },
})

export const getTeamsLink = operation({
  id: 'getTeamsLink',
  method: 'GET',
  path: '/v1/events/{eventId}/weblinks/teams',
  tag: 'Web links',
  summary: 'Get the link to the teams',
  description: `Opens without a login and may be shared with anyone. ${printed} ${stays}`,
  params: eventParams,
  reply: WebLink,
  refusals: ['UNAUTHORIZED'],
  access: 'token',
  reads: linkOfEvent,
  transaction: 'read',
  example: { params: { eventId: 'M-5208' }, reply: linkFor('M-5208', 'teams') },
})

export const getTeeSheetLink = operation({
  id: 'getTeeSheetLink',
  method: 'GET',
  path: '/v1/events/{eventId}/weblinks/teeSheet',
  tag: 'Web links',
  summary: 'Get the link to the tee sheet',
  description: `Opens without a login and may be shared with anyone. For a multi-round event it shows all rounds that have a tee time. ${printed} ${stays}`,
  params: eventParams,
  reply: WebLink,
  refusals: ['UNAUTHORIZED'],
  access: 'token',
  reads: linkOfEvent,
  transaction: 'read',
  example: { params: { eventId: 'M-5208' }, reply: linkFor('M-5208', 'teeSheet') },
})
