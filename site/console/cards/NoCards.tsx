import type { Answer } from '../../ui/data.ts'
import { Waiting } from '../../ui/Waiting.tsx'
import { NoPlayers } from '../frame/NoPlayers.tsx'
import { Rounds, Screen } from '../frame/Screen.tsx'
import type { RoundCards } from './groups.ts'

type NoCardsProps = {
  readonly answer: Answer<RoundCards>
  readonly words: {
    readonly title: string
    readonly emptyTitle: string
    readonly empty: string
    readonly bringIn: string
  }
}

/** A screen of the cards of a round that has none yet, or before they are here. */
export function NoCards({ answer, words }: NoCardsProps) {
  return (
    <Screen title={words.title} beside={<Rounds />}>
      {answer.data ? (
        <NoPlayers title={words.emptyTitle} bringIn={words.bringIn}>
          {words.empty}
        </NoPlayers>
      ) : (
        <Waiting answers={[answer]} />
      )}
    </Screen>
  )
}
