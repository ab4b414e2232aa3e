import { Link } from '../../ui/router.tsx'
import { useEvent } from '../frame/useEvent.ts'
import { mayIn } from '../session.ts'
import type { Words } from './Control.tsx'

type RoundDeedsProps = {
  readonly onWant: (wanted: 'shorten' | 'suspended' | 'in progress') => void
  readonly words: Words
}

/** What can be done with the whole round: a message, another length, stop and go on. */
export function RoundDeeds({ onWant, words }: RoundDeedsProps) {
  const { eventId, round, setup } = useEvent()
  const isHeld = round.state === 'suspended'
  const isUnderWay = isHeld || round.state === 'in progress'
  return (
    <>
      {mayIn(setup.communityId, 'messages.send') && (
        <Link to="messages" params={{ eventId }} class="button">
          {words.message}
        </Link>
      )}
      {(isUnderWay || round.state === 'completed') && mayIn(setup.communityId, 'event.edit') && (
        <button type="button" class="button" onClick={() => onWant('shorten')}>
          {words.shorten}
        </button>
      )}
      {isUnderWay && mayIn(setup.communityId, 'rulings.make') && (
        <button
          type="button"
          class={isHeld ? 'button lead' : 'button harm'}
          onClick={() => onWant(isHeld ? 'in progress' : 'suspended')}
        >
          {isHeld ? words.resume : words.suspend}
        </button>
      )}
    </>
  )
}
