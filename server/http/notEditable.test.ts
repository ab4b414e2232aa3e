import { afterAll, beforeAll, expect, test } from 'vitest'
import { type AnyOperationId, allOperations } from '../../contract/all.ts'
import { needsOpenEvent, type Operation, takesSession } from '../../contract/operation.ts'
import { type AnyCase, prepareCase } from '../../test/askCase.ts'
import { askMeanwhile } from '../../test/askMeanwhile.ts'
import { databaseHash } from '../../test/databaseHash.ts'
import { everyCase } from '../../test/everyCase.ts'
import { caseOf, eventOf, operationsThatRefuse, refusalOf } from '../../test/refusalOf.ts'
import { startWorld, type World } from '../../test/world.ts'
import { visibleEvent } from '../domain/access/visibleEvent.ts'
import type { Transaction } from '../kernel/database/connect.ts'
import { sql } from '../kernel/database/sql.ts'

const ids = Object.keys(allOperations) as AnyOperationId[]
const entryOf = (id: AnyOperationId): Operation => allOperations[id]
const successOf = (id: AnyOperationId) => (everyCase[id] as { readonly success: AnyCase }).success
const withoutProgram = (id: AnyOperationId) => takesSession(entryOf(id))

/** Who changes events: the owner of the club, and its program where one may call the operation. */
const callers = (wanted: (op: Operation) => boolean) =>
  ids
    .filter(id => wanted(entryOf(id)))
    .flatMap(id => [[id, 'owner'] as const, ...(withoutProgram(id) ? [] : [[id, 'program'] as const])])

const isWrite = (op: Operation) => op.method !== 'GET' && op.transaction === 'write'
const isInEvent = (op: Operation) => op.params?.properties.eventId !== undefined

// Who is refused changes nothing, so that most can share a world.
let shared: World
let closed: World
beforeAll(async () => {
  shared = await startWorld()
  closed = await startWorld()
})
afterAll(async () => {
  await shared.close()
  await closed.close()
})

test.each([
  ...callers(needsOpenEvent).map(each => [...each, 'official'] as const),
  ['renameTeam', 'program', 'cancelled'] as const,
])('%s by the %s is refused in an event that is %s, and changes nothing', async (id, as, state) => {
  const isOwn = successOf(id).given !== undefined
  const world = isOwn ? await startWorld() : closed
  try {
    await prepareCase(world, successOf(id))
    await world.rows('update event set state = $1', [state])
    const hash = await databaseHash(world)
    expect(await refusalOf(world, id, successOf(id), as)).toBe('EVENT_NOT_EDITABLE')
    expect(await databaseHash(world)).toBe(hash)
  } finally {
    if (isOwn) await world.close()
  }
})

test.each(ids.filter(id => entryOf(id).closedToo))('%s goes on in an official event', async id => {
  const world = await startWorld()
  try {
    await prepareCase(world, successOf(id))
    await world.rows(`update event set state = 'official'`)
    expect(await refusalOf(world, id, successOf(id))).not.toBe('EVENT_NOT_EDITABLE')
  } finally {
    await world.close()
  }
})

test('every change of an event waits until it is reopened, but for those that change nothing that counts', () => {
  const allowed = ids.filter(id => isWrite(entryOf(id)) && isInEvent(entryOf(id)) && !needsOpenEvent(entryOf(id)))
  expect(allowed.sort()).toEqual([
    'cloneEvent',
    'createStaffLink',
    'endStaffLink',
    'markPosted',
    'markPrinted',
    'recordNotes',
    'regenerateLink',
    'sendMessage',
    'setAnnouncement',
    'setEventState',
    'setPaidOut',
    'stopMessage',
    'updateRegistration',
  ])
  for (const id of ids) if (entryOf(id).closedToo) expect(isInEvent(entryOf(id)), id).toBe(true)
})

test.each(operationsThatRefuse('SCORE_ENTERED').filter(id => needsOpenEvent(entryOf(id))))(
  '%s of an official event with scores says that nothing can be changed, not that a score is entered',
  async id => {
    const world = await startWorld()
    try {
      const tried = caseOf(id, 'SCORE_ENTERED')
      await prepareCase(world, tried)
      expect(await refusalOf(world, id, tried)).toBe('SCORE_ENTERED')
      await world.rows(`update event set state = 'official' where event_id = $1`, [Number(eventOf(tried).slice(2))])
      expect(await refusalOf(world, id, tried)).toBe('EVENT_NOT_EDITABLE')
    } finally {
      await world.close()
    }
  },
)

// Scores are judged when their round is locked in its state: see scoreMeanwhile.test.ts.
test.each(callers(op => needsOpenEvent(op) && op.id !== 'recordScores'))(
  '%s by the %s waits for who closes the event, and is refused',
  async (id, as) => {
    const tried = successOf(id)
    const world = tried.given === undefined ? shared : await startWorld()
    try {
      await prepareCase(world, tried)
      const close = async (tx: Transaction) => {
        if (!(await visibleEvent(tx, eventOf(tried), [1], 'alone'))) throw new Error(`${eventOf(tried)} is not there`)
        await tx.rows(
          sql`update event set state = 'official' where community_id = 1 and event_id = ${Number(eventOf(tried).slice(2))}`,
        )
      }
      const before = await world.rows(`select event_id as id, state from event where community_id = 1`)
      const asked = await askMeanwhile(world, close, () => refusalOf(world, id, tried, as))
      for (const { id: eventId, state } of before)
        await world.rows(`update event set state = $2 where event_id = $1`, [eventId, state])
      expect(asked).toEqual({ answer: 'EVENT_NOT_EDITABLE', waited: true })
    } finally {
      if (world !== shared) await world.close()
    }
  },
)

test('a program that sets the state of an event waits for who is changing it', async () => {
  const world = await startWorld()
  try {
    const change = (tx: Transaction) => visibleEvent(tx, 'S-110', [1], 'beside')
    const set = () =>
      refusalOf(
        world,
        'setEventState',
        { input: { params: { eventId: 'S-110' }, body: { state: 'in progress' } } } as AnyCase,
        'program',
      )
    expect(await askMeanwhile(world, change, set)).toMatchObject({ waited: true })
  } finally {
    await world.close()
  }
})
