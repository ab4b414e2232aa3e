-- The scope becomes a list once for each table of a statement. With the cast outside the sub-select its text was read for every
-- row and every look into an index: a tenth of a list of players.
do $$
declare tenant_table text;
begin
  for tenant_table in
    select tablename from pg_policies where schemaname = 'public' and policyname = 'scope' and tablename <> 'rehearsal'
  loop
    execute format(
      'alter policy scope on %I using (community_id = any ((select nullif(current_setting(''caddiemaster.communities'', true), '''')::bigint[])::bigint[]))',
      tenant_table);
  end loop;
end $$;
alter policy scope on rehearsal using (
  community_id = any ((select nullif(current_setting('caddiemaster.communities', true), '')::bigint[])::bigint[])
  or of_community_id = any ((select nullif(current_setting('caddiemaster.communities', true), '')::bigint[])::bigint[]));

-- Memberships, registrations and sign-ups show those of the scope only, here as everywhere: to ask for it again costs as much as
-- looking one up.
alter policy seen on player using (
  (select true from membership m where m.player_id = player.player_id limit 1)
  or (select true from registration r where r.player_id = player.player_id limit 1)
  or (select true from sign_up s where s.player_id = player.player_id limit 1));
