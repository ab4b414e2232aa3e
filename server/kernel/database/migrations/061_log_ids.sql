-- A crash of an earlier version could let the numbers of rows go back: entries of the log that were given one number twice
-- get a new one, the first keeps it, and every number goes on behind the highest that is used.
do $$
declare counted record;
begin
  for counted in
    select c.relname as name, a.attname as id
    from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attidentity <> ''
  loop
    execute format(
      'select setval(pg_get_serial_sequence(%1$L, %2$L), top) from (select max(%2$I) as top from %1$I) t where top > (select coalesce(last_value, 0) from pg_sequences where schemaname || ''.'' || sequencename = pg_get_serial_sequence(%1$L, %2$L))',
      counted.name, counted.id);
  end loop;
end $$;

update score_entry s set log_id = nextval(pg_get_serial_sequence('score_entry', 'log_id'))
from (
  select community_id, entry_id, row_number() over (partition by community_id, log_id order by received_at, entry_id) as place
  from score_entry) twice
where twice.place > 1 and s.community_id = twice.community_id and s.entry_id = twice.entry_id;

-- The number first: with the community in front the key would look like a way to a card in a table without statistics (see 050).
alter table score_entry add unique (log_id, community_id);
