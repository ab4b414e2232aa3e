-- The money that a community plays for, as an ISO 4217 code; none shows plain numbers. An event may name another in its settings.
alter table community add column currency text check (currency ~ '^[A-Z]{3}$');
