-- A link with which somebody outside the club names people, up to so many, and puts them into teams (decision 085).
alter table staff_link drop constraint staff_link_purpose_check;
alter table staff_link add constraint staff_link_purpose_check check (purpose in ('checkIn', 'starter', 'official', 'cards', 'organiser'));
alter table staff_link add places integer;
alter table staff_link add constraint staff_link_places_check check ((purpose = 'organiser') = (places is not null) and (places is null or places between 1 and 500));
-- The link with which this organiser began in the event: a new one in its place goes on with the same people.
alter table staff_link add organiser_id bigint;
alter table staff_link add foreign key (community_id, organiser_id) references staff_link (community_id, staff_link_id) on delete cascade;

-- Which organiser has named somebody; null for those who came otherwise.
alter table registration add organiser_id bigint;
alter table registration add foreign key (community_id, organiser_id) references staff_link (community_id, staff_link_id);
create index registration_of_organiser on registration (community_id, organiser_id) where organiser_id is not null;
