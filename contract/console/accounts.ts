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
  description: 'The accounts in force: first those that run the installation, then by name.',
  reply: strictObject({ accounts: listOf(InstalledAccount, { most: 100_000 }) }, { title: 'InstalledAccounts' }),
  refusals: [],
  access: 'operator',
  transaction: 'read',
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
