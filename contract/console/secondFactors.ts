/** What an account proves besides its password. */
import Type from 'typebox'
import { operation } from '../operation.ts'
import { id, listOf, strictObject, text, timestamp } from '../shapes.ts'

/** Six digits of an app, or a recovery code; as people type them. */
export const code = Type.String({
  minLength: 6,
  maxLength: 20,
  description: 'The code that the app shows now, or a recovery code.',
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
  transaction: 'none',
  example: { reply: { codes: { since: '2026-05-03T14:07:09.123+00:00', recoveryCodes: 10 }, passkeys: [] } },
})

export const startCodes = operation({
  id: 'startCodes',
  method: 'POST',
  path: '/console/api/account/codes',
  tag: 'Session',
  summary: 'Set an app for codes up',
  description:
    'Answers a key for an app such as Aegis or Google Authenticator, as text and as a picture. Nothing is switched on before the app has shown a code, for which there is half an hour.',
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
    'Takes a code of the app that was set up, and answers ten recovery codes, each of which works once. They are shown this once. From now on a login with the password asks for a code; all other sessions of the account end.',
  body: strictObject({ code }, { title: 'CodeEntered' }),
  reply: strictObject(
    { recoveryCodes: listOf(Type.String({ pattern: '^([A-Z2-9]{4}-){2}[A-Z2-9]{4}$' }), { least: 10, most: 10 }) },
    { title: 'RecoveryCodes' },
  ),
  refusals: ['CODES_ON', 'NOT_FOUND', 'CODE_WRONG'],
  access: 'staff',
  fresh: true,
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
  transaction: 'none',
  secret: true,
  example: { reply: { ended: 1 } },
})
