/** Dialogs and menus: where the focus is, which keys end them, and what they do. */
import { act } from 'preact/test-utils'
import { expect, test, vi } from 'vitest'
import { control, controls, draw, key, press, redraw, type, words } from '../../test/drawn.ts'
import { Refused } from './call.ts'
import { DeedDialog } from './DeedDialog.tsx'
import { Dialog } from './Dialog.tsx'
import { Field } from './Field.tsx'
import { type MenuItem, moveInMenu } from './Menu.tsx'
import { PasteForm } from './PasteForm.tsx'
import { type Deed, useDeed } from './useDeed.tsx'

const dialog = () => document.querySelector('dialog')

test('a dialog is open while it is drawn, is called by its title, and its cross closes it', () => {
  const close = vi.fn()
  draw(
    <Dialog title="Withdraw Ana" onClose={close}>
      <p>She has no score.</p>
    </Dialog>,
  )
  expect(dialog()?.open).toBe(true)
  const title = document.getElementById(dialog()?.getAttribute('aria-labelledby') ?? '')
  expect(title && words(title)).toBe('Withdraw Ana')
  press(control('Close'))
  expect(close).toHaveBeenCalledOnce()
  redraw(null)
  expect(dialog()).toBe(null)
})

test('Escape closes the dialog that it was pressed in, and no field inside takes the dialog along', () => {
  const close = vi.fn()
  draw(
    <Dialog title="A file" onClose={close}>
      <Field label="Name" value="" onInput={() => undefined} />
    </Dialog>,
  )
  const cancelled = (target: Element | null) => {
    const event = new Event('cancel', { bubbles: true, cancelable: true })
    act(() => void target?.dispatchEvent(event))
    return event.defaultPrevented
  }
  expect([cancelled(control('Name')), close.mock.calls.length]).toEqual([false, 0])
  expect([cancelled(dialog()), close.mock.calls.length]).toEqual([true, 1])
})

test('a press beside a dialog closes it, one that began inside does not', () => {
  const close = vi.fn()
  draw(
    <Dialog title="A note" onClose={close}>
      <Field label="Note" value="Long" onInput={() => undefined} />
    </Dialog>,
  )
  const pressed = (from: Element | null) => {
    act(() => void from?.dispatchEvent(new MouseEvent('mousedown', { bubbles: true })))
    act(() => void dialog()?.dispatchEvent(new MouseEvent('click', { bubbles: true })))
  }
  pressed(control('Note'))
  expect(close).not.toHaveBeenCalled()
  pressed(dialog())
  expect(close).toHaveBeenCalledOnce()
})

/** A deed as screens have it, in a dialog with one field. */
function AskReason({ work, submit }: { readonly work: () => Promise<unknown>; readonly submit: string | undefined }) {
  const deed = useDeed(work)
  return (
    <DeedDialog title="Reopen" submit={submit} deed={deed} onClose={() => undefined} harm>
      <Field label="Reason" error={deed.errorAt('/reason')} value="" onInput={() => undefined} />
    </DeedDialog>
  )
}

const settled = () => act(async () => void (await new Promise(done => setTimeout(done))))

test('a deed is done once however often it is pressed, and its button waits meanwhile', async () => {
  let end: () => void = () => undefined
  const work = vi.fn(() => new Promise<void>(done => (end = done)))
  draw(<AskReason work={work} submit="Reopen" />)
  const submit = () => act(() => void document.querySelector('form')?.requestSubmit())
  submit()
  submit()
  expect([work.mock.calls.length, control('Reopen').disabled]).toEqual([1, true])
  end()
  await settled()
  expect(control('Reopen').disabled).toBe(false)
})

test('why a deed was refused stands beside its field, and what no field says below', async () => {
  const refusal = (pointer: string) =>
    new Refused(422, { detail: 'The request is not valid.', errors: [{ pointer, message: 'Needs a reason.' }] })
  const place = draw(<AskReason work={() => Promise.reject(refusal('/reason'))} submit="Reopen" />)
  press(control('Reopen'))
  await settled()
  expect(control('Reason').getAttribute('aria-invalid')).toBe('true')
  expect(place.querySelector('[role=alert]')).toBe(null)
  redraw(<AskReason work={() => Promise.reject(refusal('/state'))} submit="Reopen" />)
  press(control('Reopen'))
  await settled()
  expect(control('Reason').getAttribute('aria-invalid')).toBe('false')
  expect(words(place.querySelector('[role=alert]') ?? place)).toBe('The request is not valid. Needs a reason.')
})

test('what cannot be done has no button, and the way back stays', () => {
  draw(<AskReason work={() => Promise.resolve()} submit={undefined} />)
  expect(controls(/^(Reopen|Cancel)$/).map(one => words(one))).toEqual(['Cancel'])
})

test('in a menu the arrows go round, Home and End to its ends, a letter to what begins with it', () => {
  const items: readonly Pick<MenuItem, 'words'>[] = [{ words: 'Move' }, { words: 'Print' }, { words: 'Remove' }]
  draw(
    <div role="menu" onKeyDown={moveInMenu}>
      {items.map(item => (
        <button key={item.words} type="button" role="menuitem">
          {item.words}
        </button>
      ))}
    </div>,
  )
  const after = (name: string) => {
    const { activeElement } = document
    if (activeElement instanceof HTMLElement) key(activeElement, name)
    return document.activeElement && words(document.activeElement)
  }
  control('Move').focus()
  expect(['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'Home', 'End', 'p', 'x'].map(after)).toEqual([
    'Print',
    'Remove',
    'Move',
    'Remove',
    'Move',
    'Remove',
    'Print',
    'Print',
  ])
})

test('lines are read when there are some', () => {
  const run = vi.fn()
  const deed: Deed = { run, busy: false, errorAt: () => undefined, error: null, forget: () => undefined }
  const told: string[] = []
  const form = (text: string) => (
    <PasteForm title="Paste a list" hint="" submit="Read" {...{ text, deed }} onText={one => told.push(one)} />
  )
  draw(form(' \n'))
  expect(control('Read').disabled).toBe(true)
  type(control('Paste a list'), 'Ana Silva')
  redraw(form('Ana Silva'))
  press(control('Read'))
  expect([told, run.mock.calls.length]).toEqual([['Ana Silva'], 1])
})
