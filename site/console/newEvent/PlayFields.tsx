import { Field, FieldRow } from '../../ui/Field.tsx'
import type { Deed } from '../../ui/useDeed.tsx'
import type { Words } from './NewEvent.tsx'
import type { NewEvent } from './useNewEvent.ts'

type PlayFieldsProps = { readonly event: NewEvent; readonly deed: Deed; readonly words: Words }

/** The flights of each leaderboard that the recipe makes, and the allowance. */
export function PlayFields({ event, deed, words }: PlayFieldsProps) {
  const { boards, recipe, fields } = event
  if (event.copied || boards.length === 0) return null
  return (
    <section class="panel padded">
      <h2>
        {words.play} <span class="quiet small">{words.playHint}</span>
      </h2>
      {boards.map((board, index) => (
        <FieldRow key={board.name} label={board.name}>
          {ids => (
            <>
              <span class="quiet">{words.flightsOf}</span>
              <input
                {...ids}
                class="input tiny"
                type="number"
                min={0}
                max={20}
                value={board.flights.length}
                onInput={({ currentTarget: { valueAsNumber } }) => {
                  if (valueAsNumber >= 0 && valueAsNumber <= 20) event.setFlights(index, valueAsNumber)
                }}
              />
            </>
          )}
        </FieldRow>
      ))}
      <Field
        label={words.allowance}
        hint={words.allowanceHint}
        type="number"
        look="narrow"
        min={0}
        max={200}
        value={fields.allowance === '' ? String(recipe?.event.settings?.allocPct ?? 100) : fields.allowance}
        onInput={allowance => event.set({ allowance })}
        error={deed.errorAt('/settings/allocPct')}
      />
    </section>
  )
}
