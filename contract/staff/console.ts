/** Who works for a community: roles and invitations. */

import Type from 'typebox'
import { operation } from '../operation.ts'
import { role } from '../sessions/console.ts'
import { email, id, listOf, strictObject, text, timestamp } from '../shapes.ts'

const communityId = id('Id of the community.')

const administratorId = id('Id of the account.')

const Member = strictObject(
  {
    administratorId,
    name: text(100, 'First and last name.'),
    email,
    role,
    seenAt: Type.Optional(timestamp),
  },
  { title: 'StaffMember' },
)

const Invitation = strictObject(
  {
    invitationId: id('Id of the invitation.'),
    email,
    role,
    invitedAt: timestamp,
    expiresAt: timestamp,
  },
  { title: 'StaffInvitation' },
)

export const listStaff = operation({
  id: 'listStaff',
  method: 'GET',
  path: '/console/api/communities/{communityId}/staff',
  tag: 'Communities',
  summary: 'List who works for the community',
  description: 'The accounts with a role in exactly this community, and the invitations that are open.',
  params: strictObject({ communityId }),
  reply: strictObject({ members: listOf(Member), invitations: listOf(Invitation) }, { title: 'StaffOfCommunity' }),
  refusals: ['UNAUTHORIZED'],
  access: 'staff',
  may: 'community.manage',
  reads: ['sessions', 'accounts', 'staff'],
  changesAlone: 'says when each was seen',
  transaction: 'none',
  example: {
    params: { communityId: 101 },
    reply: {
      members: [{ administratorId: 3, name: 'Marta Abreu', email: 'marta@example.com', role: 'director' }],
      invitations: [],
    },
  },
})

export const inviteStaff = operation({
  id: 'inviteStaff',
  method: 'POST',
  path: '/console/api/communities/{communityId}/staff',
  tag: 'Communities',
  summary: 'Invite somebody',
  description:
    'Creates a link that works once, for seven days, replacing an earlier one to the same address, and mails it. Where mail is not set up the link is in the answer, to be passed on; otherwise only that person gets it. At most five a day go to one address, and fifty from one community.',
  params: strictObject({ communityId }),
  body: strictObject({ email, role }, { title: 'StaffInvited' }),
  reply: strictObject(
    {
      url: Type.Optional(
        Type.String({
          maxLength: 2000,
          description: 'The link of the invitation, where mail is not set up. It is shown once.',
        }),
      ),
      mailed: Type.Boolean({ description: 'Whether it was mailed.' }),
    },
    { title: 'InvitationLink' },
  ),
  refusals: ['UNAUTHORIZED', 'ALREADY_STAFF', 'TOO_MANY_INVITATIONS'],
  access: 'staff',
  may: 'community.manage',
  fresh: true,
  changes: ['staff', 'accounts'],
  transaction: 'none',
  secret: true,
  example: {
    params: { communityId: 101 },
    body: { email: 'rui@example.com', role: 'scorer' },
    reply: { mailed: true },
  },
})

export const updateStaff = operation({
  id: 'updateStaff',
  method: 'PATCH',
  path: '/console/api/communities/{communityId}/staff/{administratorId}',
  tag: 'Communities',
  summary: 'Change a role',
  description: 'Takes effect within a second. The last owner stays one.',
  params: strictObject({ communityId, administratorId }),
  body: strictObject({ role }, { title: 'StaffRole' }),
  reply: strictObject({ role }, { title: 'StaffRoleSet' }),
  refusals: ['UNAUTHORIZED', 'NOT_FOUND', 'LAST_OWNER'],
  access: 'staff',
  may: 'community.manage',
  fresh: true,
  changes: ['staff', 'accounts'],
  transaction: 'none',
  secret: true,
  example: { params: { communityId: 101, administratorId: 3 }, body: { role: 'scorer' }, reply: { role: 'scorer' } },
})

export const removeStaff = operation({
  id: 'removeStaff',
  method: 'DELETE',
  path: '/console/api/communities/{communityId}/staff/{administratorId}',
  tag: 'Communities',
  summary: 'Remove a role',
  description: 'Takes effect within a second. The account stays, and the last owner cannot be removed.',
  params: strictObject({ communityId, administratorId }),
  reply: strictObject({
    removed: Type.Integer({ minimum: 0, maximum: 1, description: 'How many roles were removed.' }),
  }),
  refusals: ['UNAUTHORIZED', 'NOT_FOUND', 'LAST_OWNER'],
  access: 'staff',
  may: 'community.manage',
  fresh: true,
  changes: ['staff', 'accounts', 'staffLinks'],
  transaction: 'none',
  secret: true,
  example: { params: { communityId: 101, administratorId: 3 }, reply: { removed: 1 } },
})

export const endInvitation = operation({
  id: 'endInvitation',
  method: 'DELETE',
  path: '/console/api/communities/{communityId}/invitations/{invitationId}',
  tag: 'Communities',
  summary: 'End an invitation',
  description: 'Its link no longer works.',
  params: strictObject({ communityId, invitationId: id('Id of the invitation.') }),
  reply: strictObject({ ended: Type.Integer({ minimum: 0, maximum: 1, description: 'How many invitations ended.' }) }),
  refusals: ['UNAUTHORIZED', 'NOT_FOUND'],
  access: 'staff',
  may: 'community.manage',
  changes: ['staff', 'accounts'],
  transaction: 'none',
  example: { params: { communityId: 101, invitationId: 7 }, reply: { ended: 1 } },
})
