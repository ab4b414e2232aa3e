-- Oldest version that may run on it: 0.1.0
-- In which unit the card of a course gives its lengths; they are kept in yards. Null: in yards, as all were taken before.
alter table course add column unit text check (unit in ('yards', 'metres'));
