import { Icon } from '../../ui/Icon.tsx'
import { type Entrant, shortName } from '../frame/useRoster.ts'
import type { Pairing } from './sheet.ts'
import type { Words } from './TeeSheet.tsx'
import { useField } from './useField.ts'

/** Who comes in and who goes out of a sheet that was made before the results changed. */
export function FieldChanges({
  words,
  entrants,
  pairings,
}: {
  readonly words: Words
  readonly entrants: readonly Entrant[]
  readonly pairings: readonly Pairing[]
}) {
  const { out } = useField(words)
  const placed = new Set(pairings.flatMap(one => one.players.map(({ playerId }) => playerId)))
  const named = (list: readonly Entrant[]) => list.map(shortName).join(', ')
  const comesIn = entrants.filter(({ playerId }) => !out.has(playerId) && !placed.has(playerId))
  const goesOut = entrants.filter(({ playerId }) => out.has(playerId) && placed.has(playerId))
  if (comesIn.length === 0 && goesOut.length === 0) return null
  return (
    <p class="banner" role="status">
      <Icon name="warn" />
      <span>
        {goesOut.length > 0 && <>{words.goesOut({ names: named(goesOut) })} </>}
        {comesIn.length > 0 && words.comesIn({ names: named(comesIn) })}
      </span>
    </p>
  )
}
