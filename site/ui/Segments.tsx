import type { ComponentChildren } from 'preact'
import { useId } from 'preact/hooks'

type SegmentsProps<T extends string> = {
  readonly label: string
  readonly value: T
  readonly options: readonly { readonly value: T; readonly words: string; readonly count?: ComponentChildren }[]
  readonly onChoose: (value: T) => void
  /** What else is said of the whole: which words describe it. */
  readonly about?: {
    readonly id?: string
    readonly 'aria-describedby': string | undefined
    readonly 'data-at'?: string
  }
}

/** One of a few, all to be seen: native radio buttons that look like a switch with several places. */
export function Segments<T extends string>({ label, value, options, onChoose, about }: SegmentsProps<T>) {
  const name = useId()
  return (
    <fieldset class="segments choice" {...about}>
      <legend class="hidden">{label}</legend>
      {options.map(option => (
        <label key={option.value}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChoose(option.value)}
          />
          <span>
            {option.words}
            {option.count !== undefined && <span class="count"> {option.count}</span>}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
