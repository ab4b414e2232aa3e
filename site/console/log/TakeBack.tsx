import { useEffect, useState } from 'preact/hooks'
import { announce } from '../../ui/announce.tsx'
import { call, Refused, tryOut } from '../../ui/call.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { useDeed } from '../../ui/useDeed.tsx'
import { kit } from '../../ui/words.ts'
import { type Line, type Reading, type Sentence, sentenceOf } from './sentences.ts'

type TakeBackProps = {
  readonly eventId: string
  readonly steps: readonly string[]
  readonly lines: readonly Line[]
  readonly whoDid: (line: Line) => string
  readonly reading: Reading
  /** Takes these steps back too. */
  readonly onMore: (steps: readonly string[]) => void
  readonly onClose: (done: boolean) => void
}

type Looked =
  | { readonly comesBack: readonly Sentence[] }
  | { readonly refused: Error; readonly inTheWay: readonly string[] }

/** Says what comes back, or which steps stand in the way, before anything is done. */
export function TakeBack({ eventId, steps, lines, whoDid, reading, onMore, onClose }: TakeBackProps) {
  const { words } = reading
  const looked = useLooked(eventId, steps, reading)
  const deed = useDeed(async () => {
    await call('undo', { params: { eventId }, body: { steps } })
    announce(words.undone)
    onClose(true)
  })
  const canGo = looked !== undefined && 'comesBack' in looked
  const foot = (
    <>
      <button type="button" class="button plain" onClick={() => onClose(false)}>
        {kit().cancel}
      </button>
      {canGo && (
        <button type="submit" class="button lead" disabled={deed.busy}>
          {words.doIt}
        </button>
      )}
      {looked && 'refused' in looked && looked.inTheWay.length > 0 && (
        <button type="button" class="button" onClick={() => onMore(looked.inTheWay)}>
          {words.takeTheseToo({ count: looked.inTheWay.length })}
        </button>
      )}
    </>
  )
  return (
    <Dialog
      title={looked && !canGo ? words.cannotTitle : words.dialogTitle({ count: steps.length })}
      onClose={() => onClose(false)}
      onSubmit={() => canGo && deed.run()}
      foot={foot}
    >
      {looked === undefined && <p class="quiet">{words.looking}</p>}
      {looked && 'comesBack' in looked && <ComesBack looked={looked} words={words} />}
      {looked && 'refused' in looked && <InTheWay {...{ looked, lines, whoDid, reading }} />}
      {deed.error}
    </Dialog>
  )
}

/** What taking the steps back would do; undefined while it is tried out. */
function useLooked(eventId: string, steps: readonly string[], reading: Reading): Looked | undefined {
  const [looked, setLooked] = useState<Looked | undefined>()
  useEffect(() => {
    let isLeft = false
    setLooked(undefined)
    tryOut('undo', { params: { eventId }, body: { steps } })
      .then(({ changes }) => {
        const told = changes.filter(({ kind }) => kind !== 'step.undone')
        const byStep = Map.groupBy(told, ({ subject }) => String(subject.undoes ?? ''))
        return { comesBack: [...byStep.values()].map(own => sentenceOf(own, reading)) }
      })
      .catch((refused: Error) => ({
        refused,
        inTheWay:
          refused instanceof Refused
            ? refused.errors.flatMap(({ pointer, message }) => (pointer === '/steps/-' ? [message] : []))
            : [],
      }))
      .then(answer => isLeft || setLooked(answer))
    return () => {
      isLeft = true
    }
  }, [steps.join()])
  return looked
}

type ComesBackProps = {
  readonly looked: Extract<Looked, { readonly comesBack: unknown }>
  readonly words: Reading['words']
}

function ComesBack({ looked: { comesBack }, words }: ComesBackProps) {
  return (
    <>
      <p>{comesBack.length === 0 ? words.nothing : words.comesBack}</p>
      <ul class="effects">
        {comesBack.map(({ what, details, more }) => (
          <li key={what + details.join()}>
            <span>{what}</span>
            <span class="quiet">
              {details.join(' · ')} {more > 0 && words.more({ count: more })}
            </span>
          </li>
        ))}
      </ul>
      <p class="quiet">{words.stepsAgain}</p>
    </>
  )
}

type InTheWayProps = Pick<TakeBackProps, 'lines' | 'whoDid' | 'reading'> & {
  readonly looked: Extract<Looked, { readonly refused: unknown }>
}

function InTheWay({ looked: { refused, inTheWay }, lines, whoDid, reading }: InTheWayProps) {
  const { words } = reading
  return (
    <>
      <p class="banner" role="alert">
        <Icon name="alert" />
        <span>{refused.message}</span>
      </p>
      {inTheWay.length > 0 && (
        <>
          <p>{words.inTheWay}</p>
          <ul class="effects">
            {inTheWay.map(step => {
              const line = lines.find(one => one.step === step)
              return (
                <li key={step}>
                  {line ? `${whoDid(line)} ${sentenceOf(line.entries, reading).what}` : words.inTheWayOlder}
                </li>
              )
            })}
          </ul>
        </>
      )}
    </>
  )
}
