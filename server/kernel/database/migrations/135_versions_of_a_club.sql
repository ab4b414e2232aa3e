-- Oldest version that may run on it: 0.1.0
-- The next version of a course belongs to the club that made it; other clubs are offered it. Versions from before are everybody's.
alter table course
  add column club_community_id bigint references community (community_id),
  add column club_name text,
  add column first_course_id bigint references course (course_id);

with recursive version as (
  select course_id, course_id as first from course where replaces_course_id is null
  union all
  select n.course_id, v.first from course n join version v on n.replaces_course_id = v.course_id)
update course c set first_course_id = v.first from version v where v.course_id = c.course_id and v.first <> c.course_id;

alter table course drop constraint course_replaces_course_id_key;
create unique index course_version on course (replaces_course_id, coalesce(club_community_id, 0)) where replaces_course_id is not null;
create index course_versions on course (first_course_id) where first_course_id is not null;
