import Type from 'typebox'
import { operation, scopes } from '../operation.ts'
import { strictObject } from '../shapes.ts'

export const AccessToken = strictObject(
  {
    token: Type.String({ description: 'Access token, a JWT. Send it as `Authorization: Bearer <token>`.' }),
    tokenType: Type.Literal('Bearer', { description: 'The scheme of the `Authorization` header.' }),
    expiresIn: Type.Integer({ description: 'Seconds until the token expires.' }),
    scope: Type.Enum([...scopes], {
      description: 'What the credential may do with everything it has access to: `read`, or `read write`.',
    }),
  },
  { title: 'AccessToken' },
)

export const login = operation({
  id: 'login',
  method: 'POST',
  path: '/v1/auth',
  tag: 'Authentication',
  summary: 'Log in',
  description:
    'Exchanges the API credentials that the operator issued for an access token. The token is valid for 24 hours; to renew it, log in again. Only failed logins count against the rate limit.',
  body: strictObject(
    {
      email: Type.String({ minLength: 1, maxLength: 254, description: 'E-mail of the API credential, in any case.' }),
      password: Type.String({ minLength: 1, maxLength: 200, description: 'Password of the API credential.' }),
    },
    { title: 'Credentials' },
  ),
  reply: AccessToken,
  refusals: ['INVALID_CREDENTIALS'],
  access: 'anyone',
  changes: ['sessions'],
  transaction: 'none',
  checksPassword: true,
  secret: true,
  example: {
    body: { email: 'demo@example.com', password: 'demo-fairway-2026' },
    reply: { token: 'eyJhbGciOi...', tokenType: 'Bearer', expiresIn: 86400, scope: 'read write' },
  },
})
