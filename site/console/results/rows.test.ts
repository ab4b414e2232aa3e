import { expect, test } from 'vitest'
import { lastPaid, paidPlaces, type Row, roundTotals, type Standings, totalOf } from './rows.ts'

const cell = (value: number, thru = 18) => ({ value, toPar: value - 72, thru, counts: true })
const side = (given: Partial<Row>) =>
  ({ status: 'playing', value: 0, rounds: [], label: '', ...given }) as unknown as Row
const board = (...states: readonly string[]) =>
  ({ rounds: states.map((state, at) => ({ eventId: `S-${at}`, round: at + 1, state })) }) as unknown as Standings

test('a total stands only where the rounds are in: holes that others have still to play are not compared', () => {
  const second = board('completed', 'in progress')
  const playing = side({ value: 104, rounds: [cell(72), cell(32, 7)] })
  expect([roundTotals(playing, second), totalOf(playing, second)]).toEqual([[72, undefined], undefined])
  const finished = side({ value: 141, status: 'complete', rounds: [cell(72), cell(69)] })
  expect([roundTotals(finished, second), totalOf(finished, second)]).toEqual([[72, 69], 141])
  const waiting = side({ value: 72, rounds: [cell(72), null] })
  expect([roundTotals(waiting, second), totalOf(waiting, second)]).toEqual([[72, undefined], 72])
  const nothing = side({ value: null, status: 'notStarted', rounds: [null, null] })
  expect(totalOf(nothing, second)).toBeUndefined()
})

test('the purse is what each place pays, and a line says where the prizes end', () => {
  const rows = [
    side({ label: '1', payoutCents: 12_000 }),
    side({ label: 'T2', payoutCents: 6_000 }),
    side({ label: 'T2', payoutCents: 6_000 }),
    side({ label: '4' }),
  ]
  expect(paidPlaces(rows)).toEqual([
    { label: '1', sides: 1, cents: 12_000 },
    { label: 'T2', sides: 2, cents: 12_000 },
  ])
  expect([lastPaid(rows), lastPaid(rows.slice(0, 3)), lastPaid([])]).toEqual([2, -1, -1])
})
