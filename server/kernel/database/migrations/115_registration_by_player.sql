-- Who looks for a player in an event by this index finds one row, and not every event of the club that the player was in.
drop index registration_by_player;
create index registration_by_player on registration (player_id, community_id, event_id);
