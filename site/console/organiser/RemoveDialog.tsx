import { announce } from '../../ui/announce.tsx'
import { call } from '../../ui/call.ts'
import { DeedDialog } from '../../ui/DeedDialog.tsx'
import { useDeed } from '../../ui/useDeed.tsx'
import type { ScreenWords } from '../../ui/words.ts'
import { fullNameOf, type Named } from './part.ts'

type RemoveProps = {
  readonly params: { readonly eventId: string; readonly organiserId: number }
  readonly person: Named
  readonly words: ScreenWords<'organiser'>
  readonly onClose: () => void
}

/** Asks before somebody goes off the list. */
export function RemoveDialog({ params, person, words, onClose }: RemoveProps) {
  const name = fullNameOf(person)
  const deed = useDeed(async () => {
    await call('removeNamedPlayer', { params: { ...params, playerId: person.playerId } })
    announce(words.removed({ name }))
    onClose()
  })
  return (
    <DeedDialog title={words.removeTitle({ name })} submit={words.remove} harm deed={deed} onClose={onClose}>
      <p>{words.removeEffects}</p>
    </DeedDialog>
  )
}
