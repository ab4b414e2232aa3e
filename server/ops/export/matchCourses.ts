import type { Selectable } from '../../kernel/database/generated.ts'
import type { Tables } from '../../kernel/database/rows.ts'

/** Rows of the catalogue of courses, as JSON. */
export type FileCourse = Selectable<Tables['course']>
export type FileTee = Selectable<Tables['course_tee']>

type Catalogue = { readonly courses: readonly FileCourse[]; readonly tees: readonly FileTee[] }

/** The courses of a file, and their tees, that are in the catalogue with exactly the same values: by their id in the file. */
export function matchCourses(
  file: Catalogue,
  here: Catalogue,
): { readonly courses: ReadonlyMap<number, number>; readonly tees: ReadonlyMap<number, number> } {
  const known = here.courses.map(course => described(course, here.tees))
  const courses = new Map<number, number>()
  const tees = new Map<number, number>()
  const used = new Set<number>()
  for (const course of file.courses) {
    const wanted = described(course, file.tees)
    const equal = known.filter(one => one.text === wanted.text && !used.has(one.courseId))
    const match = equal.find(one => one.courseId === course.course_id) ?? equal[0]
    if (!match) continue
    used.add(match.courseId)
    courses.set(course.course_id, match.courseId)
    for (const [index, teeId] of wanted.teeIds.entries()) tees.set(teeId, match.teeIds[index] ?? teeId)
  }
  return { courses, tees }
}

/** Everything about a course but its ids, its age, which version it replaces and whose it is, with its tees in a fixed order. */
function described(row: FileCourse, tees: readonly FileTee[]) {
  const { course_id: courseId, name, name_key, city, state, country } = row
  const course = { name, name_key, city, state, country }
  const own = tees
    .filter(tee => tee.course_id === courseId)
    .sort((a, b) => (`${a.gender} ${a.name}` < `${b.gender} ${b.name}` ? -1 : 1))
  const values = own.map(({ tee_id: _tee, course_id: _course, ...tee }) => tee)
  return { courseId, text: JSON.stringify([course, values]), teeIds: own.map(tee => tee.tee_id) }
}
