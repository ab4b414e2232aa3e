import { isDeepStrictEqual } from 'node:util'
import { may } from '../../../contract/roles/capabilities.ts'
import { said } from '../../../contract/words/say.ts'
import { type Transaction, violated } from '../../kernel/database/connect.ts'
import type { Refuse } from '../../kernel/refuse.ts'
import { requireOfLink } from '../access/requireOfLink.ts'
import type { Staff } from '../access/staff.ts'
import type { VisibleEvent } from '../access/visibleEvent.ts'
import type { Change } from '../audit/record.ts'
import { type EventState, isClosed } from '../events/eventState.ts'
import { handle } from '../operation/handler.ts'
import { auditOfStep } from './auditOfStep.sql.ts'
import { capabilitiesToTakeBack } from './capabilitiesToTakeBack.ts'
import { bringBackRows, changesBetween, type RowsOfEvent, rowsOfEvent } from './eventRows.sql.ts'
import { hasScores } from './hasScores.sql.ts'
import { laterStepsThatTouched, markUndone, type StepRow, stepsWithIds } from './steps.sql.ts'
import { keptColumns, type RowChange } from './undoTables.ts'

/** Takes steps back, the newest first: everything that each one changed must still be as it left it. */
export const undo = handle('undo', async ({ event, body, tx, caller, requestId, record, refuse }) => {
  const wanted = [...new Set(body.steps)]
  const steps = await stepsWithIds(tx, event, wanted)
  if (steps.length < wanted.length) refuse('NOT_FOUND', 'step')
  for (const step of steps) {
    requireOfLink(refuse, caller, () => step.actor === caller.actor)
    if (caller.staff) requireRight(refuse, caller.staff, event, step)
    if (step.undoneBy !== null) refuse('UNDO_BLOCKED', 'done')
    const present = await rowsOfEvent(tx, event)
    await requireUntouched(refuse, tx, event, step, present)
    if (await hasScores(tx, event, step.rows)) refuse('UNDO_BLOCKED', 'scored')
    await bringBackRows(tx, step.rows).catch(error => {
      if (violated(error) !== undefined) refuse('UNDO_BLOCKED', 'needed')
      throw error
    })
    await requireAlone(refuse, tx, event, step, present)
    await markUndone(tx, event, step.stepId, requestId)
    await recordBackwards(tx, event, step, record)
  }
  if (opensOrCloses(steps.flatMap(step => step.rows))) refuse('UNDO_BLOCKED', 'state')
  return { undone: steps.length }
})

/** Whoever may not do it may not take it back. */
function requireRight(refuse: Refuse<'ROLE_REQUIRED'>, { roles }: Staff, event: VisibleEvent, step: StepRow): void {
  const role = roles.get(event.communityId)
  if (role !== undefined && !capabilitiesToTakeBack(step).every(one => may(role, one)))
    refuse('ROLE_REQUIRED', 'role', { role: said(`mails.roles.${role}`) })
}

/**
 * Making an event official publishes it, and reopening it needs a reason: neither comes about by rows that come back. `rows` are
 * those of all steps that go together, the newest first: who takes back both leaves the state as it is.
 */
function opensOrCloses(rows: readonly RowChange[]): boolean {
  const events = rows.filter(({ table, before, after }) => table === 'event' && before && after)
  return [...Map.groupBy(events, ({ key }) => key).values()].some(ofOne => {
    const [now, then] = [ofOne[0]?.after?.state, ofOne.at(-1)?.before?.state]
    return now !== then && [now, then].some(state => isClosed(state as EventState))
  })
}

async function requireUntouched(
  refuse: Refuse<'UNDO_BLOCKED'>,
  tx: Transaction,
  event: VisibleEvent,
  { rows, stepId }: StepRow,
  present: RowsOfEvent,
): Promise<void> {
  const touched = rows.map(nameOf).filter((name, index) => {
    const row = present.get(name)
    return !isAsLeft(rows[index], row ? JSON.parse(row.text) : null)
  })
  if (touched.length === 0) return
  const later = await laterStepsThatTouched(tx, event, touched, stepId)
  const [last] = later
  if (!last) return refuse('UNDO_BLOCKED', 'changedOutside')
  const local = Temporal.Instant.from(last.at).toZonedDateTimeISO(event.timeZone)
  const time = { time: local.toPlainTime().toString(), clock: event.clock }
  // The steps that the request would have to name too.
  const errors = later.map(one => ({ pointer: '/steps/-', message: said('fields.asWritten', { text: one.stepId }) }))
  return refuse('UNDO_BLOCKED', 'changed', { name: last.actorName ?? said('fields.somebody'), time, errors })
}

/** With a row that goes the database deletes what hangs on it: a player whom somebody has put into the team since. */
async function requireAlone(
  refuse: Refuse<'UNDO_BLOCKED'>,
  tx: Transaction,
  event: VisibleEvent,
  { rows }: StepRow,
  before: RowsOfEvent,
): Promise<void> {
  if (rows.every(row => row.before)) return
  const own = new Set(rows.map(nameOf))
  const changed = changesBetween(before, await rowsOfEvent(tx, event))
  if (changed.some(row => !own.has(nameOf(row)))) refuse('UNDO_BLOCKED', 'needed')
}

function nameOf({ table, key }: RowChange): string {
  return `${table}/${key}`
}

/** Columns that a later version of the service has added do not count, nor those that stay whatever is taken back. */
function isAsLeft(change: RowChange | undefined, present: RowChange['after']): boolean {
  const left = change?.after ?? null
  if (left === null || present === null) return left === present
  const stays = change?.table === 'event' ? keptColumns : []
  return Object.entries(left).every(
    ([column, value]) => stays.includes(column) || isDeepStrictEqual(value, present[column]),
  )
}

/** The log, the streams and the webhooks hear of each change again, the other way round. */
async function recordBackwards(
  tx: Transaction,
  event: VisibleEvent,
  { stepId }: StepRow,
  record: (change: Change) => Promise<void>,
): Promise<void> {
  const { communityId, eventId: here } = event
  await record({ communityId, eventId: here, kind: 'step.undone', subject: { step: stepId } })
  for (const { eventId, kind, subject, before, after } of await auditOfStep(tx, event, stepId))
    await record({
      communityId,
      eventId,
      kind,
      subject: { ...subject, undoes: stepId },
      before: after ?? undefined,
      after: before ?? undefined,
    })
}
