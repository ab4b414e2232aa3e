import { Boundaries } from './Boundaries.tsx'
import type { Member } from './divide.ts'
import { type Draft, dividedInto } from './draft.ts'
import type { Words } from './Flights.tsx'
import type { By } from './membersOf.ts'

type DivisionHeadProps = {
  readonly by: By
  readonly members: readonly Member[]
  readonly draft: Draft
  readonly words: Words
  readonly onBy: (by: By) => void
  readonly onChange: (part: Partial<Draft>) => void
}

/** What the field is divided by, into how many flights, and where the boundaries are. */
export function DivisionHead({ by, members, draft, words, onBy, onChange }: DivisionHeadProps) {
  const { names, boundaries } = draft
  const divideInto = (count: number) => onChange(dividedInto(count, draft, members))
  return (
    <section class="panel flights-head">
      <div class="fill-fields">
        <label>
          {words.by}
          <select class="input select" value={by} onChange={event => onBy(event.currentTarget.value as By)}>
            {Object.entries(words.bys).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
        <label>
          {words.into}
          <input
            class="input tiny"
            type="number"
            min={1}
            max={20}
            required
            value={names.length}
            aria-label={`${words.into} ${words.flights}`}
            onInput={event => {
              const { valueAsNumber } = event.currentTarget
              if (valueAsNumber >= 1 && valueAsNumber <= 20) divideInto(valueAsNumber)
            }}
          />
        </label>
        <button type="button" class="button" onClick={() => divideInto(names.length)}>
          {words.even}
        </button>
      </div>
      <Boundaries
        {...{ words, members, boundaries, names }}
        step={by === 'index' ? 1 : 10}
        onMove={moves => onChange({ boundaries: moves })}
      />
    </section>
  )
}
