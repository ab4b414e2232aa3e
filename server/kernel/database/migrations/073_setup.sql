-- Setting up events in the console: courses in versions, recipes of a community, and what was printed.

-- A course never changes; the next version takes its place.
alter table course add column replaces_course_id bigint unique references course (course_id);
grant insert on course, course_tee to caddiemaster_app;

-- Flights of a leaderboard stand in this order, those of one place by their ids.
alter table flight add column if not exists position int not null default 0;

-- Rounds move up when one is removed: two have one number until the statement ends.
alter table event
  drop constraint event_community_id_parent_event_id_round_number_key,
  add constraint event_community_id_parent_event_id_round_number_key
    unique (community_id, parent_event_id, round_number) deferrable initially immediate;

create table recipe (
  community_id bigint not null references community (community_id),
  recipe_id bigint not null,
  name text not null check (length(name) between 1 and 80),
  name_key text not null,
  description text not null check (length(description) between 1 and 300),
  plan jsonb not null,
  created_at timestamptz not null,
  primary key (community_id, recipe_id),
  unique (community_id, name_key)
);

-- The last printout of each page of a document: `all`, or one for each group, with what the group was called.
create table printed (
  community_id bigint not null,
  event_id bigint not null,
  document text not null,
  page text not null,
  version text not null check (version ~ '^[0-9a-f]{8}$'),
  label text not null check (length(label) <= 200),
  printed_at timestamptz not null,
  actor text not null,
  primary key (community_id, event_id, document, page),
  foreign key (community_id, event_id) references event (community_id, event_id) on delete cascade
);

do $$
declare tenant_table text;
begin
  foreach tenant_table in array array['recipe', 'printed'] loop
    execute format('grant select, insert, update, delete on %I to caddiemaster_app', tenant_table);
    execute format('alter table %I enable row level security', tenant_table);
    execute format('alter table %I force row level security', tenant_table);
    execute format(
      'create policy scope on %I using (community_id = any ((select nullif(current_setting(''caddiemaster.communities'', true), ''''))::bigint[]))',
      tenant_table);
    execute format('create policy everything on %I to caddiemaster_service using (true) with check (true)', tenant_table);
  end loop;
end $$;
