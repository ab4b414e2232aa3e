-- Who runs the installation sees every account in the console, and exports and erases people there (decision 083).

-- Where an account works is asked at every request of its sessions, and when it goes.
create index administrator_community_by_account on administrator_community (administrator_id);

-- Every account in force, with its role in the communities that it names, and when it was last here.
create function account_lines()
returns table (administrator_id bigint, name text, email text, operator boolean, has_codes boolean, passkeys int, seen_at timestamptz,
  communities jsonb)
language sql stable security definer set search_path = public, pg_temp as $$
  select a.administrator_id, a.name, a.email, a.operator,
    exists (select from code_app c where c.administrator_id = a.administrator_id),
    (select count(*)::int from passkey p where p.administrator_id = a.administrator_id),
    (select max(s.seen_at) from session s where s.administrator_id = a.administrator_id),
    coalesce((
      select jsonb_agg(jsonb_build_object('communityId', c.community_id, 'name', c.name, 'role', g.role) order by c.name_key, c.community_id)
      from administrator_community g join community c on c.community_id = g.community_id
      where g.administrator_id = a.administrator_id), '[]')
  from administrator a where a.revoked_at is null
$$;

-- The accounts that say which player they are, as whoever that is may know them.
create function accounts_of_player(wanted_id bigint) returns table ("row" jsonb)
language sql stable security definer set search_path = public, pg_temp as $$
  select to_jsonb(a) - 'password_hash' from administrator a where a.player_id = wanted_id order by a.administrator_id
$$;

revoke all on function account_lines(), accounts_of_player(bigint) from public;
grant execute on function account_lines(), accounts_of_player(bigint) to caddiemaster_service;

-- What erasing rewrites besides what merging does: words that name the person, and the account.
grant update (before, after) on audit to caddiemaster_service;
grant update (reason) on score_entry to caddiemaster_service;
grant delete on administrator to caddiemaster_service;
