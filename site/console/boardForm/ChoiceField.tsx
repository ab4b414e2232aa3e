import { Segments } from '../../ui/Segments.tsx'
import { Row } from './Row.tsx'
import { useBoard } from './useBoard.ts'
import { valueAt } from './valueAt.ts'

type ChoiceProps = {
  readonly at: string
  readonly label: string
  readonly hint?: string
  /** What each value is called; that of the empty one is the usual one. */
  readonly choices: Readonly<Record<string, string>>
  readonly from?: null
}

/** A setting that is one of a few: all to be seen, or in a list where there are many. */
export function ChoiceField({ at, label, hint, choices, from }: ChoiceProps) {
  const { settings, set } = useBoard()
  const said = String(valueAt(settings, at) ?? '')
  // The usual value may have been said as well.
  const value = said in choices ? said : ''
  const options = Object.entries(choices).map(([one, words]) => ({ value: one, words }))
  const choose = (next: string) => set(at, next === '' ? undefined : next)
  return (
    <Row {...{ at, label, hint, from }}>
      {({ 'aria-invalid': _, ...ids }) =>
        options.length > 3 ? (
          <select {...ids} class="input select" value={value} onChange={event => choose(event.currentTarget.value)}>
            {options.map(one => (
              <option key={one.value} value={one.value} selected={one.value === value}>
                {one.words}
              </option>
            ))}
          </select>
        ) : (
          <Segments {...{ label, value, options }} about={ids} onChoose={choose} />
        )
      }
    </Row>
  )
}
