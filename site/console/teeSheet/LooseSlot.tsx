import { handicapLabel } from '../../ui/words.ts'
import { useHeld } from '../frame/present.ts'
import { type Entrant, shortName } from '../frame/useRoster.ts'
import { unplaced } from './sheet.ts'
import type { Words } from './TeeSheet.tsx'

type LooseSlotProps = {
  readonly words: Words
  readonly entrant: Entrant
  /** Why this one does not play. */
  readonly why?: string | undefined
  readonly isCarried: boolean
  /** The one tab stop of the board. */
  readonly isFirst: boolean
}

/** Somebody without a tee time. */
export function LooseSlot({ words, entrant, why, isCarried, isFirst }: LooseSlotProps) {
  const holder = useHeld()(`playerId:${entrant.playerId}`)
  return (
    <button
      type="button"
      class={`slot ${isCarried ? 'carried' : ''} ${holder === undefined ? '' : 'held'}`}
      title={holder}
      data-slot
      data-person={entrant.playerId}
      data-place={unplaced}
      tabIndex={isFirst ? 0 : -1}
    >
      <span class="name">
        <bdi>{shortName(entrant)}</bdi>
        {why !== undefined && <small>{why}</small>}
      </span>
      <span class="hidden">{words.handicap} </span>
      <span class="number">{handicapLabel(entrant.handicap?.hcPlaying)}</span>
      {holder !== undefined && <span class="hidden"> {holder}</span>}
    </button>
  )
}
