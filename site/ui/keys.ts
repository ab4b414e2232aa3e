/** The keys of a screen: letters count only while no field has the focus, and can be switched off (WCAG 2.1.4). */
import { useLayoutEffect } from 'preact/hooks'
import { createStore } from './store.ts'

export type KeyBinding = {
  /** As it is pressed: `n`, `/`, `Ctrl+k`, or `g t` for one after the other. */
  readonly keys: string
  readonly words: string
  readonly run: () => void
}

/** What works now, the newest screen last; the list behind `?` shows it. */
export const bindings = createStore<readonly KeyBinding[]>([])
/** Whether letters do something, as the account says. */
export const letterKeys = createStore(true)
const togetherMs = 1200

let first: { readonly key: string; readonly at: number } | undefined

/** These keys work while the component is shown. */
export function useKeys(list: readonly KeyBinding[]): void {
  // Not after the next picture: whoever sees the screen may press.
  useLayoutEffect(() => {
    bindings.set([...bindings.get(), ...list])
    return () => bindings.set(bindings.get().filter(one => !list.includes(one)))
  }, [list])
}

/** Listens for keys, once for each page. */
export function startKeys(): void {
  addEventListener('keydown', event => {
    if (event.defaultPrevented || event.isComposing) return
    const pressed = nameOf(event)
    const isLetter = !pressed.includes('+')
    if (isLetter && (!letterKeys.get() || isTyping(event.target) || document.querySelector('dialog[open]'))) return
    const sequence = first && event.timeStamp - first.at < togetherMs ? `${first.key} ${pressed}` : pressed
    const found = bindings.get().findLast(({ keys }) => keys === sequence || keys === pressed)
    first = bindings.get().some(({ keys }) => keys.startsWith(`${pressed} `))
      ? { key: pressed, at: event.timeStamp }
      : undefined
    if (!found) return
    event.preventDefault()
    first = undefined
    found.run()
  })
}

/** A key with its modifiers, as bindings write it; the shift that makes a sign is part of the sign. */
export function nameOf(event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>): string {
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key
  const shift = event.shiftKey && (event.key.length > 1 || event.ctrlKey || event.metaKey)
  return `${event.ctrlKey || event.metaKey ? 'Ctrl+' : ''}${event.altKey ? 'Alt+' : ''}${shift ? 'Shift+' : ''}${key}`
}

/** A field that takes letters has the focus; boxes to tick and their like take none. */
function isTyping(target: EventTarget | null): boolean {
  const untyped = ':not([type=checkbox], [type=radio], [type=button], [type=file])'
  return (
    target instanceof HTMLElement && target.closest(`input${untyped}, select, textarea, [contenteditable]`) !== null
  )
}
