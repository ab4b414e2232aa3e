-- Oldest version that may run on it: 0.1.0
-- Lists of events begin with the newest; those of one day follow each other by name.
create index event_newest on event (community_id, start_date desc, name_key, event_id);
