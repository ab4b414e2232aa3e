/** What is around the event of the named world and has no part in it: members of its club, other clubs, other courses. */
import type { Rows } from './grownDatabase.ts'
import { membersOfClub } from './membersOfClub.ts'
import { moreClubs } from './moreClubs.ts'

const firstMember = 800_000
const firstCourse = 900_000

/** Adds `count` of each. */
export async function moreAround(rows: Rows, count: number): Promise<void> {
  const all = `generate_series(1, ${count}) n`
  const course = `${firstCourse} + n`
  await moreClubs(rows, count)
  await rows(`
    ${membersOfClub(all, `${firstMember} + n`, "'Member' || n")}
    insert into course (course_id, name, name_key, city, country, created_at)
      select ${course}, 'Course ' || n, 'course ' || n, 'Town', 'PT', now() from ${all};
    insert into course_tee (tee_id, course_id, gender, name, par, rating_tenths, slope, hole_pars, stroke_indexes)
      select ${course}, ${course}, 'M', 'White', 72, 720, 113, array_fill(4::smallint, array[18]),
        array(select s::smallint from generate_series(1, 18) s) from ${all}`)
}
