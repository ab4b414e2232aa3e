import { useQuery } from '../../ui/data.ts'
import { listOf } from '../../ui/words.ts'
import type { Words } from './Overview.tsx'

const mostNames = 5

type WithoutScoreProps = { readonly roundId: string; readonly words: Words }

/** Names those who end a round without a score although nobody has said that they are out: they are out of pots from then on. */
export function WithoutScore({ roundId, words }: WithoutScoreProps) {
  const round = useQuery('listCards', { params: { eventId: roundId } })
  const open = (round.data?.cards ?? []).filter(
    ({ status = 'open', strokes }) => status === 'open' && strokes.every(one => one === null),
  )
  if (open.length === 0) return null
  const names = open.slice(0, mostNames).map(({ name }) => name)
  const more = open.length - names.length
  return (
    <p class="banner">
      {words.withoutScore({
        names: listOf(more > 0 ? [...names, words.more({ count: more })] : names),
      })}
    </p>
  )
}
