import { useState } from 'preact/hooks'
import { call } from '../../ui/call.ts'
import { DeedDialog } from '../../ui/DeedDialog.tsx'
import { useQuery } from '../../ui/data.ts'
import { Field } from '../../ui/Field.tsx'
import { useDeed } from '../../ui/useDeed.tsx'
import { Waiting } from '../../ui/Waiting.tsx'
import { Follows } from '../frame/Effects.tsx'
import { orderByHand } from './orderByHand.ts'
import type { Words } from './Results.tsx'
import type { Tie } from './useCountback.ts'

type TieProps = {
  readonly tie: Tie
  /** The order to begin with, and what it comes from. */
  readonly order: Tie['sides']
  readonly reason: string
  readonly words: Words
  readonly onClose: () => void
}

/** Gives level sides an order; who stands where then, and who wins what, is said before it is done. */
export function TieDialog({ tie, order: first, reason: usual, words, onClose }: TieProps) {
  const [order, setOrder] = useState(first)
  const [reason, setReason] = useState(usual)
  const params = { eventId: tie.eventId, leaderboardId: tie.leaderboardId }
  const detail = useQuery('getLeaderboard', { params })
  const settings =
    detail.data &&
    orderByHand(
      detail.data.settings,
      order.map(({ sideId }) => sideId),
    )
  const deed = useDeed(async () => {
    if (!settings) return
    await call('updateLeaderboard', { params, body: { settings, reason: reason.trim() } })
    onClose()
  })
  const up = (at: number) =>
    setOrder(now => now.map((row, place) => (place === at ? now[at - 1] : place === at - 1 ? now[at] : row) ?? row))
  return (
    <DeedDialog
      title={words.tieTitle({ label: tie.label })}
      submit={words.save}
      disabled={!settings || reason.trim() === ''}
      deed={deed}
      onClose={onClose}
    >
      <p class="quiet">{words.tieHelp}</p>
      <ol class="lines">
        {order.map(({ sideId, name }, at) => (
          <li key={sideId}>
            <span>
              {at + 1}. <strong>{name}</strong>
            </span>
            {at > 0 && (
              <button
                type="button"
                class="button plain tight end"
                aria-label={words.up({ name })}
                onClick={() => up(at)}
              >
                <span class="sort" aria-hidden="true">
                  ↑
                </span>
              </button>
            )}
          </li>
        ))}
      </ol>
      <Field label={words.tieReason} value={reason} onInput={setReason} required maxLength={500} />
      {settings ? (
        <Follows id="updateLeaderboard" inputs={[{ params, body: { settings, reason: 'preview' } }]} />
      ) : (
        <Waiting answers={[detail]} />
      )}
    </DeedDialog>
  )
}
