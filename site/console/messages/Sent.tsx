import { useEffect, useRef, useState } from 'preact/hooks'
import { announce } from '../../ui/announce.tsx'
import { call, type Reply } from '../../ui/call.ts'
import { timeFormat } from '../../ui/clock.ts'
import { useDeed } from '../../ui/useDeed.tsx'
import { useOpen } from '../../ui/useOpen.ts'
import { DeliveriesDialog } from './DeliveriesDialog.tsx'
import type { Words } from './Messages.tsx'
import type { Note } from './Notes.tsx'

type Message = Reply<'listMessages'>['messages'][number]

type SentProps = {
  readonly messages: readonly Message[]
  /** The one that this page sent last: what stops it gets the focus. */
  readonly justSent: number | undefined
  readonly isMailSetUp: boolean
  readonly roundId: string
  readonly timeZone: string
  readonly words: Words
  readonly onNotes: (notes: readonly Note[]) => void
}

/** What was sent, the newest first, and how many mails became of it. */
export function Sent({ messages, justSent, isMailSetUp, roundId, timeZone, words, onNotes }: SentProps) {
  const [shown, show, close] = useOpen<Message>()
  const moment = timeFormat({
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
  })
  return (
    <section class="panel padded" aria-labelledby="sent">
      <h2 id="sent">{words.sent}</h2>
      {messages.length === 0 && <p class="quiet">{words.nothingSent}</p>}
      <ul class="lines staff">
        {messages.map(message => (
          <li key={message.messageId}>
            <strong>{message.subject}</strong>
            <span class="quiet">
              {[moment.format(new Date(message.sentDt)), words.sentTo[message.group], message.by]
                .filter(Boolean)
                .join(' · ')}
            </span>
            <span>{countsIn(message, words)}</span>
            <span class="end">
              {isMailSetUp && message.secondsLeft > 0 && (
                <StopLine message={message} isNew={message.messageId === justSent} roundId={roundId} words={words} />
              )}
              <button
                type="button"
                class="button tight"
                aria-label={words.seeOf({ subject: message.subject })}
                onClick={() => show(message)}
              >
                {words.see}
              </button>
            </span>
          </li>
        ))}
      </ul>
      {shown && (
        <DeliveriesDialog
          roundId={roundId}
          messageId={shown.messageId}
          subject={shown.subject}
          words={words}
          onNotes={onNotes}
          onClose={close}
        />
      )}
    </section>
  )
}

type StopProps = {
  readonly message: Message
  readonly isNew: boolean
  readonly roundId: string
  readonly words: Words
}

/** How long it can still be stopped, and the button that does. */
function StopLine({ message: { messageId, subject, secondsLeft }, isNew, roundId, words }: StopProps) {
  const button = useRef<HTMLButtonElement>(null)
  // The button that sent it is disabled now, and the keyboard would be nowhere.
  useEffect(() => {
    if (isNew) button.current?.focus()
  }, [isNew])
  const [left, setLeft] = useState(secondsLeft)
  useEffect(() => {
    const end = performance.now() + secondsLeft * 1000
    const timer = setInterval(() => setLeft(Math.max(0, Math.ceil((end - performance.now()) / 1000))), 250)
    return () => clearInterval(timer)
  }, [secondsLeft])
  const deed = useDeed(async () => {
    await call('stopMessage', { params: { eventId: roundId, messageId } })
    announce(words.stoppedNow)
  })
  return (
    <>
      <span role="timer">{words.sendingIn({ seconds: left })}</span>
      <button
        ref={button}
        type="button"
        class="button"
        aria-label={words.stopOf({ subject })}
        disabled={deed.busy}
        onClick={() => deed.run()}
      >
        {words.stop}
      </button>
      {deed.error}
    </>
  )
}

const shownCounts = ['sent', 'waiting', 'refused', 'noAddress', 'notWanted'] as const

function countsIn({ counts, stopped }: Message, words: Words): string {
  const parts = shownCounts.flatMap(state => (counts[state] > 0 ? [words.count[state]({ count: counts[state] })] : []))
  return [...(stopped ? [words.stopped] : []), ...parts].join(', ')
}
