-- The rehearsal of an event: a copy of it in a community of its own, which goes with every row that it has (decision 078).
create table rehearsal (
  community_id bigint not null,
  event_id bigint not null,
  -- The round of the copy whose scores come in.
  round_id bigint not null,
  of_community_id bigint not null,
  of_event_id bigint not null,
  seed bigint not null,
  holes int not null,
  -- How much faster than the real one the clock goes; 0 stands still.
  speed int not null,
  -- What the clock of the rehearsal said at a moment of the real one.
  clock timestamptz not null,
  set_at timestamptz not null,
  -- Up to when scores were told, and when the last one comes, by the clock of the rehearsal.
  told timestamptz not null,
  ends_at timestamptz not null,
  entered int not null default 0,
  expected int not null,
  started_at timestamptz not null,
  actor text not null,
  primary key (community_id, event_id),
  unique (of_community_id, of_event_id),
  check (holes between 1 and 18),
  check (speed between 0 and 60),
  foreign key (community_id, event_id) references event (community_id, event_id),
  foreign key (of_community_id, of_event_id) references event (community_id, event_id)
);

do $$
begin
  alter table rehearsal enable row level security;
  alter table rehearsal force row level security;
  create policy scope on rehearsal using (community_id = any ((select nullif(current_setting('caddiemaster.communities', true), ''))::bigint[])
    or of_community_id = any ((select nullif(current_setting('caddiemaster.communities', true), ''))::bigint[]));
  create policy everything on rehearsal to caddiemaster_service using (true) with check (true);
  grant select, insert, update, delete on rehearsal to caddiemaster_app, caddiemaster_service;
end $$;

-- A copy is made across two communities, and goes with every row of its own.
grant insert, delete on audit, card, change, community, event, event_course, flight, flight_player, flight_team, idempotency,
  leaderboard, membership, player, player_handicap, recipe, registration, score_entry, sign_up, step, team, team_handicap,
  team_player, tee_pairing, tee_pairing_player, web_link, webhook, webhook_delivery, printed, published_tee_sheet,
  published_tee_pairing, published_tee_pairing_player, check_in, group_start, staff_link, one_time_link to caddiemaster_service;
grant update on event to caddiemaster_service;

-- The players of a copy go with it; no other profile is ever deleted.
drop policy no_profile_is_deleted on player;
create policy no_profile_is_deleted on player as restrictive for delete
  using (by_name or current_user not in ('caddiemaster_app', 'caddiemaster_service') or exists (
    select from rehearsal r where r.community_id = player.creator_community_id));

-- Whoever has a role in a community has it in the copies of its events too; programs do not reach them.
create or replace function account_of(wanted_id bigint)
returns table (administrator_id bigint, email text, name text, locale text, letter_keys boolean, player jsonb, operator boolean,
  has_password boolean, has_codes boolean, passkeys int, communities jsonb)
language sql stable security definer set search_path = public, pg_temp as $$
  select a.administrator_id, a.email, a.name, a.locale, a.letter_keys,
    (select jsonb_build_object('playerId', p.player_id, 'firstName', p.first_name, 'lastName', p.last_name)
      from player p where p.player_id = a.player_id),
    a.operator, a.password_hash is not null,
    exists (select from code_app c where c.administrator_id = a.administrator_id),
    (select count(*)::int from passkey p where p.administrator_id = a.administrator_id),
    coalesce((
    select jsonb_agg(jsonb_build_object('communityId', x.community_id, 'name', x.name, 'role', x.role,
        'clubCommunityId', nullif(x.club_community_id, x.community_id),
        'isClub', x.club_community_id is not distinct from x.community_id,
        'rehearsalOf', x.of) order by x.community_id)
    from (
      select distinct on (c.community_id) c.community_id, c.name, g.role, c.club_community_id, h.of
      from administrator_community g
      join community o on o.community_id = g.community_id or o.club_community_id = g.community_id
      cross join lateral (
        select o.community_id as id, null::jsonb as of
        union all
        select r.community_id, jsonb_build_object('communityId', r.of_community_id,
          'eventId', case e.kind when 'M' then 'M-' else 'S-' end || e.event_id, 'name', e.name)
        from rehearsal r join event e on e.community_id = r.of_community_id and e.event_id = r.of_event_id
        where r.of_community_id = o.community_id) h
      join community c on c.community_id = h.id
      where g.administrator_id = a.administrator_id
      order by c.community_id, array_position(array['manager', 'director', 'scorer', 'starter', 'shop', 'viewer'], g.role)
    ) x), '[]')
  from administrator a where a.administrator_id = wanted_id and a.revoked_at is null
$$;
