/** What an account proves besides its password: codes of an app, recovery codes, passkeys. */

import Type from 'typebox'
import { operation } from '../operation.ts'
import { id, listOf, strictObject, text, timestamp } from '../shapes.ts'

export const bytes = (most: number, description: string) =>
  Type.String({ minLength: 1, maxLength: most, pattern: '^[A-Za-z0-9_-]+$', description })

export const credentialId = bytes(1400, 'Id of the credential, in base64url like all bytes here.')

const transports = listOf(Type.String({ maxLength: 40 }), { most: 20 })

export const challenge = bytes(100, 'What the passkey signs, once and within five minutes.')

export const rpId = Type.String({
  maxLength: 253,
  description: 'The host that passkeys belong to: that of `BASE_URL`.',
})

export const timeout = Type.Integer({ description: 'Milliseconds for the person.' })

export const credentials = listOf(
  strictObject(
    { id: credentialId, type: Type.Literal('public-key'), transports: Type.Optional(transports) },
    { title: 'CredentialKnown' },
  ),
)

export const passkeyName = text(60, 'What the person calls it.')

export const startPasskey = operation({
  id: 'startPasskey',
  method: 'POST',
  path: '/console/api/account/passkeys/options',
  tag: 'Session',
  summary: 'Begin to add a passkey',
  description:
    'Returns what `navigator.credentials.create` takes. The challenge works once, for five minutes, in this session.',
  reply: strictObject(
    {
      challenge,
      rp: strictObject({ id: rpId, name: text(100, 'The service.') }),
      user: strictObject({
        id: bytes(100, 'The account.'),
        name: Type.String({ maxLength: 254, description: 'Its e-mail address.' }),
        displayName: Type.String({ maxLength: 100, description: 'Its name.' }),
      }),
      pubKeyCredParams: listOf(
        strictObject({ alg: Type.Integer({ description: 'COSE algorithm.' }), type: Type.Literal('public-key') }),
      ),
      timeout,
      excludeCredentials: credentials,
      authenticatorSelection: strictObject({
        residentKey: Type.Literal('required'),
        userVerification: Type.Literal('required'),
      }),
      attestation: Type.Literal('none'),
    },
    { title: 'PasskeyCreation' },
  ),
  refusals: [],
  access: 'staff',
  fresh: true,
  changes: [],
  transaction: 'none',
  secret: true,
  example: {
    reply: {
      challenge: 'u7xGZ1hW3kq2',
      rp: { id: 'golf.example.com', name: 'Caddiemaster' },
      user: { id: 'Mw', name: 'director@example.com', displayName: 'Marta Abreu' },
      pubKeyCredParams: [{ alg: -7, type: 'public-key' }],
      timeout: 300_000,
      excludeCredentials: [],
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      attestation: 'none',
    },
  },
})

export const addPasskey = operation({
  id: 'addPasskey',
  method: 'POST',
  path: '/console/api/account/passkeys',
  tag: 'Session',
  summary: 'Add a passkey',
  description:
    'Keeps the public half of what the browser made. If it is the account’s first second factor, all its other sessions end.',
  body: strictObject(
    {
      name: passkeyName,
      id: credentialId,
      clientDataJSON: bytes(8000, 'As the browser gave it.'),
      attestationObject: bytes(20_000, 'As the browser gave it.'),
      transports: Type.Optional(transports),
    },
    { title: 'PasskeyMade' },
  ),
  reply: strictObject({ passkeyId: id('Id of the passkey.') }, { title: 'PasskeyAdded' }),
  refusals: ['PASSKEY_REFUSED'],
  access: 'staff',
  fresh: true,
  changes: ['sessions', 'accounts', 'secondFactors'],
  transaction: 'none',
  secret: true,
  example: {
    body: { name: 'Laptop', id: 'pK1', clientDataJSON: 'eyJ0eXBlIjoi', attestationObject: 'o2NmbXRkbm9uZQ' },
    reply: { passkeyId: 5 },
  },
})

export const deletePasskey = operation({
  id: 'deletePasskey',
  method: 'DELETE',
  path: '/console/api/account/passkeys/{passkeyId}',
  tag: 'Session',
  summary: 'Remove a passkey',
  description:
    'It no longer lets anybody in. The device or the password manager keeps its half until it is removed there.',
  params: strictObject({ passkeyId: id('Id of the passkey.') }),
  reply: strictObject({ removed: Type.Integer({ minimum: 0, maximum: 1, description: 'How many were removed.' }) }),
  refusals: ['NOT_FOUND'],
  access: 'staff',
  fresh: true,
  changes: ['sessions', 'accounts', 'secondFactors'],
  transaction: 'none',
  secret: true,
  example: { params: { passkeyId: 5 }, reply: { removed: 1 } },
})

/** Six digits of an app, or a recovery code; as people type them. */
export const code = Type.String({
  minLength: 6,
  maxLength: 20,
  description: 'The current code from the app, or a recovery code.',
})

export const SecondFactors = strictObject(
  {
    codes: Type.Optional(
      strictObject(
        {
          since: timestamp,
          recoveryCodes: Type.Integer({ minimum: 0, maximum: 10, description: 'How many are left.' }),
        },
        { title: 'CodesOn', description: 'Codes of an app are switched on.' },
      ),
    ),
    passkeys: listOf(
      strictObject(
        {
          passkeyId: id('Id of the passkey.'),
          name: text(60, 'What the person calls it.'),
          addedAt: timestamp,
          usedAt: Type.Optional(timestamp),
        },
        { title: 'PasskeyListed' },
      ),
    ),
  },
  { title: 'SecondFactors' },
)

export const listSecondFactors = operation({
  id: 'listSecondFactors',
  method: 'GET',
  path: '/console/api/account/factors',
  tag: 'Session',
  summary: 'The second factors of the account',
  description: 'Codes of an app, with how many recovery codes are left, and the passkeys, the oldest first.',
  reply: SecondFactors,
  refusals: [],
  access: 'staff',
  reads: ['secondFactors'],
  changesAlone: 'says when each passkey was used',
  transaction: 'none',
  example: { reply: { codes: { since: '2026-05-03T14:07:09.123+00:00', recoveryCodes: 10 }, passkeys: [] } },
})

export const startCodes = operation({
  id: 'startCodes',
  method: 'POST',
  path: '/console/api/account/codes',
  tag: 'Session',
  summary: 'Set up an authenticator app',
  description:
    'Returns a key for an app such as Aegis or Google Authenticator, as text and as a picture. Nothing is switched on until a code from the app has been entered, within half an hour.',
  reply: strictObject(
    {
      key: Type.String({ maxLength: 64, description: 'The key in base32, to be typed into the app.' }),
      address: Type.String({ maxLength: 1000, description: 'The same as an `otpauth://` address.' }),
      picture: strictObject(
        {
          size: Type.Integer({ minimum: 21, maximum: 181, description: 'Length of a side in modules.' }),
          path: Type.String({ maxLength: 200_000, description: 'The dark modules as a path of SVG.' }),
        },
        { title: 'QrPicture', description: 'The address as a QR code.' },
      ),
    },
    { title: 'CodeKey' },
  ),
  refusals: ['CODES_ON'],
  access: 'staff',
  fresh: true,
  changes: [],
  transaction: 'none',
  secret: true,
  example: {
    reply: {
      key: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
      address: 'otpauth://totp/Caddiemaster:director%40example.com?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
      picture: { size: 21, path: 'M2 2h1v1h-1z' },
    },
  },
})

export const confirmCodes = operation({
  id: 'confirmCodes',
  method: 'PUT',
  path: '/console/api/account/codes',
  tag: 'Session',
  summary: 'Switch codes on',
  description:
    'Takes a code from the app that was set up, and returns ten recovery codes, each of which works once. They are shown only this once. From now on a login with the password asks for a code; all other sessions of the account end.',
  body: strictObject({ code }, { title: 'CodeEntered' }),
  reply: strictObject(
    { recoveryCodes: listOf(Type.String({ pattern: '^([A-Z2-9]{4}-){2}[A-Z2-9]{4}$' }), { least: 10, most: 10 }) },
    { title: 'RecoveryCodes' },
  ),
  refusals: ['CODES_ON', 'NOT_FOUND', 'CODE_WRONG'],
  access: 'staff',
  fresh: true,
  changes: ['sessions', 'accounts', 'secondFactors'],
  transaction: 'none',
  checksPassword: true,
  secret: true,
  example: {
    body: { code: '123456' },
    reply: { recoveryCodes: Array.from({ length: 10 }, (_, at) => `K7T${'ABCDEFGHJK'.charAt(at)}-M2XA-PR4C`) },
  },
})

export const endCodes = operation({
  id: 'endCodes',
  method: 'DELETE',
  path: '/console/api/account/codes',
  tag: 'Session',
  summary: 'Switch codes off',
  description: 'The key of the app and the recovery codes are forgotten.',
  reply: strictObject({
    ended: Type.Integer({ minimum: 0, maximum: 1, description: 'How many apps were forgotten.' }),
  }),
  refusals: ['NOT_FOUND'],
  access: 'staff',
  fresh: true,
  changes: ['sessions', 'accounts', 'secondFactors'],
  transaction: 'none',
  secret: true,
  example: { reply: { ended: 1 } },
})
