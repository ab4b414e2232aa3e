-- Who may see a player is looked up for that player. As `exists` the planner may read the memberships of a whole community
-- first, and does so for one page of players as long as it knows nothing of the tables.
drop policy seen on player;
create policy seen on player using (
  (select true from membership m
    where m.player_id = player.player_id
      and m.community_id = any ((select nullif(current_setting('caddiemaster.communities', true), ''))::bigint[]) limit 1)
  or (select true from registration r
    where r.player_id = player.player_id
      and r.community_id = any ((select nullif(current_setting('caddiemaster.communities', true), ''))::bigint[]) limit 1)
  or (select true from sign_up s
    where s.player_id = player.player_id
      and s.community_id = any ((select nullif(current_setting('caddiemaster.communities', true), ''))::bigint[]) limit 1));
