import type { Cases } from '../../../test/cases.ts'

/** A step of the director, who has put player 1 into team 3011. */
const step = `insert into step (community_id, step_id, event_id, at, actor, operation, rows, undone_by) values (1, 'done', 110, now(), 'administrator:12', 'renameTeam', `
const eagles = '{"team_id": 3011, "community_id": 1, "event_id": 110, "name": "Eagles"}'
const kites = eagles.replace('Eagles', 'Kites')
const renamed = `'[{"table": "team", "key": "3011", "before": ${kites}, "after": ${eagles}}]'`
const input = { params: { eventId: 'S-110' }, body: { steps: ['done'] } }

export const logCases: Cases<'listEventLog' | 'undo'> = {
  undo: {
    success: { input, given: [`${step} ${renamed}, null)`], reply: { undone: 1 } },
    refusals: {
      UNAUTHORIZED: { input: { ...input, params: { eventId: 'S-400' } } },
      NOT_FOUND: { input },
      ROLE_REQUIRED: { input, as: 'scorer', given: [`${step} ${renamed}, null)`] },
      UNDO_BLOCKED: { input, given: [`${step} ${renamed}, 'again')`] },
    },
  },
  listEventLog: {
    success: { input: { params: { eventId: 'S-110' } } },
    refusals: { UNAUTHORIZED: { input: { params: { eventId: 'S-400' } } } },
  },
}
