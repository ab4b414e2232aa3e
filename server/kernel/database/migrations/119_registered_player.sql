-- Registrations, each with the player as lists of an event show them. Whoever sees a registration sees its player, so the
-- players of a list need not be asked one by one who may see them, which was a fifth of it. The view reads as the owner: its
-- condition is the wall, and says of registrations what their policies say.
create view registered_player as
select r.community_id, r.event_id, r.player_id, r.by_profile, r.handle, r.answers, r.registered_at, r.last_name_key, r.first_name_key,
  r.paid_cents, r.note, p.first_name, p.last_name, p.suffix, p.gender, p.dob, p.email, p.hc_provider_id, p.hc_id, p.pic_url
from registration r join player p on p.player_id = r.player_id
where (select current_user <> 'caddiemaster_app')
  or r.community_id = any ((select nullif(current_setting('caddiemaster.communities', true), '')::bigint[])::bigint[]);
grant select on registered_player to caddiemaster_app, caddiemaster_service;
