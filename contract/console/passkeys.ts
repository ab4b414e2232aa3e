/** Passkeys: keys of a device or a password manager, each of which counts as two factors. */
import Type from 'typebox'
import { operation } from '../operation.ts'
import { id, listOf, strictObject, text } from '../shapes.ts'
import { exampleSession, Session } from './session.ts'

const bytes = (most: number, description: string) =>
  Type.String({ minLength: 1, maxLength: most, pattern: '^[A-Za-z0-9_-]+$', description })
const credentialId = bytes(1400, 'Id of the credential, in base64url as all bytes here.')
const transports = listOf(Type.String({ maxLength: 40 }), { most: 20 })
const challenge = bytes(100, 'What the passkey signs, once and within five minutes.')
const rpId = Type.String({ maxLength: 253, description: 'The host that passkeys belong to: that of `BASE_URL`.' })
const timeout = Type.Integer({ description: 'Milliseconds for the person.' })
const credentials = listOf(
  strictObject(
    { id: credentialId, type: Type.Literal('public-key'), transports: Type.Optional(transports) },
    { title: 'CredentialKnown' },
  ),
)

export const passkeyName = text(60, 'What the person calls it.')

export const startPasskeyLogin = operation({
  id: 'startPasskeyLogin',
  method: 'POST',
  path: '/console/api/session/passkey/options',
  tag: 'Session',
  summary: 'Begin to log in with a passkey',
  description:
    'Answers what `navigator.credentials.get` takes. The challenge holds once, for five minutes, in this browser. Whoever is logged in already is asked for a passkey of the account.',
  reply: strictObject(
    { challenge, rpId, timeout, userVerification: Type.Literal('required'), allowCredentials: credentials },
    { title: 'PasskeyRequest' },
  ),
  refusals: [],
  access: 'anyone',
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

export const logInWithPasskey = operation({
  id: 'logInWithPasskey',
  method: 'POST',
  path: '/console/api/session/passkey',
  tag: 'Session',
  summary: 'Log in with a passkey',
  description: 'Starts a session of the browser, in place of the one that it had. A passkey counts as two factors.',
  body: strictObject(
    {
      id: credentialId,
      clientDataJSON: bytes(8000, 'As the browser gave it.'),
      authenticatorData: bytes(8000, 'As the browser gave it.'),
      signature: bytes(8000, 'As the browser gave it.'),
      shared: Type.Optional(
        Type.Boolean({ description: 'Other people use this computer. Left out, it is as it was in this browser.' }),
      ),
    },
    { title: 'PasskeyAnswer' },
  ),
  reply: Session,
  refusals: ['PASSKEY_REFUSED'],
  access: 'anyone',
  transaction: 'none',
  secret: true,
  example: {
    body: { id: 'pK1', clientDataJSON: 'eyJ0eXBlIjoi', authenticatorData: 'SZYN5YgOjGh0', signature: 'MEUCIQ' },
    reply: exampleSession,
  },
})

export const startPasskey = operation({
  id: 'startPasskey',
  method: 'POST',
  path: '/console/api/account/passkeys/options',
  tag: 'Session',
  summary: 'Begin to add a passkey',
  description:
    'Answers what `navigator.credentials.create` takes. The challenge holds once, for five minutes, in this session.',
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
    'Keeps the public half of what the browser made. When it is the first second factor of the account all its other sessions end.',
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
    'It opens nothing from now on. The device or the password manager keeps its half until it is removed there.',
  params: strictObject({ passkeyId: id('Id of the passkey.') }),
  reply: strictObject({ removed: Type.Integer({ minimum: 0, maximum: 1, description: 'How many were removed.' }) }),
  refusals: ['NOT_FOUND'],
  access: 'staff',
  fresh: true,
  transaction: 'none',
  secret: true,
  example: { params: { passkeyId: 5 }, reply: { removed: 1 } },
})
