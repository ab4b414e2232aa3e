import type { Words } from './Control.tsx'
import { lookOf, type Progress } from './pace.ts'

/** The number of a group on a plate whose edge says how it gets on: heavy below late, broken silent, double where cards differ. */
export function GroupChip({ group, words }: { readonly group: Progress; readonly words: Words }) {
  const look = lookOf(group)
  const { number = '–' } = group
  return (
    <span class={`group-chip ${look}`}>
      <span class="hidden">{words.group({ number })}</span>
      <span aria-hidden="true">{number}</span>
      {look !== 'well' && <span class="hidden">, {words.looks[look]}</span>}
    </span>
  )
}
