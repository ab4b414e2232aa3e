import { afterAll, beforeAll, expect, test } from 'vitest'
import { startWorld, type World } from '../../../test/world.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.close())

async function rename(path: string) {
  const response = await world.app.inject({
    method: 'PATCH',
    url: `/v1/events/S-110/teams/3011/name/${path}`,
    headers: { authorization: `Bearer ${world.token('club')}` },
  })
  const { name, code } = JSON.parse(response.payload)
  return name ?? code
}

test('any character of Unicode comes through the path, a slash too', async () => {
  for (const name of [
    'Os Andorinhas / As Gaivotas',
    'Ñandú & Çuñé',
    '鷲',
    '🏴󠁧󠁢󠁳󠁣󠁴󠁿',
    '100 %',
    'a?b#c',
    '+1',
    '...',
    'שלום',
    '🦅'.repeat(100),
  ])
    expect(await rename(encodeURIComponent(name))).toBe(name)
})

test('surrounding spaces are removed', async () => {
  expect(await rename('%20%E3%80%80Gulls%20')).toBe('Gulls')
})

test('dots, blanks, control characters, bad encodings and too long names are refused', async () => {
  const refused = [
    '%20%2E',
    '%2E%2E%20',
    '%20',
    '%E3%80%80',
    'a%00b',
    'a%0Ab',
    '%C3',
    '%C2%85',
    'x'.repeat(101),
    '%F0%9F%A6%85'.repeat(101),
  ]
  for (const path of refused) expect(await rename(path), path).toBe('VALIDATION')
})

test('the same name again changes nothing', async () => {
  await rename('Same')
  const before = await world.rows('select 1 from audit')
  await rename('%20Same')
  expect(await world.rows('select 1 from audit')).toHaveLength(before.length)
})
