/** Every kind of step is done, taken back and done again by every role: whoever may not do it takes it neither back nor forth. */
import { expect, test } from 'vitest'
import { type AnyOperationId, allOperations } from '../contract/all.ts'
import { type Parts, requestOf } from '../contract/client.ts'
import type { Operation } from '../contract/operation.ts'
import { may, type Role, roles } from '../contract/roles/capabilities.ts'
import { whoMay } from '../contract/roles/whoMay.ts'
import { staffLinkPurposes } from '../contract/staffLinks/console.ts'
import { capabilitiesToTakeBack } from '../server/domain/undo/capabilitiesToTakeBack.ts'
import { sampled } from '../tools/sampled.ts'
import { everyCase } from './everyCase.ts'
import { headersOf, type Person, startLinkedWorld } from './rolesWorld.ts'
import { staffCalls } from './staffCalls.ts'
import { startWorld, type World } from './world.ts'

type Success = { readonly input: Parts; readonly given?: readonly string[] }
type Answer = { readonly status: number; readonly step: string; readonly code?: string }

const links = staffLinkPurposes.map(one => `link:${one}` as const)
const writes = (Object.values(allOperations) as Operation[]).filter(
  op => op.transaction === 'write' && op.path.includes('{eventId}') && whoMay(op) !== 'programs' && op.id !== 'undo',
)

test.each(sampled(writes, 40))(
  '$id is taken back, done again and taken back by whoever may do it, and by nobody else',
  async op => {
    const { input, given = [] } = op.id === 'setEventState' ? suspended : successOf(op)
    const world = await startLinkedWorld(given)
    try {
      const eventId = String(input.params?.eventId)
      const done = await ask(world, op, input, 'manager', eventId)
      expect(done.status).toBe(200)
      let last = done.step
      if (!(await isStep(world, last))) return expect(keepsNoStep).toContain(op.id)
      expect(keepsNoStep).not.toContain(op.id)
      const holders = roles.filter(role => mayTakeBack(op, role))
      const undo = (person: Person, step: string) =>
        ask(world, allOperations.undo, { params: { eventId }, body: { steps: [step] } }, person, eventId)
      for (const link of links) expect((await undo(link, last)).code, link).toMatch(/UNAUTHORIZED|TOKEN_INVALID/)
      for (const holder of holders) {
        // Back, forth, and back; the last one leaves it to the next role.
        for (let turn = 0; turn < 3; turn += 1) {
          for (const role of roles.filter(one => !holders.includes(one)))
            expect((await undo(role, last)).code, `${role}, turn ${turn}`).toBe('ROLE_REQUIRED')
          const { status, code, step } = await undo(holder, last)
          if (code === 'UNDO_BLOCKED') return
          expect([status, code], `${holder}, turn ${turn}`).toEqual([200, undefined])
          last = step
        }
      }
    } finally {
      await world.close()
    }
  },
)

/** Its case is a program's; people are asked whether the event is ready. */
const suspended: Success = {
  input: { params: { eventId: 'S-110' }, body: { state: 'suspended', reason: 'Lightning' } },
  given: ["update event set state = 'in progress' where event_id = 110"],
}

function successOf({ id }: Operation): Success {
  return (everyCase[id as AnyOperationId] as { readonly success: Success }).success
}

/** What these write is no row of the event that a step brings back (`neverUndone`), or takes the event with its steps. */
const keepsNoStep: readonly string[] = [
  ...[
    'recordScores',
    'correctCard',
    'signCard',
    'unsignCard',
    'setCardStatus',
    'moveScores',
    'swapScores',
    'addPenalty',
  ],
  ...['setCheckIns', 'recordStart', 'recordNotes', 'setPaidOut', 'sendMessage', 'stopMessage', 'publishTeeSheet'],
  ...['markPrinted', 'regenerateLink', 'createStaffLink', 'endStaffLink', 'cloneEvent', 'deleteEvent'],
]

function mayTakeBack(op: Operation, role: Role): boolean {
  // Play is held up by scorers too; which state comes back is for those who set events up.
  return op.id === 'setEventState' ? may(role, 'event.edit') : whoMay(op).includes(role)
}

async function isStep(world: World, step: string): Promise<boolean> {
  return (await world.rows('select 1 from step where step_id = $1', [step])).length > 0
}

async function ask(world: World, op: Operation, input: Parts, person: Person, eventId: string): Promise<Answer> {
  const request = requestOf(op, input, {})
  const headers = { ...request.headers, ...headersOf(world, person, Number(eventId.slice(2))) }
  const answer = await world.app.inject({
    method: request.method as 'GET',
    url: request.path,
    headers,
    ...(request.body !== undefined && { payload: request.body }),
  })
  const code: string | undefined = answer.statusCode >= 400 ? JSON.parse(answer.payload).code : undefined
  return { status: answer.statusCode, step: String(answer.headers['x-request-id']), ...(code && { code }) }
}

test('a helper takes back and does again what the own link did, and nothing that others did', async () => {
  const world = await startLinkedWorld(suspended.given)
  try {
    const undo = (person: Person, step: string) =>
      ask(world, allOperations.undo, { params: { eventId: 'S-110' }, body: { steps: [step] } }, person, 'S-110')
    const mine = await ask(world, allOperations.setEventState, suspended.input, 'link:official', 'S-110')
    expect(mine).toMatchObject({ status: 200 })
    const back = await undo('link:official', mine.step)
    expect((await undo('link:starter', back.step)).code).toBe('UNAUTHORIZED')
    expect((await undo('scorer', back.step)).code).toBe('ROLE_REQUIRED')
    const again = await undo('link:official', back.step)
    expect(again).toMatchObject({ status: 200 })
    const theirs = await undo('director', again.step)
    expect((await undo('link:official', theirs.step)).code).toBe('UNAUTHORIZED')
  } finally {
    await world.close()
  }
})

test('what is not known asks for the right to set the event up', () => {
  expect(capabilitiesToTakeBack({ operation: 'gone', tookBack: null })).toEqual(['event.edit'])
  expect(capabilitiesToTakeBack({ operation: 'undo', tookBack: null })).toEqual(['event.edit'])
  expect(capabilitiesToTakeBack({ operation: 'undo', tookBack: ['withdrawPlayer', 'gone'] })).toEqual([
    'rulings.make',
    'event.edit',
  ])
})

test('a preview shows no contacts, notes, payments and answers to whom the log shows none', async () => {
  const world = await startWorld()
  try {
    const staff = staffCalls(world)
    const params = { eventId: 'S-110' }
    await staff.call('withdrawPlayer', { params: { ...params, playerId: 9 }, body: {} }, 'scorer')
    const { entries } = await staff.call('listEventLog', { params, query: { most: 1 } })
    const step = entries[0]?.step ?? ''
    await world.rows(
      `insert into audit (community_id, at, actor, action, event_id, request_id, subject, before, after)
       values (1, now(), 'administrator:12', 'registration.changed', 110, $1, '{"playerIds": [9]}',
         '{"personNote": "owes us a round", "paidCents": 4711, "answers": {"shirt": "XXL"}}', '{"email": "walter.in@example.com"}')`,
      [step],
    )
    const told = async (as: 'director' | 'scorer') =>
      JSON.stringify(await staff.call('undo', { params, query: { preview: true }, body: { steps: [step] } }, as))
    for (const secret of ['owes us a round', '4711', 'XXL', 'walter.in@example.com']) {
      expect(await told('director')).toContain(secret)
      expect(await told('scorer')).not.toContain(secret)
    }
    expect(await told('scorer')).toContain('registration.withdrawn')
  } finally {
    await world.close()
  }
})
