import type { Cases } from '../../../test/cases.ts'

/** One that was sent, and one that was not. */
const requests = `insert into community_request (request_id, name, contact_name, contact_email, contact_email_key, intended_use, created_at, confirmed_at)
  values (3, 'Dunas Golf', 'Rui Sá', 'rui@example.com', 'rui@example.com', 'Twenty medals a year', '2026-04-30T08:00:00Z', '2026-04-30T09:00:00Z'),
    (4, 'Vale Golf', 'Eva', 'eva@example.com', 'eva@example.com', 'A cup', '2026-04-30T08:00:00Z', null)`
const first = { requestId: 3 }
const notSent = { requestId: 4 }
const body = { name: 'Dunas Golf', isClub: true, groups: ['Seniors'] }

export const newCommunitiesCases: Cases<
  'listCommunityRequests' | 'setCommunityRequests' | 'approveCommunityRequest' | 'declineCommunityRequest'
> = {
  listCommunityRequests: { success: { given: [requests], input: {} }, refusals: {} },
  setCommunityRequests: { success: { input: { body: { isOpen: true } }, reply: { isOpen: true } }, refusals: {} },
  approveCommunityRequest: {
    success: { given: [requests], input: { params: first, body } },
    refusals: {
      NOT_FOUND: { reason: 'communityRequest', given: [requests], input: { params: notSent, body } },
      NAME_TAKEN: { given: [requests], input: { params: first, body: { ...body, name: 'serra golf' } } },
    },
  },
  declineCommunityRequest: {
    success: {
      given: [requests],
      input: { params: first, body: { reason: 'Only clubs of the region' } },
      reply: { mailed: false },
    },
    refusals: { NOT_FOUND: { given: [requests], input: { params: notSent, body: { reason: 'No' } } } },
  },
}
