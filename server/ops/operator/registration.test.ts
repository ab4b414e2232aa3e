import { afterAll, beforeAll, expect, test } from 'vitest'
import { csvLine } from '../../../contract/site/csvLine.ts'
import { openRegistration, publicPath, send, stranger } from '../../../test/testForms.ts'
import { tryCommand } from '../../../test/tryCommand.ts'
import { startWorld, type World } from '../../../test/world.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.close())

test('everybody is listed with state, contact and answers, those with a place first', async () => {
  await openRegistration(world, { fieldLimit: 6, questions: [{ id: 'wish', text: 'Wishes', kind: 'text' }] })
  const path = await publicPath(world)
  await send(world, path, stranger(1, { q_wish: '=HYPERLINK("x")' }))
  await send(world, path, stranger(2, { q_wish: 'Early,\r\nplease' }))
  await send(world, path, stranger(3))
  const { code, output } = await tryCommand(world.url, ['registration', 'list', 'S-110'])
  expect(code).toBe(0)
  const lines = output.trim().split('\n')
  expect(lines[0]).toBe(
    'playerId,lastName,firstName,suffix,gender,state,place,offerUntil,email,phoneCountryCd,phone,hcId,teeId,wish',
  )
  expect(lines[1]).toBe('2,Costa,Bruno,,M,registered,,,bruno@example.com,,,PT2,,')
  expect(lines.slice(3).join('\n')).toMatch(
    /^\d+,Guest 1,Otto,,M,registered,,,guest1@example.org,,,,,"'=HYPERLINK\(""x""\)"\n\d+,In,Walter,.*\n\d+,Melo.*\n\d+,Silva.*\n\d+,Guest 2,Otto,,M,waiting,1,,guest2@example.org,,,,,"Early,\nplease"\n\d+,Guest 3,Otto,,M,waiting,2,/,
  )
})

test('a round has no registrations of its own', async () => {
  expect(await tryCommand(world.url, ['registration', 'list', 'S-101'])).toMatchObject({
    code: 1,
    errors: expect.stringContaining('M-100'),
  })
})

test('a formula becomes text, a number stays one', () => {
  expect(csvLine(['+1.2', -3, '@x', '-', 'a"b', null])).toBe(`+1.2,-3,'@x,'-,"a""b",`)
  expect(csvLine(['＝1+1', '＋1.2', '－A1', '＠x'])).toBe("'＝1+1,'＋1.2,'－A1,'＠x")
})
