-- Oldest version that may run on it: 0.1.0
-- Lists of events begin with the newest, those of rounds with the first.
create index event_newest on event (community_id, (date '9999-12-31' - start_date), name_key, event_id);
