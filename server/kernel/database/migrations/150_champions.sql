-- Oldest version that may run on it: 0.1.0
-- Who won lately at any club, and what was ever won at one: honours boards and the start page ask for first places alone.
create index event_over on event (community_id, end_date) where kind <> 'R' and state in ('completed', 'official');
create index official_place_first on official_place (community_id, event_id, official_at, place_id) where label in ('1', 'T1');
