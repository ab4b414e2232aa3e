-- Links for helpers open at most a week after the last day of their event, and end with the role of whoever made them (decision 104).
update staff_link l set until = least(l.until, ((
    select max(e.end_date) from event e
    where e.community_id = l.community_id and (e.event_id = l.event_id or e.parent_event_id = l.event_id)) + 9)::timestamptz)
  where ended_at is null and until > now();
update staff_link l set ended_at = now()
  where ended_at is null and until > now() and created_by ~ '^administrator:[0-9]{1,15}$' and not exists (
    select from administrator_community g
      join administrator a on a.administrator_id = g.administrator_id and a.revoked_at is null
      join community c on c.community_id = g.community_id or c.club_community_id = g.community_id
    where g.administrator_id = substring(l.created_by from '[0-9]{1,15}$')::bigint and g.role in ('manager', 'director')
      and (c.community_id = l.community_id or exists (
        select from rehearsal r where r.community_id = l.community_id and r.of_community_id = c.community_id)));
create index staff_link_by_maker on staff_link (created_by) where ended_at is null;
