-- What a club counts over all its events and people is found by keys too: who has played, without reading the cards themselves, who
-- did not come or withdrew, who is young, who has no index, and guests who have the name of a member.
create index card_played on card (community_id, event_id, side, side_id) where has_score;
create index card_gone on card (community_id, event_id, side_id) where side = 'P' and status in ('WD', 'NS');
create index check_in_no_show on check_in (community_id, event_id, player_id) where state = 'noShow';
create index audit_withdrawn on audit (community_id, event_id) where action = 'registration.withdrawn';
create index player_by_birth on player (dob) where dob is not null;
create index player_without_index on player (player_id) where hc_index_tenths is null and not by_name;
create index player_by_hc_id on player (hc_id) where hc_id is not null;
create index membership_by_given_dob on membership (community_id, given_dob) where given_dob is not null;
create index registration_of_guest on registration (community_id, last_name_key, first_name_key) where not by_profile;
