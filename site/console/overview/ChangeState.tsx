import { useState } from 'preact/hooks'
import { announce } from '../../ui/announce.tsx'
import { call } from '../../ui/call.ts'
import { DeedDialog } from '../../ui/DeedDialog.tsx'
import { useQuery } from '../../ui/data.ts'
import { Field } from '../../ui/Field.tsx'
import { useDeed } from '../../ui/useDeed.tsx'
import { frame } from '../frame/frameWords.ts'
import { useEvent } from '../frame/useEvent.ts'
import { useWhySuspended } from '../frame/useWhySuspended.tsx'
import type { Words } from './Overview.tsx'
import type { StateDialogProps } from './StateDialog.ts'
import { stepOf } from './stepOf.ts'
import { WithoutScore } from './WithoutScore.tsx'

/** Asks whether the event, or its round, goes on to another state, and says what that does. */
export function ChangeState({ words, state, of, onClose }: StateDialogProps & { readonly words: Words }) {
  const event = useEvent()
  const [typed, setTyped] = useState('')
  const why = useWhySuspended()
  const readiness = useQuery('checkReadiness', { params: { eventId: event.roundId } })
  // Publishing is of the whole event, play of its round.
  const isWhole = state === 'published' || state === 'draft' || state === 'cancelled' || state === 'official'
  // A round that was made later is a draft of its own in an event that is public.
  const isOfRound = state === 'published' && event.event.state !== 'draft' && event.round.state === 'draft'
  const own = isWhole && !isOfRound ? event.event : event.round
  // As it was when asked: the change arrives while the dialog still says what was done.
  const [part] = useState(
    of === undefined ? own : ([event.event, ...event.rounds].find(one => one.eventId === of) ?? own),
  )
  const isEarly = state === 'in progress' && part.state === 'published' && (readiness.data?.stop ?? 0) > 0
  const asksReason = isEarly || part.state === 'official' || part.state === 'cancelled'
  const reason = state === 'suspended' ? why.reason : typed.trim()
  const step = stepOf(part.state, state)
  const numberOf = (id: string) => event.rounds.findIndex(one => one.eventId === id) + 1
  const isRound = part.eventId !== event.eventId
  const ahead = event.rounds.filter(one => one.eventId !== event.eventId && isAhead(one.state))
  const deed = useDeed(async () => {
    await call('setEventState', {
      params: { eventId: part.eventId },
      body: { state, ...(reason !== '' && { reason }) },
    })
    announce(frame().states[state] ?? state)
    onClose()
  })
  return (
    <DeedDialog
      title={words.to[step] ?? state}
      submit={words.to[step] ?? state}
      harm={state === 'cancelled' || state === 'suspended'}
      disabled={asksReason && reason === ''}
      deed={deed}
      onClose={onClose}
    >
      {step === 'completed' && isRound && <p>{words.roundEnds({ round: numberOf(part.eventId) })}</p>}
      {step === 'completed' && !isRound && ahead.length > 0 && (
        <p class="banner">
          {ahead.length === 1
            ? words.roundNotPlayed({ round: numberOf(ahead[0]?.eventId ?? '') })
            : words.roundsNotPlayed({ rounds: ahead.map(one => numberOf(one.eventId)).join(', ') })}
        </p>
      )}
      <p>{words.effects[step]}</p>
      {step === 'completed' && <WithoutScore roundId={event.roundId} words={words} />}
      {isEarly && <p class="banner">{words.nextReady({ stops: readiness.data?.stop ?? 0 })}</p>}
      {state === 'suspended' && why.choice}
      {asksReason && (
        <Field
          label={words.reason}
          hint={words.reasonHint}
          value={typed}
          onInput={setTyped}
          error={deed.errorAt('/reason')}
          required
          maxLength={500}
          autofocus
        />
      )}
    </DeedDialog>
  )
}

function isAhead(state: string): boolean {
  return state === 'draft' || state === 'published'
}
