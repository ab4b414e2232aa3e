/** What opens over the grid of players: one of them, and the reason of a handicap. */
import { useRef, useState } from 'preact/hooks'
import { teeInWords } from '../../../contract/site/teeInWords.ts'
import { DeedDialog } from '../../ui/DeedDialog.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Field } from '../../ui/Field.tsx'
import { lazy } from '../../ui/lazy.tsx'
import { handicapLabel, indexLabel, kit, type ScreenWords } from '../../ui/words.ts'
import type { LeaderboardSummary } from '../frame/leaderboardSummary.ts'
import { type Entrant, groupName } from '../frame/useRoster.ts'
import { Why } from '../why/Why.tsx'

type Words = ScreenWords<'players'>

const KeptDetails = lazy(() => import('./KeptDetails.tsx').then(one => one.KeptDetails))

/** One player: who it is, handicap, flights, and what the organiser keeps. */
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
  const save = useRef(() => {})
  return (
    <Dialog side title={`${row.firstName} ${row.lastName}`} onClose={onClose} onSubmit={() => save.current()}>
      <dl class="facts">
        <dt>{words.handicapIndex}</dt>
        <dd>{indexLabel(handicap?.hcIndex) || '–'}</dd>
        <dt>{words.playing}</dt>
        <dd>{handicapLabel(handicap?.hcPlaying)}</dd>
        <dt>{words.tee}</dt>
        <dd>{teeInWords(handicap?.teeName) ?? '–'}</dd>
        <dt>{words.source}</dt>
        <dd>
          {words.sources[handicap?.hcSource ?? 'NONE']}
          {handicap?.manualMsg !== undefined && `: ${handicap.manualMsg}`}
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
      <Why row={row} />
      <KeptDetails
        playerId={row.playerId}
        words={words}
        onReady={one => {
          save.current = one
        }}
      />
    </Dialog>
  )
}

/** Asks why a handicap is set by hand. */
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
