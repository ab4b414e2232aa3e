import { useEffect, useState } from 'preact/hooks'
import { announce } from '../../ui/announce.tsx'
import { call, Refused, requestIds, tryOut } from '../../ui/call.ts'
import { ofEvents } from '../../ui/changes.ts'
import { DeedDialog } from '../../ui/DeedDialog.tsx'
import { readAgain } from '../../ui/data.ts'
import { Field } from '../../ui/Field.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { useDeed } from '../../ui/useDeed.tsx'
import { language } from '../../ui/words.ts'
import { Follows } from '../frame/Effects.tsx'
import { leaveWords } from './leaveWords.ts'

/** Somebody who does not play on: `WD` on the course, `NS` on the first tee. `playerId` is undefined for the card of a team. */
export type Leaver = {
  readonly cardId: string
  readonly playerId: number | undefined
  readonly name: string
}

type Way = 'leaves' | 'ruled'
type Done = { readonly name: string; readonly undo: () => Promise<unknown> }

/** The whole event of the link, whose registrations a withdrawal is about: the address begins with it. */
const wholeEvent = () => location.pathname.split('/')[2] ?? ''

/**
 * How a helper says that somebody withdraws or does not come: what follows first, then one tap, and the way back. Whoever has a
 * score keeps it with a ruling on the card; whoever has none leaves the event.
 */
export function useLeaving(eventId: string, as: 'WD' | 'NS') {
  const [leaver, setLeaver] = useState<Leaver>()
  const [done, setDone] = useState<Done>()
  const words = language().startsWith('pt') ? leaveWords.pt : leaveWords.en
  const undoing = useDeed(async () => {
    await done?.undo()
    setDone(undefined)
    await readAgain(ofEvents)
  })
  const said = done && words.done[as](done.name)
  return {
    ask: setLeaver,
    said: said !== undefined && (
      <div class="helper-last">
        <Icon name="check" />
        <span>{said}</span>
        <button
          type="button"
          class="button"
          aria-label={words.undoOf(said)}
          disabled={undoing.busy}
          onClick={() => undoing.run()}
        >
          <Icon name="undo" />
          {words.undo}
        </button>
        {undoing.error}
      </div>
    ),
    dialog: leaver && (
      <Leave
        eventId={eventId}
        as={as}
        leaver={leaver}
        words={words}
        onClose={undo => {
          setLeaver(undefined)
          if (undo) setDone({ name: leaver.name, undo })
        }}
      />
    ),
  }
}

type LeaveProps = {
  /** Of the round. */
  readonly eventId: string
  readonly as: 'WD' | 'NS'
  readonly leaver: Leaver
  readonly words: typeof leaveWords.en
  readonly onClose: (undo?: () => Promise<unknown>) => void
}

function Leave({ eventId, as, leaver: { cardId, playerId, name }, words, onClose }: LeaveProps) {
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
    await readAgain(ofEvents)
    announce(words.done[as](name))
    onClose(
      way === 'leaves'
        ? () => call('undo', { params: { eventId: whole }, body: { steps: step === undefined ? [] : [step] } })
        : () => call('setCardStatus', { ...ruling, body: { status: 'OPEN', reason: words.undoOf(why) } }),
    )
  })
  return (
    <DeedDialog
      title={words.title[as](name)}
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
