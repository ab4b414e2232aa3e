-- Oldest version that may run on it: 0.1.0
-- How a club reads times of day and lengths of holes (decision 136). `course`: in the unit of the card of the course.
alter table community
  add column clock text not null default 'h24' check (clock in ('h24', 'h12')),
  add column lengths text not null default 'course' check (lengths in ('course', 'yards', 'metres'));
grant update (clock, lengths) on community to caddiemaster_service;

-- The console knows both of each community of an account.
create or replace function account_of(wanted_id bigint)
returns table (administrator_id bigint, email text, name text, locale text, letter_keys boolean, player jsonb, operator boolean, email_proven boolean,
  has_password boolean, has_codes boolean, passkeys int, communities jsonb)
language sql stable security definer set search_path = public, pg_temp as $$
  select a.administrator_id, a.email, a.name, a.locale, a.letter_keys,
    (select jsonb_build_object('playerId', p.player_id, 'firstName', p.first_name, 'lastName', p.last_name)
      from player p where p.player_id = a.player_id),
    a.operator, a.email_proven_at is not null, a.password_hash is not null,
    exists (select from code_app c where c.administrator_id = a.administrator_id),
    (select count(*)::int from passkey p where p.administrator_id = a.administrator_id),
    coalesce((
    select jsonb_agg(jsonb_build_object('communityId', x.community_id, 'name', x.name, 'role', x.role,
        'clubCommunityId', nullif(x.club_community_id, x.community_id),
        'isClub', x.club_community_id is not distinct from x.community_id,
        'rehearsalOf', x.of, 'clock', x.clock, 'lengths', x.lengths) order by x.community_id)
    from (
      select distinct on (c.community_id) c.community_id, c.name, g.role, c.club_community_id, h.of, c.clock, c.lengths
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
