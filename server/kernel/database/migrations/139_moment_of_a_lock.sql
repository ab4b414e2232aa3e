-- Oldest version that may run on it: 0.1.0
-- Since when a handicap is locked. What is locked already counts as locked now; rows of older files, which have no moment, as
-- locked since their event was made.
alter table player_handicap add column locked_at timestamptz;
alter table team_handicap add column locked_at timestamptz;
update player_handicap set locked_at = date_trunc('milliseconds', now()) where locked;
update team_handicap set locked_at = date_trunc('milliseconds', now()) where locked;
