-- Whether the person of an account reads the mail of its address: somebody opened a link that was mailed there and nowhere else
-- (decision 102). Of accounts from before nobody knows it; who runs the installation was let in by the machine itself.
alter table administrator add column email_proven_at timestamptz;
update administrator set email_proven_at = created_at where operator;
grant select (email_proven_at) on administrator to caddiemaster_service;

-- `by_mail`: the link went out by mail and was shown to nobody. An address has one open invitation of a community: the last one.
alter table one_time_link add column by_mail boolean not null default false;
update one_time_link o set used_at = now() where purpose = 'invitation' and used_at is null and exists (
  select from one_time_link l where l.purpose = 'invitation' and l.used_at is null and l.community_id = o.community_id
    and l.email_key = o.email_key and l.link_id > o.link_id);
create unique index one_time_link_open_invitation on one_time_link (community_id, email_key) where purpose = 'invitation' and used_at is null;
create index one_time_link_by_address on one_time_link (email_key, created_at) where purpose = 'invitation';
create index one_time_link_by_account on one_time_link (administrator_id, created_at) where administrator_id is not null;

drop function account_of(bigint);
create function account_of(wanted_id bigint)
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
revoke all on function account_of(bigint) from public;
grant execute on function account_of(bigint) to caddiemaster_service;
