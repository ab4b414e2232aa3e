import { useLayoutEffect, useRef } from 'preact/hooks'

/** Where the cursor goes when a cell is left. */
export type Then = 'down' | 'right' | 'left' | 'stay'

type GridEditorProps = {
  readonly label: string
  readonly text: string
  readonly options: readonly string[] | undefined
  readonly onCommit: (text: string, then: Then) => void
  readonly onCancel: () => void
}

/** The one editor: Enter keeps and goes down, Tab to the right, Escape leaves the cell as it was. */
export function GridEditor({ label, text, options, onCommit, onCancel }: GridEditorProps) {
  const field = useRef<HTMLInputElement & HTMLSelectElement>(null)
  const ended = useRef(false)
  useLayoutEffect(() => {
    // Not as a property: drawing the grid anew must not take away what is typed.
    if (field.current && !options) field.current.value = text
    field.current?.focus()
    // What was typed first stays; what stood there before is replaced by typing.
    if (text.length !== 1) field.current?.select?.()
  }, [])
  const end = (work: () => void) => {
    if (ended.current) return
    ended.current = true
    work()
  }
  const keyDown = (event: KeyboardEvent) => {
    const then = event.key === 'Enter' ? 'down' : event.key === 'Tab' ? (event.shiftKey ? 'left' : 'right') : undefined
    if (then === undefined && event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    end(() => (then === undefined ? onCancel() : onCommit(field.current?.value ?? '', then)))
  }
  const blur = () => end(() => onCommit(field.current?.value ?? '', 'stay'))
  if (options)
    return (
      <select ref={field} aria-label={label} onKeyDown={keyDown} onBlur={blur}>
        {options.map(option => (
          <option key={option} selected={option === text}>
            {option}
          </option>
        ))}
      </select>
    )
  return <input ref={field} aria-label={label} onKeyDown={keyDown} onBlur={blur} />
}
