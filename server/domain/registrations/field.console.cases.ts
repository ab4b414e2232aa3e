import type { Cases } from '../../../test/cases.ts'

const medal = { eventId: 'S-110' }
const stranger = { eventId: 'S-400' }
type Wanted = {
  playerId: number
  hcIndex?: number | { from: number | null; to: number | null }
  teeId?: number
  hcCourse?: number
}
const setting = (wanted: Wanted, params = medal) => ({ input: { params, body: { players: [wanted] } } })
const importing = (
  person: { playerId: number } | { firstName: string; lastName: string; gender: 'F' },
  params = medal,
) => ({
  input: { params, body: { lines: [{ line: 1, people: [person] }] } },
})
const guest = { firstName: 'Gast', lastName: 'Haus', gender: 'F' } as const
const replacing = (playerId: number, by: { playerId: number } | typeof guest = guest, eventId = 'S-110') => ({
  input: { params: { eventId, playerId }, body: { by } },
})
const refreshing = (params: { readonly eventId: string }) => ({
  input: { params, body: { text: 'Costa, Bruno\t7,2\nSilva, Ana\t12,0', asOf: '2026-05-01', freeze: true } },
})
const offering = (playerId: number, eventId = 'S-110', until = '2026-05-02T18:00:00.000+00:00') => ({
  input: { params: { eventId, playerId }, body: { until } },
})
const signedUp = (state: string) => [
  `insert into sign_up (community_id, event_id, player_id, form_key, state, place, signed_up_at)
   values (1, 110, 5, gen_random_uuid(), '${state}', 1, now())`,
]
const withBallot = (closes: string) => [
  `update event set settings = settings || '{"registration": {"mode": "ballot", "fieldLimit": 20, "closes": "${closes}"}}' where event_id = 110`,
]
const drawing = (eventId = 'S-110') => ({ input: { params: { eventId }, body: { seed: '4 8 15' } } })
const noting = (playerId: number, eventId = 'S-110', from: string | null = null) => ({
  input: { params: { eventId, playerId }, body: { note: { from, to: 'Paid in cash' }, paidCents: 4000 } },
})
const leaving = (playerId: number, eventId = 'S-110') => ({ input: { params: { eventId, playerId }, body: {} } })

export const fieldCases: Cases<
  | 'listRegistrations'
  | 'setHandicaps'
  | 'refreshHandicaps'
  | 'readPlayerTable'
  | 'importPlayers'
  | 'withdrawPlayer'
  | 'replacePlayer'
  | 'offerPlace'
  | 'drawBallot'
  | 'updateRegistration'
  | 'setInHand'
> = {
  listRegistrations: {
    success: { input: { params: medal } },
    refusals: { UNAUTHORIZED: { input: { params: stranger } } },
  },
  setHandicaps: {
    success: { ...setting({ playerId: 2, hcIndex: { from: 5.8, to: 7.2 } }), reply: { changed: 1 } },
    refusals: {
      UNAUTHORIZED: setting({ playerId: 8, hcIndex: 7 }),
      NOT_FOUND: setting({ playerId: 5, hcIndex: 7 }),
      HANDICAP_LOCKED: setting({ playerId: 1, hcIndex: 7 }),
      HANDICAP_REASON_REQUIRED: setting({ playerId: 9, hcCourse: 7 }),
      CHANGED_MEANWHILE: setting({ playerId: 2, hcIndex: { from: 5.9, to: 7.2 } }),
    },
  },
  refreshHandicaps: {
    success: refreshing(medal),
    refusals: { UNAUTHORIZED: refreshing(stranger) },
  },
  readPlayerTable: {
    success: { input: { params: medal, body: { text: 'Silva, Ana\t12,4\nGast, Jo\t+1,2' } } },
    refusals: { UNAUTHORIZED: { input: { params: stranger, body: { text: 'Silva, Ana' } } } },
  },
  importPlayers: {
    success: {
      input: {
        params: medal,
        body: {
          lines: [
            { line: 1, people: [{ playerId: 5 }, guest] },
            { line: 2, people: [{ playerId: 1 }] },
          ],
          teams: true,
        },
      },
    },
    refusals: {
      UNAUTHORIZED: importing({ playerId: 8 }),
      REGISTER_ON_MULTI_ROUND_EVENT: importing(guest, { eventId: 'S-101' }),
      ALREADY_REGISTERED: {
        input: { params: medal, body: { lines: [{ line: 1, people: [{ playerId: 5 }, { playerId: 5 }] }] } },
      },
      PLAYER_HAS_NO_MEMBERSHIP: importing({ playerId: 2 }, { eventId: 'S-200' }),
      // Player 1 plays in a team with a score.
      SCORE_ENTERED: {
        input: {
          params: { eventId: 'S-140' },
          body: { lines: [{ line: 1, people: [{ playerId: 1 }, guest] }], teams: true },
        },
      },
    },
  },
  drawBallot: {
    success: {
      ...drawing(),
      given: [...withBallot('2026-04-01T10:00'), ...signedUp('ballot')],
    },
    refusals: {
      UNAUTHORIZED: drawing('S-400'),
      REGISTER_ON_MULTI_ROUND_EVENT: { ...drawing('S-101'), reason: 'ballot' },
      NO_BALLOT: { reason: 'open', ...drawing(), given: withBallot('2026-06-09T10:00') },
    },
    reasons: {
      NO_BALLOT: {
        nobody: { ...drawing(), given: withBallot('2026-04-01T10:00') },
        mode: drawing(),
      },
    },
  },
  offerPlace: {
    success: { ...offering(5), given: signedUp('waiting') },
    refusals: {
      UNAUTHORIZED: offering(8, 'S-400'),
      NOT_FOUND: { ...offering(5), reason: 'registration' },
      REGISTER_ON_MULTI_ROUND_EVENT: { ...offering(1, 'S-101'), reason: 'offer' },
      NOT_WAITING: { reason: 'state', ...offering(5), given: signedUp('withdrawn') },
    },
    reasons: {
      VALIDATION: { field: { ...offering(5, 'S-110', '2026-04-30T18:00:00.000+00:00'), given: signedUp('waiting') } },
      NOT_WAITING: {
        phase: {
          ...offering(5),
          given: [...signedUp('waiting'), `update event set state = 'in progress' where event_id = 110`],
        },
      },
    },
  },
  setInHand: {
    success: { input: { params: medal, body: { inHand: ['playerId:3'] } } },
    refusals: { UNAUTHORIZED: { input: { params: stranger, body: { inHand: [] } } } },
  },
  updateRegistration: {
    success: noting(3),
    refusals: {
      UNAUTHORIZED: noting(8),
      NOT_FOUND: noting(5),
      REGISTER_ON_MULTI_ROUND_EVENT: { ...noting(1, 'S-101'), reason: 'change' },
      CHANGED_MEANWHILE: noting(3, 'S-110', 'Pays later'),
    },
  },
  withdrawPlayer: {
    success: { ...leaving(3) },
    refusals: {
      UNAUTHORIZED: leaving(8),
      NOT_FOUND: leaving(5),
      REGISTER_ON_MULTI_ROUND_EVENT: leaving(1, 'S-101'),
      SCORE_ENTERED: leaving(2),
    },
  },
  replacePlayer: {
    success: { ...replacing(3, { playerId: 5 }) },
    refusals: {
      UNAUTHORIZED: replacing(8),
      NOT_FOUND: replacing(5),
      REGISTER_ON_MULTI_ROUND_EVENT: replacing(1, guest, 'S-101'),
      ALREADY_REGISTERED: replacing(3, { playerId: 1 }),
      PLAYER_HAS_NO_MEMBERSHIP: replacing(4, { playerId: 2 }, 'S-200'),
      SCORE_ENTERED: replacing(2),
    },
  },
}
