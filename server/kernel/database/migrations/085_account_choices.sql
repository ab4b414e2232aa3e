-- What a person chooses for the console goes with the account to every device.
alter table administrator add column letter_keys boolean not null default true;

-- As in 080_second_factors.sql, with what the person has chosen and which player it is.
drop function account_of(bigint);
create function account_of(wanted_id bigint)
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
        'isClub', x.club_community_id is not distinct from x.community_id) order by x.community_id)
    from (
      select distinct on (c.community_id) c.community_id, c.name, g.role, c.club_community_id
      from administrator_community g
      join community c on c.community_id = g.community_id or c.club_community_id = g.community_id
      where g.administrator_id = a.administrator_id
      order by c.community_id, array_position(array['manager', 'director', 'scorer', 'starter', 'shop', 'viewer'], g.role)
    ) x), '[]')
  from administrator a where a.administrator_id = wanted_id and a.revoked_at is null
$$;

revoke all on function account_of(bigint) from public;
grant execute on function account_of(bigint) to caddiemaster_service;
