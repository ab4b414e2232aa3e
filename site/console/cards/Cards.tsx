import { timeFormat } from '../../ui/clock.ts'
import { useQuery } from '../../ui/data.ts'
import type { ScreenWords } from '../../ui/words.ts'
import { Rounds, Screen } from '../frame/Screen.tsx'
import { isClosed, useEvent } from '../frame/useEvent.ts'
import { mayIn } from '../session.ts'
import { CardTable } from './CardTable.tsx'
import { isDone } from './groups.ts'
import { NoCards } from './NoCards.tsx'

type Words = ScreenWords<'cards'>

/** The table where cards come in: the groups in the order of arrival, and the cards of one, to be entered from paper and signed. */
export function Cards({ words }: { readonly words: Words }) {
  const open = useEvent()
  const { roundId, round, setup } = open
  const answer = useQuery('listCards', { params: { eventId: roundId } })
  const said = useQuery('listNotes', { params: { eventId: roundId } })
  if (!answer.data || answer.data.cards.length === 0) return <NoCards answer={answer} words={words} />
  const { cards } = answer.data
  return (
    <Screen
      title={words.title}
      beside={
        <>
          <Rounds />
          <span class="quiet">{words.doneOf({ done: cards.filter(isDone).length, all: cards.length })}</span>
        </>
      }
    >
      <CardTable
        key={roundId}
        round={answer.data}
        roundId={roundId}
        mayEdit={mayIn(setup.communityId, 'cards.edit') && !isClosed(open)}
        mayRule={mayIn(setup.communityId, 'rulings.make') && !isClosed(open)}
        isOver={round.state === 'completed'}
        shortening={round.shortening}
        notes={said.data?.notes ?? []}
        clock={timeFormat({ timeStyle: 'short', timeZone: setup.timeZone })}
        words={words}
      />
    </Screen>
  )
}
