import { indexLabel } from '../../ui/words.ts'
import { type Entrant, shortName } from '../frame/useRoster.ts'

type PersonProps = {
  readonly one: Entrant | undefined
  readonly place: string
  readonly isFirst: boolean
  readonly carried: string | undefined
  readonly placeName: string
  /** The turn in the team, where it has set an order. */
  readonly turn?: number | undefined
}

/** Somebody who can be carried into a team. */
export function Person({ one, place, isFirst, carried, placeName, turn }: PersonProps) {
  if (!one) return null
  return (
    <button
      type="button"
      class={`slot ${carried === String(one.playerId) ? 'carried' : ''}`}
      data-slot
      data-person={one.playerId}
      data-place={place}
      tabIndex={isFirst ? 0 : -1}
    >
      <span class="name">
        {turn !== undefined && <span class="quiet">{turn}. </span>}
        <bdi>{shortName(one)}</bdi>
      </span>
      <span class="number">{indexLabel(one.handicap?.hcIndex) || '–'}</span>
      <span class="hidden">{placeName}</span>
    </button>
  )
}
