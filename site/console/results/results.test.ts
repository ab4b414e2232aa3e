import { expect, test } from 'vitest'
import { centsOf, moneyText } from '../../ui/money.ts'
import { nextState } from './nextState.ts'
import { orderByHand } from './orderByHand.ts'

test('amounts are read as people write them, and written with the currency', () => {
  expect(['40', '40.5', ' 40,50 ', '0', '-1', 'x', '1.234'].map(centsOf)).toEqual([
    4000,
    4050,
    4050,
    0,
    undefined,
    undefined,
    undefined,
  ])
  expect([moneyText(123_450, 'EUR'), moneyText(50, undefined)]).toEqual(['€1,234.50', '0.50'])
})

test('rounds in play end first, then the event, and then its results are official', () => {
  const round = (eventId: string, state: string) => ({ eventId, state })
  expect(nextState('in progress', [round('S-1', 'completed'), round('S-2', 'in progress')])).toEqual({
    name: 'completed',
    state: 'completed',
    of: 'S-2',
  })
  expect(nextState('in progress', [round('S-1', 'completed')])).toEqual({ name: 'completed', state: 'completed' })
  expect(nextState('completed', [round('S-1', 'completed')])?.name).toBe('official')
  expect(nextState('official', [round('S-1', 'completed')])).toEqual({ name: 'reopened', state: 'completed' })
  expect(nextState('published', [round('S-1', 'published')])).toBeUndefined()
})

test('an order by hand decides after the method of the leaderboard, and keeps those of other ties', () => {
  const settings = { ties: { steps: 'backNine' as const, places: [1] }, playOff: [{ side: 9, order: 1 }] }
  expect(orderByHand(settings, [3, 1])).toEqual({
    ties: { from: settings.ties, to: { places: [1], steps: ['lastRound', 'backNine', 'byHand'] } },
    playOff: {
      from: settings.playOff,
      to: [
        { side: 9, order: 1 },
        { side: 3, order: 1 },
        { side: 1, order: 2 },
      ],
    },
  })
  expect(orderByHand({}, [3, 1]).ties).toEqual({ from: null, to: { steps: ['byHand'] } })
})
