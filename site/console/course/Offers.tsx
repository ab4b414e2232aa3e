import { useState } from 'preact/hooks'
import { pathOf } from '../../../contract/site/consoleScreens.ts'
import { call } from '../../ui/call.ts'
import { DeedDialog } from '../../ui/DeedDialog.tsx'
import { Check } from '../../ui/Field.tsx'
import { go } from '../../ui/router.tsx'
import { useDeed } from '../../ui/useDeed.tsx'
import { dayOf } from '../../ui/words.ts'
import type { CourseDetail, Words } from './Course.tsx'

type Offer = CourseDetail['offers'][number]
type OffersProps = {
  readonly course: CourseDetail
  readonly communityId: number
  readonly mayTake: boolean
  readonly words: Words
}

/** What other clubs have changed about a course since: it is theirs until this club takes it over. */
export function Offers({ course, communityId, mayTake, words }: OffersProps) {
  const [taken, setTaken] = useState<Offer | undefined>()
  if (course.offers.length === 0) return null
  return (
    <section class="panel padded">
      <h2>{words.offers}</h2>
      <p class="quiet">{words.offersHint}</p>
      <ul class="lines">
        {course.offers.map(offer => (
          <li key={offer.courseId}>
            <span>
              {words.offer({ club: offer.club, day: dayOf(offer.madeDt.slice(0, 10)) })}
              <Differences offer={offer} words={words} />
            </span>
            {mayTake && (
              <button type="button" class="button tight end" onClick={() => setTaken(offer)}>
                {words.take}
              </button>
            )}
          </li>
        ))}
      </ul>
      {taken && (
        <TakeDialog
          course={course}
          offer={taken}
          communityId={communityId}
          words={words}
          onClose={() => setTaken(undefined)}
        />
      )}
    </section>
  )
}

const mostHoles = 6

function Differences({ offer, words }: { readonly offer: Offer; readonly words: Words }) {
  return (
    <ul class="plain-lines">
      {offer.differences.map(one => (
        <li key={`${one.tee} ${one.gender} ${one.what}`}>
          <small>
            {one.tee}, {words.gender[one.gender]}: {words.differs[one.what]}
            {one.from !== undefined && ` ${one.from} → ${one.to}`}
            {one.holes !== undefined && ` (${onHoles(one.holes, words)})`}
          </small>
        </li>
      ))}
    </ul>
  )
}

function onHoles(holes: readonly number[], words: Words): string {
  if (holes.length > mostHoles) return words.manyHoles({ count: holes.length })
  return holes.length === 1 ? words.hole({ hole: holes[0] ?? 0 }) : words.holes({ holes: holes.join(', ') })
}

function TakeDialog({
  course,
  offer,
  communityId,
  words,
  onClose,
}: Omit<OffersProps, 'mayTake'> & { readonly offer: Offer; readonly onClose: () => void }) {
  const later = course.usedBy.filter(one => one.takesNext)
  const [taking, setTaking] = useState<ReadonlySet<string>>(new Set(later.map(one => one.eventId)))
  const deed = useDeed(async () => {
    const { name, city, state, country, unit, tees } = await call('getCourse', { params: { id: offer.courseId } })
    const made = await call('reviseCourse', {
      params: { id: course.courseId },
      body: {
        communityId,
        name,
        unit,
        ...(city !== undefined && { city }),
        ...(state !== undefined && { state }),
        ...(country !== undefined && { country }),
        tees: tees.map(({ id: _, ...tee }) => tee),
        eventIds: [...taking],
      },
    })
    go(pathOf('course', { communityId: String(communityId), courseId: String(made.courseId) }))
  })
  return (
    <DeedDialog title={words.takeTitle({ club: offer.club })} submit={words.take} deed={deed} onClose={onClose}>
      <Differences offer={offer} words={words} />
      <h3>{words.takes}</h3>
      {later.length === 0 && <p class="quiet">{words.takesNobody}</p>}
      {later.map(one => (
        <Check
          key={one.eventId}
          words={`${one.name}, ${dayOf(one.startDate)}`}
          checked={taking.has(one.eventId)}
          onChange={plays =>
            setTaking(new Set(plays ? [...taking, one.eventId] : [...taking].filter(id => id !== one.eventId)))
          }
        />
      ))}
    </DeedDialog>
  )
}
