import { expect, test } from 'vitest'
import type { EventFile } from '../../../contract/files/eventFile.ts'
import { checkEvent } from './checkEvent.ts'

const day = '2026-10-24'
const pot = (group: string, rule?: 'higherMoney') => ({ addedCents: 100, onePrize: { group, ...(rule && { rule }) } })
const problemsOf = (more: Partial<EventFile>) =>
  checkEvent({
    communityId: 101,
    name: 'Test',
    startDate: day,
    endDate: day,
    timeZone: 'Europe/Lisbon',
    players: [{ key: 'a', firstName: 'A', lastName: 'B', gender: 'F' }],
    ...more,
  }).map(({ pointer }) => pointer)

test('a leaderboard counts the rounds that the file has', () => {
  const leaderboards = [{ name: 'Net', format: 'strokePlay', best: 2, cuts: [{ afterRound: 2, low: 10 }] }]
  const round = { name: 'Day', startDate: day, endDate: day }
  expect(problemsOf({ leaderboards, rounds: [round, round] })).toEqual([])
  expect(problemsOf({ leaderboards, rounds: [round] })).toEqual([
    '/leaderboards/0/best',
    '/leaderboards/0/cuts/0/afterRound',
  ])
})

test('leaderboards with one prize for each side rank the same kind of sides under one rule', () => {
  const board = (format: string, payouts: ReturnType<typeof pot>) => ({ name: format, format, payouts })
  const first = board('strokePlay', pot('both'))
  expect(problemsOf({ leaderboards: [first, board('stableford', pot('both'))] })).toEqual([])
  expect(problemsOf({ leaderboards: [first, board('fourBall', pot('both'))] })).toEqual([
    '/leaderboards/1/payouts/onePrize/group',
  ])
  expect(problemsOf({ leaderboards: [first, board('stableford', pot('both', 'higherMoney'))] })).toEqual([
    '/leaderboards/1/payouts/onePrize/rule',
  ])
  expect(problemsOf({ leaderboards: [first, board('fourBall', pot('teams'))] })).toEqual([])
})
