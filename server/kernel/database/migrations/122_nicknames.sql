-- Few members have a nickname: of the others nothing is read for a list of players.
create index membership_with_handle on membership (community_id, player_id) where handle is not null;
