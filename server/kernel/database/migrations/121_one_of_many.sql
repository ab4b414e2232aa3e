-- Questions of who runs the installation that are about one: they are answered without reading everybody.

-- Somebody by name or address.
create index player_by_name on player (last_name_key, first_name_key);
create index membership_by_any_given_email on membership (given_email_key) where given_email_key is not null;
create index sign_up_by_email on sign_up ((details ->> 'emailKey')) where details ->> 'emailKey' is not null;

-- Whether a community has this name.
create index community_by_name on community (name_key);

-- Who is left when an operator goes.
create index administrator_operators on administrator (administrator_id) where operator;
create function operators_in_force() returns table (administrator_id bigint, has_codes boolean, passkeys int)
language sql stable security definer set search_path = public, pg_temp as $$
  select a.administrator_id,
    exists (select from code_app c where c.administrator_id = a.administrator_id),
    (select count(*)::int from passkey p where p.administrator_id = a.administrator_id)
  from administrator a
  where a.operator and a.revoked_at is null
$$;

-- The programs of some communities, or one by its id or address. What credential_lines() answers is made for all of them.
create index credential_community_by_community on credential_community (community_id);
create function credentials_in_force(wanted_id bigint, wanted_email_key text, wanted_communities bigint[])
returns table (credential_id bigint, email text, email_key text, intended_use text, created_at timestamptz, revoked_at timestamptz,
  has_password boolean, communities bigint[])
language sql stable security definer set search_path = public, pg_temp as $$
  select k.credential_id, k.email, k.email_key, k.intended_use, k.created_at, k.revoked_at, k.password_hash is not null,
    array(select g.community_id from credential_community g where g.credential_id = k.credential_id order by 1)
  from (
    select wanted_id as id
    union select c.credential_id from credential c where c.email_key = wanted_email_key and c.revoked_at is null
    union select g.credential_id from credential_community g where g.community_id = any(wanted_communities)) wanted
  -- Each by its key, whatever PostgreSQL thinks of the size of the table.
  cross join lateral (select * from credential c where c.credential_id = wanted.id and c.revoked_at is null limit 1) k
$$;

revoke all on function operators_in_force(), credentials_in_force(bigint, text, bigint[]) from public;
grant execute on function operators_in_force(), credentials_in_force(bigint, text, bigint[]) to caddiemaster_service;
