import type { Cases } from '../../../test/cases.ts'
import { codeOfTest, sealedTestKey } from '../../../test/testCodes.ts'
import { testPasskey } from '../../../test/testPasskeys.ts'
import { passwordOfAll } from '../../../test/world.rows.ts'
import { hashOfToken } from '../access/sessions.ts'

const club = { communityId: 1 }
const strangers = { communityId: 4 }
const changing = (current: string, password: string) => ({ input: { body: { current, password } } })
const login = { email: 'Director@example.com', password: passwordOfAll }
/** The app of the director, or of the owner. */
const withCodes = (administratorId: number) =>
  `insert into code_app values (${administratorId}, '${sealedTestKey}', 0, '2026-04-01T09:00:00Z');
   update session set second_factor = true where administrator_id = ${administratorId}`
const codesBegun = `insert into begun values ('session:11', 'codes', 11, null, '${sealedTestKey}', '2026-05-01T09:30:00Z')`
const passkey = testPasskey()
const loginToken = 'what-the-browser-has-begun'
const withPasskey = `insert into passkey values (5, 11, '${passkey.id}', '${passkey.publicKey}', 0, '{}', 'Laptop', '2026-04-01T09:00:00Z');
  update session set second_factor = true where administrator_id = 11`
const passkeyBegun = `insert into begun values ('${hashOfToken(loginToken)}', 'passkeyLogin', null, null, 'Y2hhbGxlbmdl', '2026-05-01T09:05:00Z')`
const newPasskeyBegun = `insert into begun values ('session:11', 'passkey', 11, null, 'Y2hhbGxlbmdl', '2026-05-01T09:05:00Z')`
const withInvitation = `insert into one_time_link (link_id, token_hash, purpose, community_id, role, email, email_key, created_by, created_at, expires_at)
  values (5, 'hash of an invitation', 'invitation', 1, 'scorer', 'rui@example.com', 'rui@example.com', 11, '2026-05-01T08:00:00Z', '2026-05-08T08:00:00Z')`
const inviting = (email: string, params = club) => ({ input: { params, body: { email, role: 'scorer' as const } } })

export const accountsCases: Cases<
  | 'logInWithPassword'
  | 'getSession'
  | 'logOut'
  | 'listSessions'
  | 'endSession'
  | 'setPassword'
  | 'updateAccount'
  | 'listSecondFactors'
  | 'startCodes'
  | 'confirmCodes'
  | 'endCodes'
  | 'startPasskeyLogin'
  | 'logInWithPasskey'
  | 'startPasskey'
  | 'addPasskey'
  | 'deletePasskey'
  | 'listStaff'
  | 'inviteStaff'
  | 'updateStaff'
  | 'removeStaff'
  | 'endInvitation'
  | 'listAccounts'
  | 'setOperator'
  | 'setBlocked'
> = {
  logInWithPassword: {
    success: { input: { body: login } },
    refusals: {
      INVALID_LOGIN: { input: { body: { ...login, password: 'fairway' } } },
      CODE_REQUIRED: { given: [withCodes(12)], input: { body: login } },
      CODE_WRONG: { reason: 'wrong', given: [withCodes(12)], input: { body: { ...login, code: '000000' } } },
    },
    reasons: {
      CODE_WRONG: {
        shut: {
          given: [withCodes(12), 'insert into code_try values (12, 30)'],
          input: { body: { ...login, code: codeOfTest() } },
        },
        unreadable: {
          given: [withCodes(12), `update code_app set sealed_key = 'sealed by another secret'`],
          input: { body: { ...login, code: codeOfTest() } },
        },
      },
    },
  },
  getSession: { success: { input: {} }, refusals: {} },
  logOut: { success: { input: {} }, refusals: {} },
  listSessions: { success: { input: {} }, refusals: {} },
  endSession: {
    success: { input: { params: { sessionId: 11 } }, reply: { ended: 1 } },
    refusals: { NOT_FOUND: { reason: 'session', input: { params: { sessionId: 12 } } } },
  },
  setPassword: {
    success: { ...changing(passwordOfAll, 'a walk before dawn'), reply: { endedSessions: 0 } },
    refusals: {
      INVALID_LOGIN: changing('fairway', 'a walk before dawn'),
      PASSWORD_WEAK: changing(passwordOfAll, 'passwordpassword'),
    },
  },
  updateAccount: {
    success: {
      input: { body: { name: 'Gil Nunes', locale: 'pt-PT', letterKeys: false, playerId: 1 } },
      reply: {
        administratorId: 11,
        name: 'Gil Nunes',
        email: 'manager@example.com',
        locale: 'pt-PT',
        letterKeys: false,
        player: { playerId: 1, firstName: 'Ana', lastName: 'Silva' },
        operator: false,
        hasPassword: true,
        hasCodes: false,
        passkeys: 0,
      },
    },
    // A player of strangers.
    refusals: { NOT_FOUND: { reason: 'playerOfAccount', input: { body: { playerId: 8 } } } },
  },
  listSecondFactors: { success: { given: [withCodes(11)], input: {} }, refusals: {} },
  startCodes: { success: { input: {} }, refusals: { CODES_ON: { given: [withCodes(11)], input: {} } } },
  confirmCodes: {
    success: { given: [codesBegun], input: { body: { code: codeOfTest() } } },
    refusals: {
      CODES_ON: { given: [withCodes(11)], input: { body: { code: codeOfTest() } } },
      NOT_FOUND: { reason: 'codes', input: { body: { code: codeOfTest() } } },
      CODE_WRONG: { given: [codesBegun], input: { body: { code: '000000' } } },
    },
  },
  endCodes: {
    success: { given: [withCodes(11)], input: {}, reply: { ended: 1 } },
    refusals: { NOT_FOUND: { input: {} } },
  },
  startPasskeyLogin: { success: { input: {} }, refusals: {} },
  logInWithPasskey: {
    success: {
      given: [withPasskey, passkeyBegun],
      cookie: `login=${loginToken}`,
      input: { body: passkey.answer('Y2hhbGxlbmdl') },
    },
    refusals: {
      PASSKEY_REFUSED: { reason: 'late', given: [withPasskey], input: { body: passkey.answer('Y2hhbGxlbmdl') } },
    },
    reasons: {
      PASSKEY_REFUSED: {
        wrong: {
          given: [withPasskey, passkeyBegun],
          cookie: `login=${loginToken}`,
          input: { body: passkey.answer('YW5vdGhlcg') },
        },
        unknown: {
          given: [passkeyBegun],
          cookie: `login=${loginToken}`,
          input: { body: passkey.answer('Y2hhbGxlbmdl') },
        },
      },
    },
  },
  startPasskey: { success: { input: {} }, refusals: {} },
  addPasskey: {
    success: { given: [newPasskeyBegun], input: { body: { name: 'Laptop', ...passkey.made('Y2hhbGxlbmdl') } } },
    refusals: { PASSKEY_REFUSED: { input: { body: { name: 'Laptop', ...passkey.made('Y2hhbGxlbmdl') } } } },
    reasons: {
      PASSKEY_REFUSED: {
        known: {
          given: [withPasskey, newPasskeyBegun],
          input: { body: { name: 'Laptop', ...passkey.made('Y2hhbGxlbmdl') } },
        },
      },
    },
  },
  deletePasskey: {
    success: { given: [withPasskey], input: { params: { passkeyId: 5 } }, reply: { removed: 1 } },
    refusals: { NOT_FOUND: { reason: 'passkey', input: { params: { passkeyId: 5 } } } },
  },
  listStaff: { success: { input: { params: club } }, refusals: { UNAUTHORIZED: { input: { params: strangers } } } },
  inviteStaff: {
    success: inviting('rui@example.com'),
    refusals: {
      UNAUTHORIZED: inviting('rui@example.com', strangers),
      ALREADY_STAFF: inviting('scorer@example.com'),
      TOO_MANY_INVITATIONS: {
        reason: 'address',
        ...inviting('rui@example.com'),
        given: [
          `insert into one_time_link (token_hash, purpose, community_id, role, email, email_key, created_by, created_at, expires_at, used_at)
           select 'hash ' || n, 'invitation', 4, 'scorer', 'rui@example.com', 'rui@example.com', 17, '2026-05-01T08:00:00Z', '2026-05-08T08:00:00Z', '2026-05-01T08:00:00Z'
           from generate_series(1, 5) n`,
        ],
      },
    },
    reasons: {
      FRESH_LOGIN_REQUIRED: {
        factor: { ...inviting('rui@example.com'), given: [withCodes(11), 'update session set second_factor = false'] },
      },
      TOO_MANY_INVITATIONS: {
        community: {
          ...inviting('rui@example.com'),
          given: [
            `insert into one_time_link (token_hash, purpose, community_id, role, email, email_key, created_by, created_at, expires_at, used_at)
           select 'hash ' || n, 'invitation', 1, 'scorer', n || '@example.com', n || '@example.com', 11, '2026-05-01T08:00:00Z', '2026-05-08T08:00:00Z', '2026-05-01T08:00:00Z'
           from generate_series(1, 50) n`,
          ],
        },
      },
    },
  },
  updateStaff: {
    success: {
      input: { params: { ...club, administratorId: 13 }, body: { role: 'starter' } },
      reply: { role: 'starter' },
    },
    refusals: {
      UNAUTHORIZED: { input: { params: { ...strangers, administratorId: 17 }, body: { role: 'starter' } } },
      NOT_FOUND: { reason: 'staff', input: { params: { ...club, administratorId: 17 }, body: { role: 'starter' } } },
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
  endInvitation: {
    success: { given: [withInvitation], input: { params: { ...club, invitationId: 5 } }, reply: { ended: 1 } },
    refusals: {
      UNAUTHORIZED: { input: { params: { ...strangers, invitationId: 5 } } },
      NOT_FOUND: { reason: 'invitation', input: { params: { ...club, invitationId: 5 } } },
    },
  },
  listAccounts: {
    success: { input: {} },
    refusals: {},
    reasons: { ROLE_REQUIRED: { operator: { input: {}, as: 'manager' } } },
  },
  setOperator: {
    success: { input: { params: { administratorId: 12 }, body: { operator: true } } },
    refusals: {
      NOT_FOUND: { reason: 'account', input: { params: { administratorId: 99 }, body: { operator: true } } },
      OPERATOR_BLOCKED: { reason: 'last', input: { params: { administratorId: 18 }, body: { operator: false } } },
    },
  },
  setBlocked: {
    success: {
      input: { params: { administratorId: 12 }, body: { blocked: true } },
      reply: { administratorId: 12, blocked: true },
    },
    refusals: {
      NOT_FOUND: { input: { params: { administratorId: 99 }, body: { blocked: true } } },
      ONLY_OWNER: { input: { params: { administratorId: 11 }, body: { blocked: true, withoutOwner: [2] } } },
      OPERATOR_BLOCKED: { reason: 'self', input: { params: { administratorId: 18 }, body: { blocked: true } } },
    },
  },
}
