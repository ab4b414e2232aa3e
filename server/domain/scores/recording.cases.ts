import type { Cases } from '../../../test/cases.ts'

const entry = {
  entryId: '00000000-0000-4000-8000-000000000001',
  playerId: 1,
  hole: 1,
  strokes: 5,
  scorer: 'committee' as const,
  device: 'office',
  deviceSequence: 1,
  tappedAt: '2026-06-10T09:00:00Z',
}

/** Carla (player 3) has fours on all holes of the medal, kept by Ana (player 1). */
export const kept = [
  `update event set state = 'in progress' where event_id = 110`,
  `insert into score_entry (community_id, event_id, entry_id, side, side_id, kind, hole, value, register, scorer, actor, device, device_sequence, tapped_at, received_at)
   select 1, 110, gen_random_uuid(), 'P', 3, 'score', hole, 4, 'M', 'player:1', 'player:1', 'phone-1', hole, '2026-06-10T10:00Z', '2026-06-10T10:00Z' from generate_series(1, 18) hole`,
]
const signed = [
  ...kept,
  `insert into score_entry (community_id, event_id, entry_id, side, side_id, kind, register, scorer, actor, device, device_sequence, tapped_at, received_at)
   values (1, 110, gen_random_uuid(), 'P', 3, 'sign', 'C', 'committee', 'operator', 'office', 1, '2026-06-10T12:00Z', '2026-06-10T12:00Z')`,
]
export const differing = [
  ...kept,
  `insert into score_entry (community_id, event_id, entry_id, side, side_id, kind, hole, value, register, scorer, actor, device, device_sequence, tapped_at, received_at)
   values (1, 110, gen_random_uuid(), 'P', 3, 'score', 7, 5, 'P', 'player:3', 'player:3', 'phone-3', 1, '2026-06-10T10:00Z', '2026-06-10T10:00Z')`,
]

const carla = { eventId: 'S-110', cardId: 'P-3' }
const reason = 'The paper card says so'
const fives = Array<number>(18).fill(5)

/** What every operation on a card refuses. */
function common<Body extends object>(body: Body) {
  return {
    UNAUTHORIZED: { input: { params: { ...carla, cardId: 'P-8' }, body } },
    NOT_FOUND: { input: { params: { ...carla, cardId: 'P-5' }, body } },
    ROUND_REQUIRED: { input: { params: { eventId: 'M-100', cardId: 'P-3' }, body } },
    NOT_A_TEAM_FORMAT: { input: { params: { ...carla, cardId: 'T-3011' }, body } },
  }
}

const reading = {
  UNAUTHORIZED: { input: { params: { ...carla, cardId: 'P-8' } } },
  NOT_FOUND: { reason: 'teamInEvent', input: { params: { ...carla, cardId: 'T-3021' } } },
  ROUND_REQUIRED: { input: { params: { eventId: 'M-100', cardId: 'P-3' } } },
} as const

export const recordingCases: Cases<
  | 'recordScores'
  | 'getCard'
  | 'getCardHistory'
  | 'correctCard'
  | 'signCard'
  | 'unsignCard'
  | 'setCardStatus'
  | 'moveScores'
  | 'swapScores'
> = {
  recordScores: {
    success: {
      input: { params: { eventId: 'S-110' }, body: [entry] },
      reply: [{ entryId: entry.entryId, result: 'accepted' }],
    },
    refusals: {
      UNAUTHORIZED: { input: { params: { eventId: 'S-400' }, body: [entry] } },
      ROUND_REQUIRED: { reason: 'cards', input: { params: { eventId: 'M-100' }, body: [entry] } },
    },
    reasons: {
      UNAUTHORIZED: {
        readOnly: {
          input: { params: { eventId: 'S-110' }, body: [entry] },
          given: [`update credential set scope = 'read'`],
        },
      },
    },
  },
  getCard: { success: { input: { params: carla }, given: differing }, refusals: reading },
  getCardHistory: { success: { input: { params: carla }, given: differing }, refusals: reading },
  correctCard: {
    success: { input: { params: carla, body: { holes: fives, out: 45, in: 45, reason } }, given: kept },
    refusals: {
      ...common({ holes: fives, reason }),
      NOT_A_PLAYER_FORMAT: {
        input: { params: carla, body: { holes: fives, reason } },
        given: [`update leaderboard set settings = settings || '{"oneBall": "foursomes"}'`],
      },
    },
  },
  signCard: {
    success: { input: { params: carla, body: { scorer: 1 } }, given: kept },
    refusals: {
      ...common({ scorer: 'committee' as const }),
      NOT_REGISTERED: { reason: 'scorer', input: { params: carla, body: { scorer: 5 } }, given: kept },
      ROUND_NOT_STARTED: { input: { params: carla, body: { scorer: 1 } } },
      NO_SCORE: { input: { params: { ...carla, cardId: 'P-1' }, body: { scorer: 'committee' } } },
      SCORES_DIFFER: { input: { params: carla, body: { scorer: 1 } }, given: differing },
    },
    reasons: {
      NOT_FOUND: { side: { input: { params: { ...carla, cardId: 'T-3021' }, body: { scorer: 'committee' } } } },
    },
  },
  unsignCard: { success: { input: { params: carla, body: { reason } }, given: signed }, refusals: common({ reason }) },
  setCardStatus: {
    success: { input: { params: carla, body: { status: 'WD', reason } }, given: kept },
    refusals: common({ status: 'WD' as const, reason }),
  },
  moveScores: {
    success: { input: { params: carla, body: { to: 'P-1', reason } }, given: kept },
    refusals: {
      UNAUTHORIZED: { input: { params: { ...carla, cardId: 'P-8' }, body: { to: 'P-1', reason } } },
      NOT_FOUND: { input: { params: carla, body: { to: 'P-5', reason } } },
      ROUND_REQUIRED: { input: { params: { eventId: 'M-100', cardId: 'P-3' }, body: { to: 'P-1', reason } } },
      NOT_A_TEAM_FORMAT: { input: { params: { ...carla, cardId: 'T-3011' }, body: { to: 'T-3012', reason } } },
      SCORE_ENTERED: {
        reason: 'otherCard',
        input: { params: { ...carla, cardId: 'P-1' }, body: { to: 'P-3', reason } },
        given: kept,
      },
      CARD_SIGNED: { input: { params: carla, body: { to: 'P-1', reason } }, given: signed },
    },
    reasons: { VALIDATION: { otherCard: { input: { params: carla, body: { to: 'P-3', reason } } } } },
  },
  swapScores: {
    success: { input: { params: carla, body: { to: 'P-1', reason } }, given: kept },
    refusals: {
      UNAUTHORIZED: { input: { params: { ...carla, cardId: 'P-8' }, body: { to: 'P-1', reason } } },
      NOT_FOUND: { input: { params: carla, body: { to: 'P-5', reason } } },
      ROUND_REQUIRED: { input: { params: { eventId: 'M-100', cardId: 'P-3' }, body: { to: 'P-1', reason } } },
      NOT_A_TEAM_FORMAT: { input: { params: { ...carla, cardId: 'T-3011' }, body: { to: 'T-3012', reason } } },
      CARD_SIGNED: { input: { params: carla, body: { to: 'P-1', reason } }, given: signed },
    },
  },
}
