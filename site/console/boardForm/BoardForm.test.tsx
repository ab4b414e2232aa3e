/** The parts of the form of a leaderboard, each on its own: what is typed is read, what cannot be sent stays. */
import type { ComponentChild } from 'preact'
import { useState } from 'preact/hooks'
import { expect, test } from 'vitest'
import { words as english } from '../../../contract/words/en/screens/boardForm.ts'
import { spokenWords } from '../../../contract/words/spoken.ts'
import {
  choose,
  control,
  controls,
  described,
  draw,
  key,
  press,
  redraw,
  words as textOf,
  type,
} from '../../../test/drawn.ts'
import type { Settings } from './boardDraft.ts'
import { ChoiceField } from './ChoiceField.tsx'
import { Several } from './Several.tsx'
import { TieSteps } from './TieParts.tsx'
import { Toggles } from './Toggles.tsx'
import { type KindName, TypedField } from './TypedField.tsx'
import { type Board, BoardContext } from './useBoard.ts'
import { withValue } from './valueAt.ts'

const words = spokenWords(english, 'en-GB')

/** Draws parts of a form that begins with `given`; answers what the draft is now. `errors`: what the server says, by pointer. */
function form(given: Settings, parts: (settings: Settings) => ComponentChild, errors: Record<string, string> = {}) {
  let now = given
  const Form = () => {
    const [settings, setSettings] = useState(given)
    now = settings
    const errorAt = (pointer: string) => errors[pointer]
    const set = (at: string, value: unknown) => setSettings(withValue(settings, at, value))
    const board = { settings, set, errorAt, errorIn: errorAt, words, now: undefined }
    return <BoardContext.Provider value={board as unknown as Board}>{parts(settings)}</BoardContext.Provider>
  }
  draw(<Form />)
  return () => now
}

const kinds: readonly (readonly [KindName, string, unknown, string])[] = [
  ['whole', ' 12 ', 12, 'twelve'],
  ['numbers', '1, 2;2 3', [1, 2, 3], '1 and 2'],
  ['cents', '90,5', 9050, '90,555'],
  ['percent', '12.5', 12_500, '12.5 %'],
  ['index', '18,4', 18.4, '18.44'],
]

test.each(kinds)('of %s %s is read, and %s is what it says; what is none stays as typed', (kind, good, value, bad) => {
  const draft = form({}, () => <TypedField at="/best" kind={kind} label="Best" />)
  type(control('Best'), good)
  expect(draft()).toEqual({ best: value })
  type(control('Best'), bad)
  expect([draft(), control('Best').value]).toEqual([{ best: value }, bad])
  expect(described(control('Best'))).toBe(words.notThat[kind])
  expect(control('Best').validationMessage).toBe(words.notThat[kind])
  type(control('Best'), '')
  expect([draft(), control('Best').getAttribute('aria-invalid')]).toEqual([{}, 'false'])
})

test('what the server refuses stands beside its field, and what cannot be sent goes before it', () => {
  const errors = { '/settings/best': 'Only three rounds count.' }
  form({ best: 4 }, () => <TypedField at="/best" kind="whole" label="Best" />, errors)
  expect(described(control('Best'))).toBe('Only three rounds count.')
  type(control('Best'), 'four')
  expect(described(control('Best'))).toBe(words.notThat.whole)
})

test('an own value has a way back to the usual one', () => {
  const draft = form({ best: 2 }, () => <TypedField at="/best" kind="whole" label="Best" />)
  press(control(words.backToUsual({ what: 'Best' })))
  expect([draft(), control('Best').value]).toEqual([{}, ''])
})

test('a few choices are all to be seen, many are a list, and the usual one says nothing', () => {
  const few = { '': 'As usual', players: 'Players', teams: 'Teams' }
  const draft = form({}, () => (
    <>
      <ChoiceField at="/sides" label="Sides" choices={few} />
      <ChoiceField at="/oneBall" label="One ball" choices={{ ...few, foursomes: 'Foursomes', scramble: 'Scramble' }} />
    </>
  ))
  press(control('Teams'))
  choose(control('One ball'), 'foursomes')
  expect(draft()).toEqual({ sides: 'teams', oneBall: 'foursomes' })
  choose(control('One ball'), '')
  expect(draft()).toEqual({ sides: 'teams' })
})

test('of several one is added, one removed, and what is wrong with one describes its fields', () => {
  const cuts = (settings: Settings) => (
    <Several
      list={settings.cuts ?? []}
      at="/cuts"
      nameOf={n => `Cut ${n + 1}`}
      add="Make a cut"
      begin={() => ({ afterRound: 1 })}
      most={2}
    >
      {n => <TypedField at={`/cuts/${n}/low`} kind="whole" label={`Low ${n + 1}`} />}
    </Several>
  )
  const draft = form({}, cuts, { '/settings/cuts/1': 'It needs a number of players.' })
  press(control('Make a cut'))
  type(control('Low 1'), '60')
  press(control('Make a cut'))
  expect(controls('Make a cut')).toEqual([])
  const [, second] = document.querySelectorAll('fieldset')
  expect(second && described(second)).toBe('It needs a number of players.')
  press(control(words.removeOne({ name: 'Cut 2' })))
  expect(draft()).toEqual({ cuts: [{ afterRound: 1, low: 60 }] })
})

test('the steps of a tie are put in order by keys, and the focus goes with the step', () => {
  const draft = form({ ties: { steps: 'cards' } }, () => <TieSteps />)
  const steps = () => [...document.querySelectorAll('.steps b')].map(textOf)
  const before = steps()
  const [first = ''] = before
  const grip = (step: string) => control(words.moveStep({ step }))
  expect(key(grip(first), 'ArrowDown')).toBe(false)
  expect(key(grip(first), 'ArrowDown', { altKey: true })).toBe(true)
  expect(steps().slice(0, 2)).toEqual(before.slice(0, 2).reverse())
  expect(document.activeElement).toBe(grip(first))
  key(grip(steps()[0] ?? ''), 'ArrowUp', { altKey: true })
  expect(steps().slice(0, 2)).toEqual(before.slice(0, 2).reverse())
  press(control(words.removeOne({ name: first })))
  choose(control(words.addStep), 'byHand')
  expect(steps()).toEqual([...before.slice(1), words.tieSteps.byHand])
  expect(draft().ties?.steps).toHaveLength(before.length)
})

test('a usual list of steps is chosen by its name, and shared ties are not said', () => {
  const draft = form({ ties: { steps: ['backNine', 'byHand'] } }, () => <TieSteps />)
  const list = control(words.parts.steps)
  expect(list.value).toBe('own')
  choose(list, 'lastHoles')
  expect(draft()).toEqual({ ties: { steps: 'lastHoles' } })
  choose(list, 'shared')
  expect(draft()).toEqual({})
})

test('of numbers that are ticked the last one stays', () => {
  const told: (readonly number[])[] = []
  const ids = { 'data-at': '/rounds', 'aria-describedby': undefined }
  const options = [1, 2, 3].map(value => ({ value, words: `Round ${value}` }))
  const toggles = (chosen: readonly number[]) => (
    <Toggles label="Rounds" {...{ ids, options, chosen }} onChoose={next => told.push(next)} />
  )
  draw(toggles([3, 1]))
  press(control('Round 2'))
  press(control('Round 3'))
  redraw(toggles([1]))
  press(control('Round 1'))
  expect(told).toEqual([[1, 2, 3], [1]])
})
