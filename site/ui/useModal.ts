import { useLayoutEffect, useRef } from 'preact/hooks'

/** What a native dialog needs that is open while it is drawn: Escape and a press beside it close it. The focus goes back to where it was. */
export function useModal(onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null)
  const beganBeside = useRef(false)
  // Before anything else is typed: the next key belongs here.
  useLayoutEffect(() => {
    const dialog = ref.current
    dialog?.showModal()
    // While it is open, nothing behind it takes the focus; closing gives it back.
    return () => dialog?.close()
  }, [])
  return {
    ref,
    // Told at once. `close` comes after the next press when the machine is busy, and may find the dialog gone or another in its place.
    onCancel(event: Event) {
      if (event.target !== ref.current) return
      event.preventDefault()
      onClose()
    },
    // Only where the browser closes without asking: at a second Escape that nothing came before.
    onClose: () => ref.current && onClose(),
    // A press that began inside, as when text is marked to its end and beyond, closes nothing.
    onMouseDown(event: Event) {
      beganBeside.current = event.target === ref.current
    },
    onClick: (event: Event) => beganBeside.current && event.target === ref.current && onClose(),
  }
}
