-- A page of a club's events from a given day on passes the older ones in the index, without reading them.
drop index event_by_date;
create index event_by_date on event (community_id, start_date, name_key, event_id, end_date);
