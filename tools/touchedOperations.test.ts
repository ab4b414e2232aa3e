import { expect, test } from 'vitest'
import { root } from './steps.ts'
import { nounOf, touchedOperations } from './touchedOperations.ts'

test('a file of the contract or the server belongs to its noun', () => {
  expect(nounOf('contract/flights/published.ts')).toBe('flights')
  expect(nounOf('server/domain/flights/flights.sql.ts')).toBe('flights')
  expect(nounOf('contract/errors.ts')).toBe(undefined)
  expect(nounOf('docs/golf.md')).toBe(undefined)
})

test('a changed statement or case touches the operations of its noun, and a changed test none', () => {
  const touched = touchedOperations(root, ['server/domain/flights/flights.sql.ts'])
  expect(touched).toEqual(expect.arrayContaining(['assignPlayerToFlight', 'deleteFlights']))
  expect(touched).not.toContain('createTeams')
  expect(touchedOperations(root, ['server/domain/flights/deleteFlights.test.ts'])).toEqual([])
})
