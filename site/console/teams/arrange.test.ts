import { expect, test } from 'vitest'
import { appliedTeams, changeOfDrop, changeToDraft, draft, inTurns, newTeam, noTeam } from './arrange.ts'

const player = (playerId: number) => ({ playerId, firstName: 'First', lastName: `Last ${playerId}` })
const teams = [
  { teamId: 1, name: 'One', players: [player(11), player(12)] },
  { teamId: 2, name: 'Two', players: [player(21)] },
]
const after = (change: Parameters<typeof appliedTeams>[1]) =>
  appliedTeams(teams, change, player).map(one => [one.name, one.players.map(({ playerId }) => playerId)])

test('a drop moves, swaps, takes out, or makes a new team', () => {
  expect(after(changeOfDrop(teams, { playerId: 11, place: '2', on: undefined }))).toEqual([
    ['One', [12]],
    ['Two', [21, 11]],
  ])
  expect(after(changeOfDrop(teams, { playerId: 11, place: '2', on: 21 }))).toEqual([
    ['One', [12, 21]],
    ['Two', [11]],
  ])
  expect(after(changeOfDrop(teams, { playerId: 21, place: noTeam, on: undefined }))).toEqual([
    ['One', [11, 12]],
    ['Two', []],
  ])
  expect(after(changeOfDrop(teams, { playerId: 21, place: newTeam, on: undefined }))).toEqual([
    ['One', [11, 12]],
    ['Two', []],
    ['Last 21', [21]],
  ])
  expect(changeOfDrop(teams, { playerId: 11, place: '1', on: undefined })).toEqual({})
})

test('a drop on somebody of the same team swaps their turns, and sets the order of the team', () => {
  const change = changeOfDrop(teams, { playerId: 12, place: '1', on: 11 })
  expect(change.moves).toEqual([
    { playerId: 12, from: 1, to: 1, seat: 1 },
    { playerId: 11, from: 1, to: 1, seat: 2 },
  ])
  const [one] = appliedTeams(teams, change, player)
  expect(one?.turns).toEqual([12, 11])
  expect(one && inTurns(one).map(({ playerId }) => playerId)).toEqual([12, 11])
  expect(inTurns({ teamId: 1, name: 'One', players: [player(11), player(12)], turns: [12] })[0]?.playerId).toBe(12)
})

test('a draft takes everybody once, and the teams that were there go', () => {
  const players = Array.from({ length: 9 }, (_, at) => ({ id: at + 1, handicap: at, group: Math.floor(at / 4) }))
  for (const method of ['balanced', 'snake', 'abcd', 'groups'] as const)
    expect(
      draft(method, 2, players)
        .flat()
        .sort((a, b) => a - b),
      method,
    ).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
  expect(draft('groups', 2, players)).toEqual([[1, 2], [3, 4], [5, 6], [7, 8], [9]])
  const change = changeToDraft(teams, [[11, 21], [12]])
  expect(change.remove).toEqual([1, 2])
  expect(after(change)).toEqual([
    ['Last 11 / Last 21', [11, 21]],
    ['Last 12', [12]],
  ])
})
