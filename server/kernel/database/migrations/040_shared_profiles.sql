-- A profile that several communities have. A club with its sub communities counts as one, by the id of the club.
-- creator: who made the profile. keeper: who writes its personal fields, the creator or, when that one has no membership of
-- it left, the earliest that has. shared: several clubs have it. email_community_id: who wrote the e-mail address; none where it is the player's own.
alter table player
  add column creator_community_id bigint references community (community_id),
  add column keeper_community_id bigint references community (community_id),
  add column shared boolean not null default false,
  add column email_community_id bigint references community (community_id);

-- What a community supplied itself about a profile that was there already. Until details_confirmed it sees nothing else of
-- them, and it mails to this address.
alter table membership
  add column given_email text,
  add column given_email_key text,
  add column given_dob date,
  add column given_phone_country_cd text,
  add column given_phone text,
  add column given_hc_provider_id bigint,
  add column given_hc_id text;
create index membership_by_given_email on membership (community_id, given_email_key) where given_email_key is not null;
create index membership_by_given_hc_id on membership (community_id, given_hc_id) where given_hc_id is not null;

-- How often a credential has tried, since that moment, to prove that it knows a player.
create table proof_try (
  credential_id bigint not null references credential (credential_id) on delete cascade,
  player_id bigint not null references player (player_id) on delete cascade,
  since timestamptz not null,
  tries integer not null,
  primary key (credential_id, player_id)
);
create index proof_try_by_player on proof_try (player_id);
grant select, insert, update on proof_try to caddiemaster_app;

-- Who made a profile stands in the audit; where it does not, it was the earliest that has it.
update player p set creator_community_id = coalesce(c.club_community_id, c.community_id)
from (
  select distinct on (subject ->> 'playerId') (subject ->> 'playerId')::bigint as player_id, community_id
  from audit where action = 'player.created' order by subject ->> 'playerId', at, audit_id) made
join community c on c.community_id = made.community_id
where p.player_id = made.player_id and not p.by_name;

update player p set keeper_community_id = (
  select coalesce(c.club_community_id, c.community_id) from membership m join community c on c.community_id = m.community_id
  where m.player_id = p.player_id
  order by coalesce(c.club_community_id, c.community_id) is distinct from p.creator_community_id, m.created_at, m.community_id limit 1)
where not p.by_name;
update player set creator_community_id = keeper_community_id where creator_community_id is null;
update player p set shared = true
where (
  select count(distinct coalesce(c.club_community_id, c.community_id))
  from membership m join community c on c.community_id = m.community_id where m.player_id = p.player_id) > 1;

-- An address that a player confirmed is the player's own; others are of whoever wrote them last.
update player p set email_community_id = coalesce(wrote.club_id, p.keeper_community_id)
from player q left join (
  select distinct on (a.subject ->> 'playerId') (a.subject ->> 'playerId')::bigint as player_id,
    coalesce(c.club_community_id, c.community_id) as club_id
  from audit a join community c on c.community_id = a.community_id
  where a.action in ('player.created', 'player.changed') and a.after ? 'email'
  order by a.subject ->> 'playerId', a.at desc, a.audit_id desc) wrote on wrote.player_id = q.player_id
where q.player_id = p.player_id and p.email is not null and p.completed_at is null;

-- Whoever was not to see the details was shown the world handicap id so far, so that it proves nothing; a club that was
-- shown everything in one of its communities goes on to see it in all of them.
update player p set unproven = p.unproven || '{hc_id}'::text[]
where p.hc_id is not null and not 'hc_id' = any(p.unproven)
  and exists (select from membership m where m.player_id = p.player_id and not m.details_confirmed);
update membership m set details_confirmed = true
from community c
where c.community_id = m.community_id and not m.details_confirmed and exists (
  select from membership o join community d on d.community_id = o.community_id
  where o.player_id = m.player_id and o.details_confirmed
    and coalesce(d.club_community_id, d.community_id) = coalesce(c.club_community_id, c.community_id));

-- The address by which a community found a profile is the one that it had then. Which one that was is known where nobody
-- has changed it since.
update membership m set given_email = p.email, given_email_key = p.email_key
from player p
where p.player_id = m.player_id and p.email is not null and not exists (
  select from audit a where a.action in ('player.changed', 'player.completed', 'player.merged')
    and a.subject ->> 'playerId' = m.player_id::text);

-- What a merge wrote of a profile is its keeper's alone to read.
update audit a set before = null, after = null
from player p, community c
where a.action = 'player.merged' and a.event_id is null and p.player_id = (a.subject ->> 'playerId')::bigint
  and c.community_id = a.community_id and coalesce(c.club_community_id, c.community_id) is distinct from p.keeper_community_id;
