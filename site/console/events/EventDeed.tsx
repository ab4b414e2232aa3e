import { useState } from 'preact/hooks'
import { pathOf } from '../../../contract/site/consoleScreens.ts'
import { call, type Reply } from '../../ui/call.ts'
import { DeedDialog } from '../../ui/DeedDialog.tsx'
import { Field } from '../../ui/Field.tsx'
import { go } from '../../ui/router.tsx'
import { useDeed } from '../../ui/useDeed.tsx'
import type { ScreenWords } from '../../ui/words.ts'

export type EventDeedKind = 'clone' | 'recipe' | 'remove'

type EventDeedProps = {
  readonly kind: EventDeedKind
  readonly event: Reply<'searchEvents'>[number]
  readonly words: ScreenWords<'events'>
  readonly onClose: () => void
}

/** What can be done with an event from the list: clone it, make it a recipe, delete a draft. */
export function EventDeed({ kind, event, words, onClose }: EventDeedProps) {
  const year = Number(event.startDate.slice(0, 4))
  const [name, setName] = useState(kind === 'clone' ? event.name.replace(String(year), String(year + 1)) : event.name)
  const [startDate, setStartDate] = useState(`${year + 1}${event.startDate.slice(4)}`)
  const deed = useDeed(async () => {
    const params = { eventId: event.eventId }
    if (kind === 'clone') {
      const made = await call('cloneEvent', { params, body: { name, startDate } })
      go(pathOf('overview', { eventId: made.event.eventId }))
    } else if (kind === 'recipe') {
      await call('saveRecipe', { params: { communityId: event.communityId }, body: { eventId: event.eventId, name } })
    } else await call('deleteEvent', { params })
    onClose()
  })
  const title = { clone: words.cloneTitle, recipe: words.recipeTitle, remove: words.removeTitle }[kind]({
    name: event.name,
  })
  return (
    <DeedDialog
      title={title}
      submit={{ clone: words.cloneDo, recipe: words.recipeDo, remove: words.removeDo }[kind]}
      harm={kind === 'remove'}
      deed={deed}
      onClose={onClose}
    >
      <p class="quiet">{{ clone: words.cloneWhat, recipe: words.recipeWhat, remove: words.removeWhat }[kind]}</p>
      {kind !== 'remove' && (
        <Field
          label={words.name}
          value={name}
          onInput={setName}
          required
          maxLength={120}
          error={deed.errorAt('/name')}
        />
      )}
      {kind === 'clone' && (
        <Field
          label={words.firstDay}
          type="date"
          look="date"
          value={startDate}
          onInput={setStartDate}
          required
          error={deed.errorAt('/startDate')}
        />
      )}
    </DeedDialog>
  )
}
