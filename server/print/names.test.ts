import { expect, test } from 'vitest'
import { namesWith } from './names.ts'

const junior = (firstName: string, lastName: string) => ({ playerId: 1, firstName, lastName })
const grown = { playerId: 2, firstName: 'Rui', lastName: 'Melo', suffix: 'Jr' }
const names = namesWith(new Map([[1, 'A. L.']]))

test('who is not masked is called by the whole name, by last name first where lists need it', () => {
  expect(names.player(grown)).toBe('Rui Melo Jr')
  expect(names.lastNameFirst(grown)).toBe('Melo Jr, Rui')
  expect(names.lastNameFirst(junior('Ana', 'Lopes'))).toBe('A. L.')
  expect(names.players([junior('Ana', 'Lopes'), grown])).toBe('A. L., Rui Melo Jr')
})

test.each([
  ['Lopes & Melo', junior('Ana', 'Lopes')],
  ['Team LÓPES', junior('Ana', 'Lopes')],
  ['The Anas: Ana, Rui', junior('Ana', 'Lopes')],
  ['Silva-Pires', junior('Ana', 'da Silva')],
  ['Li and friends', junior('Wei', 'Li')],
  ['山田チーム', junior('太郎', '山田')],
])('a team called "%s" is called by its players, because the name tells who the junior is', (name, player) => {
  expect(names.side({ name, players: [player, grown] })).toBe('A. L. / Rui Melo Jr')
})

test.each([
  ['Falcons', junior('Ana', 'Lopes')],
  ['Bananas', junior('Ana', 'Lopes')],
  ['Lopesinhos', junior('Ana', 'Lopes')],
  ['Friends of da Vinci', junior('Ana', 'da Silva')],
])('a team called "%s" keeps its name', (name, player) => {
  expect(names.side({ name, players: [player, grown] })).toBe(name)
})

test('without juniors a team keeps its name whatever it is', () => {
  expect(names.side({ name: 'Rui Melo', players: [grown] })).toBe('Rui Melo')
})
