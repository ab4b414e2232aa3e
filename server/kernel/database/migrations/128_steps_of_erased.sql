-- Steps that bring back somebody who was erased before they were looked for in every community (decision 021).
delete from step s where exists (
  select from jsonb_array_elements(s.rows) r
    join player p on p.player_id = coalesce(r -> 'before' ->> 'player_id', r -> 'after' ->> 'player_id')::bigint
  where p.first_name = 'Withdrawn' and p.last_name = 'player ' || p.player_id);
