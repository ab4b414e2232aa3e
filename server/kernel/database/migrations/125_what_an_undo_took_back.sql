-- To take an undo back is to do again what it took back, which asks for the same right. Of undos from before nobody knows it:
-- they ask for the right to set the event up.
alter table step add column took_back text[];
create index step_by_undo on step (community_id, undone_by) where undone_by is not null;
