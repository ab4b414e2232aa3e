import type { ComponentChildren } from 'preact'
import { useId, useLayoutEffect, useRef } from 'preact/hooks'
import { Icon } from './Icon.tsx'
import { kit } from './words.ts'

type DialogProps = {
  readonly title: string
  readonly onClose: () => void
  readonly children: ComponentChildren
  /** The buttons; without them there is only the cross. */
  readonly foot?: ComponentChildren
  /** A sheet at the side, for something long. */
  readonly side?: boolean
  readonly onSubmit?: () => void
}

/** A native dialog that is open while it is drawn; Escape and a press beside it close it. The focus goes back to where it was. */
export function Dialog({ title, onClose, children, foot, side, onSubmit }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useId()
  // Before anything else is typed: the next key belongs here.
  useLayoutEffect(() => {
    const before = document.activeElement
    dialog.current?.showModal()
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus()
    }
  }, [])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it, by the dialog itself
    <dialog
      ref={dialog}
      class={side ? 'dialog side' : 'dialog'}
      aria-labelledby={heading}
      // Told late, when something else may be open in its place.
      onClose={() => dialog.current && onClose()}
      onClick={event => event.target === dialog.current && onClose()}
    >
      <form
        onSubmit={event => {
          event.preventDefault()
          onSubmit?.()
        }}
      >
        <header>
          <h2 id={heading}>{title}</h2>
          <button type="button" class="button plain tight" aria-label={kit().close} onClick={onClose}>
            <Icon name="close" />
          </button>
        </header>
        <div class="dialog-body">{children}</div>
        {foot !== undefined && <footer>{foot}</footer>}
      </form>
    </dialog>
  )
}
