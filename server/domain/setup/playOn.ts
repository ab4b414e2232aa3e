import type { GivenEventSettings } from '../../../contract/settings/givenEventSettings.ts'
import type { Transaction } from '../../kernel/database/connect.ts'
import { nameKey } from '../../kernel/keys/nameKey.ts'
import type { Change } from '../audit/record.ts'
import { followSettings, handicapsBefore } from '../handicaps/followSettings.ts'
import { type NamedTee, namedTees, replaceTees } from './courseUses.sql.ts'
import { type EventRow, writeEvent } from './eventChange.sql.ts'
import { writeCourses } from './roundRows.sql.ts'
import type { WholeEvent } from './wholeEvent.ts'

/**
 * Lets the rounds of `courses` be played on these courses, the usual one first, and the event on all of its rounds. Tees that
 * go become those of the same name and gender, else the usual ones; handicaps follow. Nothing may hang on a course that goes:
 * see `courseUses`; or it has a next version in `versions`, and everything
 * goes there. Records what changed.
 */
export async function playOn(
  tx: Transaction,
  whole: WholeEvent,
  courses: ReadonlyMap<number, readonly number[]>,
  record: (change: Change) => Promise<void>,
  versions: ReadonlyMap<number, number> = new Map(),
): Promise<void> {
  const { first, rounds, partOf } = whole
  const { communityId } = partOf(first)
  const coursesOf = ({ eventId, courseIds }: EventRow) => courses.get(eventId) ?? courseIds
  const ofEvent = rounds.length === 0 ? coursesOf(first) : [...new Set(rounds.flatMap(coursesOf))]
  const parts = [first, ...rounds].map(row => ({ row, courseIds: row === first ? ofEvent : coursesOf(row) }))
  const changing = parts.filter(({ row, courseIds }) => row.courseIds.join() !== courseIds.join())
  const before = await Promise.all(changing.map(({ row }) => handicapsBefore(tx, partOf(row))))
  const all = [...new Set(changing.flatMap(({ row, courseIds }) => [...row.courseIds, ...courseIds]))]
  const tees = await namedTees(tx, all)
  for (const [at, { row, courseIds }] of changing.entries()) {
    const instead = teesInstead(tees, row.courseIds, courseIds)
    const settings = withDefaultTees(row.settings, instead)
    await writeCourses(tx, communityId, row.eventId, courseIds, versions)
    await writeEvent(tx, communityId, row.eventId, { ...row, settings })
    await replaceTees(tx, communityId, row.eventId, replaced(instead, tees))
    await record({
      communityId,
      eventId: row.eventId,
      kind: 'setup.coursesSet',
      subject: { eventIds: [row.eventId], courseIds },
      before: { courseIds: row.courseIds, defaultTees: row.settings.defaultTees },
      after: { courseIds, defaultTees: settings.defaultTees },
    })
    const handicaps = before[at]
    const present = new Map([...instead].flatMap(([tee, becomes]) => (becomes === undefined ? [] : [[tee, becomes]])))
    if (handicaps) await followSettings(tx, handicaps, record, present)
  }
}

/** The tees that go, each with the one of its name and gender on the courses that come, if there is one. */
function teesInstead(
  tees: readonly NamedTee[],
  before: readonly number[],
  after: readonly number[],
): ReadonlyMap<number, number | undefined> {
  const isSame = (a: NamedTee, b: NamedTee) => a.gender === b.gender && nameKey(a.name) === nameKey(b.name)
  const going = tees.filter(({ courseId }) => before.includes(courseId) && !after.includes(courseId))
  const coming = tees.filter(({ courseId }) => after.includes(courseId))
  return new Map(going.map(tee => [tee.teeId, coming.find(other => isSame(tee, other))?.teeId]))
}

function withDefaultTees(
  settings: EventRow['settings'],
  instead: ReadonlyMap<number, number | undefined>,
): Readonly<Record<string, unknown>> {
  const { defaultTees, ...rest } = settings as GivenEventSettings
  const kept = Object.entries(defaultTees ?? {}).flatMap(([gender, tee]) => {
    const becomes = instead.has(tee) ? instead.get(tee) : tee
    return becomes === undefined ? [] : [[gender, becomes] as const]
  })
  return kept.length > 0 ? { ...rest, defaultTees: Object.fromEntries(kept) } : rest
}

function replaced(instead: ReadonlyMap<number, number | undefined>, tees: readonly NamedTee[]) {
  return [...instead].map(([teeId, becomes]) => ({
    teeId,
    becomes: becomes ?? null,
    courseId: tees.find(tee => tee.teeId === becomes)?.courseId ?? null,
  }))
}
