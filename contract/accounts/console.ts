/** The accounts of the installation, and who of them runs it. */

import Type from 'typebox'
import { club } from '../examples.ts'
import { operation } from '../operation.ts'
import { Account, exampleSession, letterKeys, role } from '../sessions/console.ts'
import { count, email, id, listOf, orNull, strictObject, text, timestamp } from '../shapes.ts'
import { consoleLanguages } from './consoleLanguages.ts'

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
  description: 'All accounts, including blocked ones: operators first, then by name.',
  reply: strictObject({ accounts: listOf(InstalledAccount, { most: 100_000 }) }, { title: 'InstalledAccounts' }),
  refusals: [],
  access: 'operator',
  reads: ['sessions', 'accounts', 'secondFactors', 'staff', 'communities'],
  changesAlone: 'says when each was seen',
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
  summary: 'Make or remove an operator',
  description:
    'It gives no role in a community, and takes effect within a second. There is always at least one operator who can log in; in production that takes a second factor, which the account must already have.',
  params: strictObject({ administratorId }),
  body: strictObject({ operator }, { title: 'OperatorMark' }),
  reply: strictObject({ administratorId, operator }, { title: 'OperatorMarked' }),
  refusals: ['NOT_FOUND', 'OPERATOR_BLOCKED'],
  access: 'operator',
  fresh: true,
  changes: ['accounts'],
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
  summary: 'Block or unblock an account',
  description:
    'A blocked account is logged out everywhere within a second. Nobody can log in to it by password, passkey or a link for a new password, and none of these answers says why. Its roles stay, and apply again once it is unblocked. You cannot block yourself, and there is always at least one operator who can log in.',
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
  changes: ['accounts', 'staff'],
  transaction: 'write',
  example: {
    params: { administratorId: 3 },
    body: { blocked: true },
    reply: { administratorId: 3, blocked: true },
  },
})

export const newPassword = Type.String({
  minLength: 12,
  maxLength: 200,
  description: 'The new password: at least 12 characters, anything that can be typed or pasted.',
})

export const setPassword = operation({
  id: 'setPassword',
  method: 'PUT',
  path: '/console/api/account/password',
  tag: 'Session',
  summary: 'Change the password',
  description: 'Needs the current password, and ends all other sessions of the account.',
  body: strictObject(
    {
      current: Type.String({ minLength: 1, maxLength: 200, description: 'The current password.' }),
      password: newPassword,
    },
    { title: 'PasswordChange' },
  ),
  reply: strictObject({ endedSessions: Type.Integer({ minimum: 0, description: 'How many other sessions ended.' }) }),
  refusals: ['INVALID_LOGIN', 'PASSWORD_WEAK'],
  access: 'staff',
  fresh: true,
  changes: ['sessions', 'accounts'],
  transaction: 'none',
  checksPassword: true,
  secret: true,
  example: {
    body: { current: 'demo-fairway-2026', password: 'a walk before dawn' },
    reply: { endedSessions: 1 },
  },
})

export const updateAccount = operation({
  id: 'updateAccount',
  method: 'PATCH',
  path: '/console/api/account',
  tag: 'Session',
  summary: 'Change your own account',
  description:
    'The name, the language and the keys of the console on every device, and which player the account is. Directors choose this player among those of their communities; others name the one with their e-mail address.',
  body: strictObject(
    {
      name: Type.Optional(text(100, 'First and last name.')),
      locale: Type.Optional(Type.Enum([...consoleLanguages], { description: 'Language of the console.' })),
      letterKeys: Type.Optional(letterKeys),
      playerId: Type.Optional(orNull(id('Id of the player that the account is; `null`: none.'))),
    },
    { title: 'AccountChange' },
  ),
  reply: Account,
  refusals: ['NOT_FOUND'],
  access: 'staff',
  changes: ['accounts', 'staff'],
  transaction: 'none',
  example: {
    body: { locale: 'pt-PT', letterKeys: false },
    reply: { ...exampleSession.account, locale: 'pt-PT', letterKeys: false },
  },
})
