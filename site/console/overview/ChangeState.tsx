import { useState } from 'preact/hooks'
import { call } from '../../ui/call.ts'
import { DeedDialog } from '../../ui/DeedDialog.tsx'
import { readAgain, useQuery } from '../../ui/data.ts'
import { Field } from '../../ui/Field.tsx'
import { useDeed } from '../../ui/useDeed.tsx'
import { useEvent } from '../frame/useEvent.ts'
import type { Words } from './Overview.tsx'
import type { StateDialogProps } from './StateDialog.ts'

/** Asks whether the event, or its round, goes on to another state, and says what that does. */
export function ChangeState({ words, state, of, onClose }: StateDialogProps & { readonly words: Words }) {
  const event = useEvent()
  const [reason, setReason] = useState('')
  const readiness = useQuery('checkReadiness', { params: { eventId: event.roundId } })
  const isEarly = state === 'in progress' && event.round.state === 'published' && (readiness.data?.stop ?? 0) > 0
  const asksReason =
    isEarly || event.round.state === 'official' || event.round.state === 'cancelled' || state === 'suspended'
  const deed = useDeed(async () => {
    // Publishing is of the whole event, play of its round.
    const whole = state === 'published' || state === 'draft' || state === 'cancelled' || state === 'official'
    await call('setEventState', {
      params: { eventId: of ?? (whole ? event.eventId : event.roundId) },
      body: { state, ...(reason !== '' && { reason }) },
    })
    await readAgain(['getEventSetup', 'checkReadiness', 'getDashboard', 'getEventState', 'getStandings'])
    onClose()
  })
  return (
    <DeedDialog
      title={words.to[state] ?? state}
      submit={words.to[state] ?? state}
      harm={state === 'cancelled'}
      deed={deed}
      onClose={onClose}
    >
      <p>{words.effects[state]}</p>
      {isEarly && <p class="banner">{words.nextReady(readiness.data?.stop ?? 0)}</p>}
      {asksReason && (
        <Field
          label={words.reason}
          hint={words.reasonHint}
          value={reason}
          onInput={setReason}
          required
          maxLength={500}
        />
      )}
    </DeedDialog>
  )
}
