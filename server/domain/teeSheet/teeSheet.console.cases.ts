import type { Cases } from '../../../test/cases.ts'

const round = { eventId: 'S-101' }
const created = { key: 'new-1', courseId: 1, teeTime: '2026-05-02T09:00:00+01:00', hole: 10 }
const publishing = (eventId = 'S-101') => ({ input: { params: { eventId }, body: { published: true } } })
const input = (body: object, eventId = 'S-101') => ({ input: { params: { eventId }, body } })
/** Ana and Bruno play in 5001, Carla in 5002. */
const swap = {
  moves: [
    { playerId: 1, from: 5001, to: 5002 },
    { playerId: 3, from: 5002, to: 5001 },
  ],
}

export const teeSheetCases: Cases<'getTeeSheet' | 'getPastTeeSheet' | 'arrangeTeeSheet' | 'publishTeeSheet'> = {
  getTeeSheet: {
    success: { input: { params: round } },
    refusals: {
      UNAUTHORIZED: { input: { params: { eventId: 'S-400' } } },
      ROUND_REQUIRED: { input: { params: { eventId: 'M-100' } } },
    },
  },
  getPastTeeSheet: {
    success: { input: { params: round, query: { asOf: '2026-05-01T09:00:00.000Z' } } },
    refusals: {
      UNAUTHORIZED: { input: { params: { eventId: 'S-400' }, query: { asOf: '2026-05-01T09:00:00.000Z' } } },
      ROUND_REQUIRED: { input: { params: { eventId: 'M-100' }, query: { asOf: '2026-05-01T09:00:00.000Z' } } },
    },
  },
  publishTeeSheet: {
    success: { ...publishing(), reply: { published: true, changed: 3 } },
    refusals: {
      UNAUTHORIZED: publishing('S-400'),
      ROUND_REQUIRED: publishing('M-100'),
    },
  },
  arrangeTeeSheet: {
    success: {
      ...input({
        create: [created],
        change: [{ id: 5001, hole: { from: 1, to: 2 }, locked: true, note: 'Two carts' }],
        remove: [5002],
        moves: [{ playerId: 1, from: 5001, to: 'new-1', seat: 1 }],
      }),
    },
    refusals: {
      UNAUTHORIZED: input(swap, 'S-400'),
      NOT_FOUND: input({ remove: [5021] }),
      ROUND_REQUIRED: input(swap, 'M-100'),
      NOT_REGISTERED: input({ moves: [{ playerId: 10, from: null, to: 5001 }] }),
      COURSE_NOT_IN_EVENT: input({ create: [{ ...created, courseId: 2 }] }),
      CHANGED_MEANWHILE: input({ moves: [{ playerId: 1, from: 5002, to: 5001 }] }),
    },
  },
}
