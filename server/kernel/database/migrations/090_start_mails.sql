-- Whether the player is told tee times by mail. Players say so themselves, on their page.
alter table registration add column start_mails boolean not null default true;
