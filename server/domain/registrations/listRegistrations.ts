import { may } from '../../../contract/roles/capabilities.ts'
import { toDecimal } from '../../../rules/exact.ts'
import { type HandicapInEffect, handicapsInEffect } from '../handicaps/handicapsInEffect.ts'
import { handle } from '../operation/handler.ts'
import { type FieldRow, fieldOf, type WaitingRow, waitingIn } from './field.sql.ts'
import { recordedDraws } from './recordedDraws.sql.ts'

export const listRegistrations = handle('listRegistrations', async ({ tx, event, caller }) => {
  const [rows, handicaps, waiting, draws] = await Promise.all([
    fieldOf(tx, event),
    handicapsInEffect(tx, event, 'event'),
    waitingIn(tx, event),
    recordedDraws(tx, event.communityId, event.registrationEventId),
  ])
  const byPlayer = new Map(handicaps.map(handicap => [handicap.playerId, handicap]))
  const role = caller.staff.roles.get(event.communityId)
  const seesContacts = role !== undefined && may(role, 'contacts.see')
  return {
    players: rows.map(row => fieldPlayer(row, byPlayer.get(row.playerId), seesContacts)),
    waiting: waiting.map(waitingPerson),
    draws,
  }
})

function waitingPerson({ suffix, place, offerUntil, ...person }: WaitingRow) {
  return {
    ...person,
    ...(suffix !== null && { suffix }),
    ...(place !== null && { place }),
    ...(offerUntil !== null && { offerUntil }),
  }
}

function fieldPlayer(row: FieldRow, handicap: HandicapInEffect | undefined, seesContacts: boolean) {
  const { suffix, handle: nickname, email, hcId, teamId, teePairingId, answers, paidCents, note, ...rest } = row
  return {
    ...rest,
    ...(suffix !== null && { suffix }),
    ...(nickname !== null && { handle: nickname }),
    ...(seesContacts && email !== null && { email }),
    ...(hcId !== null && { hcId }),
    ...(teamId !== null && { teamId }),
    ...(teePairingId !== null && { teePairingId }),
    ...(seesContacts && {
      answers: Object.entries(answers).map(([question, answer]) => ({ question, answer })),
      ...(paidCents !== null && { paidCents }),
      ...(note !== null && { note }),
    }),
    handicap: handicapOf(handicap),
  }
}

function handicapOf(handicap: HandicapInEffect | undefined) {
  const { indexTenths = null, hcCourse = null, hcPlaying = null, tee, byHand = false } = handicap ?? {}
  const { lockedAt = null, reason = null } = handicap ?? {}
  return {
    ...(indexTenths !== null && { hcIndex: toDecimal(indexTenths) }),
    ...(hcCourse !== null && { hcCourse }),
    ...(hcPlaying !== null && { hcPlaying }),
    ...(tee && { courseId: tee.courseId, teeId: tee.teeId, teeName: tee.name }),
    byHand,
    ...(lockedAt !== null && { lockedDt: lockedAt }),
    ...(reason !== null && { manualMsg: reason }),
  }
}
