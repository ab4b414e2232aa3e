import type { ComponentChildren } from 'preact'
import { Icon } from '../../ui/Icon.tsx'

type LastDoneProps = {
  /** What was done last, as it is read out. */
  readonly said: string
  readonly words: { readonly undo: string; readonly undoOf: (values: { readonly what: string }) => string }
  readonly isBusy: boolean
  readonly onUndo: () => void
  readonly children?: ComponentChildren
}

/** What a helper did last, with the way back. */
export function LastDone({ said, words, isBusy, onUndo, children }: LastDoneProps) {
  return (
    <div class="helper-last">
      <Icon name="check" />
      <span>{said}</span>
      <button
        type="button"
        class="button"
        aria-label={words.undoOf({ what: said })}
        aria-disabled={isBusy}
        onClick={onUndo}
      >
        <Icon name="undo" />
        {words.undo}
      </button>
      {children}
    </div>
  )
}
