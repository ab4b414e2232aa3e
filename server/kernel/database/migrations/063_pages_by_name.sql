-- A page of players of an event costs what the page costs: the index of the registrations has them in the order of their names.
-- The database keeps the names in step itself, so that no way to write a registration or a name can forget it.
alter table registration
  add column last_name_key text collate "C" not null default '',
  add column first_name_key text collate "C" not null default '';

-- Whoever comes into an event holds the player's name until it is written, or waits for the one who is writing it.
create function name_of_registration() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  select p.last_name_key, p.first_name_key into new.last_name_key, new.first_name_key
  from player p where p.player_id = new.player_id for share;
  -- Of a player who is not there (any more) the foreign key speaks.
  if not found then
    new.last_name_key = '';
    new.first_name_key = '';
  end if;
  return new;
end $$;
create trigger name_of_registration before insert or update of player_id, last_name_key, first_name_key on registration
for each row execute function name_of_registration();

create function rename_registrations() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update registration set last_name_key = new.last_name_key, first_name_key = new.first_name_key where player_id = new.player_id;
  return null;
end $$;
create trigger rename_registrations after update of last_name_key, first_name_key on player
for each row when ((old.last_name_key, old.first_name_key) is distinct from (new.last_name_key, new.first_name_key))
execute function rename_registrations();
revoke all on function name_of_registration(), rename_registrations() from public;

update registration set last_name_key = '', first_name_key = '';
create index registration_by_name on registration (community_id, event_id, last_name_key, first_name_key, player_id);

-- A page of a tee sheet likewise.
create index tee_pairing_by_time on tee_pairing (community_id, event_id, tee_time, tee_hole, tee_group collate "C", tee_pairing_id);
