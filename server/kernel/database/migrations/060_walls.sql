-- Every table is behind the wall, also for its owner, who is no superuser everywhere. caddiemaster_service does what
-- concerns no single community: it sees all rows that requests may see, and may not read what proves who somebody is.
-- The owner is a member of both roles.

-- A profile is never deleted by a request; the operator may.
drop policy no_profile_is_deleted on player;
create policy no_profile_is_deleted on player as restrictive for delete
  using (by_name or current_user not in ('caddiemaster_app', 'caddiemaster_service'));

-- An answer that is kept belongs to the credential that asked.
create policy own_answers on idempotency to caddiemaster_app
  using (credential_id = nullif(current_setting('caddiemaster.credential', true), '')::bigint);

do $$
declare tenant_table text;
begin
  for tenant_table in
    select relname from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r'
      and relname not in ('migration', 'handicap_provider', 'course', 'course_tee')
  loop
    execute format('alter table %I enable row level security', tenant_table);
    execute format('alter table %I force row level security', tenant_table);
    execute format('create policy everything on %I to caddiemaster_service using (true) with check (true)', tenant_table);
  end loop;
end $$;

grant delete on idempotency to caddiemaster_service;
grant select, insert, delete on revoked_token to caddiemaster_service;
-- Who is an administrator, and nothing else of them.
grant select (administrator_id, player_id, revoked_at) on administrator to caddiemaster_service;
grant select on administrator_community to caddiemaster_service;

-- The two ways to credentials. They run as the owner and answer one row at most.
create function credential_for_login(wanted_email_key text) returns table (credential_id bigint, password_hash text)
language sql stable security definer set search_path = public, pg_temp as $$
  select k.credential_id, k.password_hash from credential k where k.email_key = wanted_email_key and k.revoked_at is null
$$;

-- The communities that a credential reaches, a club with its sub communities; no row once it, or the token, is revoked.
create function reach_of_credential(wanted_credential_id bigint, wanted_token_id text) returns table (communities bigint[])
language sql stable security definer set search_path = public, pg_temp as $$
  select coalesce((
    select array_agg(distinct c.community_id)
    from credential_community g join community c on c.community_id = g.community_id or c.club_community_id = g.community_id
    where g.credential_id = k.credential_id), '{}')
  from credential k
  where k.credential_id = wanted_credential_id and k.revoked_at is null
    and not exists (select from revoked_token r where r.token_id = wanted_token_id)
$$;

revoke all on function credential_for_login(text), reach_of_credential(bigint, text) from public;
grant execute on function credential_for_login(text), reach_of_credential(bigint, text) to caddiemaster_service;
