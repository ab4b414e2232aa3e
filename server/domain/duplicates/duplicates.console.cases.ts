import type { Cases } from '../../../test/cases.ts'

/** Somebody like player 1, of the same club. */
const twin = `insert into player (player_id, first_name, last_name, first_name_key, last_name_key, gender, created_at, creator_community_id, keeper_community_id)
  select 900, first_name, last_name, first_name_key, last_name_key, gender, created_at, 1, 1 from player where player_id = 1`
const member = `insert into membership (community_id, player_id, member, details_confirmed, last_name_key, first_name_key, created_at)
  select 1, 900, true, true, last_name_key, first_name_key, created_at from player where player_id = 900`
const given = [twin, member]
const pair = { playerId: 1, otherPlayerId: 900 }
const nobody = { playerId: 1, otherPlayerId: 999 }
const removed = `insert into player_merge (merge_id, player_id, kept_player_id, removed_player_id, merged_at, actor, rows)
  select 77, 1, 1, 901, '2026-04-30T09:00:00Z', 'operator', jsonb_build_object('events', '[]'::jsonb, 'moved', '{}'::jsonb, 'stayed', '{}'::jsonb,
    'changed', '[]'::jsonb, 'gone', jsonb_build_array(jsonb_build_object('table', 'player', 'row', to_jsonb(p) || '{"player_id": 901}')))
  from player p where player_id = 900`
/** The merge, with something else in what is remembered of it. */
const remembered = (path: string, value: string) =>
  `update player_merge set rows = jsonb_set(rows, '${path}', '${value}')`

export const duplicatesCases: Cases<
  'findDuplicates' | 'compareProfiles' | 'setDifferentPeople' | 'listMerges' | 'mergePlayers' | 'undoMerge'
> = {
  findDuplicates: { success: { input: { query: {} }, given }, refusals: {} },
  compareProfiles: {
    success: { input: { params: pair }, given },
    refusals: { NOT_FOUND: { reason: 'twoPlayers', input: { params: nobody } } },
  },
  setDifferentPeople: {
    success: { input: { params: pair, body: { different: true } }, given },
    refusals: { NOT_FOUND: { input: { params: nobody, body: { different: true } } } },
  },
  listMerges: { success: { input: {}, given: [...given, removed] }, refusals: {} },
  mergePlayers: {
    success: { input: { body: { keep: 1, remove: 900 } }, given },
    refusals: {
      NOT_FOUND: { input: { body: { keep: 1, remove: 1 } } },
      MERGE_BLOCKED: { reason: 'bothRegistered', input: { body: { keep: 1, remove: 2 } } },
    },
    reasons: {
      MERGE_BLOCKED: {
        notOfCommunity: { input: { body: { keep: 8, remove: 9 } } },
        byName: { input: { body: { keep: 9, remove: 10 } } },
      },
    },
  },
  undoMerge: {
    success: { input: { params: { mergeId: 77 } }, given: [...given, removed] },
    refusals: {
      NOT_FOUND: { reason: 'merge', input: { params: { mergeId: 78 } } },
      UNDO_BLOCKED: {
        reason: 'done',
        input: { params: { mergeId: 77 } },
        given: [...given, removed, `update player_merge set undone_at = now(), undone_by = 'operator'`],
      },
    },
    reasons: {
      UNDO_BLOCKED: {
        anew: {
          input: { params: { mergeId: 77 } },
          given: [
            ...given,
            removed,
            remembered('{events}', '[{"communityId": 1, "eventId": 110, "registeredAt": "2026-04-30T09:00:00Z"}]'),
          ],
        },
        taken: {
          input: { params: { mergeId: 77 } },
          given: [...given, removed, remembered('{gone,0,row,email_key}', '"bruno@example.com"')],
        },
        overwritten: {
          input: { params: { mergeId: 77 } },
          given: [
            ...given,
            removed,
            remembered(
              '{changed}',
              '[{"table": "player", "communityId": null, "before": {"phone": null}, "after": {"phone": "961234567"}}]',
            ),
          ],
        },
        mergedOn: {
          input: { params: { mergeId: 77 } },
          given: [...given, removed, 'update player_merge set player_id = 2'],
        },
        late: {
          input: { params: { mergeId: 77 } },
          given: [...given, removed, `update player_merge set merged_at = '2026-04-01T09:00:00Z'`],
        },
      },
    },
  },
}
