/** What programs log in with, as who runs the installation issues and revokes it. */
import Type from 'typebox'
import { operation } from '../operation.ts'
import { email, id, listOf, strictObject, text, timestamp } from '../shapes.ts'

export const intendedUse = text(1000, 'What the access is for, in the words of whoever asked.')
export const calls = {
  lastCallAt: Type.Optional(
    Type.String({ ...timestamp, description: 'The last call, to within a minute; left out before the first one.' }),
  ),
  callsToday: Type.Integer({ minimum: 0, description: 'Calls of this day in UTC, to within a minute.' }),
}

export const exampleCredential = {
  credentialId: 7,
  email: 'it@ria.example.com',
  intendedUse: 'Show results on the club’s site, twice a minute',
  since: '2026-05-03T09:00:00.000+00:00',
  lastCallAt: '2026-05-19T14:07:09.123+00:00',
  callsToday: 2214,
}

const Credential = strictObject(
  {
    credentialId: id('Id of the credential.'),
    email,
    intendedUse,
    since: timestamp,
    reaches: listOf(
      strictObject(
        {
          communityId: id('Id of the community.'),
          name: text(200, 'Name of the community.'),
          isClub: Type.Boolean({ description: 'Whether its sub communities are reached too.' }),
        },
        { title: 'CommunityReached' },
      ),
      { most: 10_000 },
    ),
    hasPassword: Type.Boolean({ description: 'Whether the contact has made the password.' }),
    linkUntil: Type.Optional(
      Type.String({ ...timestamp, description: 'How long the link opens behind which the contact makes it.' }),
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
  description: 'The credentials in force, in the order of their ids, with what each was used.',
  reply: strictObject({ credentials: listOf(Credential, { most: 100_000 }) }, { title: 'Credentials' }),
  refusals: [],
  access: 'operator',
  transaction: 'read',
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
