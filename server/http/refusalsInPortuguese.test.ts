import { afterAll, beforeAll, expect, test } from 'vitest'
import { startWorld, type World } from '../../test/world.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.close())

const ask = async (headers: Readonly<Record<string, string>>, payload: object) =>
  JSON.parse(
    (
      await world.app.inject({
        method: 'PUT',
        url: '/v1/events/S-110/state',
        headers: { 'accept-language': 'pt-PT,pt;q=0.9,en;q=0.8', ...headers },
        payload,
      })
    ).payload,
  )

test('a person who has chosen Portuguese is refused in Portuguese, also beside the field', async () => {
  const late = await ask(world.browser('director'), { state: 'official' })
  expect(late).toMatchObject({
    code: 'STATE_TRANSITION',
    title: 'State change not allowed',
    detail: 'Uma prova que está «publicada» não pode passar a «oficial».',
  })
  const wrong = await ask(world.browser('director'), { state: 'begun' })
  expect(wrong.errors).toEqual([
    expect.objectContaining({ pointer: '/state', message: expect.stringMatching(/^tem de ser um destes: draft, /) }),
  ])
  expect(wrong.detail).toMatch(/^O campo «\/state» tem de ser um destes: /)
  const viewer = await ask(world.browser('viewer'), { state: 'suspended' })
  expect(viewer.detail).toBe('A sua função aqui (leitor) não o permite. Fale com um proprietário da comunidade.')
})

test('a program is answered in English whatever it accepts, and so is who chose English', async () => {
  const program = await ask({ authorization: `Bearer ${world.token('club')}` }, { state: 'official' })
  expect(program.detail).toBe('An event that is published cannot become official.')
  const person = await ask({ ...world.browser('director'), 'accept-language': 'en-GB' }, { state: 'official' })
  expect(person.detail).toBe(program.detail)
})
