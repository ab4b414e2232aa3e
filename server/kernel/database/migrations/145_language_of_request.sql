-- Oldest version that may run on it: 0.1.0
-- In which language a community was asked for, and the contact is answered.
alter table community_request add language text check (language ~ '^[a-z]{2}$');
