import { useQuery } from '../../ui/data.ts'
import { shownScore } from '../cards/entry.ts'
import type { RoundCard } from '../cards/groups.ts'
import type { en } from './en.ts'

type ConflictsProps = {
  readonly eventId: string
  readonly card: RoundCard
  /** Of the group: a marker is one of its players. */
  readonly cards: readonly RoundCard[]
  readonly words: typeof en
}

/** The holes on which the sources of a card differ, with what each has. */
export function Conflicts({ eventId, card: { cardId, conflicts }, cards, words }: ConflictsProps) {
  const answer = useQuery('getCard', conflicts.length > 0 ? { params: { eventId, cardId }, query: {} } : undefined)
  const open = (answer.data?.holes ?? []).filter(({ conflict }) => conflict)
  if (open.length === 0) return null
  return (
    <ul class="official-conflicts">
      {open.map(({ hole, entries }) => (
        <li key={hole}>
          {words.conflict(
            hole,
            entries.map(one =>
              words.said(
                cards.find(({ playerId }) => playerId === one.scorer)?.name ?? words.committee,
                one.pickedUp ? 'X' : shownScore(one.strokes),
              ),
            ),
          )}
        </li>
      ))}
    </ul>
  )
}
