import { useEffect, useRef, useState } from 'preact/hooks'
import { call, Refused, tryOut } from '../../ui/call.ts'
import { DeedDialog } from '../../ui/DeedDialog.tsx'
import { Check, Field } from '../../ui/Field.tsx'
import { useDeed } from '../../ui/useDeed.tsx'
import { Effects, Follows, usePreviews } from '../frame/Effects.tsx'
import { momentIn } from '../frame/localTime.ts'
import { useEvent } from '../frame/useEvent.ts'
import { type Entrant, shortName } from '../frame/useRoster.ts'
import type { en } from './en.ts'
import { PlacesOf } from './PlacesOf.tsx'

/** What follows of more withdrawals than these is not looked at one by one. */
const mostLooked = 5

/** Whether somebody is refused to leave because there is a score: only the server knows of other rounds. */
const hasScore = (error: unknown) => error instanceof Refused && error.code === 'SCORE_ENTERED'

type RemoveProps = {
  readonly rows: readonly Entrant[]
  /** Everybody in the event. */
  readonly entrants: readonly Entrant[]
  readonly eventId: string
  readonly words: typeof en
  readonly onClose: (done: boolean) => void
}

/**
 * Players leave the event; whoever waits first is offered the place, unless the director says otherwise. Who has a score stays,
 * and the card of the round says that the player withdrew: no score is ever taken away for it.
 */
export function Remove({ rows, entrants, eventId, words, onClose }: RemoveProps) {
  const { setup, round, roundId } = useEvent()
  const { timeZone } = setup
  const [reason, setReason] = useState('')
  const [offers, setOffers] = useState(true)
  const [draws, setDraws] = useState(false)
  const [scored, setScored] = useState<ReadonlySet<number>>(new Set())
  const [isLooking, setLooking] = useState(rows.length <= mostLooked)
  useEffect(() => {
    if (!isLooking) return
    const looking = rows.map(({ playerId }) =>
      tryOut('withdrawPlayer', { params: { eventId, playerId }, body: {} }).then(
        () => [],
        error => (hasScore(error) ? [playerId] : []),
      ),
    )
    void Promise.all(looking).then(found => {
      setScored(new Set(found.flat()))
      setLooking(false)
    })
  }, [])
  const leaving = rows.filter(({ playerId }) => !scored.has(playerId))
  const ruled = rows.filter(({ playerId }) => scored.has(playerId))
  const inputs = leaving.map(({ playerId }) => ({
    params: { eventId, playerId },
    body: { ...(draws && { blindDraw: true }) },
  }))
  const { told, refused } = usePreviews(
    'withdrawPlayer',
    isLooking ? [] : inputs.slice(0, rows.length <= mostLooked ? undefined : 1),
  )
  // While another choice is looked at, what is known stays.
  const known = useRef(told)
  known.current = told ?? known.current
  const staying = entrants.filter(one => !rows.some(({ playerId }) => playerId === one.playerId))
  const next = known.current?.[0]?.reply.next
  const teams = leaving.flatMap(({ team }) => (team === undefined ? [] : [team.name]))
  const drawn = told?.flatMap(({ reply }) => reply.drawn ?? []) ?? []
  const deed = useDeed(async () => {
    const found = new Set<number>()
    for (const { playerId } of leaving)
      await call('withdrawPlayer', {
        params: { eventId, playerId },
        body: {
          status: 'withdrawn',
          ...(reason.trim() !== '' && { reason: reason.trim() }),
          ...(next && offers && { offerNext: true }),
          ...(draws && { blindDraw: true }),
        },
      }).catch(error => {
        if (!hasScore(error)) throw error
        found.add(playerId)
      })
    for (const { playerId } of ruled) await call('setCardStatus', rulingOf(playerId, reason.trim()))
    // Who turned out to have a score is asked about: the card is marked, which is another thing than leaving.
    if (found.size > 0) setScored(new Set([...scored, ...found]))
    else onClose(true)
  })
  const rulingOf = (playerId: number, why: string) => ({
    params: { eventId: roundId, cardId: `P-${playerId}` },
    body: { status: 'WD' as const, reason: why === '' ? words.withdrew : why },
  })
  return (
    <DeedDialog
      title={words.withdrawTitle(rows.length)}
      submit={words.withdrawDo}
      harm
      cancel={words.keep}
      deed={deed}
      disabled={isLooking}
      onClose={() => onClose(false)}
    >
      {leaving.length > 0 && <p class="quiet">{words.withdrawEffects}</p>}
      <ul class="effects">
        {leaving.map(row => (
          <PlacesOf key={row.playerId} row={row} staying={{ entrants: staying, words }} />
        ))}
      </ul>
      {ruled.length > 0 && <p>{words.scoresStay(ruled.map(shortName).join(', '), round.name)}</p>}
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
      {rows.length <= mostLooked && leaving.length > 0 && (
        <Effects told={told} {...(refused !== undefined && { refused })} />
      )}
      {ruled.length > 0 && ruled.length <= mostLooked && (
        <Follows id="setCardStatus" inputs={ruled.map(({ playerId }) => rulingOf(playerId, ''))} />
      )}
    </DeedDialog>
  )
}
