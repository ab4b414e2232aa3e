import { expect, test } from 'vitest'
import { type LoggedStep, undoable } from './steps.ts'

const me = 'administrator:1'
const step = (step: string, more: Partial<LoggedStep> = {}): LoggedStep => ({
  actor: me,
  kind: 'team.moved',
  step,
  ...more,
})

test('the last step of mine that stands is the one to take back, whatever others did after it', () => {
  const entries = [step('c', { actor: 'administrator:2' }), step('b'), step('a')]
  expect(undoable(entries, me)).toEqual({ undo: step('b'), redo: undefined })
  expect(undoable([{ actor: me, kind: 'team.moved' }], me)).toEqual({ undo: undefined, redo: undefined })
})

test('a step back is no step to take back but one to go forward again, until something new is done', () => {
  const back = step('b')
  const undone = step('a', { undoneBy: 'b' })
  expect(undoable([back, undone, step('before')], me)).toEqual({ undo: step('before'), redo: back })
  expect(undoable([step('new'), back, undone], me)).toEqual({ undo: step('new'), redo: undefined })
})
