-- Which holes of a round count, where the committee has shortened it: numbers of holes, 'completed' or 'nothing'.
alter table event add column shortening jsonb;
