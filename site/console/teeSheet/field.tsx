/** Who plays a round after a cut: what Fill leaves out, and who comes in or goes out when results are revised. */
import type { Reply } from '../../ui/call.ts'
import { useQuery } from '../../ui/data.ts'
import { Check } from '../../ui/Field.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { useEvent } from '../frame/useEvent.ts'
import { type Entrant, shortName } from '../frame/useRoster.ts'
import type { Pairing } from './sheet.ts'
import type { Words } from './TeeSheet.tsx'

export type Field = Reply<'getFieldOfRound'>

/** Why each player who is out of the round is, in words. */
export function useField(words: Words): { readonly cut: Field['cut']; readonly out: ReadonlyMap<number, string> } {
  const { roundId, setup } = useEvent()
  const field = useQuery('getFieldOfRound', { params: { eventId: roundId } })
  const nameOf = (id: number) => setup.leaderboards.find(one => one.leaderboardId === id)?.name ?? ''
  const out = (field.data?.out ?? []).map(
    ({ playerId, why, leaderboardIds }) =>
      [
        playerId,
        why === 'missedCut' ? words.missedCut(leaderboardIds.map(nameOf).join(', ')) : words.left[why],
      ] as const,
  )
  return { cut: field.data?.cut ?? 'none', out: new Map(out) }
}

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
  const { cut, out } = useField(words)
  if (cut !== 'made' || pairings.length === 0) return null
  const placed = new Set(pairings.flatMap(one => one.players.map(({ playerId }) => playerId)))
  const named = (list: readonly Entrant[]) => list.map(shortName).join(', ')
  const comesIn = entrants.filter(({ playerId }) => !out.has(playerId) && !placed.has(playerId))
  const goesOut = entrants.filter(({ playerId }) => out.has(playerId) && placed.has(playerId))
  if (comesIn.length === 0 && goesOut.length === 0) return null
  return (
    <p class="banner" role="status">
      <Icon name="warn" />
      <span>
        {goesOut.length > 0 && <>{words.goesOut(named(goesOut))} </>}
        {comesIn.length > 0 && words.comesIn(named(comesIn))}
      </span>
    </p>
  )
}

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
      <summary>{words.leftOut(gone.filter(({ playerId }) => !playing.has(playerId)).length)}</summary>
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
