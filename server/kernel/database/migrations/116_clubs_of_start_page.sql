-- The start page names clubs with an event in play, and the first by name, without reading the events of all others.
create index community_public on community (name_key) where home = 'public';
create index event_in_play on event (community_id) where kind <> 'R' and state in ('in progress', 'suspended');
create index event_ahead on event (community_id, end_date) where kind <> 'R' and state = 'published';
