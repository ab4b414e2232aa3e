import { afterAll, beforeAll, expect, test } from 'vitest'
import { type StaffCalls, staffCalls } from '../../../test/staffCalls.ts'
import { openRegistration } from '../../../test/testForms.ts'
import { startWorld, type World } from '../../../test/world.ts'

let world: World
let staff: StaffCalls
beforeAll(async () => {
  world = await startWorld()
  staff = staffCalls(world)
  const questions = [
    { id: 'food', text: 'What do you eat?', kind: 'text' },
    { id: 'bus', text: 'Do you come by bus?', kind: 'yesNo' },
  ] as const
  await openRegistration(world, { questions: [...questions] })
})
afterAll(() => world.close())

const params = { eventId: 'S-110', playerId: 3 }
const storedRegistration = async (as?: Parameters<StaffCalls['call']>[2]) => {
  const { players } = await staff.call('listRegistrations', { params: { eventId: 'S-110' } }, as)
  const { handle, answers, paidCents, note } = players.find(one => one.playerId === 3) ?? {}
  return { handle, answers, paidCents, note }
}

test('nickname, answers, payment and note are kept, told to those who may see contacts, and taken back in one step', async () => {
  const before = await storedRegistration()
  const answers = [{ question: 'bus', answer: 'Yes' }]
  await staff.call('updateRegistration', { params, body: { handle: 'Cari', paidCents: 4000, note: 'Cash', answers } })
  const after = { handle: 'Cari', paidCents: 4000, note: 'Cash', answers }
  expect(await storedRegistration()).toEqual(after)
  expect(await storedRegistration('scorer')).toEqual({ handle: 'Cari' })
  const log = await staff.call('listEventLog', { params: { eventId: 'S-110' } }, 'scorer')
  expect(JSON.stringify(log)).not.toContain('Cash')
  const [step] = await world.rows('select step_id from step order by step_number desc limit 1')
  await staff.call('undo', { params: { eventId: 'S-110' }, body: { steps: [String(step?.step_id)] } })
  expect(await storedRegistration()).toEqual(before)
})

test('a field that somebody else has changed is refused with what it is now, and the rest stays as it was', async () => {
  await staff.call('updateRegistration', { params, body: { note: 'Pays on the day' } })
  const body = { note: { from: null, to: 'Paid' }, paidCents: { from: null, to: 100 } }
  const refused = await staff.refused('updateRegistration', { params, body }, 'director')
  expect(refused).toMatchObject({
    code: 'CHANGED_MEANWHILE',
    errors: [{ pointer: '/note', present: 'Pays on the day' }],
    theirs: { at: expect.any(String) },
  })
  expect((await storedRegistration()).paidCents).toBeUndefined()
})

test('an answer is one of those that the question allows, and a question is one that is asked', async () => {
  const asked = async (question: string, answer: string) =>
    (await staff.refused('updateRegistration', { params, body: { answers: [{ question, answer }] } })).errors
  expect(await asked('bus', 'Perhaps')).toMatchObject([{ pointer: '/answers/0/answer' }])
  expect(await asked('shirt', 'XL')).toMatchObject([{ pointer: '/answers/0/question' }])
})
