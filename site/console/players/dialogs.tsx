/** What opens over the grid of players: one of them, the reason of a handicap, and removing some. */
import { useState } from 'preact/hooks'
import { fromDecimal, percent } from '../../../rules/exact.ts'
import { courseHandicapFor } from '../../../rules/handicap/courseHandicap.ts'
import { playingHandicap } from '../../../rules/handicap/playingHandicap.ts'
import { call } from '../../ui/call.ts'
import { ofEvents } from '../../ui/changes.ts'
import { DeedDialog } from '../../ui/DeedDialog.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { readAgain } from '../../ui/data.ts'
import { Field } from '../../ui/Field.tsx'
import { lazy } from '../../ui/lazy.tsx'
import { useDeed } from '../../ui/useDeed.tsx'
import { handicapLabel, indexLabel, kit } from '../../ui/words.ts'
import type { LeaderboardSummary } from '../frame/leaderboardSummary.ts'
import { type Entrant, groupName } from '../frame/useRoster.ts'
import type { en } from './en.ts'
import { PlacesOf } from './PlacesOf.tsx'

type Words = typeof en

export function Details({
  row,
  boards,
  words,
  onClose,
}: {
  readonly row: Entrant
  readonly boards: readonly LeaderboardSummary[]
  readonly words: Words
  readonly onClose: () => void
}) {
  const { handicap } = row
  return (
    <Dialog side title={`${row.firstName} ${row.lastName}`} onClose={onClose}>
      <dl class="facts">
        <dt>{words.handicapIndex}</dt>
        <dd>{indexLabel(handicap?.hcIndex) || '–'}</dd>
        <dt>{words.playing}</dt>
        <dd>{handicapLabel(handicap?.hcPlaying)}</dd>
        <dt>{words.tee}</dt>
        <dd>{handicap?.teeName ?? '–'}</dd>
        <dt>{words.source}</dt>
        <dd>
          {words.sources[handicap?.hcSource ?? 'NONE']}
          {handicap?.hcReason !== undefined && `: ${handicap.hcReason}`}
        </dd>
        {row.team && (
          <>
            <dt>{words.team}</dt>
            <dd>{row.team.name}</dd>
          </>
        )}
        {boards.map(board => (
          <div key={board.leaderboardId}>
            <dt>{board.name}</dt>
            <dd>{row.flights.get(board.leaderboardId)?.name ?? words.noFlightShort}</dd>
          </div>
        ))}
        <dt>{words.startsAt}</dt>
        <dd>{row.pairing ? groupName(row.pairing) : '–'}</dd>
      </dl>
      <Why row={row} words={words} />
    </Dialog>
  )
}

/** The playing handicap, counted again step by step; nothing where somebody set it. */
function Why({ row, words }: { readonly row: Entrant; readonly words: Words }) {
  const { hcIndex, teeRating, teeSlope, teePar, hcAllocPct, hcPlaying } = row.handicap ?? {}
  if (hcIndex === undefined || teeRating === undefined || teeSlope === undefined || teePar === undefined) return null
  const tee = { par: teePar, ratingTenths: fromDecimal(teeRating), slope: teeSlope }
  const course = courseHandicapFor(fromDecimal(hcIndex), tee, 18)
  const playing = playingHandicap(course.value, { allowance: percent(hcAllocPct ?? 100) })
  if (playing.value !== hcPlaying) return null
  return (
    <section>
      <h3>{words.why}</h3>
      <ol class="steps">
        {[...course.steps, ...playing.steps].map(step => (
          <li key={`${step.what}${step.result}`}>
            <span>{step.what}</span>
            <span class="quiet">{step.formula}</span>
            <strong>{step.result}</strong>
            {step.rule !== undefined && <small>{step.rule}</small>}
          </li>
        ))}
      </ol>
    </section>
  )
}

export function AskReason({
  words,
  onReason,
  onClose,
}: {
  readonly words: Words
  readonly onReason: (reason: string) => void
  readonly onClose: () => void
}) {
  const [reason, setReason] = useState('')
  return (
    <DeedDialog
      title={words.reasonTitle}
      submit={kit().apply}
      deed={{ run: () => reason.trim() !== '' && onReason(reason.trim()) }}
      onClose={onClose}
    >
      <Field
        label={words.reasonTitle}
        hint={words.reasonHint}
        value={reason}
        onInput={setReason}
        required
        maxLength={500}
      />
    </DeedDialog>
  )
}

const Follows = lazy(() => import('../frame/Effects.tsx').then(one => one.Follows<'withdrawPlayer'>))

/** What follows of more withdrawals than these is not looked at one by one. */
const mostLooked = 5

export function Remove({
  rows,
  eventId,
  words,
  onClose,
}: {
  readonly rows: readonly Entrant[]
  readonly eventId: string
  readonly words: Words
  readonly onClose: (done: boolean) => void
}) {
  const [reason, setReason] = useState('')
  const deed = useDeed(async () => {
    for (const { playerId } of rows)
      await call('withdrawPlayer', {
        params: { eventId, playerId },
        body: { status: 'withdrawn', ...(reason.trim() !== '' && { reason: reason.trim() }) },
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
          <PlacesOf key={row.playerId} row={row} />
        ))}
      </ul>
      <Field label={words.withdrawReason} value={reason} onInput={setReason} maxLength={500} />
      {rows.length <= mostLooked && (
        <Follows
          id="withdrawPlayer"
          inputs={rows.map(({ playerId }) => ({ params: { eventId, playerId }, body: {} }))}
        />
      )}
    </DeedDialog>
  )
}
