import { useState } from 'preact/hooks'
import { call } from '../../ui/call.ts'
import { ofEvents } from '../../ui/changes.ts'
import { DeedDialog } from '../../ui/DeedDialog.tsx'
import { readAgain, useQuery } from '../../ui/data.ts'
import { Check, Field } from '../../ui/Field.tsx'
import { useDeed } from '../../ui/useDeed.tsx'
import { type Decision, firstDecision, type Line, linesToImport, placeOf } from '../bringIn/decisions.ts'
import { WhoIs } from '../bringIn/WhoIs.tsx'
import { Follows } from '../frame/Effects.tsx'
import { type Entrant, shortName } from '../frame/useRoster.ts'
import type { en } from './en.ts'
import { PlacesOf } from './PlacesOf.tsx'

const isWaiting = (state: string) => state === 'waiting' || state === 'offered'

type ReplaceProps = {
  readonly row: Entrant
  readonly eventId: string
  readonly words: typeof en
  readonly onClose: (done: boolean) => void
}

/** Somebody else plays: a name is typed, who it is stands below it, and the places go over in one step. */
export function Replace({ row, eventId, words, onClose }: ReplaceProps) {
  const [text, setText] = useState('')
  const [reason, setReason] = useState('')
  const [found, setFound] = useState<{ readonly line: Line; readonly decision: Decision } | undefined>()
  const [isNext, setNext] = useState(false)
  // Who waits stands in the order of the list.
  const next = useQuery('listRegistrations', { params: { eventId } }).data?.waiting.find(one => isWaiting(one.state))
  const person = found?.line.people[0]
  const typed = found && linesToImport([found.line], new Map([[placeOf(found.line, 0), found.decision]]), undefined)[0]
  const by = next && isNext ? { playerId: next.playerId } : typed?.people[0]
  const isFound = (next && isNext) || found !== undefined
  const deed = useDeed(async () => {
    if (!isFound) {
      const { lines } = await call('readPlayerTable', { params: { eventId }, body: { text } })
      const [line] = lines
      const [first] = line?.people ?? []
      if (line && first) setFound({ line, decision: firstDecision(first) })
      return
    }
    if (!by) return
    await call('replacePlayer', {
      params: { eventId, playerId: row.playerId },
      body: { by, ...(reason.trim() !== '' && { reason: reason.trim() }) },
    })
    await readAgain(ofEvents)
    onClose(true)
  })
  return (
    <DeedDialog
      title={words.replaceTitle(row.name)}
      submit={isFound ? words.replaceDo : words.replaceFind}
      disabled={isFound ? by === undefined : text.trim() === ''}
      deed={deed}
      onClose={() => onClose(false)}
    >
      <p class="quiet">{words.replaceEffects}</p>
      {(row.pairing || row.team || row.flights.size > 0) && (
        <ul class="effects">
          <PlacesOf row={row} />
        </ul>
      )}
      {next && (
        <Check words={words.byNext(shortName(next))} hint={words.byNextHint} checked={isNext} onChange={setNext} />
      )}
      {!isNext && (
        <Field
          label={words.replaceBy}
          hint={words.replaceHint}
          value={text}
          onInput={value => {
            setText(value)
            setFound(undefined)
          }}
          required
          maxLength={200}
        />
      )}
      {!isNext && found && person && (
        <div class="field-row">
          <span aria-hidden="true" />
          <WhoIs
            words={words.whoIs}
            person={person}
            decision={found.decision}
            onDecide={decision => setFound({ ...found, decision })}
            required
          />
        </div>
      )}
      {isFound && <Field label={words.withdrawReason} value={reason} onInput={setReason} maxLength={500} />}
      {by && <Follows id="replacePlayer" inputs={[{ params: { eventId, playerId: row.playerId }, body: { by } }]} />}
    </DeedDialog>
  )
}
