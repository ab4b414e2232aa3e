-- Oldest version that may run on it: 0.1.0
-- What a program says of a player in one event: for whom they play, and how old they are.
alter table registration
  add column affiliation text check (length(affiliation) between 1 and 100),
  add column age integer check (age between 0 and 150);

create or replace view registered_player as
select r.community_id, r.event_id, r.player_id, r.by_profile, r.handle, r.answers, r.registered_at, r.last_name_key, r.first_name_key,
  r.paid_cents, r.note, p.first_name, p.last_name, p.suffix, p.gender, p.dob, p.email, p.hc_provider_id, p.hc_id, p.pic_url,
  r.affiliation, r.age
from registration r join player p on p.player_id = r.player_id
where (select current_user <> 'caddiemaster_app')
  or r.community_id = any ((select nullif(current_setting('caddiemaster.communities', true), '')::bigint[])::bigint[]);
