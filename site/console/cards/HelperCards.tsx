import type { ComponentChildren } from 'preact'
import { timeFormat } from '../../ui/clock.ts'
import { useQuery } from '../../ui/data.ts'
import { Empty, Waiting } from '../../ui/Waiting.tsx'
import type { ScreenWords } from '../../ui/words.ts'
import { Screen } from '../frame/Screen.tsx'
import { HelperFrame } from '../helper/HelperFrame.tsx'
import { ofLink } from '../helper/ofLink.ts'
import { CardTable } from './CardTable.tsx'
import { isDone } from './groups.ts'

type Words = ScreenWords<'cards'>

/** The table where cards come in, for whoever has its link: cards are entered, corrected and signed; rulings are for the committee. */
export function HelperCards({ words }: { readonly words: Words }) {
  return (
    <HelperFrame of="listCards">
      {(roundId, rounds) => <Round key={roundId} eventId={roundId} beside={rounds} words={words} />}
    </HelperFrame>
  )
}

type RoundProps = { readonly eventId: string; readonly beside: ComponentChildren; readonly words: Words }

function Round({ eventId, beside, words }: RoundProps) {
  const cards = useQuery('listCards', { params: { eventId } })
  const notes = useQuery('listNotes', { params: { eventId } })
  const round = ofLink(cards)
  if (!round || !notes.data || round.cards.length === 0)
    return (
      <Screen title={words.title} beside={beside}>
        {round && notes.data ? (
          <Empty title={words.emptyTitle}>{words.empty}</Empty>
        ) : (
          <Waiting answers={[cards, notes]} />
        )}
      </Screen>
    )
  const { notes: said, shortening, state, timeZone } = notes.data
  return (
    <Screen
      title={words.title}
      beside={
        <>
          {beside}
          <span class="quiet">
            {words.doneOf({ done: round.cards.filter(isDone).length, all: round.cards.length })}
          </span>
        </>
      }
    >
      <CardTable
        round={round}
        roundId={eventId}
        mayEdit={state !== 'official' && state !== 'cancelled'}
        mayRule={false}
        isOver={state === 'completed'}
        shortening={shortening}
        notes={said}
        clock={timeFormat({ timeStyle: 'short', timeZone })}
        words={words}
      />
    </Screen>
  )
}
