-- Oldest version that may run on it: 0.1.0
-- In which the screen on a wall speaks, and pages for whose reader nothing else is known.
alter table community add column language text check (language ~ '^[a-z]{2}$');
grant update (language) on community to caddiemaster_service;
