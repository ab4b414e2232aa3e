/** The accounts of the installation, and who of them runs it. */
import Type from 'typebox'
import { club } from '../examples.ts'
import { operation } from '../operation.ts'
import { count, email, id, listOf, strictObject, text, timestamp } from '../shapes.ts'
import { role } from './session.ts'

const administratorId = id('Id of the account.')
const operator = Type.Boolean({ description: 'Whether the account runs the installation.' })

export const InstalledAccount = strictObject(
  {
    administratorId,
    name: text(100, 'Name of the person.'),
    email,
    operator,
    hasCodes: Type.Boolean({ description: 'Whether codes of an app are switched on.' }),
    passkeys: count('Number of passkeys.'),
    seenAt: Type.Optional(
      Type.String({ ...timestamp, description: 'When the account was last used in the last 30 days.' }),
    ),
    blockedAt: Type.Optional(
      Type.String({ ...timestamp, description: 'Since when the account is blocked: nobody logs in to it.' }),
    ),
    communities: listOf(
      strictObject(
        { communityId: id('Id of the community.'), name: text(100, 'Name of the community.'), role },
        { title: 'RoleInCommunity' },
      ),
      { most: 100_000, description: 'Where it has a role; the role in a club holds for its sub communities too.' },
    ),
  },
  { title: 'InstalledAccount' },
)

export const listAccounts = operation({
  id: 'listAccounts',
  method: 'GET',
  path: '/console/api/operator/accounts',
  tag: 'Operator',
  summary: 'List all accounts',
  description: 'All accounts, also blocked ones: first those that run the installation, then by name.',
  reply: strictObject({ accounts: listOf(InstalledAccount, { most: 100_000 }) }, { title: 'InstalledAccounts' }),
  refusals: [],
  access: 'operator',
  transaction: 'report',
  example: {
    reply: {
      accounts: [
        {
          administratorId: 3,
          name: 'Marta Abreu',
          email: 'marta@example.com',
          operator: true,
          hasCodes: false,
          passkeys: 2,
          seenAt: '2026-05-19T08:12:00.000+00:00',
          communities: [{ communityId: 101, name: club.name, role: 'director' }],
        },
      ],
    },
  },
})

export const setOperator = operation({
  id: 'setOperator',
  method: 'PATCH',
  path: '/console/api/operator/accounts/{administratorId}',
  tag: 'Operator',
  summary: 'Say who runs the installation',
  description:
    'An operator gets no role in a community by it. It holds within a second. One who can log in is always left; in production that takes a second factor, which the account must have before.',
  params: strictObject({ administratorId }),
  body: strictObject({ operator }, { title: 'OperatorMark' }),
  reply: strictObject({ administratorId, operator }, { title: 'OperatorMarked' }),
  refusals: ['NOT_FOUND', 'OPERATOR_BLOCKED'],
  access: 'operator',
  fresh: true,
  transaction: 'write',
  example: {
    params: { administratorId: 3 },
    body: { operator: true },
    reply: { administratorId: 3, operator: true },
  },
})

const blocked = Type.Boolean({ description: 'Whether the account is blocked.' })

export const setBlocked = operation({
  id: 'setBlocked',
  method: 'PUT',
  path: '/console/api/operator/accounts/{administratorId}/blocked',
  tag: 'Operator',
  summary: 'Block an account, or allow it again',
  description:
    'A blocked account is logged out everywhere within a second. Nobody logs in to it by password, passkey or a link for a new password, and none of these answers says why. Its roles stay, and hold again once it is allowed. Who asks cannot be blocked, and one operator who can log in is always left.',
  params: strictObject({ administratorId }),
  body: strictObject(
    {
      blocked,
      withoutOwner: Type.Optional(
        listOf(id('Id of a community.'), {
          most: 100_000,
          description: 'The communities that the caller knows to have no owner from then on.',
        }),
      ),
    },
    { title: 'AccountBlock' },
  ),
  reply: strictObject({ administratorId, blocked }, { title: 'AccountBlocked' }),
  refusals: ['NOT_FOUND', 'ONLY_OWNER', 'OPERATOR_BLOCKED'],
  access: 'operator',
  fresh: true,
  transaction: 'write',
  example: {
    params: { administratorId: 3 },
    body: { blocked: true },
    reply: { administratorId: 3, blocked: true },
  },
})
