import { useState } from 'preact/hooks'
import { lazy } from '../../ui/lazy.tsx'
import type { ScreenWords } from '../../ui/words.ts'
import type { RoundCard } from './groups.ts'

/** What reads pictures is loaded when somebody wants to scan. */
const ScanDialog = lazy(() => import('./ScanDialog.tsx').then(one => one.ScanDialog))

type ScanButtonProps = {
  readonly eventId: string
  readonly cards: readonly RoundCard[]
  readonly words: ScreenWords<'cards'>
}

/** Opens the camera for the codes of a phone that has found no network. */
export function ScanButton({ eventId, cards, words }: ScanButtonProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" class="button" onClick={() => setOpen(true)}>
        {words.scan}
      </button>
      {isOpen && (
        <ScanDialog
          eventId={eventId}
          cards={cards}
          title={words.scan}
          words={words.codes}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
