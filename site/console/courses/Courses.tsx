import { pathOf } from '../../../contract/site/consoleScreens.ts'
import type { Reply } from '../../ui/call.ts'
import { useQuery } from '../../ui/data.ts'
import { Find } from '../../ui/Find.tsx'
import { plain } from '../../ui/grid.ts'
import { Icon } from '../../ui/Icon.tsx'
import { go, Link, useChoice, usePlace } from '../../ui/router.tsx'
import { Empty, Waiting } from '../../ui/Waiting.tsx'
import type { ScreenWords } from '../../ui/words.ts'
import { Screen } from '../frame/Screen.tsx'

/** All courses of the installation, each in its newest version. */
export function Courses({ words }: { readonly words: ScreenWords<'courses'> }) {
  const { params } = usePlace()
  const communityId = String(params.communityId)
  const courses = useQuery('searchCourses', { query: { communityId: Number(communityId) } })
  const [find, setFind] = useChoice<string>('find', '')
  const shown = (courses.data ?? []).filter(one => plain(`${one.name} ${one.city ?? ''}`).includes(plain(find)))
  const add = (
    <button type="button" class="button lead" onClick={() => go(pathOf('course', { communityId, courseId: 'new' }))}>
      <Icon name="add" />
      {words.add}
    </button>
  )
  return (
    <Screen
      title={words.title}
      actions={
        <>
          <Find label={words.find} value={find} onFind={setFind} />
          {add}
        </>
      }
    >
      {!courses.data ? (
        <Waiting answers={[courses]} />
      ) : courses.data.length === 0 ? (
        <Empty title={words.emptyTitle} action={add}>
          {words.empty}
        </Empty>
      ) : (
        <section class="panel scrolls">
          {shown.length === 0 ? (
            <p class="nothing">{words.none}</p>
          ) : (
            <CourseTable {...{ courses: shown, communityId, words }} />
          )}
        </section>
      )}
    </Screen>
  )
}

type CourseTableProps = {
  readonly courses: Reply<'searchCourses'>
  readonly communityId: string
  readonly words: ScreenWords<'courses'>
}

function CourseTable({ courses, communityId, words }: CourseTableProps) {
  return (
    <table class="list">
      <thead>
        <tr>
          <th scope="col">{words.course}</th>
          {[words.holes, words.tees, words.events].map(title => (
            <th key={title} scope="col" class="end">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {courses.map(one => (
          <tr key={one.courseId}>
            <th scope="row">
              <Link to="course" params={{ communityId, courseId: String(one.courseId) }}>
                {one.name}
              </Link>
              <small>{[one.city, one.country].filter(Boolean).join(', ')}</small>
            </th>
            <td class="end">{one.holes}</td>
            <td class="end">{one.tees}</td>
            <td class="end">{one.events}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
