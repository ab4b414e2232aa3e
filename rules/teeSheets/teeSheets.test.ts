import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fraction } from '../exact.ts'
import { crossover } from './crossover.ts'
import { cutIntoGroups, groupSizes } from './groupSizes.ts'
import { groupsByScore } from './groupsByScore.ts'
import { groupUnits } from './groupUnits.ts'
import { makeGroups } from './makeGroups.ts'
import { seededBracket } from './seededBracket.ts'
import { shotgun } from './shotgun.ts'
import { playOrder, teeTimes, timeLabel } from './teeTime.ts'
import { fulfilWishes, wishCost } from './wishes.ts'

const singles = (count: number) => Array.from({ length: count }, (_, index) => [index + 1])
const starts = (sheet: readonly { startHole: number; minutes: number; playerIds: readonly number[] }[]) =>
  sheet.map(({ startHole, minutes, playerIds }) => [timeLabel(minutes), startHole, playerIds[0]])

describe('the sizes of groups', () => {
  it('leave nobody alone or in twos when threes are possible', () => {
    expect(groupSizes(14, 4)).toEqual([4, 4, 3, 3])
    expect(groupSizes(6, 4)).toEqual([3, 3])
    expect(groupSizes(5, 4)).toEqual([3, 2])
    expect(groupSizes(64, 3).filter(size => size < 3)).toEqual([2, 2])
    expect(groupSizes(7, 2)).toEqual([2, 2, 2, 1])
    expect(groupSizes(1, 4)).toEqual([1])
    expect(groupSizes(0, 4)).toEqual([])
  })

  it('take everybody, never more than the size allows', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 200 }), fc.integer({ min: 1, max: 5 }), (players, size) => {
        const sizes = groupSizes(players, size)
        expect(sizes.reduce((sum, count) => sum + count, 0)).toBe(players)
        for (const count of sizes) expect(count).toBeLessThanOrEqual(size)
        if (players > 5 && size === 4) expect(Math.min(...sizes)).toBeGreaterThanOrEqual(3)
        expect(cutIntoGroups(Array.from({ length: players }), size).map(group => group.length)).toEqual(sizes)
      }),
    )
  })
})

describe('tee times', () => {
  it('follow each other at the interval, with starter gaps', () => {
    const interval = { firstMinutes: 455, intervalMinutes: 10 }
    expect(starts(teeTimes(singles(3), 1, interval))).toEqual([
      ['07:35', 1, 1],
      ['07:45', 1, 2],
      ['07:55', 1, 3],
    ])
    const gap = { ...interval, starterGap: { afterGroups: 2, minutes: 5 } }
    expect(starts(teeTimes(singles(5), 10, gap)).map(([time]) => time)).toEqual([
      '07:35',
      '07:45',
      '08:00',
      '08:10',
      '08:25',
    ])
  })

  it('are written with two digits and start again at midnight', () => {
    expect([0, 65, 1439, 1441].map(timeLabel)).toEqual(['00:00', '01:05', '23:59', '00:01'])
  })

  it('of the second round cross over to the other tee and the other wave', () => {
    const interval = { firstMinutes: 420, intervalMinutes: 10 }
    const second = { ...interval, firstMinutes: 700 }
    const first = [
      ...teeTimes([[1], [2]], 1, interval),
      ...teeTimes([[3], [4]], 10, interval),
      ...teeTimes([[5], [6]], 1, second),
      ...teeTimes([[7]], 10, second),
    ]
    expect(starts(crossover(first))).toEqual([
      ['07:00', 1, 7],
      ['07:00', 10, 5],
      ['07:10', 10, 6],
      ['11:40', 1, 3],
      ['11:40', 10, 1],
      ['11:50', 1, 4],
      ['11:50', 10, 2],
    ])
  })

  it('of the second round of one wave only change the tee', () => {
    const interval = { firstMinutes: 420, intervalMinutes: 10 }
    const first = [...teeTimes([[1], [2]], 1, interval), ...teeTimes([[3], [4]], 10, interval)]
    expect(starts(crossover(first))).toEqual([
      ['07:00', 1, 3],
      ['07:00', 10, 1],
      ['07:10', 1, 4],
      ['07:10', 10, 2],
    ])
    expect(crossover([])).toEqual([])
  })

  it('after one hole wrap to the first', () => {
    expect(playOrder([1, 2, 3, 4], 3)).toEqual([3, 4, 1, 2])
    expect(playOrder([10, 11], 1)).toEqual([10, 11])
  })
})

describe('groups by score', () => {
  const ranked = [1, 2, 3, 4, 5, 6, 7]

  it('on one tee start worst first, the short group first of all', () => {
    expect(groupsByScore(ranked, 2, 1)).toEqual([[[7], [5, 6], [3, 4], [1, 2]]])
  })

  it('on two tees put the better half on the first, leaders last, and the others on the second, best first', () => {
    expect(groupsByScore([...ranked, 8, 9], 2, 2)).toEqual([
      [
        [5, 6],
        [3, 4],
        [1, 2],
      ],
      [[7, 8], [9]],
    ])
  })
})

describe('a shotgun start', () => {
  const holes = [4, 3, 5, 4].map((par, index) => ({ number: index + 1, par }))
  const labels = (count: number) =>
    shotgun(singles(count), holes, 540).map(({ startHole, letter, minutes }) => [`${startHole}${letter}`, minutes])

  it('fills every hole before any takes a second group, long holes first', () => {
    expect(labels(3)).toEqual([
      ['1A', 540],
      ['2A', 540],
      ['3A', 540],
    ])
    expect(labels(5).map(([label]) => label)).toEqual(['1A', '2A', '3A', '3B', '4A'])
    expect(labels(7).map(([label]) => label)).toEqual(['1A', '1B', '2A', '3A', '3B', '4A', '4B'])
    expect(labels(9).map(([label]) => label)).toEqual(['1A', '1B', '2A', '2B', '3A', '3B', '3C', '4A', '4B'])
  })

  it('places every group once, in the order given', () => {
    expect(shotgun(singles(8), holes, 540).flatMap(({ playerIds }) => playerIds)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
    expect(shotgun(singles(2), [], 540)).toEqual([])
  })
})

describe('groups of a first round', () => {
  const players = [9, 1, 5, 3, 7, 2, 8, 4, 6].map(handicap => ({ id: handicap, handicap: fraction(handicap) }))

  it('of like handicap follow each other', () => {
    expect(makeGroups(players, 4, { by: 'handicap' })).toEqual([
      [1, 2, 3],
      [4, 5, 6],
      [7, 8, 9],
    ])
  })

  it('mixed come out even', () => {
    expect(makeGroups(players, 4, { by: 'mixed' })).toEqual([
      [1, 6, 7],
      [2, 5, 8],
      [3, 4, 9],
    ])
    expect(makeGroups(players.slice(0, 7), 3, { by: 'mixed' }).map(group => group.length)).toEqual([3, 2, 2])
  })

  it('of one of each class, by lot, have one of each class', () => {
    const groups = makeGroups(players, 4, { by: 'class', seed: 3 })
    for (const group of groups) expect(group.map(id => Math.ceil(id / 3))).toEqual([1, 2, 3])
    expect(groups).toEqual(makeGroups(players, 4, { by: 'class', seed: 3 }))
    expect(groups).not.toEqual(makeGroups(players, 4, { by: 'class', seed: 4 }))
  })

  it('by lot are the same for the same seed', () => {
    const groups = makeGroups(players, 4, { by: 'lot', seed: 3 })
    expect(groups).toEqual(makeGroups(players, 4, { by: 'lot', seed: 3 }))
    expect(groups.flat().sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
    expect(groups).not.toEqual(makeGroups(players, 4, { by: 'lot', seed: 4 }))
  })
})

describe('units', () => {
  it('stay whole: two pairs make a four, an odd pair and a single a three', () => {
    expect(groupUnits([[1], [2, 3], [4, 5], [6, 7]], 4)).toEqual([
      [2, 3, 4, 5],
      [6, 7, 1],
    ])
    expect(groupUnits([[1, 2], [3, 4], [5]], 3)).toEqual([
      [1, 2, 5],
      [3, 4],
    ])
  })
})

describe('wishes', () => {
  const groups = [
    [1, 2, 3],
    [4, 5, 6],
    [7, 8, 9],
  ]

  it('bring together who should play together and part who should not', () => {
    const wishes = {
      together: [
        [1, 4],
        [5, 9],
      ],
      apart: [
        [2, 3],
        [7, 8],
      ],
    }
    const result = fulfilWishes(groups, wishes)
    const groupOf = (id: number) => result.findIndex(group => group.includes(id))
    expect(groupOf(1)).toBe(groupOf(4))
    expect(groupOf(5)).toBe(groupOf(9))
    expect(groupOf(2)).not.toBe(groupOf(3))
    expect(groupOf(7)).not.toBe(groupOf(8))
    expect(wishCost(result, wishes)).toBe(0)
  })

  it('avoid that the same players meet again', () => {
    const result = fulfilWishes(groups, { earlier: groups })
    expect(wishCost(result, { earlier: groups })).toBe(0)
    expect(result.map(group => group.length)).toEqual([3, 3, 3])
  })

  it('count a third meeting more than two second ones', () => {
    const earlier = [
      [1, 2],
      [1, 2],
      [3, 4],
    ]
    expect(
      wishCost(
        [
          [1, 2],
          [3, 4],
        ],
        { earlier },
      ),
    ).toBe(5)
    expect(wishCost([[2, 1]], { earlier })).toBe(4)
  })

  it('put together before new meetings', () => {
    const result = fulfilWishes(
      [
        [1, 2],
        [3, 4],
      ],
      {
        together: [[1, 3]],
        earlier: [
          [1, 3],
          [1, 3],
        ],
      },
    )
    expect(result.some(group => group.includes(1) && group.includes(3))).toBe(true)
  })

  it('never make it worse and keep everybody', () => {
    const anyPairs = fc.array(fc.shuffledSubarray([1, 2, 3, 4, 5, 6, 7, 8, 9], { minLength: 2, maxLength: 3 }), {
      maxLength: 6,
    })
    fc.assert(
      fc.property(anyPairs, anyPairs, anyPairs, (together, apart, earlier) => {
        const wishes = { together, apart, earlier }
        const result = fulfilWishes(groups, wishes)
        expect(wishCost(result, wishes)).toBeLessThanOrEqual(wishCost(groups, wishes))
        expect(result.flat().sort((a, b) => a - b)).toEqual(groups.flat())
      }),
    )
  })
})

describe('a seeded bracket', () => {
  it('lets the best seeds meet as late as possible', () => {
    expect(seededBracket(16).map(({ upper, lower }) => [upper, lower])).toEqual([
      [1, 16],
      [8, 9],
      [5, 12],
      [4, 13],
      [3, 14],
      [6, 11],
      [7, 10],
      [2, 15],
    ])
    expect(seededBracket(2)).toEqual([{ upper: 1, lower: 2 }])
  })

  it('gives byes to the top seeds', () => {
    expect(seededBracket(6)).toEqual([
      { upper: 1, lower: null },
      { upper: 4, lower: 5 },
      { upper: 3, lower: 6 },
      { upper: 2, lower: null },
    ])
  })

  it('of one player or none has no match', () => {
    expect(seededBracket(1)).toEqual([])
    expect(seededBracket(0)).toEqual([])
  })
})
