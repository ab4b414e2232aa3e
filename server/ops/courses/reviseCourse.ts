import { said } from '../../../contract/words/say.ts'
import { requireCommunity } from '../../domain/access/requireCommunity.ts'
import { type VisibleEvent, visibleEvent } from '../../domain/access/visibleEvent.ts'
import { courseDetail } from '../../domain/courses/courseDetail.ts'
import { clubOf } from '../../domain/courses/courseVersions.sql.ts'
import { handle } from '../../domain/operation/handler.ts'
import { namedTees, teeUses } from '../../domain/setup/courseUses.sql.ts'
import type { EventRow } from '../../domain/setup/eventChange.sql.ts'
import { playOn } from '../../domain/setup/playOn.ts'
import { type WholeEvent, wholeEvent } from '../../domain/setup/wholeEvent.ts'
import { nameKey } from '../../kernel/keys/nameKey.ts'
import { requireNone } from '../../kernel/refuse.ts'
import { insertCourse } from './insertCourse.ts'

export const reviseCourse = handle(
  'reviseCourse',
  async ({ params, body, caller, tx, now, language, record, refuse }) => {
    const { communityId, eventIds = [], ...course } = body
    requireCommunity(refuse, caller, communityId)
    const { id } = params
    const before = await courseDetail(tx, caller.communities, id, language, [communityId])
    if (!before) return refuse('NOT_FOUND', 'anyCourse', { courseId: id })
    if (before.replacedBy !== undefined) refuse('IN_USE', 'replaced', { course: before.name })
    const courseId = await insertCourse(refuse, tx, course, now, { club: await clubOf(tx, communityId), replaces: id })
    await record({
      communityId,
      kind: 'course.revised',
      subject: { courseIds: [courseId, id] },
      before: { tees: before.tees },
      after: course,
    })
    const versions = new Map([[id, courseId]])
    for (const { event, rounds, whole } of await eventsThatTake()) {
      await requireTees(event, rounds)
      const courses = rounds.map(
        round => [round.eventId, round.courseIds.map(one => versions.get(one) ?? one)] as const,
      )
      await playOn(tx, whole, new Map(courses), record, versions)
    }
    const detail = await courseDetail(tx, caller.communities, courseId, language, [communityId])
    if (!detail) throw new Error(`Course ${courseId} was made and is gone.`)
    return detail

    /** The events, each with those of its rounds that take the next version: none has begun. */
    async function eventsThatTake() {
      const found = new Map<number, { event: VisibleEvent; whole: WholeEvent; rounds: EventRow[] }>()
      for (const [at, publicId] of eventIds.entries()) {
        const event = await visibleEvent(tx, publicId, caller.communities, 'alone')
        if (!event) return refuse('UNAUTHORIZED', 'event')
        const known = found.get(event.registrationEventId)
        const whole = known?.whole ?? (await wholeEvent(tx, event))
        const all =
          event.kind === 'M'
            ? whole.rounds
            : [whole.first, ...whole.rounds].filter(row => row.eventId === event.eventId)
        const rounds = all.filter(round => round.courseIds.includes(id))
        requireNone(
          refuse,
          rounds.length > 0 ? [] : [{ pointer: `/eventIds/${at}`, message: said('fields.isNotPlayedOnCourse') }],
        )
        const begun = rounds.find(({ state, hasScores }) => hasScores || (state !== 'draft' && state !== 'published'))
        if (begun || event.closed) refuse('IN_USE', 'begun', { name: begun?.name ?? whole.own.name })
        found.set(event.registrationEventId, {
          event,
          whole,
          rounds: [...new Set([...(known?.rounds ?? []), ...rounds])],
        })
      }
      return [...found.values()]
    }

    /** Whoever plays a tee of the course finds it in the next version. */
    async function requireTees({ communityId: owner, registrationEventId }: VisibleEvent, rounds: readonly EventRow[]) {
      const tees = await namedTees(tx, [id, courseId])
      const missing = tees.filter(
        tee =>
          tee.courseId === id &&
          !tees.some(
            other =>
              other.courseId === courseId && other.gender === tee.gender && nameKey(other.name) === nameKey(tee.name),
          ),
      )
      const ids = [registrationEventId, ...rounds.map(({ eventId }) => eventId)]
      const [used] = await teeUses(
        tx,
        owner,
        [...new Set(ids)],
        missing.map(({ teeId }) => teeId),
      )
      const tee = missing.find(({ teeId }) => teeId === used?.teeId)
      if (!used || !tee || !before) return
      refuse('IN_USE', 'tee', { course: before.name, tee: tee.name, count: used.uses })
    }
  },
)
