import type { ComponentChildren } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import { call, type Reply } from '../../ui/call.ts'
import { DeedDialog } from '../../ui/DeedDialog.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { useDeed } from '../../ui/useDeed.tsx'
import type { ScreenWords } from '../../ui/words.ts'
import { useWhySuspended } from '../frame/useWhySuspended.tsx'

/** So long the button is held, so that no pocket suspends play. */
const holdMs = 1000

type SuspensionProps = {
  readonly eventId: string
  readonly state: Reply<'listNotes'>['state']
  readonly isOffline: boolean
  readonly words: ScreenWords<'official'>
}

/** Suspends play by holding a button and answering a question, and resumes it. Both wait for the answer. */
export function Suspension({ eventId, state, isOffline, words }: SuspensionProps) {
  const [isAsking, setAsking] = useState(false)
  const why = useWhySuspended()
  const isHeld = state === 'suspended'
  const deed = useDeed(async () => {
    const body = isHeld ? { state: 'in progress' as const } : { state: 'suspended' as const, reason: why.reason }
    await call('setEventState', { params: { eventId }, body })
    setAsking(false)
  })
  if (!isHeld && state !== 'in progress') return null
  return (
    <div class="official-suspend">
      {isHeld ? (
        <>
          <p class="banner harm" role="alert">
            <Icon name="suspended" />
            <span>{words.suspended}</span>
          </p>
          <button type="button" class="button" onClick={() => setAsking(true)}>
            {words.resume}
          </button>
        </>
      ) : (
        <HoldButton onHeld={() => setAsking(true)}>
          <strong>{words.suspend}</strong>
          <small>{words.suspendHint}</small>
        </HoldButton>
      )}
      {isAsking && (
        <DeedDialog
          title={isHeld ? words.resumeTitle : words.suspendTitle}
          submit={isHeld ? words.resume : words.suspendDo}
          harm={!isHeld}
          deed={deed}
          disabled={isOffline}
          onClose={() => setAsking(false)}
        >
          <p>{isHeld ? words.resumeEffects : words.suspendEffects}</p>
          {isOffline && (
            <p class="banner harm" role="alert">
              <Icon name="held" />
              <span>{words.needsNetwork}</span>
            </p>
          )}
          {!isHeld && why.choice}
        </DeedDialog>
      )}
    </div>
  )
}

/** A button that acts when a finger has stayed on it; a key or a screen reader, which no pocket presses, acts at once. */
function HoldButton({ onHeld, children }: { readonly onHeld: () => void; readonly children: ComponentChildren }) {
  const [isHeld, setHeld] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  const leave = () => {
    clearTimeout(timer.current)
    setHeld(false)
  }
  useEffect(() => leave, [])
  return (
    <button
      type="button"
      class={`button harm official-hold ${isHeld ? 'is-held' : ''}`}
      onPointerDown={() => {
        setHeld(true)
        timer.current = setTimeout(() => {
          setHeld(false)
          onHeld()
        }, holdMs)
      }}
      onPointerUp={leave}
      onPointerLeave={leave}
      onPointerCancel={leave}
      onContextMenu={event => event.preventDefault()}
      onClick={event => event.detail === 0 && onHeld()}
    >
      {children}
    </button>
  )
}
