/** Cells of the set-up: what is in force is shown until the change was agreed to, and where it comes from is said. */
import { expect, test } from 'vitest'
import { words as english } from '../../../contract/words/en/screens/setup.ts'
import { spokenWords } from '../../../contract/words/spoken.ts'
import { choose, control, controls, draw, press, words as textOf } from '../../../test/drawn.ts'
import { EventContext, type EventPart, type OpenEvent } from '../frame/useEvent.ts'
import { AllowanceCell, type CellProps } from './cells.tsx'
import { DotsCell } from './DotsCell.tsx'
import { HalfIndexCell } from './HalfIndexCell.tsx'
import { NineCell } from './NineCell.tsx'
import { PccCell } from './PccCell.tsx'
import type { Wanted } from './Setup.tsx'

const words = spokenWords(english, 'en-GB')
const leaderboards = [
  { leaderboardId: 7, eventId: 'S-1', name: 'Net' },
  { leaderboardId: 8, eventId: 'S-9', name: 'Of another event' },
]
const setup = { eventId: 'S-1', leaderboards }

/** Draws a cell of a round in which `own` is its own and `inForce` counts; answers what the reader wants to change. */
function cell(Cell: (props: CellProps) => unknown, own: object, inForce: object) {
  const wanted: Wanted[] = []
  const part = {
    name: 'Round 1',
    eventId: 'S-1',
    own,
    inForce: Object.entries(inForce).map(([name, value]) => ({ setting: `/${name}`, value })),
  } as unknown as EventPart
  const Shown = Cell as (props: CellProps) => preact.JSX.Element
  const place = draw(
    <EventContext.Provider value={{ setup } as unknown as OpenEvent}>
      <Shown isRound part={part} words={words} onWant={one => wanted.push(one)} />
    </EventContext.Provider>,
  )
  return { wanted, place }
}

/** What is sent, and what the question says that it was and will be. */
const asked = ([one]: readonly Wanted[]) => {
  if (!one || !('body' in one)) throw new Error('Nothing is wanted.')
  const [[name = '', { from, to } = { from: null, to: null }] = []] = Object.entries(
    (one.body as { readonly settings: Readonly<Record<string, { from: unknown; to: unknown }>> }).settings,
  )
  return { name, from, to, was: one.shown(from), will: one.shown(to) }
}

test('which nine is played', () => {
  const { wanted, place } = cell(NineCell, {}, { nine: 'front' })
  const list = control(`${words.holes}, Round 1`)
  choose(list, 'back')
  expect(asked(wanted)).toEqual({ name: 'nine', from: null, to: 'back', was: words.asEvent, will: words.nines.back })
  expect([list.value, textOf(place).endsWith(words.asEvent)]).toEqual(['front', true])
})

test('how half an index counts', () => {
  const { wanted } = cell(HalfIndexCell, { halfIndex: 'exact' }, { halfIndex: 'exact' })
  choose(control(`${words.halfIndex}, Round 1`), 'tenth')
  const { exact, tenth } = words.halfIndexes
  expect(asked(wanted)).toEqual({ name: 'halfIndex', from: 'exact', to: 'tenth', was: exact, will: tenth })
})

test('the playing conditions, with their signs', () => {
  const { wanted } = cell(PccCell, {}, {})
  const list = control(`${words.pcc}, Round 1`)
  expect([list.value, [...list.options].map(one => one.text)]).toEqual(['0', ['−1', '0', '+1', '+2', '+3']])
  choose(list, '2')
  expect(asked(wanted)).toEqual({ name: 'pcc', from: null, to: 2, was: words.asEvent, will: '+2' })
})

test('whose strokes are marked: of the leaderboards of this event', () => {
  const { wanted } = cell(DotsCell, {}, {})
  const list = control(`${words.dotsOf}, Round 1`)
  expect([...list.options].map(one => one.text)).toEqual([words.ofAllowance, 'Net'])
  choose(list, '7')
  expect(asked(wanted)).toMatchObject({ name: 'dotsOf', from: null, to: 7, will: 'Net' })
})

test('an own value says so, and goes back to that of the event', () => {
  const { wanted, place } = cell(AllowanceCell, { allocPct: 85 }, { allocPct: 85 })
  expect([control(`${words.allowance}, Round 1`).value, textOf(place).includes(words.own)]).toEqual(['85', true])
  press(control(words.back))
  expect(asked(wanted)).toMatchObject({ name: 'allocPct', from: 85, to: null, will: words.asEvent })
})

test('what comes from the event has no way back to it', () => {
  cell(AllowanceCell, {}, { allocPct: 95 })
  expect(controls(words.back)).toEqual([])
})
