import { FieldRow } from './Field.tsx'

type LongFieldProps = {
  readonly label: string
  readonly hint?: string
  readonly error?: string | undefined
  readonly value: string
  readonly onInput: (value: string) => void
  readonly required?: boolean
  readonly autofocus?: boolean
}

const mostCharacters = 1000

/** A few sentences with their line. They are sent as one paragraph, see {@link oneParagraph}. */
export function LongField({ label, hint, error, value, onInput, ...area }: LongFieldProps) {
  return (
    <FieldRow label={label} hint={hint} error={error}>
      {ids => (
        <textarea
          {...(area as object)}
          {...ids}
          class="input"
          rows={3}
          maxLength={mostCharacters}
          value={value}
          onInput={event => onInput(event.currentTarget.value)}
        />
      )}
    </FieldRow>
  )
}

/** Text without line breaks and without spaces around it. */
export function oneParagraph(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim()
}
