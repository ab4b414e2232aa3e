-- Oldest version that may run on it: 0.1.0
-- What a leaderboard was counted from when its results became official, without names: what its pages go on showing while an
-- event that was reopened is corrected. Only the last publication is kept.
create table published_board (
  community_id bigint not null,
  leaderboard_id bigint not null,
  event_id bigint not null,
  published_at timestamptz not null,
  shape integer not null,
  board bytea not null,
  primary key (community_id, leaderboard_id),
  foreign key (community_id, event_id) references event (community_id, event_id) on delete cascade
);
create index published_board_of_event on published_board (community_id, event_id);

do $$
begin
  alter table published_board enable row level security;
  alter table published_board force row level security;
  create policy scope on published_board using (community_id = any ((select nullif(current_setting('caddiemaster.communities', true), '')::bigint[])::bigint[]));
  create policy everything on published_board to caddiemaster_service using (true) with check (true);
  grant select, insert, update, delete on published_board to caddiemaster_app, caddiemaster_service;
end $$;
