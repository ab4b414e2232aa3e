/** As in a new database, whose templates PostgreSQL may have looked at: it knows nothing of any table. */
export const forget = `
  update pg_class set reltuples = -1, relpages = 0, relallvisible = 0 where relnamespace = 'public'::regnamespace and relkind in ('r', 'i');
  delete from pg_statistic where starelid in (select oid from pg_class where relnamespace = 'public'::regnamespace)`
