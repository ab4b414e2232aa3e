import { Dialog } from '../../ui/Dialog.tsx'
import { useQuery } from '../../ui/data.ts'
import { Empty, Waiting } from '../../ui/Waiting.tsx'
import { momentIn } from '../frame/localTime.ts'
import { useEvent } from '../frame/useEvent.ts'
import { groupName } from '../frame/useRoster.ts'
import type { LogWords } from './sentences.ts'

type PastSheetProps = {
  readonly roundId: string
  readonly asOf: string
  readonly words: LogWords
  readonly onClose: () => void
}

/** The tee sheet of the round as it was at a moment. */
export function PastSheet({ roundId, asOf, words, onClose }: PastSheetProps) {
  const { timeZone } = useEvent().setup
  const answer = useQuery('getPastTeeSheet', { params: { eventId: roundId }, query: { asOf } })
  return (
    <Dialog side title={words.sheetOf({ moment: momentIn(asOf, timeZone) })} onClose={onClose}>
      {!answer.data ? (
        <Waiting answers={[answer]} />
      ) : answer.data.groups.length === 0 ? (
        <Empty title={words.noSheet}>{words.noSheetText}</Empty>
      ) : (
        <ul class="lines">
          {answer.data.groups.map(group => (
            <li key={group.id}>
              <strong>{groupName(group)}</strong>
              <span>
                {group.players.map(({ playerId, name }) => name ?? words.playerOf({ id: playerId })).join(', ') || '–'}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  )
}
