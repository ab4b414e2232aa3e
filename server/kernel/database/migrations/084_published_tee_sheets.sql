-- The tee sheet of a round as it was published. Until the round begins, people who have a link see this one, and directors
-- go on working on `tee_pairing`. A round that was never published has no row here: everybody sees it as it is.
create table published_tee_sheet (
  community_id bigint not null,
  event_id bigint not null,
  published_at timestamptz not null,
  actor text not null,
  primary key (community_id, event_id),
  foreign key (community_id, event_id) references event (community_id, event_id) on delete cascade
);

create table published_tee_pairing (
  community_id bigint not null,
  event_id bigint not null,
  tee_pairing_id bigint not null,
  course_id bigint not null references course (course_id),
  tee_time timestamptz not null,
  tee_hole int not null,
  tee_group text not null,
  primary key (community_id, event_id, tee_pairing_id),
  foreign key (community_id, event_id) references published_tee_sheet (community_id, event_id) on delete cascade
);

-- Who leaves the event leaves the published tee sheet at once.
create table published_tee_pairing_player (
  community_id bigint not null,
  event_id bigint not null,
  player_id bigint not null,
  tee_pairing_id bigint not null,
  registration_event_id bigint not null,
  primary key (community_id, event_id, player_id),
  foreign key (community_id, event_id, tee_pairing_id)
    references published_tee_pairing (community_id, event_id, tee_pairing_id) on delete cascade,
  foreign key (community_id, registration_event_id, player_id)
    references registration (community_id, event_id, player_id) on delete cascade
);
create index published_tee_pairing_player_by_pairing on published_tee_pairing_player (community_id, tee_pairing_id);
create index published_tee_pairing_player_by_registration
  on published_tee_pairing_player (community_id, registration_event_id, player_id);

do $$
declare tenant_table text;
begin
  foreach tenant_table in array array['published_tee_sheet', 'published_tee_pairing', 'published_tee_pairing_player'] loop
    execute format('grant select, insert, update, delete on %I to caddiemaster_app', tenant_table);
    execute format('alter table %I enable row level security', tenant_table);
    execute format('alter table %I force row level security', tenant_table);
    execute format(
      'create policy scope on %I using (community_id = any ((select nullif(current_setting(''caddiemaster.communities'', true), ''''))::bigint[]))',
      tenant_table);
    execute format('create policy everything on %I to caddiemaster_service using (true) with check (true)', tenant_table);
  end loop;
end $$;
