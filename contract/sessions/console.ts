/** Logging in to the console and out of it. */

import Type, { type Static } from 'typebox'
import { operation } from '../operation.ts'
import { roles } from '../roles/capabilities.ts'
import { bytes, challenge, code, credentialId, credentials, rpId, timeout } from '../secondFactors/console.ts'
import { clock, lengths } from '../settings/clockAndLengths.ts'
import { email, eventId, id, listOf, strictObject, text, timestamp } from '../shapes.ts'

export const startPasskeyLogin = operation({
  id: 'startPasskeyLogin',
  method: 'POST',
  path: '/console/api/session/passkey/options',
  tag: 'Session',
  summary: 'Begin to log in with a passkey',
  description:
    'Returns what `navigator.credentials.get` takes. The challenge works once, for five minutes, in this browser. Somebody already logged in is asked for a passkey of the account.',
  reply: strictObject(
    { challenge, rpId, timeout, userVerification: Type.Literal('required'), allowCredentials: credentials },
    { title: 'PasskeyRequest' },
  ),
  refusals: [],
  access: 'anyone',
  changes: [],
  transaction: 'none',
  secret: true,
  example: {
    reply: {
      challenge: 'u7xGZ1hW3kq2',
      rpId: 'golf.example.com',
      timeout: 300_000,
      userVerification: 'required',
      allowCredentials: [],
    },
  },
})

export const role = Type.Enum([...roles], {
  description: 'Role of the account in the community; `manager` is its owner.',
})

export const letterKeys = Type.Boolean({
  description: 'Whether single letters do something in the console while no field has the focus.',
})

export const Account = strictObject(
  {
    administratorId: id('Id of the account.'),
    name: text(100, 'First and last name.'),
    email,
    locale: Type.String({ maxLength: 5, description: 'Language of the console, such as `en` or `pt-PT`.' }),
    letterKeys,
    player: Type.Optional(
      strictObject(
        {
          playerId: id('Id of the player.'),
          firstName: text(60, 'First name.'),
          lastName: text(60, 'Last name.'),
        },
        { title: 'PlayerOfAccount', description: 'The player the account is, who cannot score with a link.' },
      ),
    ),
    operator: Type.Boolean({ description: 'Whether the account runs the installation.' }),
    hasPassword: Type.Boolean({ description: 'Whether the account has a password.' }),
    hasCodes: Type.Boolean({ description: 'Whether a login with the password asks for a code.' }),
    passkeys: Type.Integer({ minimum: 0, description: 'How many passkeys the account has.' }),
  },
  { title: 'Account' },
)

export const Session = strictObject(
  {
    account: Account,
    communities: listOf(
      strictObject(
        {
          communityId: id('Id of the community.'),
          name: text(200, 'Name of the community.'),
          role,
          isClub: Type.Boolean({ description: 'Whether it has sub communities.' }),
          clock,
          lengths,
          clubCommunityId: Type.Optional(id('The club that it belongs to.')),
          rehearsalOf: Type.Optional(
            strictObject(
              { communityId: id('Its community.'), eventId, name: text(120, 'Name of the event.') },
              { title: 'RehearsalOf', description: 'It holds only the copy of this event.' },
            ),
          ),
        },
        { title: 'StaffCommunity' },
      ),
      { most: 100_000 },
    ),
    isFresh: Type.Boolean({
      description:
        'Whether the person logged in within the last ten minutes, as required by operations that change who gets in.',
    }),
    isHeldBack: Type.Boolean({
      description: 'Whether only the account can be used: operators need a second factor.',
    }),
    expiresAt: timestamp,
    environment: Type.Enum(['production', 'testing'], { description: 'The environment of this installation.' }),
    version: text(40, 'Version of the service: when it changes, the console reloads.'),
  },
  { title: 'Session' },
)

/** For the examples. */
export const exampleSession: Session = {
  account: {
    administratorId: 3,
    name: 'Marta Abreu',
    email: 'director@example.com',
    locale: 'en',
    letterKeys: true,
    operator: false,
    hasPassword: true,
    hasCodes: false,
    passkeys: 0,
  },
  communities: [
    { communityId: 101, name: 'Ria Formosa GC', role: 'director', isClub: true, clock: 'h24', lengths: 'course' },
  ],
  isFresh: true,
  isHeldBack: false,
  expiresAt: '2026-05-03T21:00:00.000+00:00',
  environment: 'testing',
  version: '0.2.0',
}

export const logInWithPasskey = operation({
  id: 'logInWithPasskey',
  method: 'POST',
  path: '/console/api/session/passkey',
  tag: 'Session',
  summary: 'Log in with a passkey',
  description: 'Starts a session in the browser, replacing the one it had. A passkey counts as two factors.',
  body: strictObject(
    {
      id: credentialId,
      clientDataJSON: bytes(8000, 'As the browser gave it.'),
      authenticatorData: bytes(8000, 'As the browser gave it.'),
      signature: bytes(8000, 'As the browser gave it.'),
      shared: Type.Optional(
        Type.Boolean({ description: 'Other people use this computer. If left out, as before in this browser.' }),
      ),
    },
    { title: 'PasskeyAnswer' },
  ),
  reply: Session,
  refusals: ['PASSKEY_REFUSED'],
  access: 'anyone',
  changes: ['sessions'],
  transaction: 'none',
  secret: true,
  example: {
    body: { id: 'pK1', clientDataJSON: 'eyJ0eXBlIjoi', authenticatorData: 'SZYN5YgOjGh0', signature: 'MEUCIQ' },
    reply: exampleSession,
  },
})

export type Session = Static<typeof Session>

export const logInWithPassword = operation({
  id: 'logInWithPassword',
  method: 'POST',
  path: '/console/api/session',
  tag: 'Session',
  summary: 'Log in to the console',
  description:
    'Starts a session in the browser, replacing the one it had: logging in again proves who you are. Every refusal gets the same answer after the same time. A shared computer is logged out after two hours, and when its browser closes.',
  body: strictObject({
    email: Type.String({ minLength: 1, maxLength: 254, description: 'E-mail address of the account, in any case.' }),
    password: Type.String({ minLength: 1, maxLength: 200, description: 'Password of the account.' }),
    code: Type.Optional(code),
    shared: Type.Optional(
      Type.Boolean({ description: 'Other people use this computer. If left out, as before in this browser.' }),
    ),
  }),
  reply: Session,
  refusals: ['INVALID_LOGIN', 'CODE_REQUIRED', 'CODE_WRONG'],
  access: 'anyone',
  changes: ['sessions'],
  transaction: 'none',
  checksPassword: true,
  secret: true,
  example: { body: { email: 'director@example.com', password: 'demo-fairway-2026' }, reply: exampleSession },
})

export const getSession = operation({
  id: 'getSession',
  method: 'GET',
  path: '/console/api/session',
  tag: 'Session',
  summary: 'Who is logged in',
  description: 'The account, its communities with its role in each, and the version of the service.',
  reply: Session,
  refusals: [],
  access: 'staff',
  reads: ['sessions', 'accounts', 'staff', 'communities', 'rehearsal'],
  changesAlone: 'ends with time',
  transaction: 'none',
  example: { reply: exampleSession },
})

export const logOut = operation({
  id: 'logOut',
  method: 'DELETE',
  path: '/console/api/session',
  tag: 'Session',
  summary: 'Log out',
  description: 'Ends the session on every server within a second.',
  reply: strictObject({ ended: Type.Integer({ minimum: 0, maximum: 1, description: 'How many sessions ended.' }) }),
  refusals: [],
  access: 'staff',
  changes: ['sessions'],
  transaction: 'none',
  secret: true,
  example: { reply: { ended: 1 } },
})

/** The shape of a session in a list; `device` is the browser in words. */
const SessionListed = strictObject(
  {
    sessionId: id('Id of the session.'),
    device: text(200, 'The browser in words: `Chrome · Windows`.'),
    seenAt: timestamp,
    isThisOne: Type.Boolean({ description: 'The session of this request.' }),
  },
  { title: 'SessionListed' },
)

export const listSessions = operation({
  id: 'listSessions',
  method: 'GET',
  path: '/console/api/account/sessions',
  tag: 'Session',
  summary: 'Where the account is logged in',
  description: 'All active sessions, most recently used first.',
  reply: strictObject({ sessions: listOf(SessionListed) }, { title: 'Sessions' }),
  refusals: [],
  access: 'staff',
  reads: ['sessions'],
  changesAlone: 'says when each was used',
  transaction: 'none',
  example: {
    reply: {
      sessions: [
        { sessionId: 31, device: 'Chrome · Windows', seenAt: '2026-05-03T14:07:09.123+00:00', isThisOne: true },
      ],
    },
  },
})

export const endSession = operation({
  id: 'endSession',
  method: 'DELETE',
  path: '/console/api/account/sessions/{sessionId}',
  tag: 'Session',
  summary: 'Log out elsewhere',
  description: 'Ends another session of the account, on every server within a second.',
  params: strictObject({ sessionId: id('Id of the session.') }),
  reply: strictObject({ ended: Type.Integer({ minimum: 0, maximum: 1, description: 'How many sessions ended.' }) }),
  refusals: ['NOT_FOUND'],
  access: 'staff',
  fresh: true,
  changes: ['sessions'],
  transaction: 'none',
  secret: true,
  example: { params: { sessionId: 31 }, reply: { ended: 1 } },
})
