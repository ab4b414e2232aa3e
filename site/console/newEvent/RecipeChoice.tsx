import type { Words } from './NewEvent.tsx'
import type { NewEvent, Recipes } from './useNewEvent.ts'

type RecipeChoiceProps = { readonly event: NewEvent; readonly recipes: Recipes['recipes']; readonly words: Words }

/** What the event starts from: a recipe, or an event that was. */
export function RecipeChoice({ event, recipes, words }: RecipeChoiceProps) {
  return (
    <fieldset class="panel recipes">
      <legend>{words.startFrom}</legend>
      {recipes.map(({ recipeId, name, own, description }) => (
        <label key={recipeId} class="recipe">
          <input type="radio" name="recipe" checked={event.from === recipeId} onChange={() => event.follow(recipeId)} />
          <span>
            <strong>{name}</strong>
            {own && <span class="tag honour">{words.own}</span>}
            <small>{description}</small>
          </span>
        </label>
      ))}
      {event.events.length > 0 && <CopyChoice event={event} words={words} />}
    </fieldset>
  )
}

function CopyChoice({ event, words }: Omit<RecipeChoiceProps, 'recipes'>) {
  const { from, source, events } = event
  return (
    <label class="recipe">
      <input type="radio" name="recipe" checked={from === 'clone'} onChange={event.copy} />
      <span>
        <strong>{words.clone}</strong>
        {from === 'clone' && (
          <select
            class="input select"
            aria-label={words.cloneWhich}
            value={source?.eventId ?? ''}
            onChange={({ currentTarget }) => event.setCloned(currentTarget.value)}
          >
            {[...events].reverse().map(one => (
              <option key={one.eventId} value={one.eventId}>
                {one.name}
              </option>
            ))}
          </select>
        )}
      </span>
    </label>
  )
}
