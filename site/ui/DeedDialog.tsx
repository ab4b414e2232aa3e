import type { ComponentChildren } from 'preact'
import { Dialog } from './Dialog.tsx'
import type { Deed } from './useDeed.tsx'
import { kit } from './words.ts'

type DeedDialogProps = {
  readonly title: string
  /** What the button says that does it; without words there is none, because it cannot be done. */
  readonly submit: string | undefined
  /** What is done; a gesture shows at once and has no more than `run`. */
  readonly deed: Pick<Deed, 'run'> & Partial<Deed>
  readonly onClose: () => void
  readonly children: ComponentChildren
  readonly harm?: boolean
  /** A sheet at the side, for something long. */
  readonly side?: boolean
  readonly disabled?: boolean
  readonly cancel?: string
}

/** A dialog that does one thing: what it is, the way back, the button, and why it was refused. */
export function DeedDialog(props: DeedDialogProps) {
  const { title, submit, deed, onClose, children, harm, side = false, disabled = false, cancel = kit().cancel } = props
  return (
    <Dialog
      title={title}
      side={side}
      onClose={onClose}
      onSubmit={deed.run}
      foot={
        <>
          <button type="button" class="button plain" onClick={onClose}>
            {cancel}
          </button>
          {submit !== undefined && (
            <button type="submit" class={harm ? 'button harm' : 'button lead'} disabled={disabled || deed.busy}>
              {submit}
            </button>
          )}
        </>
      }
    >
      {children}
      {deed.error}
    </Dialog>
  )
}
