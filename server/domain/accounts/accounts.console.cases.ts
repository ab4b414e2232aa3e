import type { Cases } from '../../../test/cases.ts'
import { passwordOfAll } from '../../../test/world.rows.ts'

export const accountsCases: Cases<'logInWithPassword' | 'getSession' | 'logOut'> = {
  logInWithPassword: {
    success: { input: { body: { email: 'Director@example.com', password: passwordOfAll } } },
    refusals: { INVALID_LOGIN: { input: { body: { email: 'director@example.com', password: 'fairway' } } } },
  },
  getSession: { success: { input: {} }, refusals: {} },
  logOut: { success: { input: {} }, refusals: {} },
}
