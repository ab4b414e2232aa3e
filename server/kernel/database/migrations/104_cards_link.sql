-- A link can also open the table where cards come in.
alter table staff_link drop constraint staff_link_purpose_check;
alter table staff_link add constraint staff_link_purpose_check check (purpose in ('checkIn', 'starter', 'official', 'cards'));
