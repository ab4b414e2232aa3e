-- Oldest version that may run on it: 0.1.0
-- Mails that the mail server did not take, for operators: which kind, to which domain, why. Not to whom, and not what they said.
create table mail_failure (
  mail_id uuid primary key,
  about text not null,
  domain text not null,
  tries integer not null,
  first_at timestamptz not null,
  last_at timestamptz not null,
  reason text not null,
  -- It is not tried again.
  given_up boolean not null,
  -- It was taken after all.
  sent_at timestamptz
);
create index mail_failure_by_time on mail_failure (last_at);

do $$
begin
  alter table mail_failure enable row level security;
  alter table mail_failure force row level security;
  create policy everything on mail_failure to caddiemaster_service using (true) with check (true);
  grant select, insert, update, delete on mail_failure to caddiemaster_service;
end $$;
