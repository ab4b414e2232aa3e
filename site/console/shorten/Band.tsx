import type { Shortening } from '../../../contract/settings/shortening.ts'
import { holeRanges } from '../../../rules/formats/holeRanges.ts'
import { Icon } from '../../ui/Icon.tsx'
import type { BandProps, Words } from './shortenParts.ts'

/** A line for each round that was shortened, as long as it is. */
export function Band({ rounds, words }: BandProps & { readonly words: Words }) {
  return rounds.map(
    ({ eventId, name, shortening }) =>
      shortening && (
        <p class="banner" key={eventId}>
          <Icon name="warn" />
          <span>{words.band({ round: name, what: inWords(shortening, words) })}</span>
        </p>
      ),
  )
}

function inWords(counts: Shortening, words: Words): string {
  if (counts === 'nothing') return words.bandNothing
  if (counts === 'completed') return words.bandCompleted
  return words.bandHoles({ ranges: holeRanges(counts), count: counts.length })
}
