-- The log of a club is read without what was changed inside of its events: on a day of play that is almost everything.
create index audit_of_club on audit (community_id, audit_id) where event_id is null or action like 'event.%';
