import { Empty } from '../../ui/Waiting.tsx'
import { HelperFrame } from '../helper/HelperFrame.tsx'
import { Desk } from './Desk.tsx'
import type { en } from './en.ts'

/** The check-in desk for whoever has its link. */
export function HelperDesk({ words }: { readonly words: typeof en }) {
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
