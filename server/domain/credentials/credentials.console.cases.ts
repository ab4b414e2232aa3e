import type { Cases } from '../../../test/cases.ts'

const club = { communityId: 1 }
const strangers = { communityId: 4 }
const asked = { contactName: 'Ana Sá', contactEmail: 'it@club.example.com', intendedUse: 'Results on the site' }
const first = { requestId: 3 }
/** A request of the club, one of strangers, and one that was declined. */
const requests = `insert into api_access_request (community_id, request_id, contact_name, contact_email, intended_use, created_at, requested_by, question)
  values (1, 3, 'Ana Sá', 'it@club.example.com', 'Results', '2026-04-30T09:00:00Z', 11, 'How often?'),
    (4, 4, 'Rui', 'rui@example.com', 'Results', '2026-04-30T09:00:00Z', 17, null);
  insert into api_access_request (community_id, request_id, contact_name, contact_email, intended_use, created_at, state, decided_at, reason)
    values (1, 5, 'Eva', 'eva@example.com', 'All names', '2026-04-29T09:00:00Z', 'declined', '2026-04-30T09:00:00Z', 'Not all names')`
const used = `insert into credential_use values (1, '2026-05-01', 14201, '2026-05-01T08:58:00Z')`

export const credentialsCases: Cases<
  | 'listPrograms'
  | 'requestAccess'
  | 'answerAccessQuestion'
  | 'withdrawAccessRequest'
  | 'listAccessRequests'
  | 'approveAccess'
  | 'declineAccess'
  | 'askBack'
  | 'listCredentials'
  | 'issueCredential'
  | 'renewPassword'
  | 'revokeCredential'
> = {
  listPrograms: {
    success: { given: [requests, used], input: { params: club } },
    refusals: { UNAUTHORIZED: { input: { params: strangers } } },
  },
  requestAccess: {
    success: { input: { params: club, body: asked } },
    refusals: {
      UNAUTHORIZED: { input: { params: strangers, body: asked } },
      CREDENTIAL_EXISTS: {
        reason: 'inForce',
        input: { params: club, body: { ...asked, contactEmail: 'Club@example.com' } },
      },
    },
    reasons: { CREDENTIAL_EXISTS: { asked: { given: [requests], input: { params: club, body: asked } } } },
  },
  answerAccessQuestion: {
    success: {
      given: [requests],
      input: { params: { ...club, ...first }, body: { answer: 'Twice a minute' } },
      reply: { answer: 'Twice a minute' },
    },
    refusals: {
      UNAUTHORIZED: { given: [requests], input: { params: { ...strangers, requestId: 4 }, body: { answer: 'No' } } },
      // One of strangers.
      NOT_FOUND: {
        reason: 'accessRequest',
        given: [requests],
        input: { params: { ...club, requestId: 4 }, body: { answer: 'No' } },
      },
    },
    reasons: {
      NOT_FOUND: {
        accessQuestion: {
          given: [requests, 'update api_access_request set question = null'],
          input: { params: { ...club, ...first }, body: { answer: 'No' } },
        },
      },
    },
  },
  withdrawAccessRequest: {
    success: { given: [requests], input: { params: { ...club, ...first } }, reply: { withdrawn: 1 } },
    refusals: {
      UNAUTHORIZED: { given: [requests], input: { params: { ...strangers, requestId: 4 } } },
      NOT_FOUND: { given: [requests], input: { params: { ...club, requestId: 5 } } },
    },
  },
  listAccessRequests: { success: { given: [requests], input: {} }, refusals: {} },
  approveAccess: {
    success: { given: [requests], input: { params: first, body: { communityIds: [2], note: 'Looks fine' } } },
    refusals: {
      NOT_FOUND: { given: [requests], input: { params: { requestId: 5 }, body: { communityIds: [1] } } },
      CREDENTIAL_EXISTS: {
        given: [requests, `update api_access_request set contact_email = 'Stranger@example.com' where request_id = 3`],
        input: { params: first, body: { communityIds: [1] } },
      },
    },
  },
  declineAccess: {
    success: {
      given: [requests],
      input: { params: first, body: { reason: 'Names are not public here' } },
      reply: { mailed: false },
    },
    refusals: { NOT_FOUND: { given: [requests], input: { params: { requestId: 5 }, body: { reason: 'No' } } } },
  },
  askBack: {
    success: {
      given: [requests],
      input: { params: first, body: { question: 'How often will it call?' } },
      reply: { mailed: false },
    },
    refusals: { NOT_FOUND: { given: [requests], input: { params: { requestId: 5 }, body: { question: 'Why?' } } } },
  },
  listCredentials: { success: { given: [used], input: {} }, refusals: {} },
  issueCredential: {
    success: { input: { body: { email: 'it@club.example.com', intendedUse: 'Results', communityIds: [1, 4] } } },
    refusals: {
      CREDENTIAL_EXISTS: { input: { body: { email: 'club@example.com', intendedUse: 'Results', communityIds: [1] } } },
    },
  },
  renewPassword: {
    success: { input: { params: { credentialId: 1 } } },
    // Revoked.
    refusals: { NOT_FOUND: { reason: 'credential', input: { params: { credentialId: 4 } } } },
  },
  revokeCredential: {
    success: { input: { params: { credentialId: 1 } }, reply: { revoked: 1 } },
    refusals: { NOT_FOUND: { input: { params: { credentialId: 4 } } } },
  },
}
