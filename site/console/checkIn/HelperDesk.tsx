import { Empty } from '../../ui/Waiting.tsx'
import type { ScreenWords } from '../../ui/words.ts'
import { HelperFrame } from '../helper/HelperFrame.tsx'
import { Desk } from './Desk.tsx'

/** The check-in desk for whoever has its link. */
export function HelperDesk({ words }: { readonly words: ScreenWords<'checkIn'> }) {
  return (
    <HelperFrame of="listCheckIns">
      {(roundId, rounds) => (
        <Desk
          eventId={roundId}
          words={words}
          beside={rounds}
          nobody={<Empty title={words.emptyTitle}>{words.empty}</Empty>}
        />
      )}
    </HelperFrame>
  )
}
