import { useEffect, useState } from 'preact/hooks'
import { announce } from '../../ui/announce.tsx'
import { call, Refused, requestIds, tryOut } from '../../ui/call.ts'
import { DeedDialog } from '../../ui/DeedDialog.tsx'
import { Field } from '../../ui/Field.tsx'
import { useDeed } from '../../ui/useDeed.tsx'
import type { ScreenWords } from '../../ui/words.ts'
import { Follows } from '../frame/Effects.tsx'
import { wholeEvent } from './helper.ts'

/** Somebody who does not play on: `WD` on the course, `NS` on the first tee. `playerId` is undefined for the card of a team. */
export type Leaver = {
  readonly cardId: string
  readonly playerId: number | undefined
  readonly name: string
}

type Way = 'leaves' | 'ruled'

export type LeaveProps = {
  /** Of the round. */
  readonly eventId: string
  readonly as: 'WD' | 'NS'
  readonly leaver: Leaver
  readonly words: ScreenWords<'helper'>['leave']
  readonly onClose: (undo?: () => Promise<unknown>) => void
}

/** Says what follows when somebody does not play on, does it, and gives the way back. */
export function LeaveDialog({ eventId, as, leaver: { cardId, playerId, name }, words, onClose }: LeaveProps) {
  const [way, setWay] = useState<Way | undefined>(playerId === undefined ? 'ruled' : undefined)
  const [reason, setReason] = useState<string>(words[as])
  const whole = wholeEvent()
  const status = as === 'WD' ? ('withdrawn' as const) : ('noShow' as const)
  const why = reason.trim() === '' ? words[as] : reason.trim()
  const leaving = { params: { eventId: whole, playerId: playerId ?? 0 }, body: { status } }
  const ruling = { params: { eventId, cardId }, body: { status: as, reason: words[as] } }
  const looking = useDeed(async () => {
    // Only the server knows of scores in other rounds.
    const isKept = (error: unknown) => error instanceof Refused && error.code === 'SCORE_ENTERED'
    const found = await tryOut('withdrawPlayer', leaving).then(
      (): Way => 'leaves',
      (error): Way => {
        if (isKept(error)) return 'ruled'
        throw error
      },
    )
    setWay(found)
  })
  useEffect(() => {
    if (way === undefined) looking.run()
  }, [])
  const deed = useDeed(async () => {
    const key = crypto.randomUUID()
    if (way === 'leaves') await call('withdrawPlayer', { ...leaving, body: { status, reason: why } }, { key })
    else await call('setCardStatus', { ...ruling, body: { status: as, reason: why } })
    const step = requestIds.get(key)
    announce(words.done[as]({ name }))
    onClose(
      way === 'leaves'
        ? () => call('undo', { params: { eventId: whole }, body: { steps: step === undefined ? [] : [step] } })
        : () => call('setCardStatus', { ...ruling, body: { status: 'OPEN', reason: words.undoOf({ what: why }) } }),
    )
  })
  return (
    <DeedDialog
      title={words.title[as]({ name })}
      submit={words[as]}
      harm
      deed={deed}
      disabled={way === undefined}
      onClose={() => onClose()}
    >
      {looking.error}
      {way && <p>{words[way]}</p>}
      <Field label={words.reason} value={reason} onInput={setReason} maxLength={500} />
      {way === 'leaves' && <Follows id="withdrawPlayer" inputs={[leaving]} />}
      {way === 'ruled' && <Follows id="setCardStatus" inputs={[ruling]} />}
    </DeedDialog>
  )
}
