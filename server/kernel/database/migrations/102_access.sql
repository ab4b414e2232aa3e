-- Access to the interface on request (decision 062). A credential has no password until its contact has made one behind a link.
alter table credential alter column password_hash drop not null;

-- requested_by: the account that asked, where it was no command. note: for operators. reason: why it was declined, for the contact.
alter table api_access_request
  add column requested_by bigint references administrator on delete set null,
  add column question text,
  add column answer text,
  add column note text,
  add column reason text,
  add column reminded_at timestamptz,
  drop constraint api_access_request_state_check,
  add constraint api_access_request_state_check check (state in ('open', 'approved', 'declined', 'withdrawn'));
create index api_access_request_by_id on api_access_request (request_id);

-- A link behind which a contact makes the password of a credential.
alter table one_time_link
  add column credential_id bigint references credential on delete cascade,
  drop constraint one_time_link_purpose_check,
  add constraint one_time_link_purpose_check check (purpose in ('firstStart', 'password', 'invitation', 'credential')),
  add constraint one_time_link_credential_check check ((purpose = 'credential') = (credential_id is not null));
create index one_time_link_by_credential on one_time_link (credential_id, link_id) where credential_id is not null;

-- How often a credential was used on a day in UTC, and when last. Servers add what they have counted now and then.
create table credential_use (
  credential_id bigint not null references credential on delete cascade,
  day date not null,
  calls bigint not null check (calls > 0),
  last_at timestamptz not null,
  primary key (credential_id, day)
);

do $$
begin
  alter table credential_use enable row level security;
  alter table credential_use force row level security;
  create policy everything on credential_use to caddiemaster_service using (true) with check (true);
  grant select, insert, update, delete on credential_use to caddiemaster_service;
end $$;

-- An operator issues and revokes in the console. Whose a credential is, and its hash, no role of requests reads from the table.
grant select (credential_id, revoked_at), insert, update (password_hash, revoked_at) on credential to caddiemaster_service;
grant insert on credential_community to caddiemaster_service;

create function credential_lines()
returns table (credential_id bigint, email text, email_key text, intended_use text, created_at timestamptz, revoked_at timestamptz,
  has_password boolean, communities bigint[])
language sql stable security definer set search_path = public, pg_temp as $$
  select k.credential_id, k.email, k.email_key, k.intended_use, k.created_at, k.revoked_at, k.password_hash is not null,
    array(select g.community_id from credential_community g where g.credential_id = k.credential_id order by 1)
  from credential k
$$;

-- Where who runs the installation is written to.
create function operator_emails() returns table (email text)
language sql stable security definer set search_path = public, pg_temp as $$
  select a.email from administrator a where a.operator and a.revoked_at is null order by a.administrator_id
$$;

revoke all on function credential_lines(), operator_emails() from public;
grant execute on function credential_lines(), operator_emails() to caddiemaster_service;
