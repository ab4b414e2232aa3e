import { useId } from 'preact/hooks'
import { Icon } from '../../ui/Icon.tsx'
import { useBoard } from './useBoard.ts'

type PickProps = {
  readonly at: string
  readonly label: string
  readonly describedBy?: string | undefined
  readonly chosen: readonly number[]
  /** Who cannot be chosen besides. */
  readonly taken?: readonly number[]
  readonly onChoose: (chosen: readonly number[]) => void
}

/** Some players or teams: those that were chosen, and a list of the others to add one. */
export function PickSides({ at, label, describedBy, chosen, taken = [], onChoose }: PickProps) {
  const { sides, words } = useBoard()
  const others = sides.all.filter(({ id }) => !chosen.includes(id) && !taken.includes(id))
  const id = useId()
  return (
    <fieldset class="sides" data-at={at} aria-describedby={describedBy}>
      <legend class="hidden">{label}</legend>
      {chosen.length > 0 && (
        <ul>
          {chosen.map(one => (
            <li key={one}>
              {sides.nameOf(one)}
              <button
                type="button"
                class="button plain tight"
                aria-label={words.removeSide({ name: sides.nameOf(one), what: label })}
                onClick={() => onChoose(chosen.filter(other => other !== one))}
              >
                <Icon name="close" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <select
        id={id}
        class="input select"
        aria-label={words.addTo({ what: label })}
        value=""
        disabled={others.length === 0}
        onChange={event => {
          const { value } = event.currentTarget
          if (value !== '') onChoose([...chosen, Number(value)])
          event.currentTarget.value = ''
        }}
      >
        <option value="">{words.addSide}</option>
        {others.map(one => (
          <option key={one.id} value={String(one.id)}>
            {one.name}
          </option>
        ))}
      </select>
    </fieldset>
  )
}
