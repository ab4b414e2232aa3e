import type { ComponentChildren } from 'preact'
import { useId } from 'preact/hooks'
import { Icon } from './Icon.tsx'
import { useModal } from './useModal.ts'
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
  const modal = useModal(onClose)
  const heading = useId()
  return (
    <dialog {...modal} class={side ? 'dialog side' : 'dialog'} aria-labelledby={heading}>
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
