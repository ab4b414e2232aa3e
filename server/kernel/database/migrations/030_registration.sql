-- What somebody handed in on the registration pages of an event, and what has become of it. A player by name exists from
-- then on; the registration itself follows with a place in the field. place: the order of the waiting list.
-- details: contact and index of a player by name, who has no profile for them; an index for this event of others.
create table sign_up (
  community_id bigint not null,
  event_id bigint not null,
  player_id bigint not null references player,
  form_key uuid not null,
  state text not null check (state in ('ballot', 'waiting', 'offered', 'registered', 'withdrawn', 'declined', 'expired', 'not drawn')),
  place bigint,
  offer_until timestamptz,
  details jsonb not null default '{}',
  answers jsonb not null default '{}',
  tee_id bigint references course_tee,
  -- The text that the person agreed to.
  consent text,
  signed_up_at timestamptz not null,
  primary key (community_id, event_id, player_id),
  foreign key (community_id, event_id) references event (community_id, event_id) on delete cascade,
  unique (community_id, event_id, form_key),
  check ((state = 'offered') = (offer_until is not null))
);
create index sign_up_by_player on sign_up (player_id, community_id);
create index sign_up_in_queue on sign_up (community_id, event_id) where state in ('waiting', 'offered');

grant select, insert, update, delete on sign_up to caddiemaster_app;
alter table sign_up enable row level security;
create policy scope on sign_up using (community_id = any ((select nullif(current_setting('caddiemaster.communities', true), ''))::bigint[]));

drop policy seen on player;
create policy seen on player using (
  exists (
    select from membership m
    where m.player_id = player.player_id
      and m.community_id = any ((select nullif(current_setting('caddiemaster.communities', true), ''))::bigint[]))
  or exists (
    select from registration r
    where r.player_id = player.player_id
      and r.community_id = any ((select nullif(current_setting('caddiemaster.communities', true), ''))::bigint[]))
  or exists (
    select from sign_up s
    where s.player_id = player.player_id
      and s.community_id = any ((select nullif(current_setting('caddiemaster.communities', true), ''))::bigint[])));
