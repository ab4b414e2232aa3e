-- The log of a card is found by one index only. With the community in front of the key of an entry a table that has no
-- statistics yet looked as if that key led to a card as well as the index of the card: a tap read the whole log of the community.
alter table score_entry drop constraint score_entry_pkey, add constraint score_entry_pkey primary key (entry_id, community_id);

-- A card with thousands of entries costs no more than a fresh one: what never counts again is marked, and writes leave it out.
-- The log itself stays as it is; only this mark of it can be changed.
alter table score_entry add column outdone boolean not null default false;
drop index score_entry_by_side;
create index score_entry_by_side on score_entry (community_id, event_id, side, side_id, outdone, log_id);
grant update (outdone) on score_entry to caddiemaster_app;
