import type { Transaction } from '../../kernel/database/connect.ts'
import type { VisibleEvent } from '../access/visibleEvent.ts'
import type { Change } from '../audit/record.ts'
import { playedCourses } from '../courses/courses.sql.ts'
import { eventOrRounds } from '../events/eventOrRounds.sql.ts'
import { handicapValues, isChange } from './changeHandicap.ts'
import { defaultTee } from './defaultTee.ts'
import { gendersOf } from './followSettings.sql.ts'
import { computed, type HandicapInEffect, handicapsInEffect } from './handicapsInEffect.ts'
import { playerHandicapRecord } from './playerHandicapRecord.ts'
import { writeHandicaps } from './roundHandicap.sql.ts'

type UsualTees = Readonly<Record<'M' | 'F', number | undefined>>

/** The handicaps that an event keeps for its players, and the tees that they usually play, before a change of its settings or courses. */
export type HandicapsBefore = {
  readonly part: VisibleEvent
  readonly usual: UsualTees
  readonly genders: ReadonlyMap<number, 'M' | 'F'>
  readonly handicaps: readonly HandicapInEffect[]
}

/** To be read before the change, by who holds the event; holds the registrations. */
export async function handicapsBefore(tx: Transaction, part: VisibleEvent): Promise<HandicapsBefore> {
  const genders = await gendersOf(tx, part)
  const [usual, handicaps] = await Promise.all([usualTees(tx, part), handicapsInEffect(tx, part, 'event')])
  return { part, usual, genders, handicaps: handicaps.filter(({ own, locked }) => own && !locked) }
}

/**
 * Lets these handicaps follow the settings and courses of now: who played the usual tee plays the usual one, a tee that is not
 * played any more becomes that of `teeInstead` or the usual one, and values are computed again. Locked handicaps stay, and of
 * those set by hand only the tee changes, where it has to. Records one change with all that moved.
 */
export async function followSettings(
  tx: Transaction,
  { part, usual: usualBefore, genders, handicaps }: HandicapsBefore,
  record: (change: Change) => Promise<void>,
  teeInstead: ReadonlyMap<number, number> = new Map(),
): Promise<void> {
  const [usual, [now]] = await Promise.all([usualTees(tx, part), eventOrRounds(tx, part, 'event')])
  if (!now) throw new Error(`Event ${part.eventId} was visible and is gone.`)
  const moved = handicaps.flatMap(before => {
    const gender = genders.get(before.playerId) ?? 'M'
    const present = before.tee?.teeId
    const isGone = present === undefined || !now.tees.has(present)
    const wanted = isGone ? teeInstead.get(present ?? 0) : present === usualBefore[gender] ? usual[gender] : present
    const tee = now.tees.get(wanted ?? usual[gender] ?? 0)
    const after = following({ ...before, part: now }, tee, isGone)
    return isChange(before, after) ? [{ before, after }] : []
  })
  if (moved.length === 0) return
  await writeHandicaps(
    tx,
    part,
    moved.map(({ after }) => handicapValues(after)),
  )
  const { communityId, eventId } = part
  await record({
    communityId,
    eventId,
    kind: 'playerHandicap.followed',
    subject: { playerIds: moved.map(({ after }) => after.playerId) },
    before: moved.map(one => playerHandicapRecord(one.before)),
    after: moved.map(one => playerHandicapRecord(one.after)),
  })
}

function following(handicap: HandicapInEffect, tee: HandicapInEffect['tee'], isGone: boolean): HandicapInEffect {
  if (handicap.byHand) return isGone ? { ...handicap, tee } : handicap
  return handicap.indexTenths === null ? { ...handicap, tee } : computed({ ...handicap, tee })
}

async function usualTees(tx: Transaction, part: VisibleEvent): Promise<UsualTees> {
  const [courses, [own]] = await Promise.all([playedCourses(tx, part), eventOrRounds(tx, part, 'event')])
  if (!own) throw new Error(`Event ${part.eventId} was visible and is gone.`)
  const teeOf = (gender: 'M' | 'F') => defaultTee(courses, gender, own.settings)?.teeId
  return { M: teeOf('M'), F: teeOf('F') }
}
