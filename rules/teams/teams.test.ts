import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fraction } from '../exact.ts'
import { balancedTeams } from './balancedTeams.ts'
import { abcdTeams, snakeTeams } from './draft.ts'

const players = (...handicaps: number[]) =>
  handicaps.map((handicap, index) => ({ id: index + 1, handicap: fraction(handicap) }))

describe('a snake draft', () => {
  it('goes through the teams and back, strongest players first', () => {
    expect(snakeTeams(players(6, 5, 4, 3, 2, 1), 2)).toEqual([
      [6, 3, 2],
      [5, 4, 1],
    ])
  })

  it('orders equal handicaps by entry', () => {
    expect(snakeTeams(players(1, 1, 1, 1), 2)).toEqual([
      [1, 4],
      [2, 3],
    ])
  })
})

describe('ABCD teams', () => {
  const field = players(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11)

  it('have one player of each class, also when drawn by lot', () => {
    for (const seed of [undefined, 1, 2, 3]) {
      const teams = abcdTeams(field, 4, seed)
      expect(teams).toHaveLength(3)
      for (const team of teams) {
        const classes = team.map(id => Math.ceil(id / 3))
        expect(classes).toEqual([1, 2, 3, 4].slice(0, team.length))
      }
      expect(teams.flat().sort((a, b) => a - b)).toEqual(field.map(({ id }) => id))
    }
  })

  it('are drawn the same way from the same seed', () => {
    expect(abcdTeams(field, 4, 7)).toEqual(abcdTeams(field, 4, 7))
    expect(abcdTeams(field, 4, 7)).not.toEqual(abcdTeams(field, 4, 8))
  })

  it('of nobody are none', () => {
    expect(abcdTeams([], 4)).toEqual([])
  })
})

describe('balanced teams', () => {
  const sums = (teams: readonly (readonly number[])[], handicaps: readonly number[]) =>
    teams.map(team => team.reduce((sum, id) => sum + (handicaps[id - 1] ?? 0), 0))

  it('come out even where swaps make them', () => {
    const handicaps = [0, 1, 2, 9, 10, 30]
    expect(sums(snakeTeams(players(...handicaps), 2), handicaps)).toEqual([19, 33])
    expect(sums(balancedTeams(players(...handicaps), 2), handicaps)).toEqual([21, 31])
    const better = [0, 10, 11, 12]
    expect(sums(balancedTeams(players(...better), 2), better)).toEqual([12, 21])
  })

  it('never differ more than the snake draft, and keep everybody and the sizes', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: -5, max: 54 }), { minLength: 1, maxLength: 24 }),
        fc.integer({ min: 1, max: 6 }),
        (handicaps, count) => {
          const squares = (teams: readonly (readonly number[])[]) =>
            sums(teams, handicaps).reduce((total, sum) => total + sum * sum, 0)
          const snake = snakeTeams(players(...handicaps), count)
          const balanced = balancedTeams(players(...handicaps), count)
          expect(squares(balanced)).toBeLessThanOrEqual(squares(snake))
          expect(balanced.map(team => team.length)).toEqual(snake.map(team => team.length))
          expect(balanced.flat().sort((a, b) => a - b)).toEqual(handicaps.map((_, index) => index + 1))
        },
      ),
    )
  })
})
