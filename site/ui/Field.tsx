import type { ComponentChildren } from 'preact'
import { useId } from 'preact/hooks'
import { Icon } from './Icon.tsx'

type RowProps = {
  readonly label: string
  readonly hint?: ComponentChildren
  readonly error?: string | undefined
  /** Where the value comes from, or the way back to it. */
  readonly from?: ComponentChildren
  readonly children: (ids: {
    readonly id: string
    readonly 'aria-describedby': string | undefined
    readonly 'aria-invalid': boolean
  }) => ComponentChildren
}

/** A line of a form: the label left (above on phones), the control, where its value comes from, a hint, and the error in its place. */
export function FieldRow({ label, hint, error, from, children }: RowProps) {
  const id = useId()
  const described = error !== undefined || hint !== undefined
  return (
    <div class="field-row">
      <label for={id}>{label}</label>
      <div class="control">
        {children({
          id,
          'aria-describedby': described ? `${id}-words` : undefined,
          'aria-invalid': error !== undefined,
        })}
        {from}
        {described && (
          <p id={`${id}-words`} class={error === undefined ? 'hint' : 'hint error'}>
            {error !== undefined && <Icon name="alert" />}
            {error ?? hint}
          </p>
        )}
      </div>
    </div>
  )
}

type FieldProps = Omit<RowProps, 'children'> & {
  readonly value: string
  readonly onInput: (value: string) => void
  readonly type?: 'text' | 'date' | 'time' | 'number' | 'email' | 'tel' | 'password' | 'search'
  readonly look?: string
  readonly min?: number | string
  readonly max?: number | string
  readonly step?: number | string
  readonly required?: boolean
  readonly maxLength?: number
  readonly autoComplete?: string
  /** The first thing to fill in of a dialog. */
  readonly autofocus?: boolean
  readonly disabled?: boolean
}

/** A native input with its line. */
export function Field({ label, hint, error, from, value, onInput, look, type = 'text', ...input }: FieldProps) {
  return (
    <FieldRow label={label} hint={hint} error={error} from={from}>
      {ids => (
        <input
          {...(input as object)}
          {...ids}
          type={type as 'text'}
          class={`input ${look ?? ''}`}
          value={value}
          onInput={event => onInput(event.currentTarget.value)}
        />
      )}
    </FieldRow>
  )
}

type ChooseProps = Omit<RowProps, 'children'> & {
  readonly value: string
  readonly options: readonly { readonly value: string; readonly words: string }[]
  readonly onChoose: (value: string) => void
  readonly disabled?: boolean
  readonly required?: boolean
}

/** A native select with its line. */
export function Choose({ value, options, onChoose, disabled, required, ...row }: ChooseProps) {
  return (
    <FieldRow {...row}>
      {ids => (
        <select
          {...ids}
          class="input select"
          value={value}
          disabled={disabled}
          required={required}
          onChange={event => onChoose(event.currentTarget.value)}
        >
          {options.map(option => (
            <option key={option.value} value={option.value} selected={option.value === value}>
              {option.words}
            </option>
          ))}
        </select>
      )}
    </FieldRow>
  )
}

/** A native check box with its words beside it. */
export function Check(props: {
  readonly words: string
  readonly hint?: string
  readonly checked: boolean
  readonly disabled?: boolean
  readonly onChange: (checked: boolean) => void
}) {
  return (
    <label class="check">
      <input
        type="checkbox"
        checked={props.checked}
        disabled={props.disabled}
        onChange={event => props.onChange(event.currentTarget.checked)}
      />
      <span>
        {props.words}
        {props.hint !== undefined && <small>{props.hint}</small>}
      </span>
    </label>
  )
}
