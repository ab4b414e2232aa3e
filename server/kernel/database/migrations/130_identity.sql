-- Oldest version that may run on it: 0.1.0
-- Which database this is (decision 106). No backup holds this row: whatever is restored, the database stays the one that it is.
create table database_identity (
  only_one boolean primary key default true check (only_one),
  -- Stands in the name and in the head of each backup.
  installation_id text not null,
  -- When a backup was restored into it.
  restored_at timestamptz,
  -- When the server last tried whether a write succeeds.
  written_at timestamptz
);
insert into database_identity (installation_id) values (substr(replace(gen_random_uuid()::text, '-', ''), 1, 12));

-- A backup with far fewer rows than the one before is reported.
alter table backup_run add column rows bigint;

-- Which secret the tokens, the links and what is sealed were made with (decision 107). It is in backups, because what it says is about their rows.
alter table installation add column secret_fingerprint text, alter column takes_requests set default false;

do $$
begin
  alter table database_identity enable row level security;
  alter table database_identity force row level security;
  create policy everything on database_identity to caddiemaster_service using (true) with check (true);
  grant select, update on database_identity to caddiemaster_service;
end $$;
