import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fraction } from '../exact.ts'
import { equalFlights, type FlightMember, rangeFlights } from './divisions.ts'

const members = (...keys: (number | null)[]): FlightMember[] =>
  keys.map((key, index) => ({ id: index + 1, key: key === null ? null : fraction(key) }))

describe('flights of equal size', () => {
  it('put the lowest keys into the first flight and give the first flights one more', () => {
    expect(equalFlights(members(5, 1, 4, 2, 3), { flights: 2 }).flights).toEqual([
      [2, 4, 5],
      [3, 1],
    ])
    expect(equalFlights(members(1, 2, 3, 4, 5, 6, 7, 8), { flights: 3 }).flights.map(ids => ids.length)).toEqual([
      3, 3, 2,
    ])
  })

  it('split equal keys by the tie breakers, then by registration', () => {
    const tied: FlightMember[] = [
      { id: 1, key: fraction(10), tieBreakers: [fraction(91, 10), fraction(5)] },
      { id: 2, key: fraction(10), tieBreakers: [fraction(91, 10), fraction(4)] },
      { id: 3, key: fraction(10), tieBreakers: [fraction(90, 10)] },
      { id: 4, key: fraction(10) },
    ]
    expect(equalFlights(tied.slice(0, 3), { flights: 3 }).flights).toEqual([[3], [2], [1]])
    expect(equalFlights(members(10, 10, 10, 10), { flights: 2 }).flights).toEqual([
      [1, 2],
      [3, 4],
    ])
  })

  it('keep equal keys together where that makes the sizes most even', () => {
    const together = { flights: 2, equalKeys: 'together' } as const
    expect(equalFlights(members(1, 2, 2, 2, 3, 4), together).flights).toEqual([
      [1, 2, 3, 4],
      [5, 6],
    ])
    expect(equalFlights(members(1, 1, 2, 2, 2, 2), together).flights).toEqual([
      [1, 2],
      [3, 4, 5, 6],
    ])
    expect(equalFlights(members(1, 2, 2, 3), together).flights).toEqual([[1, 2, 3], [4]])
    expect(equalFlights(members(7, 7, 7), together).flights).toEqual([[1, 2, 3], []])
  })

  it('put members without a key into the last flight or into none', () => {
    expect(equalFlights(members(null, 1, 2), { flights: 2 })).toEqual({ flights: [[2], [3]], unassigned: [1] })
    expect(equalFlights(members(null, 1, 2), { flights: 2, withoutKey: 'lastFlight' })).toEqual({
      flights: [[2], [3, 1]],
      unassigned: [],
    })
  })

  it('take everybody once, in the order of the keys, whatever the settings', () => {
    const anyKeys = fc.array(fc.option(fc.integer({ min: 0, max: 6 })), { maxLength: 30 })
    const anySettings = fc.record({
      flights: fc.integer({ min: 1, max: 5 }),
      equalKeys: fc.constantFrom('split' as const, 'together' as const),
      withoutKey: fc.constantFrom('lastFlight' as const, 'unassigned' as const),
    })
    fc.assert(
      fc.property(anyKeys, anySettings, (keys, settings) => {
        const { flights, unassigned } = equalFlights(members(...keys), settings)
        expect(flights).toHaveLength(settings.flights)
        expect([...flights.flat(), ...unassigned].sort((a, b) => a - b)).toEqual(keys.map((_, index) => index + 1))
        const inOrder = flights.flat().flatMap(id => keys[id - 1] ?? [])
        expect(inOrder).toEqual([...inOrder].sort((a, b) => a - b))
      }),
    )
  })
})

describe('flights by ranges', () => {
  it('include both bounds; the last is open', () => {
    const ranges = [
      { to: fraction(54, 10) },
      { from: fraction(55, 10), to: fraction(124, 10) },
      { from: fraction(125, 10) },
    ]
    const keys = [124, 54, 55, 540, -20].map((tenths, index) => ({ id: index + 1, key: fraction(tenths, 10) }))
    expect(rangeFlights(keys, ranges)).toEqual({ flights: [[5, 2], [3, 1], [4]], unassigned: [] })
  })

  it('leave out who is in no range or has no key, and take the first of two', () => {
    const ranges = [
      { from: fraction(1), to: fraction(5) },
      { from: fraction(5), to: fraction(9) },
    ]
    expect(rangeFlights(members(5, null, 10), ranges)).toEqual({ flights: [[1], []], unassigned: [2, 3] })
  })
})
