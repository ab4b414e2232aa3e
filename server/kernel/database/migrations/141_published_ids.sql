-- Oldest version that may run on it: 0.1.0
-- Leaderboard types and the handicap provider of the USGA take the ids of the published interface. The map is a chain (3 to 8, 8 to
-- 102), so that each table is moved in one statement, and what is kept as JSON by marks.
create function pg_temp.published_type(id bigint) returns bigint language sql immutable as $$
  select case id when 3 then 8 when 4 then 101 when 5 then 9 when 6 then 3 when 7 then 16 when 8 then 102 when 9 then 5
    when 11 then 6 when 13 then 103 when 14 then 104 when 15 then 105 else id end $$;

create function pg_temp.published_ids(given text) returns text language plpgsql immutable as $$
declare
  moved text := given;
  id int;
begin
  if given !~ '"(type_?[Ii]d|\w*hc_?[Pp]rovider_?[Ii]d)": ?\d' then return given; end if;
  foreach id in array array[3, 4, 5, 6, 7, 8, 9, 11, 13, 14, 15] loop
    moved := regexp_replace(moved, format('("type_?[Ii]d": ?)%s(?=\D)', id), format('\1@%s', pg_temp.published_type(id)), 'g');
  end loop;
  foreach id in array array[1, 3] loop
    moved := regexp_replace(moved, format('("\w*hc_?[Pp]rovider_?[Ii]d": ?)%s(?=\D)', id), format('\1@%s', 4 - id), 'g');
  end loop;
  return regexp_replace(moved, '("(?:type_?[Ii]d|\w*hc_?[Pp]rovider_?[Ii]d)": ?)@', '\1', 'g');
end $$;

update leaderboard set type_id = pg_temp.published_type(type_id) where type_id <> pg_temp.published_type(type_id);

-- Two players may have the same id at the two providers: while they change places neither holds it alone.
alter table player drop constraint player_hc_provider_id_hc_id_key;
update player set hc_provider_id = 4 - hc_provider_id where hc_provider_id in (1, 3);
alter table player add constraint player_hc_provider_id_hc_id_key unique (hc_provider_id, hc_id);
update membership set given_hc_provider_id = 4 - given_hc_provider_id where given_hc_provider_id in (1, 3);
update handicap_provider set code = 'ENGLAND_GOLF_NEW', name = 'England Golf', country = 'GB' where provider_id = 1;
update handicap_provider set code = 'GHIN', name = 'USGA', country = 'US' where provider_id = 3;
update handicap_provider set code = 'ENGLAND_GOLF' where provider_id = 1;

-- The memory of undo and of merges, the log, settings that were saved, and answers that are given again.
update step set rows = pg_temp.published_ids(rows::text)::jsonb where rows::text <> pg_temp.published_ids(rows::text);
update player_merge set rows = pg_temp.published_ids(rows::text)::jsonb where rows::text <> pg_temp.published_ids(rows::text);
update recipe set plan = pg_temp.published_ids(plan::text)::jsonb where plan::text <> pg_temp.published_ids(plan::text);
update audit set before = pg_temp.published_ids(before::text)::jsonb, after = pg_temp.published_ids(after::text)::jsonb
where before::text <> pg_temp.published_ids(before::text) or after::text <> pg_temp.published_ids(after::text);
update sign_up set details = pg_temp.published_ids(details::text)::jsonb where details::text <> pg_temp.published_ids(details::text);
update idempotency set answer = pg_temp.published_ids(answer) where answer <> pg_temp.published_ids(answer);
