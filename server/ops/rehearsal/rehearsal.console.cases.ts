import type { Cases } from '../../../test/cases.ts'

const medal = { params: { eventId: 'S-110' } }
const stranger = { params: { eventId: 'S-400' } }

export const rehearsalCases: Cases<'startRehearsal' | 'getRehearsal' | 'setRehearsalClock' | 'endRehearsal'> = {
  startRehearsal: {
    success: { input: { ...medal, body: { seed: 7, speed: 60 } } },
    refusals: {
      UNAUTHORIZED: { input: { ...stranger, body: {} } },
      NOT_READY: {
        reason: 'rehearsal',
        input: { ...medal, body: {} },
        given: ['delete from tee_pairing_player where event_id = 110'],
      },
    },
  },
  getRehearsal: {
    success: { input: medal, reply: { rehearsal: null } },
    refusals: { UNAUTHORIZED: { input: stranger } },
  },
  setRehearsalClock: {
    success: {
      input: { ...medal, body: { speed: 10 } },
      given: [
        `insert into rehearsal (community_id, event_id, round_id, of_community_id, of_event_id, seed, holes, speed, clock, set_at,
           told, ends_at, expected, started_at, actor)
         values (1, 120, 120, 1, 110, 7, 18, 60, '2026-05-01T08:00Z', '2026-05-01T08:00Z', '2026-05-01T08:00Z',
           '2026-05-01T12:00Z', 100, '2026-05-01T08:00Z', 'administrator:1')`,
      ],
    },
    refusals: {
      UNAUTHORIZED: { input: { ...stranger, body: {} } },
      NOT_FOUND: { reason: 'rehearsal', input: { ...medal, body: { speed: 10 } } },
    },
  },
  endRehearsal: {
    success: { input: medal, reply: { ended: 0 } },
    refusals: { UNAUTHORIZED: { input: stranger } },
  },
}
