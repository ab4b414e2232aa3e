-- The second wall. Every pooled connection runs as caddiemaster_app, which sees a row only while its community stands in
-- the setting caddiemaster.communities of the transaction. The settings are read once per statement (the sub-select).
-- Credentials, tokens and administrators are out of its reach altogether.

grant usage on schema public to caddiemaster_app;
grant select on handicap_provider, course, course_tee to caddiemaster_app;
grant select, insert, update, delete on
  membership, event, event_course, registration, leaderboard, flight, flight_player, flight_team, team, team_player,
  tee_pairing, tee_pairing_player, player_handicap, team_handicap, card, web_link, api_access_request
  to caddiemaster_app;
grant select, insert on score_entry, audit, change to caddiemaster_app;
grant select, insert, update on player, idempotency to caddiemaster_app;
grant select on community to caddiemaster_app;
grant usage on all sequences in schema public to caddiemaster_app;

create policy scope on community using (community_id = any ((select nullif(current_setting('caddiemaster.communities', true), ''))::bigint[]));
alter table community enable row level security;

do $$
declare tenant_table text;
begin
  foreach tenant_table in array array[
    'membership', 'event', 'event_course', 'registration', 'leaderboard', 'flight', 'flight_player', 'flight_team',
    'team', 'team_player', 'tee_pairing', 'tee_pairing_player', 'player_handicap', 'team_handicap', 'score_entry',
    'card', 'web_link', 'audit', 'change', 'api_access_request'
  ] loop
    execute format('alter table %I enable row level security', tenant_table);
    execute format(
      'create policy scope on %I using (community_id = any ((select nullif(current_setting(''caddiemaster.communities'', true), ''''))::bigint[]))',
      tenant_table);
  end loop;
end $$;

-- A profile is visible through a membership or a registration; a new one may be written by anybody, who then adds one.
alter table player enable row level security;
create policy seen on player using (
  exists (
    select from membership m
    where m.player_id = player.player_id
      and m.community_id = any ((select nullif(current_setting('caddiemaster.communities', true), ''))::bigint[]))
  or exists (
    select from registration r
    where r.player_id = player.player_id
      and r.community_id = any ((select nullif(current_setting('caddiemaster.communities', true), ''))::bigint[])));
create policy new_profile on player for insert with check (true);
-- A player by name goes with the registration; a profile stays.
grant delete on player to caddiemaster_app;
create policy no_profile_is_deleted on player as restrictive for delete using (by_name);
