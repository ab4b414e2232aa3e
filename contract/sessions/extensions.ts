import Type from 'typebox'
import { operation } from '../operation.ts'
import { strictObject } from '../shapes.ts'

export const revokeToken = operation({
  id: 'revokeToken',
  method: 'DELETE',
  path: '/v1/auth',
  tag: 'Authentication',
  summary: 'Log out',
  description:
    'Ends the access token used for the request, on every server within a second. Other tokens of the credential stay valid.',
  reply: strictObject(
    { revoked: Type.Literal(1, { description: 'Tokens that were ended.' }) },
    { title: 'TokenRevoked' },
  ),
  refusals: [],
  access: 'token',
  ends: true,
  changes: ['sessions'],
  transaction: 'none',
  example: { reply: { revoked: 1 } },
})
