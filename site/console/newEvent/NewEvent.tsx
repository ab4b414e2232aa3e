import { useCallback, useState } from 'preact/hooks'
import { pathOf } from '../../../contract/site/consoleScreens.ts'
import { DeedForm } from '../../ui/DeedForm.tsx'
import { useQuery } from '../../ui/data.ts'
import { Icon } from '../../ui/Icon.tsx'
import { go, useLeaveGuard, usePlace } from '../../ui/router.tsx'
import { useDeed } from '../../ui/useDeed.tsx'
import { Waiting } from '../../ui/Waiting.tsx'
import type { ScreenWords } from '../../ui/words.ts'
import { Screen } from '../frame/Screen.tsx'
import { EventFields } from './EventFields.tsx'
import { PlayFields } from './PlayFields.tsx'
import { RecipeChoice } from './RecipeChoice.tsx'
import { makeEvent, type Recipes, useNewEvent } from './useNewEvent.ts'

export type Words = ScreenWords<'newEvent'>

/** One page makes an event: a recipe or last year's event, a name, a day, a course. */
export function NewEvent({ words }: { readonly words: Words }) {
  const { params } = usePlace()
  const communityId = Number(params.communityId)
  const recipes = useQuery('listRecipes', { params: { communityId } })
  return (
    <Screen
      title={words.title}
      actions={
        <button
          type="button"
          class="button"
          onClick={() => go(pathOf('eventFile', { communityId: String(communityId) }))}
        >
          <Icon name="paste" />
          {words.fromFile}
        </button>
      }
    >
      {recipes.data ? (
        <NewEventForm words={words} communityId={communityId} from={recipes.data} />
      ) : (
        <Waiting answers={[recipes]} />
      )}
    </Screen>
  )
}

type NewEventFormProps = { readonly words: Words; readonly communityId: number; readonly from: Recipes }

function NewEventForm({ words, communityId, from }: NewEventFormProps) {
  const [isTouched, setTouched] = useState(false)
  const event = useNewEvent(communityId, from)
  const { copied, recipe, boards } = event
  useLeaveGuard(useCallback(() => (isTouched ? words.lost : undefined), [isTouched]))
  const deed = useDeed(() => makeEvent(event, () => setTouched(false)))
  return (
    <DeedForm class="form" deed={deed} onInput={() => setTouched(true)}>
      <RecipeChoice event={event} recipes={from.recipes} words={words} />
      <EventFields {...{ event, deed, words }} />
      <PlayFields {...{ event, deed, words }} />
      {deed.error}
      <footer class="apply">
        <span>
          {copied
            ? words.willClone({ name: copied.name })
            : words.willExist({
                rounds: recipe?.event.rounds?.length ?? 1,
                boards: boards.length,
                flights: boards.reduce((sum, one) => sum + one.flights.length, 0),
              })}
        </span>
        <span class="end">
          <button type="submit" class="button lead" disabled={deed.busy}>
            {words.create}
          </button>
        </span>
      </footer>
    </DeedForm>
  )
}
