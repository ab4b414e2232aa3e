-- A copy that is thrown away, and a community that goes, find the players that are theirs without reading all others.
create index player_by_creator on player (creator_community_id) where creator_community_id is not null;
create index player_by_keeper on player (keeper_community_id) where keeper_community_id is not null;
create index player_by_email_community on player (email_community_id) where email_community_id is not null;
-- Whose account a player has, when profiles are merged, compared or erased.
create index administrator_by_player on administrator (player_id) where player_id is not null;

-- What a credential reaches is found by its communities: for "or" all communities of the installation were read.
create or replace function reach_of_credential(wanted_credential_id bigint, wanted_token_id text) returns table (communities bigint[])
language sql stable security definer set search_path = public, pg_temp as $$
  select coalesce((
    select array_agg(distinct c.community_id)
    from credential_community g
    cross join lateral (
      select g.community_id union all select s.community_id from community s where s.club_community_id = g.community_id) c
    where g.credential_id = k.credential_id), '{}')
  from credential k
  where k.credential_id = wanted_credential_id and k.revoked_at is null
    and not exists (select from revoked_token r where r.token_id = wanted_token_id)
$$;
