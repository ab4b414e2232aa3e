import { useMemo } from 'preact/hooks'
import { announce } from '../../ui/announce.tsx'
import { call } from '../../ui/call.ts'
import { outbox, useQuery } from '../../ui/data.ts'
import { Icon } from '../../ui/Icon.tsx'
import { useKeys } from '../../ui/keys.ts'
import { type LoggedStep, undoable, wordsOfStep } from '../../ui/steps.ts'
import { useStore } from '../../ui/store.ts'
import { kit } from '../../ui/words.ts'
import { session } from '../session.ts'
import { frame } from './frameWords.ts'

const me = () => `administrator:${session.account.administratorId}`
const mostEntries = 400

/** Takes back my last step in the event, or goes forward again; also the keys for it. It waits its turn behind what is not sent yet. */
export function Undo({ eventId }: { readonly eventId: string }) {
  const log = useQuery('listEventLog', { params: { eventId }, query: { most: mostEntries } })
  const { waiting } = useStore(outbox.state)
  const { undo } = undoable(log.data?.entries ?? [], me())
  const keys = useMemo(
    () => [
      { keys: 'Ctrl+z', words: kit().keyUndo, run: () => takeBack(eventId, 'undo') },
      { keys: 'Ctrl+Shift+z', words: kit().keyRedo, run: () => takeBack(eventId, 'redo') },
    ],
    [eventId],
  )
  useKeys(keys)
  const last = waiting.findLast(one => one.scope === eventId)
  if (!undo && !last) return null
  return (
    <button type="button" class="button tight plain undo" onClick={() => takeBack(eventId, 'undo')}>
      <Icon name="undo" />
      {kit().undo({ step: last?.words ?? (undo ? wordsOf(undo) : '') })} <kbd>Ctrl Z</kbd>
    </button>
  )
}

function takeBack(eventId: string, way: 'undo' | 'redo'): void {
  outbox.add({
    scope: eventId,
    words: way === 'undo' ? kit().keyUndo : kit().keyRedo,
    patches: [],
    // Which step is the last one is known when those before it have arrived.
    async send(key) {
      const { entries } = await call('listEventLog', { params: { eventId }, query: { most: mostEntries } })
      const { [way]: step } = undoable(entries, me())
      if (step?.step === undefined) return announce(kit().nothingToUndo)
      await call('undo', { params: { eventId }, body: { steps: [step.step] } }, { key })
      announce(kit().undone({ step: wordsOf(step) }))
    },
  })
}

function wordsOf({ step, kind }: LoggedStep): string {
  return (
    wordsOfStep(step ?? '') ?? frame().kinds[kind] ?? frame().kinds[kind.split('.')[0] ?? ''] ?? frame().somethingElse
  )
}
