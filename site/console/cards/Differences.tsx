import type { Reply } from '../../ui/call.ts'
import { useQuery } from '../../ui/data.ts'
import type { ScreenWords } from '../../ui/words.ts'
import { shownScore } from './entry.ts'
import type { RoundCard } from './groups.ts'

type Entry = Reply<'getCard'>['holeScores'][number]['entries'][number]

export type DifferencesProps = {
  readonly eventId: string
  readonly card: RoundCard
  /** Of the group: a marker is one of its players. */
  readonly cards: readonly RoundCard[]
  /** What is typed over the holes. */
  readonly texts?: readonly string[]
  /** The number of the hole to which the first of them belongs. */
  readonly firstHole?: number
  readonly words: Pick<ScreenWords<'cards'>, 'conflict' | 'says' | 'saysNone' | 'committee'> &
    Partial<Pick<ScreenWords<'cards'>, 'changed'>>
}

/** Where scorers differ, who says what; and where the paper says something else than what was kept. */
export function Differences({ eventId, card, cards, texts = [], firstHole = 1, words }: DifferencesProps) {
  const { cardId, conflicts, strokes } = card
  const answer = useQuery('getCard', conflicts.length > 0 ? { params: { eventId, cardId } } : undefined)
  const open = (answer.data?.holeScores ?? []).filter(
    ({ hole, conflict }) => conflict && (texts[hole - firstHole] ?? '') === '',
  )
  const changed = texts.flatMap((text, at) => {
    const hole = firstHole + at
    const known = strokes[hole - 1] ?? null
    return text !== '' && known !== null && shownScore(known) !== text
      ? (words.changed?.({ hole, before: shownScore(known), now: text }) ?? [])
      : []
  })
  if (open.length === 0 && changed.length === 0) return null
  const saysOf = ({ scorer, pickedUp, strokes: said }: Entry) => {
    const name = cards.find(({ playerId }) => playerId === scorer)?.name ?? words.committee
    const score = pickedUp ? 'X' : shownScore(said)
    return score === '' ? words.saysNone({ name }) : words.says({ name, score })
  }
  return (
    <ul class="differences">
      {open.map(({ hole, entries }) => (
        <li key={hole}>{words.conflict({ hole, said: entries.map(saysOf).join(', ') })}</li>
      ))}
      {changed.map(line => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}
