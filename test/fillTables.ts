/** Rows in every table, of two communities: what is said about every table is said about no empty one. */
import { tablesWith } from './tablesOf.ts'
import type { World } from './world.ts'

/** Rows for the tables that the world leaves empty. A new table needs one here, or in the world. */
const missing = `
  insert into idempotency (actor, key, community_id, fingerprint, answer, created_at) values
    ('credential:1', 'of the club', 1, '', 'personal', now()), ('credential:2', 'of another', 4, '', 'personal', now());
  insert into proof_try (actor, player_id, since, tries) values ('credential:1', 1, now(), 1), ('credential:2', 8, now(), 1) on conflict do nothing;
  insert into session (token_hash, administrator_id, created_at, seen_at, proved_at, device) values ('h', 1, now(), now(), now(), 'Firefox') on conflict do nothing;
  insert into one_time_link (token_hash, purpose, created_at, expires_at) values ('h', 'firstStart', now(), now()) on conflict do nothing;
  insert into one_time_link (token_hash, purpose, community_id, role, email, created_at, expires_at)
    values ('i', 'invitation', 1, 'scorer', 'b@example.com', now(), now()), ('j', 'invitation', 4, 'scorer', 'b@example.com', now(), now()) on conflict do nothing;
  insert into credential_use values (1, '2026-05-01', 3, now()) on conflict do nothing;
  insert into revoked_token values ('t', 1, now()) on conflict do nothing;
  insert into administrator (administrator_id, email, email_key, name, password_hash, created_at)
    values (9999, 'a@example.com', 'walls', 'A', 'hash', now()) on conflict do nothing;
  insert into administrator_community values (1, 9999, 'manager') on conflict do nothing;
  insert into player_merge (player_id, kept_player_id, removed_player_id, merged_at, actor, rows)
    values (1, 1, 99999, now(), 'administrator:1', '{}');
  insert into different_people values (1, 2, now(), 'administrator:1') on conflict do nothing;
  insert into community_request (name, contact_name, contact_email, contact_email_key, intended_use, created_at)
    select 'Vale Golf', 'E', 'e@example.com', 'e@example.com', 'A cup', now() where not exists (select from community_request);
  insert into installation values (true, false) on conflict do nothing;
  insert into backup_run values ('2026-05-01T03:00Z', now(), now(), 'x.gz', 1, now(), null, 1) on conflict do nothing;
  insert into mail_failure values (gen_random_uuid(), 'password', 'example.com', 1, now(), now(), 'No', true, null);
  insert into code_app values (9999, 'sealed', 0, now()) on conflict do nothing;
  insert into code_try values (9999, 1) on conflict do nothing;
  insert into recovery_code values (9999, 'AAAA', 'hash', null) on conflict do nothing;
  insert into passkey values (9999, 9999, 'id', 'key', 0, '{}', 'Phone', now(), null) on conflict do nothing;
  insert into begun values ('h', 'login', 9999, false, null, now()) on conflict do nothing;
  insert into step (community_id, step_id, event_id, at, actor, operation, rows) values (1, 's', 110, now(), 'administrator:1', 'undo', '[]');
  insert into recipe values (1, 1, 'Medal', 'medal', 'Net', '{}', now()) on conflict do nothing;
  insert into printed values (1, 110, 'scorecards', 'group-5021', 'a1b2c3d4', '1A', now(), 'administrator:12') on conflict do nothing;
  insert into check_in (community_id, event_id, entry_id, player_id, state, seen_at, actor)
    values (1, 110, '00000000-0000-4000-8000-000000000110', 1, 'here', now(), 'administrator:12') on conflict do nothing;
  insert into group_start (community_id, event_id, entry_id, tee_pairing_id, tapped_at, undone, actor)
    values (1, 110, '00000000-0000-4000-8000-000000000111', 5021, now(), false, 'administrator:12') on conflict do nothing;
  insert into official_note (community_id, event_id, entry_id, tee_pairing_id, kind, words, noted_at, actor)
    values (1, 110, '00000000-0000-4000-8000-000000000112', 5021, 'note', 'Slow on 9', now(), 'administrator:12') on conflict do nothing;
  insert into staff_link (community_id, event_id, purpose, label, created_at, created_by, until)
    values (1, 110, 'checkIn', 'Desk', now(), 'administrator:12', now());
  insert into event_file values (1, 110, '{}', now()), (4, 400, '{}', now()) on conflict do nothing;
  insert into published_tee_sheet values (1, 110, now(), 'administrator:12') on conflict do nothing;
  insert into published_tee_pairing values (1, 110, 5021, 1, now(), 1, 'A') on conflict do nothing;
  insert into published_tee_pairing_player values (1, 110, 1, 5021, 110) on conflict do nothing;
  insert into drawn_ball values (1, 110, 3012, 1, 110) on conflict do nothing;
  insert into prize_given (community_id, event_id, player_id, cents, method, note, given_at, actor)
    values (1, 110, 1, 5000, 'cash', 'For Ana', now(), 'administrator:12') on conflict do nothing;
  insert into posted_score values (1, 110, 1, now(), 'administrator:12') on conflict do nothing;
  insert into official_place (community_id, event_id, official_at, leaderboard_id, player_id, label) values (1, 110, now(), 1021, 1, '1');
  insert into published_board values (1, 1021, 110, now(), 1, '\\x00') on conflict do nothing;
  insert into message (community_id, event_id, message_id, whom, subject, body, language, sent_at, not_before, actor)
    values (1, 110, 1, 'registered', 'Lunch', 'For {name}', 'en', now(), now(), 'administrator:12') on conflict do nothing;
  insert into message_delivery (community_id, event_id, message_id, player_id, state) values (1, 110, 1, 1, 'waiting') on conflict do nothing;
  insert into rehearsal (community_id, event_id, round_id, of_community_id, of_event_id, seed, holes, speed, clock, set_at, told, ends_at,
      expected, started_at, actor)
    values (1, 120, 120, 1, 130, 7, 18, 0, now(), now(), now(), now(), 1, now(), 'administrator:12'),
      (4, 400, 400, 4, 400, 7, 18, 0, now(), now(), now(), now(), 1, now(), 'administrator:12') on conflict do nothing;
  insert into web_link values (1, 110, 'results', 0, 2) on conflict do nothing;
  insert into api_access_request (community_id, contact_name, contact_email, intended_use, created_at)
    select 1, 'A', 'a@example.com', 'use', now() where not exists (select from api_access_request where community_id = 1);
  insert into audit (community_id, at, actor, action, subject) values (1, now(), 'operator', 'community.created', '{}');
  insert into change (community_id, at, kind, subject) values (1, now(), 'community.created', '{}');
  insert into sign_up (community_id, event_id, player_id, form_key, state, signed_up_at)
    select 1, 110, 1, gen_random_uuid(), 'waiting', now() where not exists (select from sign_up where community_id = 1)`

/** Fills what is empty, and gives community 4 a row of each table in which communities have rows; keys are left aside for it. */
export async function fillTables(world: World): Promise<void> {
  const withCommunity = (await tablesWith(world, 'community_id')).filter(name => name !== 'community')
  const copies = withCommunity.map(
    name => `
      insert into ${name} select (jsonb_populate_record(null::${name}, to_jsonb(x) || '{"community_id": 4}')).*
      from (select * from ${name} where community_id = 1 limit 1) x where not exists (select from ${name} where community_id = 4)`,
  )
  await world.rows(
    `set session_replication_role = replica; ${[missing, ...copies].join(';')}; set session_replication_role = origin`,
  )
}
