import type { Cases } from '../../../test/cases.ts'
import { passwordOfAll } from '../../../test/world.rows.ts'

export const accessCases: Cases<'login' | 'revokeToken'> = {
  login: {
    success: { input: { body: { email: 'CLUB@example.com', password: passwordOfAll } } },
    refusals: { INVALID_CREDENTIALS: { input: { body: { email: 'club@example.com', password: 'wrong' } } } },
  },
  revokeToken: { success: { input: {} }, refusals: {} },
}
