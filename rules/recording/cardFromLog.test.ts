import { describe, expect, it } from 'vitest'
import { cardFromLog } from './cardFromLog.ts'
import type { LogEntry } from './scoreLog.ts'

let arrival = 0

function entry(said: Partial<LogEntry>): LogEntry {
  arrival += 1
  const register = said.register ?? (said.scorer === undefined || said.scorer === 'committee' ? 'C' : 'M')
  return {
    entryId: `e${arrival.toString().padStart(4, '0')}`,
    arrival,
    kind: 'score',
    hole: said.kind === undefined || said.kind === 'score' || said.kind === 'lift' ? 1 : null,
    value: null,
    register,
    scorer: 'committee',
    device: 'phone',
    deviceSequence: arrival,
    status: null,
    receivedAt: `2026-05-02T10:00:00.${arrival.toString().padStart(3, '0')}+00:00`,
    ...said,
  }
}

const marker = (value: number | null, more: Partial<LogEntry> = {}) => entry({ scorer: 'player:2', value, ...more })
const player = (value: number | null, more: Partial<LogEntry> = {}) =>
  entry({ scorer: 'player:1', register: 'P', value, ...more })
const committee = (value: number | null, more: Partial<LogEntry> = {}) => entry({ value, ...more })
const sign = (scorer: string, register: LogEntry['register']) => entry({ kind: 'sign', scorer, register })
const unsign = () => entry({ kind: 'unsign' })
const rule = (status: LogEntry['status']) => entry({ kind: 'status', status })
const bothSign = () => [sign('player:1', 'P'), sign('player:2', 'M')]
const hole1 = (...log: LogEntry[]) => cardFromLog(log).strokes[0]

describe('the official value of a hole', () => {
  it('is the committee’s before the marker’s before the player’s', () => {
    expect(hole1(player(5))).toBe(5)
    expect(hole1(player(5), marker(4))).toBe(4)
    expect(hole1(committee(6), marker(4), player(5))).toBe(6)
  })

  it('is 0 for a ball picked up and null for nothing', () => {
    expect(hole1(marker(0))).toBe(0)
    expect(hole1()).toBe(null)
  })

  it('goes on to the next scorer when one takes an entry back', () => {
    expect(hole1(player(5), marker(4), marker(null))).toBe(5)
  })

  it('is nothing when the committee clears the hole, and the scorers’ again when it lifts that', () => {
    expect(hole1(marker(4), committee(null))).toBe(null)
    expect(hole1(marker(4), committee(null), entry({ kind: 'lift' }))).toBe(4)
  })

  it('is that of the higher device sequence in a register, whichever arrived later', () => {
    expect(hole1(marker(4, { deviceSequence: 9 }), marker(7, { deviceSequence: 8 }))).toBe(4)
  })

  it('does not depend on the order of entries with the same sequence', () => {
    const one = marker(4, { deviceSequence: 5, device: 'a' })
    const other = marker(6, { deviceSequence: 5, device: 'b' })
    expect([hole1(one, other), hole1(other, one)]).toEqual([6, 6])
    const third = marker(8, { deviceSequence: 5, device: 'b', entryId: 'f0000' })
    expect([hole1(third, other, one), hole1(one, other, third)]).toEqual([8, 8])
  })
})

describe('a conflict', () => {
  it('is a hole on which marker and player, or two markers, differ', () => {
    expect(cardFromLog([marker(4), player(5)]).conflicts).toEqual([1])
    expect(cardFromLog([marker(4), entry({ scorer: 'player:3', value: 5, hole: 2 })]).conflicts).toEqual([])
    expect(cardFromLog([marker(4), entry({ scorer: 'player:3', value: 5 })]).conflicts).toEqual([1])
    expect(cardFromLog([marker(4), player(4)]).conflicts).toEqual([])
  })

  it('ends when one of them takes the entry back, or the committee decides, even for no score', () => {
    expect(cardFromLog([marker(4), player(5), player(null)]).conflicts).toEqual([])
    expect(cardFromLog([marker(4), player(5), committee(5)]).conflicts).toEqual([])
    expect(cardFromLog([marker(4), player(5), committee(null)]).conflicts).toEqual([])
  })
})

describe('a card', () => {
  it('is signed when player and marker have signed, or the committee', () => {
    expect(cardFromLog([marker(4), sign('player:1', 'P')])).toMatchObject({ status: 'OPEN', signedBy: ['player:1'] })
    expect(cardFromLog([marker(4), ...bothSign()])).toMatchObject({
      status: 'SIGNED',
      isSigned: true,
      signedBy: ['player:1', 'player:2'],
    })
    expect(cardFromLog([marker(4), sign('committee', 'C')]).status).toBe('SIGNED')
  })

  it('is not signed any more after the signatures are taken back, until they are given again', () => {
    const log = [marker(4), ...bothSign(), unsign()]
    expect(cardFromLog(log)).toMatchObject({ status: 'OPEN', signedBy: [] })
    expect(cardFromLog([...log, ...bothSign()]).status).toBe('SIGNED')
  })

  it('loses a signature when a scorer changes it before the other has signed, and not when the entry says the same', () => {
    const first = [marker(4), sign('player:1', 'P')]
    expect(cardFromLog([...first, marker(5)]).signedBy).toEqual([])
    expect(cardFromLog([...first, player(4)]).signedBy).toEqual(['player:1'])
  })

  it('keeps its signatures through a correction of the committee and says which hole was corrected', () => {
    const log = [marker(4), marker(3, { hole: 2 }), ...bothSign(), committee(5, { hole: 2 })]
    expect(cardFromLog(log)).toMatchObject({ status: 'SIGNED', corrected: [2] })
  })

  it('says that the committee corrected a card that it had signed itself', () => {
    expect(cardFromLog([committee(4), sign('committee', 'C'), committee(5)])).toMatchObject({
      status: 'SIGNED',
      corrected: [1],
    })
    expect(cardFromLog([committee(4)]).corrected).toEqual([])
  })

  it('keeps its scores with the committee’s ruling, and is as before when that is taken back', () => {
    expect(cardFromLog([marker(4), rule('WD')])).toMatchObject({ status: 'WD', hasScore: true })
    expect(cardFromLog([marker(4), ...bothSign(), rule('DQ'), rule('OPEN')]).status).toBe('SIGNED')
    expect(cardFromLog([marker(4), ...bothSign(), rule('DQ')])).toMatchObject({ status: 'DQ', isSigned: true })
  })

  it('has no score when every hole comes to nothing', () => {
    expect(cardFromLog([marker(4), committee(null)]).hasScore).toBe(false)
    expect(cardFromLog([marker(0)]).hasScore).toBe(true)
  })

  it('counts its entries and knows when the last one was received', () => {
    const log = [marker(4), player(4), marker(5)]
    expect(cardFromLog(log)).toMatchObject({ version: 3, updatedAt: log[2]?.receivedAt })
    expect(cardFromLog([])).toMatchObject({ version: 0, updatedAt: undefined, status: 'OPEN' })
  })

  it('is the same whatever the order in which the log is read', () => {
    const log = [
      marker(4),
      player(5),
      committee(5),
      ...bothSign(),
      committee(6),
      rule('WD'),
      rule('OPEN'),
      player(7, { hole: 3 }),
    ]
    const card = cardFromLog(log)
    expect(cardFromLog(log.toReversed())).toEqual(card)
    expect(cardFromLog([...log.slice(4), ...log.slice(0, 4)])).toEqual(card)
  })
})
