-- A club reads which of the people that it sees are different ones, so that it is not asked about them again (decision 077).
create policy of_people_seen on different_people for select to caddiemaster_app
  using (exists (select from player p where p.player_id = different_people.player_id)
    and exists (select from player p where p.player_id = different_people.other_player_id));
grant select (player_id, other_player_id) on different_people to caddiemaster_app;
