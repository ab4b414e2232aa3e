/** Access to the interface on request: the owner of a community asks, who runs the installation answers. */

import Type from 'typebox'
import { calls, exampleCredential, intendedUse, PasswordOnItsWay, scope, scopeGiven } from '../credentials/console.ts'
import { operation } from '../operation.ts'
import { communityParams, email, id, listOf, strictObject, text, timestamp } from '../shapes.ts'

const communityId = id('Id of the community.')

const requestId = id('Id of the request.')

const ofCommunity = strictObject({ communityId, requestId })

const ofOperator = strictObject({ requestId })

const contactName = text(100, 'First and last name of the person who will run the program.')

const contactEmail = Type.String({ ...email, description: 'E-mail address of the contact; the name of the login.' })

const question = text(1000, 'What the operator wants to know first.')

const answer = text(1000, 'The answer to the question.')

const reason = text(1000, 'Why it was declined, as the contact reads it.')

const request = {
  requestId,
  state: Type.Enum(['open', 'approved', 'declined', 'withdrawn'], { description: 'What became of the request.' }),
  contactName,
  contactEmail,
  intendedUse,
  askedAt: timestamp,
  askedBy: Type.Optional(text(100, 'Name of the account that asked; left out where it was done otherwise.')),
  question: Type.Optional(question),
  answer: Type.Optional(answer),
  reason: Type.Optional(reason),
  decidedAt: Type.Optional(timestamp),
}

const exampleRequest = {
  requestId: 3,
  state: 'open',
  contactName: 'Ana Sá',
  contactEmail: exampleCredential.email,
  intendedUse: exampleCredential.intendedUse,
  askedAt: '2026-05-01T09:00:00.000+00:00',
  askedBy: 'João Pinto',
}

const Program = strictObject(
  {
    credentialId: id('Id of the credential.'),
    email,
    intendedUse,
    scope,
    since: timestamp,
    reaches: listOf(text(200, 'Name of the community.'), {
      most: 10_000,
      description: 'Those of this community, its club and its sub communities that it has access to.',
    }),
    ...calls,
  },
  { title: 'Program' },
)

const shared = { tag: 'Communities', access: 'staff', may: 'community.manage', transaction: 'none' } as const

export const listPrograms = operation({
  ...shared,
  id: 'listPrograms',
  method: 'GET',
  path: '/console/api/communities/{communityId}/programs',
  summary: 'Programs that use the community',
  description: 'What each is for and how it has been used, and the requests for access, open ones first.',
  params: communityParams,
  reply: strictObject(
    {
      programs: listOf(Program, { most: 10_000 }),
      requests: listOf(strictObject(request, { title: 'AccessRequest' }), { most: 10_000 }),
    },
    { title: 'Programs' },
  ),
  refusals: ['UNAUTHORIZED'],
  reads: ['communities', 'credentials', 'accessRequests'],
  example: {
    params: { communityId: 101 },
    reply: { programs: [{ ...exampleCredential, reaches: ['Ria Formosa GC'] }], requests: [exampleRequest] },
  },
})

export const requestAccess = operation({
  ...shared,
  id: 'requestAccess',
  method: 'POST',
  path: '/console/api/communities/{communityId}/accessRequests',
  summary: 'Ask for access for a program',
  description: 'The operator reads what it is for, and approves, declines or asks a question.',
  params: communityParams,
  body: strictObject({ contactName, contactEmail, intendedUse }, { title: 'AccessAskedFor' }),
  reply: strictObject({ requestId }, { title: 'AccessRequestMade' }),
  refusals: ['UNAUTHORIZED', 'CREDENTIAL_EXISTS'],
  changes: ['accessRequests'],
  example: {
    params: { communityId: 101 },
    body: {
      contactName: 'Ana Sá',
      contactEmail: exampleCredential.email,
      intendedUse: exampleCredential.intendedUse,
    },
    reply: { requestId: 3 },
  },
})

export const answerAccessQuestion = operation({
  ...shared,
  id: 'answerAccessQuestion',
  method: 'PUT',
  path: '/console/api/communities/{communityId}/accessRequests/{requestId}/answer',
  summary: 'Answer the operator’s question',
  description: 'The answer can be replaced until the request is decided.',
  params: ofCommunity,
  body: strictObject({ answer }, { title: 'AccessAnswer' }),
  reply: strictObject({ answer }, { title: 'AccessAnswered' }),
  refusals: ['UNAUTHORIZED', 'NOT_FOUND'],
  changes: ['accessRequests'],
  example: {
    params: { communityId: 101, requestId: 3 },
    body: { answer: 'Twice a minute while an event is played, else once an hour.' },
    reply: { answer: 'Twice a minute while an event is played, else once an hour.' },
  },
})

export const withdrawAccessRequest = operation({
  ...shared,
  id: 'withdrawAccessRequest',
  method: 'DELETE',
  path: '/console/api/communities/{communityId}/accessRequests/{requestId}',
  summary: 'Withdraw a request for access',
  description: 'An open one. It stays in the list as withdrawn.',
  params: ofCommunity,
  reply: strictObject({ withdrawn: Type.Integer({ minimum: 0, maximum: 1 }) }, { title: 'AccessRequestWithdrawn' }),
  refusals: ['UNAUTHORIZED', 'NOT_FOUND'],
  changes: ['accessRequests'],
  example: { params: { communityId: 101, requestId: 3 }, reply: { withdrawn: 1 } },
})

const subCommunity = strictObject({ communityId, name: text(200, 'Name of the sub community.') })

const AccessAsked = strictObject(
  {
    ...request,
    note: Type.Optional(text(1000, 'What the operator noted.')),
    community: strictObject(
      {
        communityId,
        name: text(200, 'Name of the community.'),
        isClub: Type.Boolean({ description: 'Whether it has sub communities.' }),
        subCommunities: listOf(subCommunity, { most: 10_000 }),
        since: timestamp,
        events: Type.Integer({ minimum: 0, description: 'Events of it and of its sub communities.' }),
        credentials: Type.Integer({ minimum: 0, description: 'Active credentials that have access to it.' }),
      },
      { title: 'CommunityThatAsks' },
    ),
  },
  { title: 'AccessAsked' },
)

const byOperator = { tag: 'Operator', access: 'operator', transaction: 'none' } as const

/** A letter that an operator has caused. */
export const ContactTold = strictObject(
  { mailed: Type.Boolean({ description: 'Whether the contact was told by mail.' }) },
  { title: 'ContactTold' },
)

export const listAccessRequests = operation({
  ...byOperator,
  id: 'listAccessRequests',
  method: 'GET',
  path: '/console/api/operator/accessRequests',
  summary: 'Requests for access',
  description: 'Open ones first, with what is known of the community that asks.',
  reply: strictObject({ requests: listOf(AccessAsked, { most: 10_000 }) }, { title: 'AccessRequests' }),
  refusals: [],
  reads: ['communities', 'accessRequests'],
  transaction: 'read',
  example: {
    reply: {
      requests: [
        {
          ...exampleRequest,
          community: {
            communityId: 101,
            name: 'Ria Formosa GC',
            isClub: true,
            subCommunities: [{ communityId: 102, name: 'Ria Formosa Ladies' }],
            since: '2024-02-01T09:00:00.000+00:00',
            events: 74,
            credentials: 1,
          },
        },
      ],
    },
  },
})

export const approveAccess = operation({
  ...byOperator,
  id: 'approveAccess',
  method: 'POST',
  path: '/console/api/operator/accessRequests/{requestId}/approval',
  summary: 'Approve a request',
  description:
    'Issues a credential for the community that asks, or for some of its sub communities. The contact is mailed a link that shows the password once; where mail is not set up the answer shows it.',
  params: ofOperator,
  body: strictObject(
    {
      communityIds: listOf(communityId, { least: 1, description: 'What it reaches; a club with its sub communities.' }),
      scope: scopeGiven,
      note: Type.Optional(text(1000, 'A note for operators.')),
    },
    { title: 'AccessApproval' },
  ),
  reply: PasswordOnItsWay,
  refusals: ['NOT_FOUND', 'CREDENTIAL_EXISTS'],
  fresh: true,
  secret: true,
  changes: ['accessRequests', 'credentials'],
  example: {
    params: { requestId: 3 },
    body: { communityIds: [101], scope: 'read' },
    reply: { credentialId: 7, mailed: true },
  },
})

export const declineAccess = operation({
  ...byOperator,
  id: 'declineAccess',
  method: 'POST',
  path: '/console/api/operator/accessRequests/{requestId}/refusal',
  summary: 'Decline a request',
  description: 'The contact reads the reason, by mail and in the console.',
  params: ofOperator,
  body: strictObject({ reason }, { title: 'AccessRefusal' }),
  reply: ContactTold,
  refusals: ['NOT_FOUND'],
  changes: ['accessRequests'],
  example: {
    params: { requestId: 3 },
    body: { reason: 'Members’ handicaps are not shown on public sites here.' },
    reply: { mailed: true },
  },
})

export const askBack = operation({
  ...byOperator,
  id: 'askBack',
  method: 'POST',
  path: '/console/api/operator/accessRequests/{requestId}/question',
  summary: 'Ask a question before deciding',
  description: 'The question is mailed to the contact; the owner of the community answers it in the console.',
  params: ofOperator,
  body: strictObject({ question }, { title: 'AccessQuestion' }),
  reply: ContactTold,
  refusals: ['NOT_FOUND'],
  changes: ['accessRequests'],
  example: {
    params: { requestId: 3 },
    body: { question: 'How often will it call?' },
    reply: { mailed: true },
  },
})
