import { expect, it } from 'vitest'
import { teamPrize } from './teamPrize.ts'

it('a team prize is split among its real players to the cent', () => {
  expect(teamPrize(100, 3, 'split')).toEqual([34, 33, 33])
})

it('a team prize can be paid to each player', () => {
  expect(teamPrize(100, 2, 'each')).toEqual([100, 100])
})

it('a team prize can stay with the team', () => {
  expect(teamPrize(100, 2, 'team')).toEqual([0, 0])
})
