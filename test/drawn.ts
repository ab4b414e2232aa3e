/** A component as a reader has it: drawn into a document that has no layout, found by what it is called, and used. */
import { type ComponentChild, render } from 'preact'
import { act } from 'preact/test-utils'

/** What any of them has; only a list has options. */
type Control = HTMLInputElement & Pick<HTMLSelectElement, 'options'>

const kinds = 'button, input, select, textarea'

let place = document.createElement('div')

/** Draws it in place of what was drawn before. Answers where. */
export function draw(what: ComponentChild): HTMLElement {
  act(() => render(null, place))
  place.remove()
  place = document.createElement('div')
  document.body.append(place)
  return redraw(what)
}

/** Draws it over what is there, as when something that it is given has changed. */
export function redraw(what: ComponentChild): HTMLElement {
  act(() => render(what, place))
  return place
}

/** The controls that a reader finds by a name, in their order. */
export function controls(name: string | RegExp, within: ParentNode = document): readonly Control[] {
  const found = [...within.querySelectorAll<Control>(kinds)]
  return found.filter(one => (typeof name === 'string' ? nameOf(one) === name : name.test(nameOf(one))))
}

/** The only control of that name. */
export function control(name: string | RegExp, within: ParentNode = document): Control {
  const [one, ...more] = controls(name, within)
  if (!one || more.length > 0) throw new Error(`${one ? more.length + 1 : 'No'} controls are called ${name}.`)
  return one
}

/** What a control is called, as it is read out: by itself, by its label, or by what stands on it. */
export function nameOf(one: HTMLElement): string {
  const { id } = one
  const label = id === '' ? null : document.querySelector(`label[for="${id}"]`)
  return one.getAttribute('aria-label') ?? words(label ?? one.closest('label') ?? one)
}

/** Text without the spaces that nobody sees. */
export function words(element: Element): string {
  return (element.textContent ?? '').replaceAll(/\s+/g, ' ').trim()
}

/** What describes a control: a hint, or why it is wrong. */
export function described(one: HTMLElement): string {
  const ids = (one.getAttribute('aria-describedby') ?? '').split(' ').filter(Boolean)
  return ids.map(id => words(document.getElementById(id) ?? document.createElement('i'))).join(' ')
}

export function press(one: HTMLElement): void {
  act(() => one.click())
}

/** Types over what stands there. */
export function type(one: Control, text: string): void {
  act(() => {
    one.value = text
    one.dispatchEvent(new InputEvent('input', { bubbles: true }))
  })
}

/** Chooses from a list. */
export function choose(one: Control, value: string): void {
  act(() => {
    one.value = value
    one.dispatchEvent(new Event('change', { bubbles: true }))
  })
}

/** Presses a key where the control is. Answers whether the control kept it for itself. */
export function key(one: HTMLElement, name: string, modifiers: KeyboardEventInit = {}): boolean {
  const event = new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true, ...modifiers })
  act(() => void one.dispatchEvent(event))
  return event.defaultPrevented
}
