import { useRef, useState } from 'preact/hooks'
import { call } from '../../ui/call.ts'
import { ofEvents } from '../../ui/changes.ts'
import { DeedDialog } from '../../ui/DeedDialog.tsx'
import { readAgain } from '../../ui/data.ts'
import { Check, Field } from '../../ui/Field.tsx'
import { useDeed } from '../../ui/useDeed.tsx'
import { Effects, usePreviews } from '../frame/Effects.tsx'
import { momentIn } from '../frame/localTime.ts'
import { useEvent } from '../frame/useEvent.ts'
import { type Entrant, shortName } from '../frame/useRoster.ts'
import type { en } from './en.ts'
import { PlacesOf } from './PlacesOf.tsx'

/** What follows of more withdrawals than these is not looked at one by one. */
const mostLooked = 5

type RemoveProps = {
  readonly rows: readonly Entrant[]
  /** Everybody in the event. */
  readonly entrants: readonly Entrant[]
  readonly eventId: string
  readonly words: typeof en
  readonly onClose: (done: boolean) => void
}

/** Players leave the event; whoever waits first is offered the place, unless the director says otherwise. */
export function Remove({ rows, entrants, eventId, words, onClose }: RemoveProps) {
  const { timeZone } = useEvent().setup
  const [reason, setReason] = useState('')
  const [offers, setOffers] = useState(true)
  const [draws, setDraws] = useState(false)
  const inputs = rows.map(({ playerId }) => ({
    params: { eventId, playerId },
    body: { ...(draws && { blindDraw: true }) },
  }))
  const { told, refused } = usePreviews('withdrawPlayer', inputs.slice(0, rows.length <= mostLooked ? undefined : 1))
  // While another choice is looked at, what is known stays.
  const known = useRef(told)
  known.current = told ?? known.current
  const staying = entrants.filter(one => !rows.some(({ playerId }) => playerId === one.playerId))
  const next = known.current?.[0]?.reply.next
  const teams = rows.flatMap(({ team }) => (team === undefined ? [] : [team.name]))
  const drawn = told?.flatMap(({ reply }) => reply.drawn ?? []) ?? []
  const deed = useDeed(async () => {
    for (const { playerId } of rows)
      await call('withdrawPlayer', {
        params: { eventId, playerId },
        body: {
          status: 'withdrawn',
          ...(reason.trim() !== '' && { reason: reason.trim() }),
          ...(next && offers && { offerNext: true }),
          ...(draws && { blindDraw: true }),
        },
      })
    await readAgain(ofEvents)
    onClose(true)
  })
  return (
    <DeedDialog
      title={words.withdrawTitle(rows.length)}
      submit={words.withdrawDo}
      harm
      cancel={words.keep}
      deed={deed}
      onClose={() => onClose(false)}
    >
      <p class="quiet">{words.withdrawEffects}</p>
      <ul class="effects">
        {rows.map(row => (
          <PlacesOf key={row.playerId} row={row} staying={{ entrants: staying, words }} />
        ))}
      </ul>
      <Field label={words.withdrawReason} value={reason} onInput={setReason} maxLength={500} />
      {teams.length > 0 && (
        <Check
          words={words.drawFor(teams.join(', '))}
          hint={drawn.length > 0 ? words.drawn(drawn.map(shortName).join(', ')) : words.drawHint}
          checked={draws}
          onChange={setDraws}
        />
      )}
      {next && (
        <Check
          words={rows.length === 1 ? words.offerTo(shortName(next)) : words.offerToNext(rows.length)}
          hint={words.offerHint(momentIn(next.until, timeZone))}
          checked={offers}
          onChange={setOffers}
        />
      )}
      {rows.length <= mostLooked && <Effects told={told} {...(refused !== undefined && { refused })} />}
    </DeedDialog>
  )
}
