/** What is around the event of the named world and has no part in it: members of its club, other clubs, other courses. */
import type { Rows } from './grownDatabase.ts'

const first = 900_000

/** Adds `count` of each. */
export async function moreAround(rows: Rows, count: number): Promise<void> {
  const all = `generate_series(1, ${count}) n`
  const id = `${first} + n`
  await rows(`
    insert into player (player_id, first_name, last_name, first_name_key, last_name_key, gender, hc_index_tenths, created_at)
      select ${id}, 'Member', 'No' || n, 'member', 'no' || n, 'M', n % 360, now() from ${all};
    insert into membership (community_id, player_id, member, details_confirmed, last_name_key, first_name_key, created_at)
      select 1, ${id}, true, true, 'no' || n, 'member', now() from ${all};
    insert into community (community_id, name, name_key, club_community_id, created_at)
      select ${id}, 'Club ' || n, 'club ' || n, ${id}, now() from ${all};
    insert into course (course_id, name, name_key, city, country, created_at)
      select ${id}, 'Course ' || n, 'course ' || n, 'Town', 'PT', now() from ${all};
    insert into course_tee (tee_id, course_id, gender, name, par, rating_tenths, slope, hole_pars, stroke_indexes)
      select ${id}, ${id}, 'M', 'White', 72, 720, 113, array_fill(4::smallint, array[18]),
        array(select s::smallint from generate_series(1, 18) s) from ${all}`)
}
