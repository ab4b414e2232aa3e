import { useQuery } from '../../ui/data.ts'
import type { en } from './en.ts'
import { shownScore } from './entry.ts'
import type { RoundCard } from './groups.ts'

export type DifferencesProps = {
  readonly eventId: string
  readonly card: RoundCard
  /** Of the group: a marker is one of its players. */
  readonly cards: readonly RoundCard[]
  /** What is typed over the holes. */
  readonly texts?: readonly string[]
  readonly words: Pick<typeof en, 'conflict' | 'says' | 'committee'> & Partial<Pick<typeof en, 'changed'>>
}

/** Where scorers differ, who says what; and where the paper says something else than what was kept. */
export function Differences({ eventId, card, cards, texts = [], words }: DifferencesProps) {
  const { cardId, conflicts, strokes } = card
  const answer = useQuery('getCard', conflicts.length > 0 ? { params: { eventId, cardId } } : undefined)
  const open = (answer.data?.holeScores ?? []).filter(
    ({ hole, conflict }) => conflict && (texts[hole - 1] ?? '') === '',
  )
  const changed = texts.flatMap((text, at) => {
    const known = strokes[at] ?? null
    return text !== '' && known !== null && shownScore(known) !== text
      ? (words.changed?.(at + 1, shownScore(known), text) ?? [])
      : []
  })
  if (open.length === 0 && changed.length === 0) return null
  return (
    <ul class="differences">
      {open.map(({ hole, entries }) => (
        <li key={hole}>
          {words.conflict(
            hole,
            entries.map(entry =>
              words.says(
                cards.find(({ playerId }) => playerId === entry.scorer)?.name ?? words.committee,
                entry.pickedUp ? 'X' : shownScore(entry.strokes),
              ),
            ),
          )}
        </li>
      ))}
      {changed.map(line => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}
