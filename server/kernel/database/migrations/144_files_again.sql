-- Oldest version that may run on it: 0.1.0
-- A file that comes again: how its program calls an event, a round and a person, and what the last file said of an event.
-- said: for each place of the file a print of its value, to know what somebody has changed here since. A print tells nothing.
alter table event add column external_id text check (length(external_id) between 1 and 100);
-- listed: what the last list of people said of somebody.
alter table registration
  add column external_id text check (length(external_id) between 1 and 100),
  add column listed jsonb not null default '{}';
alter table membership
  add column external_id text check (length(external_id) between 1 and 100),
  add column listed jsonb not null default '{}';
create unique index event_by_external_id on event (community_id, external_id) where external_id is not null and parent_event_id is null;
create index membership_by_external_id on membership (community_id, external_id) where external_id is not null;

create table event_file (
  community_id bigint not null,
  event_id bigint not null,
  said jsonb not null,
  said_at timestamptz not null,
  primary key (community_id, event_id),
  foreign key (community_id, event_id) references event (community_id, event_id) on delete cascade
);

do $$
begin
  alter table event_file enable row level security;
  alter table event_file force row level security;
  create policy scope on event_file using (community_id = any ((select nullif(current_setting('caddiemaster.communities', true), '')::bigint[])::bigint[]));
  create policy everything on event_file to caddiemaster_service using (true) with check (true);
  grant select, insert, update, delete on event_file to caddiemaster_app, caddiemaster_service;
end $$;
