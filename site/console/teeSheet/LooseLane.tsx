import { useState } from 'preact/hooks'
import { Find } from '../../ui/Find.tsx'
import { plain } from '../../ui/grid.ts'
import { handicapLabel } from '../../ui/words.ts'
import type { Entrant } from '../frame/useRoster.ts'
import { LooseSlot } from './LooseSlot.tsx'
import { unplaced } from './sheet.ts'
import type { Words } from './TeeSheet.tsx'

type LooseLaneProps = {
  readonly words: Words
  readonly loose: readonly Entrant[]
  /** Why somebody is not in the field. */
  readonly out: ReadonlyMap<number, string>
  readonly carried: string | undefined
  /** No group is there yet, so that the one tab stop of the board is here. */
  readonly isFirst: boolean
}

/** Those without a tee time: who waits for one, then who does not play. */
export function LooseLane({ words, loose, out, carried, isFirst }: LooseLaneProps) {
  const [find, setFind] = useState('')
  const isFound = (one: Entrant) => plain(`${one.name} ${handicapLabel(one.handicap?.hcPlaying)}`).includes(plain(find))
  const waiting = loose.filter(one => !out.has(one.playerId))
  const gone = loose.filter(one => out.has(one.playerId))
  return (
    <section class="panel lane loose" data-place={unplaced} aria-label={words.notPlaced}>
      <div class="lane-head">
        <h2>{words.notPlaced}</h2>
        <span class="quiet">{waiting.length}</span>
      </div>
      {loose.length > 8 && <Find label={words.find} value={find} onFind={setFind} />}
      <div class="lane-body" data-scrolls>
        {carried !== undefined && !loose.some(one => String(one.playerId) === carried) && (
          <button type="button" class="slot free" data-slot data-place={unplaced} tabIndex={-1}>
            {words.takeOut}
          </button>
        )}
        {waiting.filter(isFound).map((one, at) => (
          <LooseSlot
            key={one.playerId}
            words={words}
            entrant={one}
            isCarried={carried === String(one.playerId)}
            isFirst={at === 0 && isFirst}
          />
        ))}
        <p class="note">{waiting.length === 0 ? words.everybodyPlaced : words.hint}</p>
        {gone.length > 0 && (
          <h3 class="lane-part">
            {words.notInField} <span class="quiet">{gone.length}</span>
          </h3>
        )}
        {gone.filter(isFound).map(one => (
          <LooseSlot
            key={one.playerId}
            words={words}
            entrant={one}
            why={out.get(one.playerId)}
            isCarried={carried === String(one.playerId)}
            isFirst={false}
          />
        ))}
      </div>
    </section>
  )
}
