import type { ScreenWords } from '../../ui/words.ts'
import { NoPlayers } from '../frame/NoPlayers.tsx'
import { Rounds } from '../frame/Screen.tsx'
import { useEvent } from '../frame/useEvent.ts'
import { Desk } from './Desk.tsx'

/** The check-in desk of the round that is open in the console. */
export function CheckIn({ words }: { readonly words: ScreenWords<'checkIn'> }) {
  const { roundId } = useEvent()
  const nobody = (
    <NoPlayers title={words.emptyTitle} bringIn={words.bringIn}>
      {words.empty}
    </NoPlayers>
  )
  return <Desk eventId={roundId} words={words} beside={<Rounds />} nobody={nobody} />
}
