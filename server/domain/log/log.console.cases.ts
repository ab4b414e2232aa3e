import type { Cases } from '../../../test/cases.ts'

/** A step of the director, who has put player 1 into team 3011. */
const step = `insert into step (community_id, step_id, event_id, at, actor, operation, rows, undone_by) values (1, 'done', 110, now(), 'administrator:12', 'renameTeam', `
const eagles = '{"team_id": 3011, "community_id": 1, "event_id": 110, "name": "Eagles"}'
const kites = eagles.replace('Eagles', 'Kites')
const renamed = `'[{"table": "team", "key": "3011", "before": ${kites}, "after": ${eagles}}]'`
/** A step that left a row of the world as it is; `before`: what it was, nothing where the step made it. */
const stepThatLeft = (table: string, key: string, where: string, before = 'null') =>
  `insert into step (community_id, step_id, event_id, at, actor, operation, rows)
   select 1, 'done', 110, now(), 'administrator:12', 'renameTeam',
     jsonb_build_array(jsonb_build_object('table', '${table}', 'key', '${key}', 'before', ${before}, 'after', to_jsonb(x)))
   from ${table} x where ${where}`
const input = { params: { eventId: 'S-110' }, body: { steps: ['done'] } }

export const logCases: Cases<'listEventLog' | 'undo'> = {
  undo: {
    success: { input, given: [`${step} ${renamed}, null)`], reply: { undone: 1 } },
    refusals: {
      UNAUTHORIZED: { input: { ...input, params: { eventId: 'S-400' } } },
      NOT_FOUND: { reason: 'step', input },
      ROLE_REQUIRED: { reason: 'role', input, as: 'scorer', given: [`${step} ${renamed}, null)`] },
      UNDO_BLOCKED: { input, given: [`${step} ${renamed}, 'again')`] },
    },
    reasons: {
      UNDO_BLOCKED: {
        state: {
          input,
          given: [stepThatLeft('event', '110', 'event_id = 110', `to_jsonb(x) || '{"state": "official"}'`)],
        },
        scored: { input, given: [stepThatLeft('registration', '110/2', 'event_id = 110 and player_id = 2')] },
        needed: { input, given: [stepThatLeft('team', '3011', 'team_id = 3011')] },
        changed: {
          input,
          given: [
            `${step} ${renamed.replace(eagles, kites)}, null)`,
            `${step.replace("'done'", "'later'")} ${renamed}, null)`,
          ],
        },
        changedOutside: { input, given: [`${step} ${renamed.replace(eagles, kites)}, null)`] },
      },
    },
  },
  listEventLog: {
    success: { input: { params: { eventId: 'S-110' } } },
    refusals: { UNAUTHORIZED: { input: { params: { eventId: 'S-400' } } } },
  },
}
