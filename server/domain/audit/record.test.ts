import { afterAll, beforeAll, expect, test } from 'vitest'
import { startWorld, type World } from '../../../test/world.ts'
import { type Origin, record } from './record.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.close())

const origin: Origin = { actor: 'operator', now: Temporal.Instant.from('2026-05-03T10:00:00Z') }
const change = (kind: string) => ({ communityId: 1, kind, subject: {} })

test('this server hears with the commit of whatever transaction recorded a change, and never of what was taken back', async () => {
  const { database, changes } = world.service
  const heard: string[] = []
  await changes.follow(
    () => undefined,
    written => heard.push(...written.map(({ kind }) => kind)),
  )
  await database.write('everything', async tx => {
    await record(tx, change('test.kept'), origin)
    expect(heard).toEqual([])
  })
  expect(heard).toEqual(['test.kept'])
  let tries = 0
  await database.write([1], async tx => {
    tries += 1
    await record(tx, change(`test.try${tries}`), origin)
    if (tries === 1) throw Object.assign(new Error('Connection terminated'), { code: 'ECONNRESET' })
  })
  expect(heard).toEqual(['test.kept', 'test.try2'])
  const failed = database.write('everything', async tx => {
    await record(tx, change('test.lost'), origin)
    throw new Error('no')
  })
  await expect(failed).rejects.toThrow('no')
  expect(heard).toEqual(['test.kept', 'test.try2'])
})
