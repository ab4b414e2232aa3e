import type { TimeFormat } from '../../ui/clock.ts'
import type { ScreenWords } from '../../ui/words.ts'
import type { Note } from '../cards/GroupNotes.tsx'
import { isLate, isSilent, type Progress } from '../control/pace.ts'

export type SignsProps = {
  readonly group: Progress
  /** Of the round. */
  readonly notes: readonly Note[]
  readonly clock: TimeFormat
  readonly words: ScreenWords<'official'>
}

/** Where a group is and what is wrong with it. */
export function GroupSigns({ group, notes, clock, words }: SignsProps) {
  const { key, hole, state, behind, silent, cards } = group
  const differ = [...new Set(cards.flatMap(({ conflicts }) => conflicts))].sort((a, b) => a - b)
  const warned = notes.find(one => one.kind === 'timeWarning' && String(one.teePairingId) === key)
  return (
    <span class="bar">
      <span class="tag">
        {hole === undefined ? (state === 'playing' ? words.notOut : words.isIn) : words.hole({ hole })}
      </span>
      {differ.length > 0 && <span class="tag harm">{words.differOn({ holes: differ.join(', ') })}</span>}
      {isLate(group) && <span class="tag warn">{words.behind({ holes: behind })}</span>}
      {isSilent(group) && <span class="tag warn">{words.silent({ minutes: silent ?? 0 })}</span>}
      {warned && <span class="tag">{words.warnedAt({ time: clock.format(new Date(warned.at)) })}</span>}
    </span>
  )
}
