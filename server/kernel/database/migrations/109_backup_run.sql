-- The backups that the server makes by itself, and what became of trying each one (decision 082). slot: when it was due; one of several
-- servers takes it.
create table backup_run (
  slot timestamptz primary key,
  began_at timestamptz not null,
  ended_at timestamptz,
  file text,
  bytes bigint,
  -- When it was restored into another database and had every hash.
  tried_at timestamptz,
  trouble text
);

do $$
begin
  alter table backup_run enable row level security;
  alter table backup_run force row level security;
  create policy everything on backup_run to caddiemaster_service using (true) with check (true);
  grant select, insert, update, delete on backup_run to caddiemaster_service;
end $$;

-- How many migrations there are is part of the health of an installation.
grant select on migration to caddiemaster_service;
