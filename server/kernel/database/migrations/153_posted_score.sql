-- Oldest version that may run on it: 0.1.0
-- Which cards of players went to the handicap record of a federation, as somebody said (decision 138). It follows from nothing:
-- a correction of the card leaves it, and the console says that the card has changed since.
create table posted_score (
  community_id bigint not null,
  event_id bigint not null,
  player_id bigint not null,
  posted_at timestamptz not null,
  actor text not null,
  primary key (community_id, event_id, player_id),
  foreign key (community_id, event_id) references event (community_id, event_id) on delete cascade
);
create index posted_score_of_player on posted_score (player_id);

do $$
begin
  alter table posted_score enable row level security;
  alter table posted_score force row level security;
  create policy scope on posted_score using (community_id = any ((select nullif(current_setting('caddiemaster.communities', true), '')::bigint[])::bigint[]));
  create policy everything on posted_score to caddiemaster_service using (true) with check (true);
  grant select, insert, update, delete on posted_score to caddiemaster_app, caddiemaster_service;
end $$;
