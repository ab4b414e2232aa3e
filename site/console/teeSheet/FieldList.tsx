import { Check } from '../../ui/Field.tsx'
import type { Entrant } from '../frame/useRoster.ts'
import type { Words } from './TeeSheet.tsx'
import { useField } from './useField.ts'

/** Before the sheet is filled: who is left out and why; who is ticked plays all the same. */
export function FieldList({
  words,
  entrants,
  playing,
  onPlay,
}: {
  readonly words: Words
  readonly entrants: readonly Entrant[]
  readonly playing: ReadonlySet<number>
  readonly onPlay: (playerId: number, plays: boolean) => void
}) {
  const { cut, out } = useField(words)
  const gone = entrants.filter(({ playerId }) => out.has(playerId))
  if (cut === 'awaited') return <p class="quiet">{words.cutAwaited}</p>
  if (gone.length === 0) return null
  return (
    <details class="fill-field">
      <summary>{words.leftOut({ count: gone.filter(({ playerId }) => !playing.has(playerId)).length })}</summary>
      <p class="quiet">{words.leftOutHint}</p>
      <ul>
        {gone.map(one => (
          <li key={one.playerId}>
            <Check
              words={one.name}
              hint={out.get(one.playerId) ?? ''}
              checked={playing.has(one.playerId)}
              onChange={plays => onPlay(one.playerId, plays)}
            />
          </li>
        ))}
      </ul>
    </details>
  )
}
