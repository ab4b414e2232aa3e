-- Oldest version that may run on it: 0.1.0
-- What operators have to look at is a sentence with its values, said in the language of each (decision 131). What was written before stays as it was written.
alter table backup_run alter column trouble type jsonb
  using case when trouble is null then null else jsonb_build_object('code', 'fields.asWritten', 'values', jsonb_build_object('text', trouble)) end;
