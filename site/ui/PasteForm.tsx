import type { ComponentChildren } from 'preact'
import { DeedForm } from './DeedForm.tsx'
import type { Deed } from './useDeed.tsx'

type PasteFormProps = {
  readonly title: string
  readonly hint: string
  readonly submit: string
  readonly text: string
  readonly onText: (text: string) => void
  readonly deed: Deed
  /** Another way than pasting. */
  readonly beside?: ComponentChildren
}

/** Takes lines that were copied elsewhere; it reads them, and writes nothing. */
export function PasteForm({ title, hint, submit, text, onText, deed, beside }: PasteFormProps) {
  return (
    <DeedForm class="form" deed={deed}>
      <section class="panel padded">
        <h2>{title}</h2>
        <p class="hint">{hint}</p>
        <textarea
          class="input paste"
          aria-label={title}
          rows={14}
          value={text}
          onInput={event => onText(event.currentTarget.value)}
        />
        <p class="bar">
          <button type="submit" class="button lead" disabled={deed.busy || text.trim() === ''}>
            {submit}
          </button>
          {beside}
        </p>
        {deed.error}
      </section>
    </DeedForm>
  )
}
