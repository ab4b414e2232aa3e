/** Communities on request: anybody asks on a public page while operators allow it, and operators answer. */

import Type from 'typebox'
import { ContactTold } from '../accessRequests/console.ts'
import { CommunityMade, communityName, newCommunity } from '../communities/console.ts'
import { operation } from '../operation.ts'
import { email, id, listOf, strictObject, text, timestamp } from '../shapes.ts'

const requestId = id('Id of the request.')

const params = strictObject({ requestId })

const isOpen = Type.Boolean({ description: 'Whether anybody may ask for a community.' })

const byOperator = { tag: 'Operator', access: 'operator' } as const

const CommunityRequest = strictObject(
  {
    requestId,
    name: communityName,
    contactName: text(100, 'Who asks.'),
    contactEmail: Type.String({ ...email, description: 'The address of whoever asks, who reads its mail.' }),
    intendedUse: text(1000, 'What the community is for, in the words of whoever asks.'),
    askedAt: timestamp,
  },
  { title: 'CommunityRequest' },
)

export const listCommunityRequests = operation({
  ...byOperator,
  id: 'listCommunityRequests',
  method: 'GET',
  path: '/console/api/operator/communityRequests',
  summary: 'Requests for communities',
  description: 'Those waiting for an answer, the oldest first, and whether anybody may ask.',
  reply: strictObject(
    {
      isOpen,
      mailIsSetUp: Type.Boolean({ description: 'Without mail nobody can ask: addresses are confirmed by a link.' }),
      url: Type.String({ maxLength: 2000, description: 'The page on which people ask.' }),
      requests: listOf(CommunityRequest, { most: 1000 }),
    },
    { title: 'CommunityRequests' },
  ),
  refusals: [],
  reads: ['communityRequests'],
  transaction: 'read',
  example: {
    reply: {
      isOpen: true,
      mailIsSetUp: true,
      url: 'https://golf.example.com/new-community',
      requests: [
        {
          requestId: 3,
          name: 'Dunas Golf',
          contactName: 'Rui Sá',
          contactEmail: 'rui@example.com',
          intendedUse: 'Twenty medals a year for 150 members, and a member-guest.',
          askedAt: '2026-05-01T09:00:00.000+00:00',
        },
      ],
    },
  },
})

export const setCommunityRequests = operation({
  ...byOperator,
  id: 'setCommunityRequests',
  method: 'PUT',
  path: '/console/api/operator/communityRequests',
  summary: 'Open or close requests for communities',
  description: 'Earlier requests stay. Nobody can ask until an operator has switched this on.',
  body: strictObject({ isOpen }, { title: 'GivenCommunityRequests' }),
  reply: strictObject({ isOpen }, { title: 'CommunityRequestsSet' }),
  refusals: [],
  fresh: true,
  changes: ['communityRequests'],
  transaction: 'none',
  example: { body: { isOpen: true }, reply: { isOpen: true } },
})

export const approveCommunityRequest = operation({
  ...byOperator,
  id: 'approveCommunityRequest',
  method: 'POST',
  path: '/console/api/operator/communityRequests/{requestId}/approval',
  summary: 'Create the requested community',
  description:
    'Under the name given here. Whoever asked is invited as its owner by a link that works once, for seven days; the link is in the answer, and mailed. The request is deleted.',
  params,
  body: strictObject(newCommunity, { title: 'CommunityApproval' }),
  reply: CommunityMade,
  refusals: ['NOT_FOUND', 'NAME_TAKEN'],
  fresh: true,
  secret: true,
  changes: ['communities', 'communityRequests', 'staff', 'accounts'],
  transaction: 'none',
  example: {
    params: { requestId: 3 },
    body: { name: 'Dunas Golf', isClub: true, groups: ['Seniors'] },
    reply: {
      communityId: 107,
      invitation: { mailed: true },
    },
  },
})

export const declineCommunityRequest = operation({
  ...byOperator,
  id: 'declineCommunityRequest',
  method: 'POST',
  path: '/console/api/operator/communityRequests/{requestId}/refusal',
  summary: 'Decline a request for a community',
  description: 'The reason is mailed to whoever asked. The request is deleted.',
  params,
  body: strictObject(
    { reason: text(1000, 'Why it was declined, as whoever asked reads it.') },
    { title: 'CommunityRefusal' },
  ),
  reply: ContactTold,
  refusals: ['NOT_FOUND'],
  changes: ['communityRequests'],
  transaction: 'none',
  example: {
    params: { requestId: 3 },
    body: { reason: 'This installation is for clubs of the Algarve.' },
    reply: { mailed: true },
  },
})
