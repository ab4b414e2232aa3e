-- An operator blocks an account and allows it again (decision 086): `revoked_at` of the first migration says since when.

-- As in 110_accounts_and_privacy.sql, with the blocked ones.
drop function account_lines();
create function account_lines()
returns table (administrator_id bigint, name text, email text, operator boolean, has_codes boolean, passkeys int, seen_at timestamptz,
  communities jsonb, revoked_at timestamptz)
language sql stable security definer set search_path = public, pg_temp as $$
  select a.administrator_id, a.name, a.email, a.operator,
    exists (select from code_app c where c.administrator_id = a.administrator_id),
    (select count(*)::int from passkey p where p.administrator_id = a.administrator_id),
    (select max(s.seen_at) from session s where s.administrator_id = a.administrator_id),
    coalesce((
      select jsonb_agg(jsonb_build_object('communityId', c.community_id, 'name', c.name, 'role', g.role) order by c.name_key, c.community_id)
      from administrator_community g join community c on c.community_id = g.community_id
      where g.administrator_id = a.administrator_id), '[]'),
    a.revoked_at
  from administrator a
$$;

-- Who is blocked neither joins by an invitation nor makes a second account with the same address.
create function is_account_blocked(wanted_email_key text) returns boolean
language sql stable security definer set search_path = public, pg_temp as $$
  select exists (select from administrator a where a.email_key = wanted_email_key and a.revoked_at is not null)
$$;

revoke all on function account_lines(), is_account_blocked(text) from public;
grant execute on function account_lines(), is_account_blocked(text) to caddiemaster_service;
