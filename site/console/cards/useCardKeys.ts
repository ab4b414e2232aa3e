import { useRef } from 'preact/hooks'

/** How long a 1 waits for a second digit. */
const waitMs = 600

export type CardKeys = ReturnType<typeof useCardKeys>

/** How a card is typed without a mouse: from hole to hole, from card to card. `save`: what `=` does. */
export function useCardKeys(save: () => void) {
  const form = useRef<HTMLFormElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  const fields = () => [...(form.current?.querySelectorAll<HTMLInputElement>('input') ?? [])]

  function step(from: HTMLInputElement, by: 1 | -1): void {
    clearTimeout(timer.current)
    const all = fields()
    const next = all[all.indexOf(from) + by]
    if (next) next.focus()
    else if (by === 1) form.current?.querySelector<HTMLElement>('button[type=submit]')?.focus()
  }

  /** The same hole on the card above or below. */
  function beside(field: HTMLInputElement, by: 1 | -1): void {
    const lines = [...(form.current?.parentElement?.querySelectorAll('form') ?? [])]
    const line = lines[lines.indexOf(form.current as HTMLFormElement) + by]
    line?.querySelectorAll('input')[fields().indexOf(field)]?.focus()
  }

  return {
    form,
    /** Goes on when a text is whole. */
    typed(field: HTMLInputElement, isWhole: boolean): void {
      clearTimeout(timer.current)
      if (isWhole) step(field, 1)
      else if (field.value === '1')
        timer.current = setTimeout(() => document.activeElement === field && step(field, 1), waitMs)
    },
    press(event: KeyboardEvent): void {
      const field = event.target
      if (!(field instanceof HTMLInputElement)) return
      const deeds: Readonly<Record<string, (() => void) | undefined>> = {
        '=': save,
        ArrowRight: () => step(field, 1),
        ArrowLeft: () => step(field, -1),
        ArrowUp: () => beside(field, -1),
        ArrowDown: () => beside(field, 1),
        Backspace: field.value === '' ? () => step(field, -1) : undefined,
      }
      const run = deeds[event.key]
      if (!run) return
      event.preventDefault()
      run()
    },
  }
}
