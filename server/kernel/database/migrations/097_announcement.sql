-- What the organiser says to everybody just now, on phones, pages and screens; of a multi-round event for all its rounds.
alter table event add column announcement text;
