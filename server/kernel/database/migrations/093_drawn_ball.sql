-- Balls that a blind draw gave to teams that are short of a player: the card of somebody from another team counts for this
-- one too. One draw gives a player to a team once; whoever leaves the event takes the ball along.
create table drawn_ball (
  community_id bigint not null,
  event_id bigint not null,
  team_id bigint not null,
  player_id bigint not null,
  registration_event_id bigint not null,
  primary key (community_id, event_id, team_id, player_id),
  foreign key (community_id, event_id, team_id) references team (community_id, event_id, team_id) on delete cascade,
  foreign key (community_id, registration_event_id, player_id) references registration (community_id, event_id, player_id) on delete cascade
);
create index drawn_ball_by_registration on drawn_ball (community_id, registration_event_id, player_id);
create index drawn_ball_of_player on drawn_ball (player_id);

do $$
begin
  alter table drawn_ball enable row level security;
  alter table drawn_ball force row level security;
  create policy scope on drawn_ball using (community_id = any ((select nullif(current_setting('caddiemaster.communities', true), ''))::bigint[]));
  create policy everything on drawn_ball to caddiemaster_service using (true) with check (true);
  grant select, insert, update, delete on drawn_ball to caddiemaster_app, caddiemaster_service;
end $$;
