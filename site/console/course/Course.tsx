import { useState } from 'preact/hooks'
import { pathOf } from '../../../contract/site/consoleScreens.ts'
import { unitShown } from '../../../contract/site/lengthIn.ts'
import type { Reply } from '../../ui/call.ts'
import { useQuery } from '../../ui/data.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Link, usePlace } from '../../ui/router.tsx'
import { Waiting } from '../../ui/Waiting.tsx'
import { dayOf, type ScreenWords } from '../../ui/words.ts'
import { Screen } from '../frame/Screen.tsx'
import { StateMark } from '../frame/StateMark.tsx'
import { communityOf, mayIn } from '../session.ts'
import { Offers } from './Offers.tsx'
import { PasteCourse } from './PasteCourse.tsx'
import { TeeTable } from './TeeTable.tsx'

export type Words = ScreenWords<'course'>
export type CourseDetail = Reply<'getCourse'>

/** A course with its tees, or a new one from a pasted table. A course never changes: its next version takes its place. */
export function Course({ words }: { readonly words: Words }) {
  const { params } = usePlace()
  const courseId = params.courseId === 'new' ? undefined : Number(params.courseId)
  const communityId = String(params.communityId)
  const course = useQuery(
    'getCourse',
    courseId === undefined ? undefined : { params: { id: courseId }, query: { communityId: Number(communityId) } },
  )
  const [isRevising, setRevising] = useState(false)
  if (courseId === undefined)
    return (
      <Screen title={words.newTitle}>
        <PasteCourse words={words} communityId={communityId} replaced={undefined} />
      </Screen>
    )
  if (!course.data)
    return (
      <Screen title={words.newTitle}>
        <Waiting answers={[course]} />
      </Screen>
    )
  const { data } = course
  return (
    <Screen
      title={data.name}
      beside={<span class="beside">{[data.city, data.country].filter(Boolean).join(', ')}</span>}
      actions={
        data.replacedBy === undefined &&
        !isRevising && (
          <button type="button" class="button" onClick={() => setRevising(true)}>
            <Icon name="paste" />
            {words.newVersion}
          </button>
        )
      }
    >
      {isRevising ? (
        <PasteCourse words={words} communityId={communityId} replaced={data} />
      ) : (
        <Known course={data} communityId={communityId} words={words} />
      )}
    </Screen>
  )
}

type KnownProps = { readonly course: CourseDetail; readonly communityId: string; readonly words: Words }

/** The course as it is: its tees, what is unusual, and who plays it. */
function Known({ course, communityId, words }: KnownProps) {
  const { replacedBy, tees, unit, checks, usedBy } = course
  const shown = unitShown(communityOf(Number(communityId))?.lengths ?? 'course', unit)
  return (
    <div class="form wide">
      {replacedBy !== undefined && (
        <p class="banner">
          <span>{words.replaced}</span>
          <a class="button tight" href={pathOf('course', { communityId, courseId: String(replacedBy) })}>
            {words.toNewer}
          </a>
        </p>
      )}
      <Offers
        course={course}
        communityId={Number(communityId)}
        mayTake={replacedBy === undefined && mayIn(Number(communityId), 'event.edit')}
        words={words}
      />
      <section class="panel padded">
        <h2>{words.tees}</h2>
        <TeeTable tees={tees.map(({ id: _, ...tee }) => tee)} unit={shown} words={words} />
      </section>
      <Checks checks={checks} words={words} />
      <section class="panel padded">
        <h2>{words.usedBy}</h2>
        {usedBy.length === 0 && <p class="quiet">{words.nobody}</p>}
        <ul class="lines">
          {usedBy.slice(0, 20).map(one => (
            <li key={one.eventId}>
              <span class="quiet">{dayOf(one.startDate)}</span>
              <Link to="overview" params={{ eventId: one.eventId }}>
                {one.name}
              </Link>
              <span class="end">
                <StateMark state={one.state} />
              </span>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}

/** What is right and what is unusual about a course. */
export function Checks({ checks, words }: { readonly checks: CourseDetail['checks']; readonly words: Words }) {
  return (
    <section class="panel padded">
      <h2>{words.checks}</h2>
      <ul class="lines">
        {checks.map(one => (
          <li key={one.text} class={`check-${one.level}`}>
            <Icon name={one.level === 'ok' ? 'check' : one.level === 'warn' ? 'warn' : 'alert'} />
            <span>{one.text}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
