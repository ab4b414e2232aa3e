import { describe, expect, it } from 'vitest'
import { said, saidOf } from '../testSteps.ts'
import { seasonPoints } from './seasonPoints.ts'
import { seasonStandings } from './seasonStandings.ts'

const table = { placesHundredths: [50_000, 30_000, 19_000, 13_500], participationHundredths: 100 }

describe('the points of an event', () => {
  it('are those of the place', () => {
    const entrants = [
      { id: 1, position: 2 },
      { id: 2, position: 1 },
    ]
    expect(seasonPoints(entrants, table).map(({ id, hundredths }) => [id, hundredths])).toEqual([
      [1, 30_000],
      [2, 50_000],
    ])
  })

  it('are the average of the places that level players occupy, to two decimals, halves up', () => {
    const entrants = [1, 2, 3].map(id => ({ id, position: 2 }))
    const points = seasonPoints(entrants, table)
    expect(points.map(saidOf)[0]).toEqual({
      id: 1,
      hundredths: 20_833,
      steps: [{ what: 'points for places 2 to 4, shared', formula: '(300 + 190 + 135) / 3', result: '208.33' }],
    })
    const odd = seasonPoints(entrants.slice(0, 2), { placesHundredths: [0, 5, 0] })
    expect(odd.map(({ hundredths }) => hundredths)).toEqual([3, 3])
  })

  it('are not given to guests, who still occupy their place', () => {
    const entrants = [
      { id: 1, position: 1, takesPoints: false },
      { id: 2, position: 2 },
      { id: 3, position: 3 },
      { id: 4, position: 3, takesPoints: false },
    ]
    expect(seasonPoints(entrants, table).map(({ id, hundredths }) => [id, hundredths])).toEqual([
      [2, 30_000],
      [3, 16_250],
    ])
  })

  it('are those of participation for who is unplaced or beyond the table', () => {
    const entrants = [
      { id: 1, position: null },
      { id: 2, position: 9 },
    ]
    expect(seasonPoints(entrants, table).map(({ hundredths }) => hundredths)).toEqual([100, 100])
    expect(seasonPoints(entrants, { placesHundredths: [] }).map(saidOf)[0]).toEqual({
      id: 1,
      hundredths: 0,
      steps: [{ what: 'participation', result: '0' }],
    })
  })

  it('explain the place', () => {
    expect(said(seasonPoints([{ id: 1, position: 1 }], table)[0]?.steps ?? [])).toEqual([
      { what: 'points for place 1', result: '500' },
    ])
  })
})

describe('the table of a season', () => {
  const record = (id: number, ...hundredths: number[]) => ({
    id,
    events: hundredths.map((points, index) => ({ eventId: index + 1, hundredths: points })),
  })

  it('counts the best events, the earlier one of equals', () => {
    const [row] = seasonStandings([record(1, 100, 300, 100, 200)], { best: 3 }).map(saidOf)
    expect(row).toEqual({
      id: 1,
      totalHundredths: 600,
      counted: [1, 2, 4],
      position: 1,
      tied: false,
      steps: [{ what: 'best 3 of 4 events', formula: '1 + 3 + 2', result: '6' }],
    })
  })

  it('puts most points first, level players share a position', () => {
    const rows = seasonStandings([record(1, 100), record(2, 300), record(3, 50, 50)])
    expect(rows.map(({ id, position, tied }) => [id, position, tied])).toEqual([
      [2, 1, false],
      [1, 2, true],
      [3, 2, true],
    ])
    expect(said(rows[2]?.steps ?? [])[0]?.what).toBe('all events')
  })

  it('ranks nobody with too few events', () => {
    const rows = seasonStandings([record(1, 900), record(2, 100, 100)], { fewestEvents: 2 })
    expect(rows.map(({ id, position }) => [id, position])).toEqual([
      [2, 1],
      [1, null],
    ])
  })
})
