import type { Cases } from '../../../test/cases.ts'
import { passwordOfAll } from '../../../test/world.rows.ts'

const club = { communityId: 1 }
const strangers = { communityId: 4 }
const changing = (current: string, password: string) => ({ input: { body: { current, password } } })
const inviting = (email: string, params = club) => ({ input: { params, body: { email, role: 'scorer' as const } } })

export const accountsCases: Cases<
  | 'logInWithPassword'
  | 'getSession'
  | 'logOut'
  | 'listSessions'
  | 'endSession'
  | 'setPassword'
  | 'listStaff'
  | 'inviteStaff'
  | 'updateStaff'
  | 'removeStaff'
> = {
  logInWithPassword: {
    success: { input: { body: { email: 'Director@example.com', password: passwordOfAll } } },
    refusals: { INVALID_LOGIN: { input: { body: { email: 'director@example.com', password: 'fairway' } } } },
  },
  getSession: { success: { input: {} }, refusals: {} },
  logOut: { success: { input: {} }, refusals: {} },
  listSessions: { success: { input: {} }, refusals: {} },
  endSession: {
    success: { input: { params: { sessionId: 11 } }, reply: { ended: 1 } },
    refusals: { NOT_FOUND: { input: { params: { sessionId: 12 } } } },
  },
  setPassword: {
    success: { ...changing(passwordOfAll, 'a walk before dawn'), reply: { endedSessions: 0 } },
    refusals: {
      INVALID_LOGIN: changing('fairway', 'a walk before dawn'),
      PASSWORD_WEAK: changing(passwordOfAll, 'passwordpassword'),
    },
  },
  listStaff: { success: { input: { params: club } }, refusals: { UNAUTHORIZED: { input: { params: strangers } } } },
  inviteStaff: {
    success: inviting('rui@example.com'),
    refusals: { UNAUTHORIZED: inviting('rui@example.com', strangers), ALREADY_STAFF: inviting('scorer@example.com') },
  },
  updateStaff: {
    success: {
      input: { params: { ...club, administratorId: 13 }, body: { role: 'starter' } },
      reply: { role: 'starter' },
    },
    refusals: {
      UNAUTHORIZED: { input: { params: { ...strangers, administratorId: 17 }, body: { role: 'starter' } } },
      NOT_FOUND: { input: { params: { ...club, administratorId: 17 }, body: { role: 'starter' } } },
      LAST_OWNER: { input: { params: { ...club, administratorId: 11 }, body: { role: 'starter' } } },
    },
  },
  removeStaff: {
    success: { input: { params: { ...club, administratorId: 13 } }, reply: { removed: 1 } },
    refusals: {
      UNAUTHORIZED: { input: { params: { ...strangers, administratorId: 17 } } },
      NOT_FOUND: { input: { params: { ...club, administratorId: 17 } } },
      LAST_OWNER: { input: { params: { ...club, administratorId: 11 } } },
    },
  },
}
