import type { Cases } from '../../../test/cases.ts'

const results = { eventId: 'S-110', purpose: 'results' } as const
const scoring = { eventId: 'S-110', purpose: 'scoring' } as const

export const linksConsoleCases: Cases<'regenerateLink' | 'listStaffLinks' | 'createStaffLink' | 'endStaffLink'> = {
  regenerateLink: {
    success: { input: { params: results, body: {} } },
    refusals: {
      UNAUTHORIZED: { input: { params: { ...results, eventId: 'S-400' }, body: {} } },
      NOT_FOUND: { input: { params: scoring, body: { playerId: 5 } } },
      PLAYER_HAS_NO_MEMBERSHIP: {
        input: { params: { eventId: 'S-200', purpose: 'registration' }, body: { playerId: 2 } },
      },
    },
  },
  listStaffLinks: {
    success: { input: { params: { eventId: 'S-110' } } },
    refusals: { UNAUTHORIZED: { input: { params: { eventId: 'S-400' } } } },
  },
  createStaffLink: {
    success: { input: { params: { eventId: 'S-110' }, body: { purpose: 'checkIn', label: 'Desk' } } },
    refusals: {
      UNAUTHORIZED: { input: { params: { eventId: 'S-400' }, body: { purpose: 'checkIn', label: 'Desk' } } },
    },
  },
  endStaffLink: {
    success: {
      given: [
        `insert into staff_link (community_id, staff_link_id, event_id, purpose, label, created_at, created_by, until)
          values (1, 77, 110, 'checkIn', 'Desk', '2026-05-01', 'administrator:12', '2027-05-01')`,
      ],
      input: { params: { eventId: 'S-110', staffLinkId: 77 } },
      reply: { ended: 1 },
    },
    refusals: {
      UNAUTHORIZED: { input: { params: { eventId: 'S-400', staffLinkId: 77 } } },
      NOT_FOUND: { input: { params: { eventId: 'S-110', staffLinkId: 78 } } },
    },
  },
}
