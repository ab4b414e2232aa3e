-- Oldest version that may run on it: 0.1.0
-- The order of the players that a team has set, for formats that go by turns; who has no seat comes behind the others.
alter table team_player add column seat int check (seat between 1 and 100);
