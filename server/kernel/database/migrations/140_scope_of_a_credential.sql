-- Oldest version that may run on it: 0.1.0
-- What a credential may do; those of before may write.
alter table credential add column scope text not null default 'read write' check (scope in ('read', 'read write'));

-- The same answers as before, with the scope behind them.
drop function credential_for_login(text);
create function credential_for_login(wanted_email_key text)
returns table (credential_id bigint, password_hash text, scope text)
language sql stable security definer set search_path = public, pg_temp as $$
  select k.credential_id, k.password_hash, k.scope
  from credential k where k.email_key = wanted_email_key and k.revoked_at is null
$$;

drop function reach_of_credential(bigint, text);
create function reach_of_credential(wanted_credential_id bigint, wanted_token_id text)
returns table (communities bigint[], scope text)
language sql stable security definer set search_path = public, pg_temp as $$
  select coalesce((
    select array_agg(distinct c.community_id)
    from credential_community g
    cross join lateral (
      select g.community_id union all select s.community_id from community s where s.club_community_id = g.community_id) c
    where g.credential_id = k.credential_id), '{}'), k.scope
  from credential k
  where k.credential_id = wanted_credential_id and k.revoked_at is null
    and not exists (select from revoked_token r where r.token_id = wanted_token_id)
$$;

drop function credential_lines();
create function credential_lines()
returns table (credential_id bigint, email text, email_key text, intended_use text, created_at timestamptz, revoked_at timestamptz,
  has_password boolean, communities bigint[], scope text)
language sql stable security definer set search_path = public, pg_temp as $$
  select k.credential_id, k.email, k.email_key, k.intended_use, k.created_at, k.revoked_at, k.password_hash is not null,
    array(select g.community_id from credential_community g where g.credential_id = k.credential_id order by 1), k.scope
  from credential k
$$;

drop function credentials_in_force(bigint, text, bigint[]);
create function credentials_in_force(wanted_id bigint, wanted_email_key text, wanted_communities bigint[])
returns table (credential_id bigint, email text, email_key text, intended_use text, created_at timestamptz, revoked_at timestamptz,
  has_password boolean, communities bigint[], scope text)
language sql stable security definer set search_path = public, pg_temp as $$
  select k.credential_id, k.email, k.email_key, k.intended_use, k.created_at, k.revoked_at, k.password_hash is not null,
    array(select g.community_id from credential_community g where g.credential_id = k.credential_id order by 1), k.scope
  from (
    select wanted_id as id
    union select c.credential_id from credential c where c.email_key = wanted_email_key and c.revoked_at is null
    union select g.credential_id from credential_community g where g.community_id = any(wanted_communities)) wanted
  -- Each by its key, whatever PostgreSQL thinks of the size of the table.
  cross join lateral (select * from credential c where c.credential_id = wanted.id and c.revoked_at is null limit 1) k
$$;

revoke all on function credential_for_login(text), reach_of_credential(bigint, text), credential_lines(),
  credentials_in_force(bigint, text, bigint[]) from public;
grant execute on function credential_for_login(text), reach_of_credential(bigint, text), credential_lines(),
  credentials_in_force(bigint, text, bigint[]) to caddiemaster_service;
