import type { ComponentChildren } from 'preact'
import type { Ids } from './Row.tsx'

type TogglesProps = {
  readonly label: string
  readonly ids: Omit<Ids, 'id' | 'aria-invalid'>
  readonly options: readonly { readonly value: number; readonly words: ComponentChildren; readonly small?: string }[]
  readonly chosen: readonly number[]
  readonly look?: string
  readonly onChoose: (chosen: readonly number[]) => void
}

/** Any of a few numbers: native check boxes that look like buttons which stay pressed. The last one stays. */
export function Toggles({ label, ids, options, chosen, look = '', onChoose }: TogglesProps) {
  const toggle = (value: number) => {
    const next = options.flatMap(one => (chosen.includes(one.value) !== (one.value === value) ? [one.value] : []))
    if (next.length > 0) onChoose(next)
  }
  return (
    <fieldset class={`toggles ${look}`} aria-describedby={ids['aria-describedby']} data-at={ids['data-at']}>
      <legend class="hidden">{label}</legend>
      {options.map(({ value, words, small }) => (
        <label key={value}>
          <input type="checkbox" checked={chosen.includes(value)} onChange={() => toggle(value)} />
          <span>
            {words}
            {small !== undefined && <small> {small}</small>}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
