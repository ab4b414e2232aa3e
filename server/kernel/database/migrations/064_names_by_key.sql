-- The names by which a community and an event list a player are the profile's. A key says so in place of two triggers:
-- whoever writes a membership or a registration gives the names, the database refuses others, and a new name reaches both
-- in the statement that writes it.
drop trigger name_of_registration on registration;
drop trigger rename_registrations on player;
drop function name_of_registration(), rename_registrations();

update membership m set last_name_key = p.last_name_key, first_name_key = p.first_name_key
from player p
where p.player_id = m.player_id and (m.last_name_key, m.first_name_key) is distinct from (p.last_name_key, p.first_name_key);

alter table player add constraint player_with_name unique (player_id, last_name_key, first_name_key);
alter table membership
  drop constraint membership_player_id_fkey,
  add constraint membership_player_fkey foreign key (player_id, last_name_key, first_name_key)
    references player (player_id, last_name_key, first_name_key) on update cascade;
alter table registration
  alter column last_name_key drop default,
  alter column first_name_key drop default,
  drop constraint registration_player_id_fkey,
  add constraint registration_player_fkey foreign key (player_id, last_name_key, first_name_key)
    references player (player_id, last_name_key, first_name_key) on update cascade;
