import { useState } from 'preact/hooks'
import { call } from '../../ui/call.ts'
import { DeedDialog } from '../../ui/DeedDialog.tsx'
import { Field } from '../../ui/Field.tsx'
import { useDeed } from '../../ui/useDeed.tsx'
import type { ScreenWords } from '../../ui/words.ts'
import { Follows } from '../frame/Effects.tsx'
import type { Entrant } from '../frame/useRoster.ts'
import { PlacesOf } from './PlacesOf.tsx'
import { useWho } from './useWho.tsx'

type ReplaceProps = {
  readonly row: Entrant
  readonly eventId: string
  readonly words: ScreenWords<'players'>
  readonly onClose: (done: boolean) => void
}

/** Somebody else plays: a name is typed, who it is stands below it, and the places go over in one step. */
export function Replace({ row, eventId, words, onClose }: ReplaceProps) {
  const who = useWho(eventId, words.replaceBy, words)
  const [reason, setReason] = useState('')
  const { person: by, isFound } = who
  const params = { eventId, playerId: row.playerId }
  const deed = useDeed(async () => {
    if (!isFound) return who.find()
    if (!by) return
    await call('replacePlayer', { params, body: { by, ...(reason.trim() !== '' && { reason: reason.trim() }) } })
    onClose(true)
  })
  return (
    <DeedDialog
      title={words.replaceTitle({ name: row.name })}
      submit={isFound ? words.replaceDo : words.replaceFind}
      disabled={isFound ? by === undefined : who.isEmpty}
      deed={deed}
      onClose={() => onClose(false)}
    >
      <p class="quiet">{words.replaceEffects}</p>
      {(row.pairing || row.team || row.flights.size > 0) && (
        <ul class="effects">
          <PlacesOf row={row} />
        </ul>
      )}
      {who.fields}
      {isFound && <Field label={words.withdrawReason} value={reason} onInput={setReason} maxLength={500} />}
      {by && <Follows id="replacePlayer" inputs={[{ params, body: { by } }]} />}
    </DeedDialog>
  )
}
