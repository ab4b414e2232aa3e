/** What programs log in with, as who runs the installation issues and revokes it. */

import Type from 'typebox'
import { operation, scopes } from '../operation.ts'
import { email, id, listOf, strictObject, text, timestamp } from '../shapes.ts'

export const intendedUse = text(1000, 'What the access is for, in the words of the person who asked.')

export const calls = {
  lastCallAt: Type.Optional(
    Type.String({ ...timestamp, description: 'The last call, to within a minute; left out before the first one.' }),
  ),
  callsToday: Type.Integer({ minimum: 0, description: 'Calls of this day in UTC, to within a minute.' }),
}

export const scope = Type.Enum([...scopes], { description: 'What it may do: `read`, or `read write`.' })

export const scopeGiven = Type.Optional(
  Type.Enum([...scopes], {
    description: '`read` for a program that only shows something, such as a display board; `read write` if left out.',
  }),
)

export const exampleCredential = {
  credentialId: 7,
  email: 'it@ria.example.com',
  intendedUse: 'Show results on the club’s site, twice a minute',
  scope: 'read',
  since: '2026-05-03T09:00:00.000+00:00',
  lastCallAt: '2026-05-19T14:07:09.123+00:00',
  callsToday: 2214,
}

/** The password that a contact makes behind a link; who runs the installation sees it only where no mail can bring the link. */
export const PasswordOnItsWay = strictObject(
  {
    credentialId: id('Id of the credential.'),
    mailed: Type.Boolean({ description: 'Whether the link was mailed to the contact.' }),
    password: Type.Optional(
      Type.String({ maxLength: 100, description: 'Where mail is not set up. It is shown only this once.' }),
    ),
  },
  { title: 'PasswordOnItsWay' },
)

const Credential = strictObject(
  {
    credentialId: id('Id of the credential.'),
    email,
    intendedUse,
    scope,
    since: timestamp,
    reaches: listOf(
      strictObject(
        {
          communityId: id('Id of the community.'),
          name: text(200, 'Name of the community.'),
          isClub: Type.Boolean({ description: 'Whether its sub communities are included.' }),
        },
        { title: 'CommunityReached' },
      ),
      { most: 10_000 },
    ),
    hasPassword: Type.Boolean({ description: 'Whether the contact has made the password.' }),
    linkUntil: Type.Optional(
      Type.String({ ...timestamp, description: 'How long the contact’s link for creating it works.' }),
    ),
    ...calls,
  },
  { title: 'Credential' },
)

export const listCredentials = operation({
  id: 'listCredentials',
  method: 'GET',
  path: '/console/api/operator/credentials',
  tag: 'Operator',
  summary: 'What programs log in with',
  description: 'The active credentials, in the order of their ids, with how each has been used.',
  reply: strictObject({ credentials: listOf(Credential, { most: 100_000 }) }, { title: 'Credentials' }),
  refusals: [],
  access: 'operator',
  reads: ['communities', 'credentials', 'accessRequests'],
  changesAlone: 'says when each was used',
  transaction: 'report',
  example: {
    reply: {
      credentials: [
        {
          ...exampleCredential,
          reaches: [{ communityId: 101, name: 'Ria Formosa GC', isClub: true }],
          hasPassword: true,
        },
      ],
    },
  },
})

const credentialParams = strictObject({ credentialId: id('Id of the credential.') })

const who = { tag: 'Operator', access: 'operator', fresh: true } as const

export const issueCredential = operation({
  ...who,
  id: 'issueCredential',
  method: 'POST',
  path: '/console/api/operator/credentials',
  summary: 'Issue a credential',
  description:
    'Without a request. The contact is mailed a link that shows the password once; where mail is not set up the answer shows it.',
  body: strictObject(
    {
      email,
      intendedUse,
      communityIds: listOf(id('Id of the community.'), {
        least: 1,
        description: 'What it reaches; a club with its sub communities.',
      }),
      scope: scopeGiven,
    },
    { title: 'NewCredential' },
  ),
  reply: PasswordOnItsWay,
  refusals: ['CREDENTIAL_EXISTS'],
  changes: ['credentials', 'accessRequests'],
  transaction: 'none',
  secret: true,
  example: {
    body: {
      email: exampleCredential.email,
      intendedUse: exampleCredential.intendedUse,
      communityIds: [101],
      scope: 'read',
    },
    reply: { credentialId: 7, mailed: true },
  },
})

export const renewPassword = operation({
  ...who,
  id: 'renewPassword',
  method: 'POST',
  path: '/console/api/operator/credentials/{credentialId}/link',
  summary: 'Send another link for the password',
  description:
    'For a contact who has lost the password, or whose link has ended; the earlier link stops working. The password stays until a new one is created.',
  params: credentialParams,
  reply: PasswordOnItsWay,
  refusals: ['NOT_FOUND'],
  changes: ['credentials'],
  transaction: 'none',
  secret: true,
  example: { params: { credentialId: 7 }, reply: { credentialId: 7, mailed: true } },
})

export const revokeCredential = operation({
  ...who,
  id: 'revokeCredential',
  method: 'DELETE',
  path: '/console/api/operator/credentials/{credentialId}',
  summary: 'Revoke a credential',
  description: 'All its tokens end within a second, on every server. What has been done with it stays.',
  params: credentialParams,
  reply: strictObject({ revoked: Type.Integer({ minimum: 0, maximum: 1 }) }, { title: 'CredentialRevoked' }),
  refusals: ['NOT_FOUND'],
  changes: ['credentials', 'accessRequests'],
  transaction: 'write',
  example: { params: { credentialId: 7 }, reply: { revoked: 1 } },
})
