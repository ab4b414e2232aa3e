import Type from 'typebox'
import { operation } from '../operation.ts'
import { record } from '../shapes.ts'

export const revokeToken = operation({
  id: 'revokeToken',
  method: 'DELETE',
  path: '/v1/auth',
  tag: 'Authentication',
  summary: 'Log out',
  description:
    'Ends the access token that is presented, on every server within one second. Other tokens of the credential stay good.',
  reply: record({ revoked: Type.Literal(1) }, { title: 'TokenRevoked' }),
  refusals: [],
  access: 'token',
  transaction: 'none',
  example: { reply: { revoked: 1 } },
})
